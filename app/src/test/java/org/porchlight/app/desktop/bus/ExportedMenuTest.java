package org.porchlight.app.desktop.bus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.freedesktop.dbus.errors.InvalidMethodArgument;
import org.freedesktop.dbus.exceptions.DBusException;
import org.freedesktop.dbus.types.UInt32;
import org.freedesktop.dbus.types.Variant;
import org.junit.jupiter.api.Test;
import org.porchlight.app.desktop.TrayCommand;
import org.porchlight.app.desktop.TrayItem;
import org.porchlight.app.desktop.TrayMenu;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

class ExportedMenuTest {
    private static final Variant<Integer> NOTHING = new Variant<>(0);

    private final List<TrayCommand> chosen = new ArrayList<>();
    private final ExportedMenu menu = new ExportedMenu(chosen::add);

    @Test
    void theLayoutHoldsAllLevels() throws DBusException {
        show(line("Nobody"), links("Movies"), new TrayItem.Separator(), check(true));
        Pair<UInt32, MenuNode> layout = menu.GetLayout(0, -1, List.of());
        assertEquals(new UInt32(2), layout.first());
        MenuNode root = layout.second();
        assertEquals(Map.of("children-display", "submenu"), plain(root.properties()));
        assertEquals(
                List.of(
                        Map.of("label", "Nobody", "enabled", false),
                        Map.of("label", "Copy link", "enabled", true, "children-display", "submenu"),
                        Map.of("type", "separator"),
                        Map.of("label", "Pause", "enabled", true, "toggle-type", "checkmark", "toggle-state", 1)),
                children(root).stream().map(child -> plain(child.properties())).toList());
        assertEquals("(ia{sv}av)", root.children().getFirst().getSig());
        assertEquals(
                List.of("Movies"),
                children(children(root).get(1)).stream().map(child -> plain(child.properties()).get("label")).toList());
    }

    @Test
    void theLayoutStopsAtTheDepthAskedFor() throws DBusException {
        show(links("Movies"));
        MenuNode root = menu.GetLayout(0, 1, List.of("label")).second();
        MenuNode below = children(root).getFirst();
        assertEquals(Map.of("label", "Copy link"), plain(below.properties()));
        assertTrue(below.children().isEmpty());
        assertEquals(
                "Movies",
                plain(children(menu.GetLayout(below.id(), -1, List.of()).second()).getFirst().properties())
                        .get("label"));
    }

    @Test
    void anUnderlineStaysOne() throws DBusException {
        show(links("My_Movies"));
        assertEquals("My__Movies", label(id("My__Movies")));
    }

    @Test
    void aChangedLabelIsToldWithoutANewLayout() throws DBusException {
        show(line("Nobody"), check(false));
        int pause = id("Pause");
        assertTrue(
                menu.change(of(line("1 watching"), check(false))).orElseThrow()
                        instanceof DBusMenu.ItemsPropertiesUpdated);
        assertEquals(new UInt32(2), menu.GetLayout(0, 0, List.of()).first());
        assertTrue(
                menu.change(of(line("1 watching"), check(true))).orElseThrow()
                        instanceof DBusMenu.ItemsPropertiesUpdated);
        assertEquals(1, menu.GetProperty(pause, "toggle-state").getValue());
        assertTrue(menu.change(of(line("1 watching"), check(true))).isEmpty());
    }

    @Test
    void aNumberNeverComesToMeanSomethingElse() throws DBusException {
        show(links("Movies", "Music"));
        int movies = id("Movies");
        int music = id("Music");
        assertTrue(menu.change(of(links("Music", "Photos"))).orElseThrow() instanceof DBusMenu.LayoutUpdated);
        assertEquals(music, id("Music"));
        click(movies);
        assertTrue(chosen.isEmpty(), "a click on what has just gone does nothing");
        click(music);
        assertEquals(List.of(new TrayCommand.CopyLink("Music")), chosen);
        show(links("Movies"));
        assertEquals(movies, id("Movies"));
    }

    @Test
    void onlyAClickChooses() throws DBusException {
        show(line("Nobody"), check(false));
        menu.Event(id("Pause"), "hovered", NOTHING, new UInt32(0));
        click(id("Nobody"));
        assertTrue(chosen.isEmpty());
        click(id("Pause"));
        assertEquals(List.of(new TrayCommand.PauseSharing(true)), chosen);
    }

    @Test
    void whatIsNotThereIsSaid() throws DBusException {
        show(check(false));
        int pause = id("Pause");
        assertThrows(InvalidMethodArgument.class, () -> menu.GetLayout(77, -1, List.of()));
        assertThrows(InvalidMethodArgument.class, () -> menu.GetProperty(77, "label"));
        assertThrows(InvalidMethodArgument.class, () -> menu.GetProperty(pause, "icon-name"));
        assertEquals(List.of(77), menu.AboutToShowGroup(List.of(pause, 77)).second());
        assertEquals(
                List.of(77),
                menu.EventGroup(
                        List.of(
                                new MenuEvent(77, "clicked", NOTHING, new UInt32(0)),
                                new MenuEvent(pause, "clicked", NOTHING, new UInt32(0)))));
        assertEquals(1, chosen.size());
        assertEquals(1, menu.GetGroupProperties(List.of(pause, 77), List.of()).size());
        assertEquals(2, menu.GetGroupProperties(List.of(), List.of()).size());
        assertFalse(menu.AboutToShow(0));
    }

    private void show(TrayItem... items) throws DBusException {
        var _ = menu.change(of(items));
    }

    private void click(int id) {
        menu.Event(id, "clicked", NOTHING, new UInt32(0));
    }

    private int id(String label) {
        return menu.GetGroupProperties(List.of(), List.of()).stream()
                .filter(item -> label.equals(plain(item.properties()).get("label")))
                .findFirst()
                .orElseThrow()
                .id();
    }

    private Object label(int id) {
        return menu.GetProperty(id, "label").getValue();
    }

    private static TrayMenu of(TrayItem... items) {
        return new TrayMenu(List.of(items));
    }

    private static TrayItem line(String text) {
        return new TrayItem.Line(text);
    }

    private static TrayItem check(boolean on) {
        return new TrayItem.Check("Pause", on, new TrayCommand.PauseSharing(!on));
    }

    private static TrayItem links(String... shares) {
        return new TrayItem.Submenu(
                "Copy link",
                List.of(shares).stream()
                        .map(share -> (TrayItem) new TrayItem.Action(share, new TrayCommand.CopyLink(share)))
                        .toList());
    }

    private static List<MenuNode> children(MenuNode node) {
        return node.children().stream().map(child -> (MenuNode) child.getValue()).toList();
    }

    private static Map<String, Object> plain(Map<String, Variant<?>> properties) {
        Map<String, Object> plain = new java.util.HashMap<>();
        properties.forEach((name, value) -> plain.put(name, value.getValue()));
        return plain;
    }
}
