package org.porchlight.app.ui.part;

import atlantafx.base.controls.ToggleSwitch;

import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import org.jspecify.annotations.Nullable;

/// A switch for hands and ears as well: the one of AtlantaFX knows the mouse only.
public final class Switch extends ToggleSwitch {

    public Switch() {
        this("");
    }

    public Switch(String text) {
        super(text);
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.TOGGLE_BUTTON);
        addEventHandler(KeyEvent.KEY_PRESSED, this::keyPressed);
        selectedProperty().subscribe(() -> notifyAccessibleAttributeChanged(AccessibleAttribute.SELECTED));
    }

    @Override
    public @Nullable Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return attribute == AccessibleAttribute.SELECTED
                ? isSelected()
                : super.queryAccessibleAttribute(attribute, parameters);
    }

    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
        if (action == AccessibleAction.FIRE) {
            fire();
        } else {
            super.executeAccessibleAction(action, parameters);
        }
    }

    private void keyPressed(KeyEvent event) {
        if (event.getCode() == KeyCode.SPACE || event.getCode() == KeyCode.ENTER) {
            setSelected(!isSelected());
            event.consume();
        }
    }
}
