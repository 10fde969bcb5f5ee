package org.porchlight.app.log;

import org.porchlight.app.store.SystemDisk;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.regex.Pattern;

/// A log file that begins anew when it is full and keeps the one before, so that both together stay below twice `most`
/// bytes. The ids of stream links never get into it: they are secrets, and any message may hold one.
final class RollingFile extends OutputStream {
    private static final Pattern LINK = Pattern.compile("~[A-Za-z0-9_-]{22}(?![A-Za-z0-9_-])");
    private static final int LONGEST_LINE = 16_384;

    private final Path file;
    private final long most;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private OutputStream out;
    private long size;

    RollingFile(Path file, long most) throws IOException {
        this.file = file;
        this.most = most;
        this.out = open();
    }

    @Override
    public synchronized void write(int b) throws IOException {
        line.write(b);
        if (b == '\n' || line.size() >= LONGEST_LINE) {
            writeLine();
        }
    }

    @Override
    public synchronized void write(byte[] bytes, int offset, int length) throws IOException {
        for (int i = offset; i < offset + length; i++) {
            write(bytes[i]);
        }
    }

    @Override
    public synchronized void close() throws IOException {
        writeLine();
        out.close();
    }

    private void writeLine() throws IOException {
        String text = line.toString(StandardCharsets.UTF_8);
        line.reset();
        byte[] safe = LINK.matcher(text).replaceAll("~…").getBytes(StandardCharsets.UTF_8);
        if (size > 0 && size + safe.length > most) {
            out.close();
            Files.move(file, file.resolveSibling(file.getFileName() + ".1"), StandardCopyOption.REPLACE_EXISTING);
            out = open();
        }
        out.write(safe);
        size += safe.length;
    }

    private OutputStream open() throws IOException {
        OutputStream opened =
                Channels.newOutputStream(
                        Files.newByteChannel(
                                file,
                                Set.of(StandardOpenOption.CREATE, StandardOpenOption.APPEND),
                                SystemDisk.ownerOnly(file, "rw-------")));
        size = Files.size(file);
        return opened;
    }
}
