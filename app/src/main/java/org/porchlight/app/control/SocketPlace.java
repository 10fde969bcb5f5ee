package org.porchlight.app.control;

import org.jspecify.annotations.Nullable;
import org.porchlight.app.store.DataFolder;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;

/// Where the control socket can be: in the data folder, or where its path is too long for a socket (108 bytes on Linux,
/// 104 on macOS) or its file system has none, in a private folder of its own.
final class SocketPlace {
    private static final int LONGEST = 100;

    private SocketPlace() {}

    /// A channel listening at the best place. A socket left over there by a killed process is replaced: whoever calls
    /// this holds the lock.
    static ServerSocketChannel listen(DataFolder data, @Nullable String runtimeFolder) throws IOException {
        Path inside = data.file("control.sock");
        if (inside.toString().getBytes(StandardCharsets.UTF_8).length <= LONGEST) {
            try {
                return bind(inside);
            } catch (IOException _) {
                // a file system without sockets
            }
        }
        return bind(privateFolder(runtimeFolder).resolve("control.sock"));
    }

    /// Removes the socket, and its folder if that was made for it.
    static void remove(Path socket, DataFolder data) throws IOException {
        Files.deleteIfExists(socket);
        Path folder = socket.getParent();
        if (folder != null && !folder.equals(data.path())) {
            Files.deleteIfExists(folder);
        }
    }

    private static Path privateFolder(@Nullable String runtimeFolder) throws IOException {
        return runtimeFolder != null && Files.isWritable(Path.of(runtimeFolder))
                ? Files.createTempDirectory(Path.of(runtimeFolder), "porchlight-")
                : Files.createTempDirectory("porchlight-");
    }

    private static ServerSocketChannel bind(Path socket) throws IOException {
        Files.deleteIfExists(socket);
        ServerSocketChannel channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        try {
            channel.bind(UnixDomainSocketAddress.of(socket));
            PosixFileAttributeView rights = Files.getFileAttributeView(socket, PosixFileAttributeView.class);
            if (rights != null) {
                rights.setPermissions(PosixFilePermissions.fromString("rw-------"));
            }
            return channel;
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw e;
        }
    }
}
