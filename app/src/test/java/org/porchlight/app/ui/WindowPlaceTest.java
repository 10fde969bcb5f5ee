package org.porchlight.app.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.geometry.Rectangle2D;

import org.junit.jupiter.api.Test;

import java.util.List;

class WindowPlaceTest {
    private static final Rectangle2D LEFT = new Rectangle2D(0, 0, 1920, 1040);
    private static final Rectangle2D RIGHT = new Rectangle2D(1920, 0, 1280, 984);

    @Test
    void aPlaceOnAScreenStays() {
        Rectangle2D place = new Rectangle2D(2000, 100, 900, 700);
        assertEquals(place, WindowPlace.clamped(place, List.of(LEFT, RIGHT), LEFT));
    }

    @Test
    void aScreenThatIsGoneLeavesThePrimary() {
        assertEquals(
                new Rectangle2D(1020, 100, 900, 700),
                WindowPlace.clamped(new Rectangle2D(2000, 100, 900, 700), List.of(LEFT), LEFT));
    }

    @Test
    void aWindowLargerThanItsScreenShrinks() {
        assertEquals(LEFT, WindowPlace.clamped(new Rectangle2D(-50, -20, 2500, 1400), List.of(LEFT), LEFT));
    }
}
