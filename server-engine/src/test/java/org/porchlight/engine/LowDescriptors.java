package org.porchlight.engine;

import org.porchlight.engine.api.EngineOptions;
import org.porchlight.engine.api.Setup;
import org.porchlight.engine.api.Share;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.util.List;

/// An engine in a process of its own, which [DescriptorsTest] starts with few descriptors. Says its port, and ends with
/// its input.
final class LowDescriptors {

    private LowDescriptors() {}

    public static void main(String[] args) throws IOException {
        EngineOptions options = EngineOptions.onPort(0).boundTo(InetAddress.ofLiteral("127.0.0.1"));
        Setup setup = Setup.empty().withShares(List.of(new Share("Movies", Path.of(args[0]))));
        try (ServerEngine engine = ServerEngine.builder().options(options).setup(setup).start()) {
            System.out.println(engine.address().getPort());
            while (System.in.read() >= 0) {
                // It serves on threads of its own.
            }
        }
    }
}
