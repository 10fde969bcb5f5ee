package org.porchlight.engine.content;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.folder.FileWorkers;
import org.porchlight.engine.folder.OpenFile;
import org.porchlight.engine.http.ByteRange;
import org.porchlight.engine.loop.Body;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.List;

/// Several ranges of one file as `multipart/byteranges` (RFC 9110 §14.6), sent without being gathered in memory. Used
/// by one thread at a time, as [FileBody].
final class PartsBody implements Body.File {

    /// The head of a part, then its bytes; the last one has no bytes.
    private record Part(byte[] head, long first, long length) {}

    private final OpenFile file;
    private final FileWorkers workers;
    private final List<Part> parts = new ArrayList<>();
    private final long length;
    private int at;
    private ByteBuffer head;
    private long sentOfPart;
    private long left;
    private volatile boolean closed;

    /// @param boundary must not occur in the file; random, so that nobody can put it there
    PartsBody(OpenFile file, String type, List<ByteRange> ranges, String boundary, FileWorkers workers) {
        this.file = file;
        this.workers = workers;
        String start = "--" + boundary + "\r\nContent-Type: " + type + "\r\nContent-Range: bytes ";
        long total = 0;
        String before = "";
        for (ByteRange range : ranges) {
            String text = before + start + range.first() + "-" + range.last() + "/" + file.size() + "\r\n\r\n";
            parts.add(new Part(text.getBytes(ISO_8859_1), range.first(), range.size()));
            total += text.length() + range.size();
            before = "\r\n";
        }
        String end = "\r\n--" + boundary + "--\r\n";
        parts.add(new Part(end.getBytes(ISO_8859_1), 0, 0));
        length = total + end.length();
        left = length;
        head = ByteBuffer.wrap(parts.getFirst().head);
    }

    /// Bytes of the whole body.
    long length() {
        return length;
    }

    @Override
    public @Nullable ByteBuffer first() {
        return null;
    }

    @Override
    public long remaining() {
        return left;
    }

    @Override
    public long send(SocketChannel to, long most) throws IOException {
        long sent = 0;
        while (left > 0 && sent < most) {
            long n = head.hasRemaining() ? to.write(head) : sendFile(to, most - sent);
            if (n == CUT) {
                return CUT;
            }
            if (n == 0 && (head.hasRemaining() || sentOfPart < parts.get(at).length)) {
                break;
            }
            sent += n;
            left -= n;
            if (!head.hasRemaining() && sentOfPart == parts.get(at).length && left > 0) {
                at++;
                sentOfPart = 0;
                head = ByteBuffer.wrap(parts.get(at).head);
            }
        }
        return sent;
    }

    private long sendFile(SocketChannel to, long most) throws IOException {
        Part part = parts.get(at);
        long position = part.first + sentOfPart;
        long n = file.channel().transferTo(position, Math.min(most, part.length - sentOfPart), to);
        if (n == 0 && file.channel().size() <= position) {
            return CUT;
        }
        sentOfPart += n;
        return n;
    }

    @Override
    public void close() {
        closed = true;
        file.close();
    }

    @Override
    public boolean isClosed() {
        return closed;
    }

    @Override
    public FileWorkers workers() {
        return workers;
    }
}
