package org.porchlight.app.ui.activity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.porchlight.app.ui.activity.Fixture.viewing;

import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.porchlight.app.ui.part.TestScene;
import org.porchlight.app.ui.part.TestTools;
import org.porchlight.engine.api.EngineSnapshot;
import org.porchlight.engine.api.ViewingSnapshot;
import org.porchlight.engine.api.ViewingSnapshot.State;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;

@ExtendWith(ApplicationExtension.class)
class ActivityPageTest {
    private final TestTools tools = new TestTools();
    private final AtomicInteger toShares = new AtomicInteger();
    private @Nullable TableView<ActivityRow> table;

    @Start
    @SuppressWarnings("unchecked") // a lookup knows no element types
    void start(Stage stage) {
        ActivityPage page = new ActivityPage(tools.tools(), toShares::incrementAndGet);
        stage.setScene(TestScene.of(page.node(), 960, 640));
        stage.show();
        page.shown();
        table = (TableView<ActivityRow>) page.node().lookup(".viewings");
    }

    @Test
    void whereNobodyWatchesThePageSaysWhatWillComeAndWhatToDo(FxRobot robot) {
        robot.clickOn("Copy a link on Shares");
        assertEquals(1, toShares.get());
        show(robot, viewing(1, "Heat.mkv"));
        assertFalse(robot.lookup("Copy a link on Shares").query().getParent().isVisible());
    }

    @Test
    void theSelectedRowStaysSelectedWhenItMoves(FxRobot robot) {
        show(robot, viewing(1, "b.mkv"), viewing(2, "a.mkv"), viewing(3, "c.mkv"));
        robot.interact(() -> table().getSelectionModel().select(1));
        assertEquals("a.mkv", selected());
        robot.interact(() -> table().getSortOrder().add(table().getColumns().get(1)));
        assertEquals(List.of("a.mkv", "b.mkv", "c.mkv"), files());
        assertEquals("a.mkv", selected());
        assertEquals(0, table().getSelectionModel().getSelectedIndex());
        show(robot, viewing(1, "b.mkv"), viewing(2, "a.mkv"), viewing(3, "c.mkv"), viewing(4, "0.mkv"));
        assertEquals("a.mkv", selected());
    }

    @Test
    void theSelectedRowStaysSelectedThroughAFilter(FxRobot robot) {
        show(robot, viewing(1, "Heat.mkv"), viewing(2, "Tampopo.mkv"), viewing(3, "Ran.mkv"));
        robot.interact(() -> table().getSelectionModel().select(1));
        robot.press(KeyCode.CONTROL, KeyCode.F).release(KeyCode.F, KeyCode.CONTROL).write("tam");
        assertEquals(List.of("Tampopo.mkv"), files());
        assertEquals("Tampopo.mkv", selected());
        robot.push(KeyCode.ESCAPE);
        assertEquals(3, files().size());
        assertEquals("Tampopo.mkv", selected());
        assertTrue(table().isFocused());
    }

    @Test
    void stopAndAllowAgainByKey(FxRobot robot) {
        show(robot, viewing(7, "Heat.mkv"));
        robot.interact(() -> table().getSelectionModel().select(0));
        robot.push(KeyCode.DELETE);
        assertEquals(List.of("stop 7"), tools.porch.asked);
        show(robot, viewing(7, "Heat.mkv", State.STOPPED, 0, 5));
        robot.push(KeyCode.DELETE);
        robot.push(KeyCode.INSERT);
        assertEquals(List.of("stop 7", "allow 7"), tools.porch.asked);
        assertEquals(RowState.Phase.ALLOWED, table().getItems().getFirst().state().phase());
    }

    @Test
    void whatWasStoppedIsOfferedBack(FxRobot robot) {
        show(robot, viewing(7, "Heat.mkv"));
        robot.interact(() -> table().getSelectionModel().select(0));
        robot.push(KeyCode.DELETE);
        assertTrue(tools.said.getFirst().startsWith("Stopped “Heat.mkv” for "), tools.said.toString());
        robot.interact(tools.offered);
        assertEquals(List.of("stop 7", "allow 7"), tools.porch.asked);
    }

    @Test
    void aVisitorIsBlockedByTheMenuOfTheirRow(FxRobot robot) {
        show(robot, Fixture.by(Fixture.guest("192.168.1.77"), viewing(1, "Heat.mkv")));
        robot.interact(() -> table().getSelectionModel().select(0));
        robot.push(KeyCode.ENTER);
        robot.clickOn("Block 192.168.1.77");
        assertEquals(List.of("block 192.168.1.77"), tools.porch.asked);
        assertTrue(tools.said.getFirst().endsWith("[Undo]"), tools.said.toString());
    }

    private void show(FxRobot robot, ViewingSnapshot... viewings) {
        EngineSnapshot now = Fixture.at(tools.model.traffic().get().at().getEpochSecond() == 0 ? 0 : 1, viewings);
        robot.interact(() -> tools.model.refresh(now));
    }

    private TableView<ActivityRow> table() {
        return Objects.requireNonNull(table);
    }

    private String selected() {
        return table().getSelectionModel().getSelectedItem().file();
    }

    private List<String> files() {
        return table().getItems().stream().map(ActivityRow::file).toList();
    }
}
