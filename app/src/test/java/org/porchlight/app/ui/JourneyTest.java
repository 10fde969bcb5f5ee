package org.porchlight.app.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atlantafx.base.controls.ToggleSwitch;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.DecodeHintType;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;

import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import javafx.stage.Window;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.porchlight.app.porch.FakePorch;
import org.porchlight.app.porch.SessionStart;
import org.porchlight.app.settings.Theme;
import org.porchlight.app.share.Audience;
import org.porchlight.app.share.SharedFolder;
import org.porchlight.app.ui.part.QrCode;
import org.porchlight.app.ui.part.QrView;
import org.porchlight.app.ui.part.TestTools;
import org.porchlight.app.ui.part.Tools;
import org.porchlight.engine.api.Share;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The window by hand: mouse and keys, over a fake porch.
@ExtendWith(ApplicationExtension.class)
class JourneyTest {
    private final TestTools test = new TestTools();
    private final FakePorch porch = test.porch;

    @TempDir static Path folder;

    @SuppressWarnings("NullAway.Init") // set by start, which runs before each test
    private Scene scene;

    @Start
    void start(Stage stage) {
        NoticeBar notices = new NoticeBar();
        Tools base = test.tools();
        Tools tools =
                new Tools(
                        base.model(),
                        base.background(),
                        notices,
                        base.clipboard(),
                        base.folders(),
                        base.opener(),
                        base.reachability(),
                        base.sessionStart(),
                        base.clock());
        MainWindow window = new MainWindow(tools, notices);
        scene = new Scene(window.node(), 980, 700);
        Look.follow(scene, base.model().state().map(now -> now.settings().desktop().theme()));
        Shortcuts.on(scene, window);
        stage.setScene(scene);
        stage.show();
    }

    @Test
    void aFolderIsChosenAndItsLinkCopied(FxRobot robot) {
        test.chosen = folder;
        robot.clickOn("Choose a folder…");
        assertEquals(List.of("share [" + folder + "]"), porch.asked);
        robot.clickOn("Copy link");
        assertEquals(1, test.copied.size());
        assertTrue(test.copied.getFirst().endsWith("/?m3u"), test.copied::toString);
    }

    @Test
    void theAudienceIsChangedInPlace(FxRobot robot) {
        share(robot, new Audience.Everyone());
        robot.clickOn("Everyone").clickOn("Contacts");
        assertEquals("contacts", porch.now().shares().named("Movies").audience().word());
        assertEquals("Contacts", robot.lookup(".audience").queryLabeled().getText());
    }

    @Test
    void aShareIsRenamedByKeyboardAndEscapeTakesNothingOver(FxRobot robot) {
        share(robot, new Audience.Everyone());
        robot.clickOn((Node) named(robot, "More for “Movies”")).clickOn("Rename");
        robot.write("Films").type(KeyCode.ESCAPE);
        assertEquals(List.of("Movies"), porch.now().shares().names());
        robot.clickOn((Node) named(robot, "More for “Movies”")).clickOn("Rename");
        robot.write("Films").type(KeyCode.ENTER);
        assertEquals(List.of("Films"), porch.now().shares().names());
    }

    @Test
    void aRemovedShareComesBackByUndo(FxRobot robot) {
        share(robot, new Audience.Everyone());
        robot.clickOn((Node) named(robot, "More for “Movies”")).clickOn("Stop sharing");
        assertTrue(porch.now().shares().all().isEmpty());
        robot.clickOn("Undo");
        assertEquals(List.of("Movies"), porch.now().shares().names());
    }

    @Test
    void aShareForContactsAsksForWhom(FxRobot robot) {
        robot.interact(() -> porch.contacts(FakePorch.contact("a", "Anna")));
        share(robot, new Audience.Contacts());
        robot.clickOn("Copy link");
        Node copy = robot.lookup(JourneyTest::isDefault).query();
        robot.clickOn(copy);
        assertTrue(porch.asked.contains("link Movies for a DAY"), porch.asked::toString);
        assertTrue(test.copied.getFirst().contains("/~"), test.copied::toString);
    }

    @Test
    void onlyMyContactsAndPauseAreAtTheFoot(FxRobot robot) {
        share(robot, new Audience.Everyone());
        robot.clickOn((Node) named(robot, "Pause sharing"));
        assertTrue(porch.now().sharingPaused());
        robot.clickOn((Node) named(robot, "Resume sharing"));
        assertFalse(porch.now().sharingPaused());
        robot.clickOn((Node) named(robot, "Only my contacts"));
        assertTrue(porch.now().onlyMyContacts());
        assertEquals("Contacts for now", robot.lookup(".audience").queryLabeled().getText());
    }

    @Test
    void aBadSettingSaysWhyAndKeepsTheOldOne(FxRobot robot) {
        robot.press(KeyCode.CONTROL).type(KeyCode.DIGIT3).release(KeyCode.CONTROL);
        TextField port = (TextField) named(robot, "Port");
        robot.interact(port::requestFocus);
        robot.interact(port::selectAll);
        robot.write("70000").type(KeyCode.ENTER);
        assertEquals(8420, porch.now().settings().port());
        assertTrue(robot.lookup("A port is a number from 1 to 65,535. The usual one is 8420.").tryQuery().isPresent());
        robot.type(KeyCode.ESCAPE);
        assertEquals("8420", port.getText());
    }

    @Test
    void startingWithTheComputerIsASwitchThatFollowsTheDesktop(FxRobot robot) {
        robot.press(KeyCode.CONTROL).type(KeyCode.DIGIT3).release(KeyCode.CONTROL);
        ToggleSwitch start = (ToggleSwitch) named(robot, "Start with the computer");
        assertFalse(start.isSelected());
        robot.clickOn((Node) start);
        assertEquals(SessionStart.State.ON, test.startsAtLogin);
        test.startsAtLogin = SessionStart.State.ANOTHER;
        robot.press(KeyCode.CONTROL).type(KeyCode.DIGIT1, KeyCode.DIGIT3).release(KeyCode.CONTROL);
        assertFalse(start.isSelected());
        assertTrue(start.getAccessibleHelp().startsWith("Another copy"), start::getAccessibleHelp);
    }

    @Test
    void aMenuIsNoBiggerThanWhatIsInIt(FxRobot robot) {
        share(robot, new Audience.Everyone());
        robot.clickOn("Everyone");
        List<Parent> roots =
                Window.getWindows().stream()
                        .filter(ContextMenu.class::isInstance)
                        .map(window -> window.getScene().getRoot())
                        .toList();
        assertEquals(1, roots.size());
        robot.type(KeyCode.ESCAPE); // an open menu would trip the next test
        assertEquals(Insets.EMPTY, ((Region) roots.getFirst()).getInsets());
    }

    @Test
    void theThemeChangesAtOnce(FxRobot robot) {
        robot.interact(() -> porch.change(now -> now.with(now.desktop().with(Theme.DARK))));
        assertTrue(scene.getStylesheets().getFirst().endsWith("dark.css"));
        robot.interact(() -> porch.change(now -> now.with(now.desktop().with(Theme.LIGHT))));
        assertTrue(scene.getStylesheets().getFirst().endsWith("light.css"));
    }

    @Test
    void everyControlHasAName(FxRobot robot) {
        share(robot, new Audience.Everyone());
        List<String> nameless = new ArrayList<>(nameless());
        robot.press(KeyCode.CONTROL).type(KeyCode.DIGIT3).release(KeyCode.CONTROL);
        nameless.addAll(nameless());
        assertEquals(List.of(), nameless);
    }

    @Test
    void aCodeIsReadBack(FxRobot robot) throws Exception {
        String address = "http://192.168.1.20:8420/~hZXB-VRKFLaxFySE0vhSLg/Movies/?m3u";
        QrView view = new QrView(QrCode.of(address), 232, "QR code");
        robot.interact(() -> ((BorderPane) scene.getRoot()).setCenter(view));
        WritableImage[] shot = new WritableImage[1];
        robot.interact(() -> shot[0] = scene.snapshot(null));
        int width = (int) shot[0].getWidth();
        int height = (int) shot[0].getHeight();
        int[] pixels = new int[width * height];
        shot[0].getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        BinaryBitmap picture = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(width, height, pixels)));
        assertEquals(address, new QRCodeReader().decode(picture, Map.of(DecodeHintType.TRY_HARDER, true)).getText());
    }

    private void share(FxRobot robot, Audience audience) {
        robot.interact(() -> porch.share(new SharedFolder("Movies", folder, Share.Kind.FOLDER, audience)));
    }

    private static boolean isDefault(Node node) {
        return node instanceof Button button && button.isDefaultButton();
    }

    private static Control named(FxRobot robot, String name) {
        return robot.lookup((Node node) -> node instanceof Control && name.equals(node.getAccessibleText()))
                .queryAs(Control.class);
    }

    private List<String> nameless() {
        return scene.getRoot().lookupAll("*").stream()
                .filter(node -> node instanceof ButtonBase || node instanceof TextInputControl)
                .filter(node -> node.isFocusTraversable() && isShown(node))
                .filter(node -> text(node).isBlank())
                .map(node -> node + " in " + node.getParent())
                .toList();
    }

    private static boolean isShown(Node node) {
        for (Node one = node; one != null; one = one.getParent()) {
            if (!one.isVisible()) {
                return false;
            }
        }
        return true;
    }

    private static String text(Node node) {
        String spoken = node.getAccessibleText();
        if (spoken != null) {
            return spoken;
        }
        return node instanceof Labeled labeled && labeled.getText() != null ? labeled.getText() : "";
    }
}
