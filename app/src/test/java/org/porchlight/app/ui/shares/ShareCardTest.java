package org.porchlight.app.ui.shares;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.SplitMenuButton;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.text.Text;
import javafx.stage.Stage;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.porchlight.app.share.Audience;
import org.porchlight.app.share.SharedFolder;
import org.porchlight.app.ui.part.TestScene;
import org.porchlight.app.ui.part.TestTools;
import org.porchlight.engine.api.Share;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

/// The card of a share by hand: its links.
@ExtendWith(ApplicationExtension.class)
class ShareCardTest {
    private final TestTools tools = new TestTools();

    @TempDir static Path folder;

    @Start
    void start(Stage stage) throws Exception {
        Files.createDirectories(folder.resolve("Series"));
        for (String name : List.of("Alien.mkv", "Heat.mp4", "Ronin.mkv", "Series/Dark.mkv")) {
            Files.writeString(folder.resolve(name), "a film");
        }
        share(new Audience.Everyone());
        SharesPage page = new SharesPage(tools.tools());
        stage.setScene(TestScene.of(page.node(), 800, 600));
        stage.show();
    }

    @AfterEach
    void closeWhatIsOpen(FxRobot robot) {
        robot.type(KeyCode.ESCAPE);
    }

    @Test
    void everyFileOfTheShareIsOffered(FxRobot robot) throws TimeoutException {
        ListView<List<String>> found = search(robot);
        assertEquals(
                List.of(List.of("Alien.mkv"), List.of("Heat.mp4"), List.of("Ronin.mkv"), List.of("Series", "Dark.mkv")),
                found.getItems());
    }

    @Test
    void whatIsTypedReplacesWhatWasMarked(FxRobot robot) throws TimeoutException {
        ListView<List<String>> found = search(robot);
        TextField field = robot.lookup(".file-search .text-field").queryAs(TextField.class);
        robot.write("alien");
        await(() -> found.getItems().equals(List.of(List.of("Alien.mkv"))));
        robot.press(KeyCode.CONTROL).type(KeyCode.A).release(KeyCode.CONTROL);
        robot.write("heat");
        assertEquals("heat", field.getText());
        await(() -> found.getItems().equals(List.of(List.of("Heat.mp4"))));
    }

    @Test
    void thePromptIsThereWhileTheFieldHasTheFocus(FxRobot robot) throws TimeoutException {
        search(robot);
        TextField field = robot.lookup(".file-search .text-field").queryAs(TextField.class);
        assertTrue(field.isFocused());
        Text prompt =
                robot.from(field)
                        .lookup((Node node) -> node instanceof Text text && "Part of its name".equals(text.getText()))
                        .queryAs(Text.class);
        assertNotEquals(Color.TRANSPARENT, prompt.getFill());
    }

    @Test
    void aFileAtTheTopTakesOneLineAndStandsInTheMiddleOfItsRow(FxRobot robot) throws TimeoutException {
        search(robot);
        ListCell<?> top = cell(robot, "Alien.mkv");
        ListCell<?> below = cell(robot, "Dark.mkv");
        Node graphic = top.getGraphic();
        double above = graphic.getBoundsInParent().getMinY();
        double under = top.getHeight() - graphic.getBoundsInParent().getMaxY();
        assertEquals(above, under, 2);
        assertTrue(top.getHeight() < below.getHeight(), () -> top.getHeight() + " and " + below.getHeight());
    }

    @Test
    void theMenuOfLinksBeginsWithAnEntryWhoeverMayWatch(FxRobot robot) {
        for (Audience audience : List.of(new Audience.Contacts(), new Audience.Everyone())) {
            robot.interact(() -> tools.porch.audience("Movies", audience));
            List<MenuItem> shown =
                    robot.lookup(".copy-link").queryAs(SplitMenuButton.class).getItems().stream()
                            .filter(MenuItem::isVisible)
                            .toList();
            boolean line = true;
            for (MenuItem item : shown) {
                assertTrue(!(line && item instanceof SeparatorMenuItem), audience + ": " + shown);
                line = item instanceof SeparatorMenuItem;
            }
            assertTrue(!line, audience + ": a line at the end");
        }
    }

    @Test
    void theHalfWithTheArrowStaysAsLightAsTheOther(FxRobot robot) {
        SplitMenuButton copy = robot.lookup(".copy-link").queryAs(SplitMenuButton.class);
        Region half = robot.from(copy).lookup(".arrow-button").queryAs(Region.class);
        Region arrow = robot.from(half).lookup(".arrow").queryAs(Region.class);
        robot.moveTo(robot.from(copy).lookup(".label").<Node>query());
        assertTrue(copy.isHover());
        assertEquals(Color.TRANSPARENT, ground(half));
        assertEquals(copy.getTextFill(), ground(arrow));
        robot.interact(copy::requestFocus);
        assertEquals(Color.TRANSPARENT, ground(half));
        robot.moveTo((Node) half);
        assertNotEquals(Color.TRANSPARENT, ground(half));
        assertEquals(copy.getTextFill(), ground(arrow));
    }

    private static Paint ground(Region region) {
        return region.getBackground().getFills().getLast().getFill();
    }

    private void share(Audience audience) {
        tools.porch.share(new SharedFolder("Movies", folder, Share.Kind.FOLDER, audience));
    }

    /// Opens the search for one file and waits for its first answer.
    private static ListView<List<String>> search(FxRobot robot) throws TimeoutException {
        SplitMenuButton copy = robot.lookup(".copy-link").queryAs(SplitMenuButton.class);
        Optional<MenuItem> file =
                copy.getItems().stream().filter(item -> "Link to one file…".equals(item.getText())).findFirst();
        robot.interact(() -> file.orElseThrow().fire());
        ListView<List<String>> found = robot.lookup(".file-search .list-view").queryListView();
        await(() -> !found.getItems().isEmpty());
        WaitForAsyncUtils.waitForFxEvents();
        return found;
    }

    private static ListCell<?> cell(FxRobot robot, String file) {
        return robot.lookup((Node node) ->
                        node instanceof ListCell<?> cell
                                && cell.getItem() instanceof List<?> path
                                && file.equals(path.getLast()))
                .queryAs(ListCell.class);
    }

    private static void await(BooleanSupplier what) throws TimeoutException {
        WaitForAsyncUtils.waitFor(60, TimeUnit.SECONDS, what::getAsBoolean);
        WaitForAsyncUtils.waitForFxEvents();
    }
}
