package org.porchlight.app.ui.part;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import org.porchlight.app.porch.Porch;
import org.porchlight.app.porch.PorchState;
import org.porchlight.engine.api.EngineSnapshot;

/// The porch as the window last saw it. Confined to the JavaFX thread; [#porch] may be used from any.
///
/// `state` follows each change, `traffic` is pulled once a second while the window shows.
public final class PorchModel {
    private static final int CHART_MOVES = 70;
    private static final int NOW_AND_THEN = 30;

    private final Porch porch;
    private final ReadOnlyObjectWrapper<PorchState> state;
    private final ReadOnlyObjectWrapper<EngineSnapshot> traffic;
    private int same;

    public PorchModel(Porch porch) {
        this.porch = porch;
        this.state = new ReadOnlyObjectWrapper<>(porch.now());
        this.traffic = new ReadOnlyObjectWrapper<>(porch.traffic());
    }

    public Porch porch() {
        return porch;
    }

    public PorchState now() {
        return state.get();
    }

    public ReadOnlyObjectProperty<PorchState> state() {
        return state.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<EngineSnapshot> traffic() {
        return traffic.getReadOnlyProperty();
    }

    /// Looks at the state again.
    public void refresh() {
        state.set(porch.now());
    }

    /// Takes over a snapshot that was pulled elsewhere. One like the last is passed on for as long as the chart of the
    /// last minute still moves, then now and then for what tells the time: an idle window is not laid out each second.
    public void refresh(EngineSnapshot pulled) {
        same = isLike(pulled, traffic.get()) ? same + 1 : 0;
        if (same <= CHART_MOVES || same % NOW_AND_THEN == 0) {
            traffic.set(pulled);
        }
    }

    private static boolean isLike(EngineSnapshot now, EngineSnapshot before) {
        return before.equals(
                new EngineSnapshot(
                        before.at(),
                        now.epoch(),
                        now.viewings(),
                        now.shares(),
                        now.connections(),
                        now.sent(),
                        now.bytesPerSecond()));
    }
}
