package org.porchlight.app.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import javafx.stage.Window;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.porchlight.app.porch.FakePorch;
import org.porchlight.app.share.Audience;
import org.porchlight.app.ui.part.TestTools;
import org.porchlight.app.ui.part.Tools;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/// The window without a mouse, and read aloud: each control is reached with Tab and has a name.
@ExtendWith(ApplicationExtension.class)
class KeyboardTest {
    private final TestTools test = new TestTools();
    private final FakePorch porch = test.porch;

    @SuppressWarnings("NullAway.Init") // set by start, which runs before each test
    private Scene scene;

    @Start
    void start(Stage stage) {
        porch.share("Movies", new Audience.Everyone()).share("Music", new Audience.Contacts());
        porch.contacts(FakePorch.contact("a", "Anna"), FakePorch.contact("b", "Ben"));
        NoticeBar notices = new NoticeBar();
        Tools tools = test.tools();
        MainWindow window = new MainWindow(tools, notices);
        scene = new Scene(window.node(), 980, 700);
        Look.follow(scene, tools.model().state().map(now -> now.settings().desktop().theme()));
        Shortcuts.on(scene, window);
        stage.setScene(scene);
        stage.show();
    }

    @Test
    void tabReachesEveryControlOfEveryPage(FxRobot robot) {
        List<String> missed = new ArrayList<>();
        for (KeyCode page : List.of(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3)) {
            go(robot, page);
            Set<Node> reached = walk(robot);
            missed.addAll(
                    controls().stream()
                            .filter(one -> !reached.contains(one))
                            .map(one -> page + " " + said(one))
                            .toList());
            assertTrue(reached.size() > 8, reached::toString);
        }
        assertEquals(List.of(), missed);
    }

    @Test
    void whereTheKeyboardIsCanBeSeen(FxRobot robot) {
        List<String> unseen = new ArrayList<>();
        for (KeyCode page : List.of(KeyCode.DIGIT1, KeyCode.DIGIT3)) {
            go(robot, page);
            Map<Node, String> with = new LinkedHashMap<>();
            Map<Node, String> without = new HashMap<>();
            @Nullable Node last = null;
            int steps = walk(robot).size() + 1;
            for (int i = 0; i < steps; i++) {
                robot.type(KeyCode.TAB);
                WaitForAsyncUtils.waitForFxEvents();
                Node now = scene.getFocusOwner();
                with.put(now, look(now));
                if (last != null && !last.equals(now)) {
                    without.put(last, look(last));
                }
                last = now;
            }
            with.forEach((one, seen) -> {
                if (seen.equals(without.get(one))) {
                    unseen.add(page + " " + said(one));
                }
            });
        }
        assertEquals(List.of(), unseen);
    }

    @Test
    void everyControlOfEveryPageAndSheetHasAName(FxRobot robot) {
        List<String> nameless = new ArrayList<>();
        for (KeyCode page : List.of(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3)) {
            go(robot, page);
            nameless.addAll(nameless());
        }
        go(robot, KeyCode.DIGIT1);
        for (String sheet : List.of("Link to one file…", "Link for a contact…", "QR code…")) {
            robot.interact(() -> find("Copy the link to “Movies”").requestFocus());
            robot.type(KeyCode.DOWN);
            robot.clickOn(sheet);
            nameless.addAll(nameless());
            robot.type(KeyCode.ESCAPE);
        }
        robot.clickOn("Anna");
        nameless.addAll(nameless());
        assertEquals(List.of(), nameless);
    }

    @Test
    void aMenuOpensWithDownAndClosesWithEscape(FxRobot robot) {
        go(robot, KeyCode.DIGIT1);
        robot.type(KeyCode.TAB).type(KeyCode.DOWN);
        assertTrue(isMenuOpen());
        robot.type(KeyCode.ESCAPE);
        assertTrue(!isMenuOpen());
        assertEquals("“Movies” is shared with: Everyone", said(scene.getFocusOwner()));
    }

    @Test
    void aSwitchTurnsWithSpaceAndEnter(FxRobot robot) {
        robot.interact(() -> scene.lookup(".only-contacts").requestFocus());
        robot.type(KeyCode.SPACE);
        assertTrue(porch.now().onlyMyContacts());
        robot.type(KeyCode.ENTER);
        assertTrue(!porch.now().onlyMyContacts());
    }

    @Test
    void aPersonIsAddedAndGivenALinkByKeyboard(FxRobot robot) {
        robot.interact(() -> find("Name of somebody to add to your list").requestFocus());
        robot.write("Carla").type(KeyCode.ENTER);
        assertEquals(3, porch.now().contacts().contacts().size());
        assertEquals("The share the link opens", said(scene.getFocusOwner()));
        robot.type(KeyCode.TAB, KeyCode.TAB, KeyCode.TAB, KeyCode.SPACE);
        assertEquals(1, test.copied.size());
        robot.type(KeyCode.ESCAPE);
        assertTrue(scene.getRoot().lookupAll(".buddies").stream().anyMatch(Node::isVisible));
    }

    @Test
    void buttonsHaveRoomForLongerLanguages(FxRobot robot) {
        List<String> cut = new ArrayList<>();
        Set<Node> longer = new HashSet<>();
        for (KeyCode page : List.of(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3)) {
            go(robot, page);
            robot.interact(() -> all(scene.getRoot()).filter(longer::add).forEach(KeyboardTest::lengthen));
            robot.interact(() -> scene.getRoot().layout());
            WaitForAsyncUtils.waitForFxEvents();
            for (Node node : controls()) {
                if (node instanceof ButtonBase button && button.getWidth() + 1 < button.prefWidth(-1)) {
                    cut.add(page + " " + button.getText());
                }
            }
            Region foot = (Region) scene.lookup(".porch-foot");
            if (foot.localToScene(foot.getBoundsInLocal()).getMaxX() > foot.getParent().getLayoutBounds().getMaxX()) {
                cut.add(page + " the foot of the sidebar");
            }
        }
        assertEquals(List.of(), cut);
    }

    /// German takes about a third more room than English.
    private static void lengthen(Node node) {
        if (node instanceof Labeled labeled && labeled.getText() != null && !labeled.textProperty().isBound()) {
            String text = labeled.getText();
            String more = text.substring(0, text.length() * 2 / 5).strip();
            labeled.setText(more.isEmpty() ? text : text + " " + more);
        }
    }

    private static boolean isMenuOpen() {
        WaitForAsyncUtils.waitForFxEvents();
        return Window.getWindows().stream().anyMatch(ContextMenu.class::isInstance);
    }

    private static void go(FxRobot robot, KeyCode page) {
        robot.press(KeyCode.CONTROL).type(page).release(KeyCode.CONTROL);
        WaitForAsyncUtils.waitForFxEvents();
    }

    /// Presses Tab until it comes round, and tells where it was.
    private Set<Node> walk(FxRobot robot) {
        Set<Node> reached = new LinkedHashSet<>();
        for (int i = 0; i < 80; i++) {
            Node owner = scene.getFocusOwner();
            if (owner != null && !reached.add(owner)) {
                break;
            }
            robot.type(KeyCode.TAB);
            WaitForAsyncUtils.waitForFxEvents();
        }
        return reached;
    }

    private List<Node> controls() {
        return all(scene.getRoot())
                .filter(node -> node instanceof Control && node.isFocusTraversable() && isShown(node))
                .filter(node -> !(node instanceof ScrollBar) && !(node instanceof ScrollPane))
                .toList();
    }

    private static List<String> nameless() {
        WaitForAsyncUtils.waitForFxEvents();
        return Window.getWindows().stream()
                .flatMap(window -> all(window.getScene().getRoot()))
                .filter(node -> node instanceof Control && !(node instanceof Label) && node.isFocusTraversable())
                .filter(node -> !(node instanceof ScrollBar) && !(node instanceof ScrollPane) && isShown(node))
                .filter(node -> said(node).isBlank())
                .map(node -> node + " in " + node.getParent())
                .toList();
    }

    private Node find(String name) {
        return all(scene.getRoot()).filter(node -> said(node).equals(name)).findFirst().orElseThrow();
    }

    private static Stream<Node> all(Parent parent) {
        return parent.getChildrenUnmodifiable().stream()
                .flatMap(
                        child -> Stream.concat(Stream.of(child), child instanceof Parent one ? all(one) : Stream.of()));
    }

    private static boolean isShown(Node node) {
        for (Node one = node; one != null; one = one.getParent()) {
            if (!one.isVisible() || one.isDisabled()) {
                return false;
            }
        }
        return true;
    }

    private static String said(Node node) {
        String spoken = node.getAccessibleText();
        if (spoken != null) {
            return spoken;
        }
        if (node instanceof Button button && button.getText() == null) {
            return "";
        }
        return node instanceof Labeled labeled && labeled.getText() != null ? labeled.getText() : "";
    }

    /// All that a style sheet may change to show the focus.
    private static String look(Node node) {
        StringBuilder look = new StringBuilder();
        Stream.concat(Stream.of(node), node instanceof Parent parent ? all(parent) : Stream.of())
                .forEach(one -> {
                    look.append(one.getEffect() != null);
                    if (one instanceof javafx.scene.layout.Region region) {
                        look.append(region.getBackground() == null ? 0 : region.getBackground().hashCode());
                        look.append(region.getBorder() == null ? 0 : region.getBorder().hashCode());
                    }
                });
        return look.toString();
    }
}
