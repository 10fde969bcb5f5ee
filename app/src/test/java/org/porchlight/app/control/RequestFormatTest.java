package org.porchlight.app.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

class RequestFormatTest {
    static Stream<Request> requests() {
        return Stream.of(
                new Request.AddContact("Ann", List.of()),
                new Request.ListContacts(),
                new Request.RemoveContact("Ann"),
                new Request.BlockContact("Ann", true),
                new Request.BlockContact("Ann", false),
                new Request.AddLink("Ann", "7d", "Movies/ü\n.mkv"),
                new Request.AddLink(null, "never", "Movies"),
                new Request.ListLinks(),
                new Request.RevokeLink("1"),
                new Request.AddFolders(List.of(Path.of("/a b"))),
                new Request.ListShares(),
                new Request.RemoveShare("Movies"),
                new Request.Who());
    }

    @ParameterizedTest
    @MethodSource("requests")
    void everyRequestTravelsOnOneLine(Request request) throws IOException {
        String line = RequestFormat.line(request);
        assertEquals(1, line.lines().count());
        assertEquals(request, RequestFormat.parse(line));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "who",
                "{}",
                "{\"ask\":\"dance\"}",
                "{\"ask\":\"add-contact\",\"name\":7,\"addresses\":[]}",
                "{\"ask\":\"add-contact\",\"name\":\"Ann\",\"addresses\":[7]}",
                "{\"ask\":\"block-contact\",\"name\":\"Ann\",\"blocked\":\"no\"}"
            })
    void anythingElseIsRefused(String line) {
        assertThrows(IOException.class, () -> RequestFormat.parse(line));
    }
}
