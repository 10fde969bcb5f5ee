package org.porchlight.engine;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import org.jspecify.annotations.Nullable;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.util.Locale;

/// The far end of a connection, byte by byte: it sends what it is told, however wrong, and reads answers without any
/// help. Not for several threads.
final class WireClient implements Closeable {

    /// Long enough for the busiest machine; only a hang is over it.
    private static final int PATIENCE_MILLIS = 20_000;

    private final Closeable connection;
    private final InputStream in;
    private final OutputStream out;

    /// What the server answered. `head` ends with its empty line.
    record Answer(int status, String head, byte[] body) {

        String text() {
            return new String(body, UTF_8);
        }

        /// The value of a field, empty if there is none.
        String field(String name) {
            return value(head, name);
        }

        /// Everything but the `Date`, the one thing that may differ between two equal answers.
        String withoutDate() {
            return head.replaceFirst("Date: [^\r]*\r\n", "") + new String(body, ISO_8859_1);
        }
    }

    /// What came until the connection ended, and whether a reset ended it.
    record End(byte[] bytes, boolean reset) {

        String text() {
            return new String(bytes, ISO_8859_1);
        }
    }

    private WireClient(Closeable connection, InputStream in, OutputStream out) {
        this.connection = connection;
        this.in = in;
        this.out = out;
    }

    static WireClient to(ServerEngine engine) throws IOException {
        return connect(engine, null, 0);
    }

    /// Comes from another loopback address, such as `127.0.0.9`.
    static WireClient from(String address, ServerEngine engine) throws IOException {
        return connect(engine, InetAddress.ofLiteral(address), 0);
    }

    /// Has room for little, so that the server soon cannot send any more.
    static WireClient narrow(ServerEngine engine) throws IOException {
        return connect(engine, null, 16 * 1024);
    }

    private static WireClient connect(ServerEngine engine, @Nullable InetAddress from, int room) throws IOException {
        Socket socket = new Socket();
        if (room > 0) {
            socket.setReceiveBufferSize(room);
        }
        if (from != null) {
            socket.bind(new InetSocketAddress(from, 0));
        }
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(PATIENCE_MILLIS);
        socket.connect(
                new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), engine.address().getPort()), PATIENCE_MILLIS);
        return new WireClient(socket, socket.getInputStream(), socket.getOutputStream());
    }

    /// The far end of a pair.
    static WireClient over(SocketChannel channel) {
        return new WireClient(channel, Channels.newInputStream(channel), Channels.newOutputStream(channel));
    }

    /// One answer on a connection of its own.
    static Answer fetch(ServerEngine engine, String target, String... lines) throws IOException {
        try (WireClient client = to(engine)) {
            return client.get(target, lines);
        }
    }

    static String request(String method, String target, String... lines) {
        StringBuilder text = new StringBuilder(method + " " + target + " HTTP/1.1\r\nHost: 127.0.0.1\r\n");
        for (String line : lines) {
            text.append(line).append("\r\n");
        }
        return text.append("\r\n").toString();
    }

    WireClient send(String text) throws IOException {
        return send(text.getBytes(ISO_8859_1));
    }

    WireClient send(byte[] bytes) throws IOException {
        out.write(bytes);
        out.flush();
        return this;
    }

    Answer get(String target, String... lines) throws IOException {
        return send(request("GET", target, lines)).read();
    }

    Answer head(String target, String... lines) throws IOException {
        return send(request("HEAD", target, lines)).readHead();
    }

    /// The next answer with its body.
    Answer read() throws IOException {
        Answer head = readHead();
        String length = head.field("content-length");
        if (length.isEmpty()) {
            return head;
        }
        byte[] body = in.readNBytes(Integer.parseInt(length));
        if (body.length < Integer.parseInt(length)) {
            throw new EOFException("The body ends after " + body.length + " of " + length + " bytes");
        }
        return new Answer(head.status, head.head, body);
    }

    /// The next head; its body, if any, is left on the wire.
    Answer readHead() throws IOException {
        StringBuilder head = new StringBuilder();
        while (head.length() < 4 || !head.substring(head.length() - 4).equals("\r\n\r\n")) {
            int octet = in.read();
            if (octet < 0) {
                throw new EOFException("The head ends early: " + head);
            }
            head.append((char) octet);
        }
        return new Answer(Integer.parseInt(head.substring(9, 12)), head.toString(), new byte[0]);
    }

    byte[] readBytes(int count) throws IOException {
        return in.readNBytes(count);
    }

    /// All that still comes.
    End readToEnd() throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] part = new byte[64 * 1024];
        try {
            for (int n = in.read(part); n >= 0; n = in.read(part)) {
                all.write(part, 0, n);
            }
        } catch (SocketTimeoutException e) {
            throw e;
        } catch (IOException e) {
            return new End(all.toByteArray(), true);
        }
        return new End(all.toByteArray(), false);
    }

    /// Bytes that are here already.
    int available() throws IOException {
        return in.available();
    }

    /// Says that nothing more will be sent.
    WireClient halfClose() throws IOException {
        if (connection instanceof Socket socket) {
            socket.shutdownOutput();
        } else if (connection instanceof SocketChannel channel) {
            channel.shutdownOutput();
        }
        return this;
    }

    /// Vanishes as a player does that is killed.
    void reset() throws IOException {
        if (connection instanceof Socket socket) {
            socket.setSoLinger(true, 0);
        }
        connection.close();
    }

    /// Goes as one does that has what it wanted.
    void leave() throws IOException {
        connection.close();
    }

    @Override
    public void close() throws IOException {
        connection.close();
    }

    static String value(String head, String name) {
        for (String line : head.split("\r\n", -1)) {
            int colon = line.indexOf(':');
            if (colon > 0 && line.substring(0, colon).toLowerCase(Locale.ROOT).equals(name.toLowerCase(Locale.ROOT))) {
                return line.substring(colon + 1).strip();
            }
        }
        return "";
    }
}
