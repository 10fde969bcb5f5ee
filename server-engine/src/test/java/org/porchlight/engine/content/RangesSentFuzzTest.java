package org.porchlight.engine.content;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.folder.FileWorkers;
import org.porchlight.engine.folder.OpenFile;
import org.porchlight.engine.http.ByteRange;
import org.porchlight.engine.http.ByteRanges;
import org.porchlight.engine.http.MediaTypes.Kind;
import org.porchlight.engine.http.Request;
import org.porchlight.engine.http.RequestParser;
import org.porchlight.engine.http.Resolution;
import org.porchlight.engine.loop.Answer;
import org.porchlight.engine.loop.Body;
import org.porchlight.engine.loop.BufferPool;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What a Range is answered, read back as a client reads it.
class RangesSentFuzzTest {

    private static final Pattern FIELD = Pattern.compile("([^:\r\n]+): ([^\r\n]*)\r\n");
    private static final Pattern RANGE = Pattern.compile("bytes (\\d+)-(\\d+)/(\\d+)");
    private static final String TYPE = "text/plain; charset=utf-8";

    private final BufferPool buffers = new BufferPool();
    private final FileWorkers workers = new FileWorkers("none", 1, 1, System::nanoTime);

    @DictionaryEntries({"0-", "-1", "0-0", ",", "2-3", "5-7,"})
    @FuzzTest
    void whatIsSentIsWhatWasAskedFor(FuzzedDataProvider data) throws IOException {
        int most = data.consumeInt(1, 64);
        int missing = data.consumeInt(-20, 9);
        String range = "bytes=" + data.consumeAsciiString(60).replaceAll("[^0-9,-]", "");
        byte[] content = data.consumeRemainingAsBytes();
        int size = Math.max(0, content.length + missing);
        if (!(ByteRanges.resolve(range, size) instanceof Resolution.Satisfiable(List<ByteRange> ranges))) {
            return;
        }
        OpenFile file = new OpenFile(new MemoryFile(content), size, 0, "\"tag\"");
        Answer answer;
        try {
            answer =
                    new FileAnswer(request(range), TYPE, Kind.TEXT, false, false, null, null, workers, buffers)
                            .of(file);
        } catch (IOException e) {
            assertTrue(missing > 0, "only a file that became shorter cannot be read");
            assertEquals(0, buffers.lent());
            return;
        }
        byte[] sent = sent((Body.File) answer.body(), most);
        assertEquals(0, buffers.lent());

        assertEquals(206, answer.status());
        String fields = new String(answer.fields(), ISO_8859_1);
        int length = Integer.parseInt(value(fields, "Content-Length"));
        if (sent == null) {
            assertTrue(missing > 0, "only a file that became shorter is cut");
            return;
        }
        assertEquals(length, sent.length);
        if (ranges.size() == 1) {
            assertEquals(TYPE, value(fields, "Content-Type"));
            assertPart(value(fields, "Content-Range"), sent, content, size, ranges.getFirst());
        } else {
            assertEquals("", value(fields, "Content-Range"), "RFC 9110 §15.3.7.2");
            String type = value(fields, "Content-Type");
            assertTrue(type.startsWith("multipart/byteranges; boundary="));
            assertParts(type.substring(type.indexOf('=') + 1), sent, content, size, ranges);
        }
    }

    private static Request request(String range) {
        byte[] head = ("GET /f HTTP/1.1\r\nHost: h\r\nRange: " + range + "\r\n\r\n").getBytes(ISO_8859_1);
        RequestParser parser = new RequestParser();
        assertEquals(head.length, parser.parse(head, 0, head.length));
        return parser.request(head, 0);
    }

    /// Everything that goes out; null if the file turns out to be cut.
    private byte @Nullable [] sent(Body.File body, int most) throws IOException {
        NarrowSocket socket = new NarrowSocket(most);
        ByteBuffer first = body.first();
        if (first != null) {
            while (first.hasRemaining()) {
                socket.write(first);
            }
            buffers.release(first);
        }
        int idle = 0;
        while (body.remaining() > 0) {
            long n = body.send(socket, most * 2L);
            if (n == Body.File.CUT) {
                body.close();
                return null;
            }
            idle = n == 0 ? idle + 1 : 0;
            assertTrue(idle < 4, "it goes on when the socket takes bytes");
        }
        body.close();
        return socket.taken.toByteArray();
    }

    /// RFC 2046 §5.1.1, without preamble and epilogue.
    private static void assertParts(String boundary, byte[] sent, byte[] content, int size, List<ByteRange> ranges) {
        String all = new String(sent, ISO_8859_1);
        int at = 0;
        for (ByteRange range : ranges) {
            String delimiter = (at == 0 ? "" : "\r\n") + "--" + boundary + "\r\n";
            assertTrue(all.startsWith(delimiter, at), all);
            int head = at + delimiter.length();
            int blank = all.indexOf("\r\n\r\n", head) + 2;
            String fields = all.substring(head, blank);
            assertEquals(TYPE, value(fields, "Content-Type"));
            at = blank + 2 + (int) range.size();
            byte[] part = Arrays.copyOfRange(sent, blank + 2, at);
            assertPart(value(fields, "Content-Range"), part, content, size, range);
        }
        assertEquals("\r\n--" + boundary + "--\r\n", all.substring(at));
    }

    private static void assertPart(String told, byte[] part, byte[] content, int size, ByteRange range) {
        Matcher numbers = RANGE.matcher(told);
        assertTrue(numbers.matches(), told);
        assertEquals(range.first(), Long.parseLong(numbers.group(1)));
        assertEquals(range.last(), Long.parseLong(numbers.group(2)));
        assertEquals(size, Long.parseLong(numbers.group(3)));
        ByteArrayOutputStream meant = new ByteArrayOutputStream();
        meant.write(content, (int) range.first(), (int) range.size());
        assertArrayEquals(meant.toByteArray(), part);
    }

    /// The value of a field, empty if there is none; there are never two.
    private static String value(String fields, String name) {
        String value = "";
        Matcher field = FIELD.matcher(fields);
        while (field.find()) {
            if (field.group(1).equals(name)) {
                assertEquals("", value);
                value = field.group(2);
            }
        }
        return value;
    }
}
