package org.porchlight.app.desktop.awt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.awt.Dimension;
import java.awt.Point;
import java.awt.Rectangle;

class TrayPopupTest {
    private static final Rectangle SCREEN = new Rectangle(0, 0, 1000, 600);
    private static final Dimension MENU = new Dimension(200, 300);

    @Test
    void theMenuStaysOnTheScreen() {
        assertEquals(new Point(10, 20), TrayPopup.clamped(new Point(10, 20), MENU, SCREEN));
        assertEquals(new Point(790, 20), TrayPopup.clamped(new Point(990, 20), MENU, SCREEN));
        assertEquals(new Point(790, 290), TrayPopup.clamped(new Point(990, 590), MENU, SCREEN));
        assertEquals(new Point(0, 0), TrayPopup.clamped(new Point(100, 100), new Dimension(2000, 900), SCREEN));
    }

    @Test
    void aSecondScreenIsNotTheFirst() {
        Rectangle right = new Rectangle(1000, 24, 800, 576);
        assertEquals(new Point(1590, 24), TrayPopup.clamped(new Point(1790, 5), MENU, right));
    }
}
