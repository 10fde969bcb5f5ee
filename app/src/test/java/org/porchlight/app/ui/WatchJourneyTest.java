package org.porchlight.app.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.porchlight.app.LiveHouse;
import org.porchlight.app.ui.part.FxBackground;
import org.porchlight.app.ui.part.PorchModel;
import org.porchlight.app.ui.part.TestTools;
import org.porchlight.app.ui.part.Tools;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.framework.junit5.Stop;
import org.testfx.util.WaitForAsyncUtils;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

/// From a folder to a friend who watches and is cut off, by hand, over a whole running Porchlight. A player of the real
/// kind does the same in `.ci/window.sh`.
@ExtendWith(ApplicationExtension.class)
class WatchJourneyTest {
    private static final int FILM = 48 << 20; // more than what the sockets between hold
    private static final int SEEN = 2 << 20;

    private final TestTools test = new TestTools();
    private final HttpClient client = HttpClient.newHttpClient();

    @TempDir static Path home;

    @SuppressWarnings("NullAway.Init") // set by start, which runs before each test
    private LiveHouse house;

    @Start
    void start(Stage stage) throws IOException {
        Path films = Files.createDirectories(home.resolve("films"));
        Files.write(films.resolve("Night.mkv"), new byte[FILM]);
        test.chosen = films;
        house = LiveHouse.start(home);
        PorchModel model = new PorchModel(house.porch());
        house.porch().onChange(() -> javafx.application.Platform.runLater(model::refresh));
        NoticeBar notices = new NoticeBar();
        Tools base = test.tools();
        Tools tools =
                new Tools(
                        model,
                        new FxBackground(),
                        notices,
                        base.clipboard(),
                        base.folders(),
                        base.opener(),
                        base.reachability(),
                        base.sessionStart(),
                        base.clock());
        stage.setScene(new Scene(new MainWindow(tools, notices).node(), 980, 700));
        Look.follow(stage.getScene(), model.state().map(now -> now.settings().desktop().theme()));
        new Pulse(model).follow(stage);
        stage.show();
    }

    @Stop
    void stop() {
        house.close();
    }

    @AfterEach
    void hangUp() {
        client.shutdownNow();
    }

    @Test
    void aLinkIsWatchedSeenAndCutOff(FxRobot robot) throws Exception {
        robot.clickOn("Choose a folder…");
        until(() -> robot.lookup("Copy link").tryQuery().isPresent());
        robot.clickOn("Copy link");
        until(() -> test.copied.size() == 1);
        String film = film(test.copied.getFirst());
        InputStream player = ask(film, HttpResponse.BodyHandlers.ofInputStream()).body();
        assertEquals(SEEN, player.readNBytes(SEEN).length);

        robot.clickOn(named(robot, "Activity page"));
        until(() -> shows(robot, "Night.mkv") && shows(robot, "1 watching"));

        robot.clickOn(named(robot, "Only my contacts"));
        until(() -> ask(film, HttpResponse.BodyHandlers.discarding()).statusCode() == 403);
        until(() -> shows(robot, "Night.mkv") && !shows(robot, "1 watching"));
        assertTrue(isCutOff(player));
    }

    /// The first address in the playlist behind a link.
    private String film(String playlist) throws Exception {
        return ask(playlist, HttpResponse.BodyHandlers.ofString())
                .body()
                .lines()
                .filter(line -> line.startsWith("http"))
                .findFirst()
                .orElseThrow();
    }

    private <T> HttpResponse<T> ask(String address, HttpResponse.BodyHandler<T> how) throws Exception {
        return client.send(HttpRequest.newBuilder(URI.create(address)).build(), how);
    }

    /// What the sockets held already still comes, the whole film does not.
    private static boolean isCutOff(InputStream player) {
        try {
            return player.readAllBytes().length + SEEN < FILM;
        } catch (IOException _) {
            return true;
        }
    }

    private static boolean shows(FxRobot robot, String text) {
        return robot.lookup((Node node) -> node instanceof Labeled one && text.equals(one.getText()))
                .tryQuery()
                .isPresent();
    }

    private static Node named(FxRobot robot, String name) {
        return robot.lookup((Node node) -> node instanceof Control && name.equals(node.getAccessibleText())).query();
    }

    private static void until(Callable<Boolean> holds) throws Exception {
        WaitForAsyncUtils.waitFor(60, TimeUnit.SECONDS, holds);
    }
}
