package org.porchlight.app.ui.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.porchlight.app.porch.FakePorch;
import org.porchlight.app.share.Audience;
import org.porchlight.app.share.Lasting;
import org.porchlight.app.share.SharedFolder;
import org.porchlight.app.share.SharedFolders;
import org.porchlight.app.text.Refusal;
import org.porchlight.app.ui.part.TestScene;
import org.porchlight.app.ui.part.TestTools;
import org.porchlight.engine.api.Share;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;

@ExtendWith(ApplicationExtension.class)
class PeoplePanelTest {
    private final TestTools tools = new TestTools();
    private @Nullable PeoplePanel panel;

    @TempDir static Path folder;

    @Start
    void start(Stage stage) {
        tools.porch.share("Movies", new Audience.Everyone()).share("Family", new Audience.Chosen(Set.of()));
        tools.porch.contacts(FakePorch.contact("ann", "Ann"), FakePorch.contact("tom", "Tom"));
        panel = new PeoplePanel(tools.tools());
        stage.setScene(TestScene.of(panel.node(), 300, 900));
        stage.show();
    }

    @Test
    void somebodyIsAddedByNameAndThenHandedALink(FxRobot robot) {
        robot.interact(panel()::focus);
        robot.write("Zoe").push(KeyCode.ENTER);
        assertEquals(List.of("add Zoe"), tools.porch.asked);
        fire(robot, "Copy link");
        assertEquals("link Movies for id-Zoe DAY", tools.porch.asked.getLast());
        assertEquals(1, tools.copied.size());
        assertTrue(tools.copied.getFirst().startsWith("http://192.168.1.20:8420/~"), "a link is copied");
        assertTrue(tools.said.getLast().startsWith("Link to “Movies” for Zoe copied."), tools.said.toString());
    }

    @Test
    void aNameThatCannotBeUsedIsSaidWhereItWasTyped(FxRobot robot) {
        tools.porch.refusal = Refusal.badArgument("Ann is on your list already.", "Choose another name.");
        robot.interact(panel()::focus);
        robot.write("Ann").push(KeyCode.ENTER);
        assertNotNull(
                robot.lookup(".refusal").<Labeled>queryAll().stream()
                        .filter(label -> label.isVisible() && label.getText().startsWith("Ann is on your list"))
                        .findFirst()
                        .orElse(null));
    }

    @Test
    void aCardOpensByKeyAndEscapeLeadsBack(FxRobot robot) {
        robot.clickOn("Tom");
        assertNotNull(robot.lookup("Give a link").query());
        robot.push(KeyCode.ESCAPE);
        assertEquals("People", robot.lookup(".panel-title").<Labeled>query().getText());
        robot.push(KeyCode.ENTER);
        assertNotNull(robot.lookup("Give a link").query(), "the list has the focus, on who was open");
    }

    @Test
    void aLinkIsShownAsACodeAndForgottenAfterwards(FxRobot robot) {
        open(robot, "ann");
        fire(robot, "Make a link and show it as a QR code");
        assertNotNull(robot.lookup(".qr").query());
        robot.push(KeyCode.ESCAPE);
        assertTrue(robot.lookup(".qr").queryAll().isEmpty());
    }

    @Test
    void aLinkIsRevokedOnlyWhenAskedTwice(FxRobot robot) {
        robot.interact(() -> tools.porch.makeLink("ann", Lasting.UNTIL_REVOKED, "Movies"));
        open(robot, "ann");
        fire(robot, "Revoke");
        assertEquals(1, tools.porch.asked.size());
        fire(robot, "Revoke for good?");
        assertEquals("revoke 1", tools.porch.asked.getLast());
        assertTrue(robot.lookup(".link").queryAll().isEmpty());
    }

    @Test
    void removingNamesItsConsequencesAndCanBeTakenBack(FxRobot robot) {
        robot.interact(() -> tools.porch.makeLink("ann", Lasting.UNTIL_REVOKED, "Movies"));
        open(robot, "ann");
        fire(robot, "Remove");
        assertEquals("Ann is removed, and their link is revoked. [Undo]", tools.said.getLast());
        assertEquals("People", robot.lookup(".panel-title").<Labeled>query().getText());
        robot.interact(tools.offered);
        assertEquals("restore Ann", tools.porch.asked.getLast());
    }

    @Test
    void sharesForChosenContactsAreChosenOnTheCard(FxRobot robot) {
        open(robot, "ann");
        fire(robot, "May see Family");
        assertEquals(new Audience.Chosen(Set.of("ann")), tools.porch.now().shares().named("Family").audience());
    }

    @Test
    void anAddressThatIsNoneIsSaidAtOnce(FxRobot robot) {
        open(robot, "ann");
        Node field = robot.lookup((Node node) -> "Address of a device to add".equals(node.getAccessibleText())).query();
        robot.interact(field::requestFocus);
        robot.write("tv").push(KeyCode.ENTER);
        assertTrue(
                robot.lookup(".refusal").<Labeled>queryAll().stream()
                        .anyMatch(label -> label.isVisible() && label.getText().contains("is not an IP address")));
        robot.press(KeyCode.CONTROL, KeyCode.A).release(KeyCode.A, KeyCode.CONTROL);
        robot.write("192.168.1.50").push(KeyCode.ENTER);
        assertEquals(List.of("devices of ann"), tools.porch.asked);
        assertNotNull(robot.lookup("192.168.1.50").query());
    }

    @Test
    void theOnlyFileFoundIsTakenForPartOfItsName(FxRobot robot) throws IOException {
        films(robot);
        type(robot, "heat");
        robot.type(KeyCode.ESCAPE); // what is offered
        fire(robot, "Copy link");
        assertEquals("link Films/Heat.mp4 for ann DAY", tools.porch.asked.getLast());
        assertEquals(1, tools.copied.size());
    }

    @Test
    void whyThereIsNoLinkIsSaidUntilTheTextIsChangedOrTheCardClosed(FxRobot robot) throws IOException {
        films(robot);
        type(robot, "zzz");
        refuse(robot);
        robot.write("z");
        assertFalse(isRefused(robot));
        refuse(robot);
        robot.push(KeyCode.ESCAPE);
        assertEquals("People", robot.lookup(".panel-title").<Labeled>query().getText());
        open(robot, "ann");
        assertFalse(isRefused(robot));
    }

    private void films(FxRobot robot) throws IOException {
        Files.writeString(folder.resolve("Heat.mp4"), "a film");
        Files.writeString(folder.resolve("Ronin.mp4"), "a film");
        robot.interact(() ->
                tools.porch.set(
                        tools.porch
                                .now()
                                .settings()
                                .with(
                                        new SharedFolders(
                                                List.of(
                                                        new SharedFolder(
                                                                "Films",
                                                                folder,
                                                                Share.Kind.FOLDER,
                                                                new Audience.Everyone()))))));
        open(robot, "ann");
    }

    private static void type(FxRobot robot, String text) {
        Node field =
                robot.lookup((Node node) ->
                                "A folder or file in the share, empty for all of it".equals(node.getAccessibleText()))
                        .query();
        robot.interact(field::requestFocus);
        robot.write(text);
    }

    private void refuse(FxRobot robot) {
        tools.porch.refusal = Refusal.badArgument("There is no such file.", "Look again.");
        fire(robot, "Copy link");
        assertTrue(isRefused(robot));
    }

    private static boolean isRefused(FxRobot robot) {
        return robot.lookup(".refusal").<Labeled>queryAll().stream()
                .anyMatch(label -> label.isVisible() && label.getText().startsWith("There is no such file."));
    }

    private PeoplePanel panel() {
        return Objects.requireNonNull(panel);
    }

    private void open(FxRobot robot, String contact) {
        robot.interact(() -> panel().open(contact));
    }

    /// Presses the button with that text or name, wherever it is scrolled to.
    private static void fire(FxRobot robot, String name) {
        ButtonBase button =
                robot.lookup((Node node) ->
                                node instanceof ButtonBase one
                                        && (name.equals(one.getText()) || name.equals(one.getAccessibleText())))
                        .query();
        robot.interact(button::fire);
    }
}
