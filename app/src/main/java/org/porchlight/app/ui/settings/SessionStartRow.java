package org.porchlight.app.ui.settings;

import javafx.scene.layout.Region;

import org.porchlight.app.porch.SessionStart;
import org.porchlight.app.ui.part.Switch;
import org.porchlight.app.ui.part.Tools;

/// The switch for starting with the session. It is not in the settings but in a file of the desktop, which others may
/// change as well; so it is read again whenever the page comes up.
final class SessionStartRow {
    private static final String EXPLAINED = "When you log in, Porchlight starts hidden, with its lantern in the tray.";
    private static final String ANOTHER =
            "Another copy of Porchlight starts when you log in. Turn this on and it is this one.";

    private final Tools tools;
    private final SessionStart start;
    private final Switch toggle = new Switch();
    private final Rows.Row row = Rows.row("Start with the computer", EXPLAINED, toggle);
    private boolean on;

    SessionStartRow(Tools tools, SessionStart start) {
        this.tools = tools;
        this.start = start;
        toggle.selectedProperty()
                .subscribe(wanted -> {
                    if (wanted != on) {
                        set(wanted);
                    }
                });
    }

    Region node() {
        return row.node();
    }

    void read() {
        tools.run(start::state, this::show);
    }

    private void set(boolean wanted) {
        tools.background()
                .run(
                        () -> {
                            start.set(wanted);
                            return start.state();
                        },
                        this::show,
                        refused -> {
                            tools.notices().refuse(refused);
                            read();
                        });
    }

    private void show(SessionStart.State state) {
        on = state == SessionStart.State.ON;
        toggle.setSelected(on);
        row.help().setText(state == SessionStart.State.ANOTHER ? ANOTHER : EXPLAINED);
    }
}
