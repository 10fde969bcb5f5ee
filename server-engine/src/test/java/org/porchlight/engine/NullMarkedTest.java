package org.porchlight.engine;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/// NullAway looks only at code that is marked, so a lost mark would silence it.
class NullMarkedTest {
    @Test
    void theModuleIsNullMarked() {
        Module engine = ServerEngine.class.getModule();
        assertTrue(engine.isNamed(), "the tests run in the engine's module");
        assertTrue(engine.isAnnotationPresent(NullMarked.class), "module-info.java carries @NullMarked");
    }
}
