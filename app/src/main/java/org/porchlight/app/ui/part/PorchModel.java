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
    private final Porch porch;
    private final ReadOnlyObjectWrapper<PorchState> state;
    private final ReadOnlyObjectWrapper<EngineSnapshot> traffic;

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

    /// Takes a snapshot over that was pulled elsewhere.
    public void refresh(EngineSnapshot pulled) {
        traffic.set(pulled);
    }
}
