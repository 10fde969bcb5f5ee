package org.porchlight.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static java.util.concurrent.TimeUnit.SECONDS;

import com.fasterxml.jackson.core.JsonGenerator;

import gg.jte.TemplateOutput;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/// More connections than there are descriptors: a flood costs no time, and what waits for nothing makes room.
@Timeout(120)
class DescriptorsTest {

    private static final int FLOOD = 300;

    @TempDir Path home;

    private Process server;
    private InetSocketAddress address;
    private final List<SocketChannel> flood = new ArrayList<>();

    @BeforeEach
    void start() throws Exception {
        assumeTrue(Files.isReadable(Path.of("/proc/self/fd")), "needs Linux");
        Files.writeString(home.resolve("a.txt"), "file a");
        List<String> classes = new ArrayList<>(List.of("target/classes", "target/test-classes"));
        for (Class<?> part : List.of(Logger.class, TemplateOutput.class, JsonGenerator.class)) {
            classes.add(Path.of(part.getProtectionDomain().getCodeSource().getLocation().toURI()).toString());
        }
        server =
                new ProcessBuilder(
                                "sh",
                                "-c",
                                "ulimit -n 80 && exec \"$0\" \"$@\"",
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                String.join(File.pathSeparator, classes),
                                LowDescriptors.class.getName(),
                                home.toString())
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        String port = new BufferedReader(new InputStreamReader(server.getInputStream(), UTF_8)).readLine();
        address = new InetSocketAddress(InetAddress.getLoopbackAddress(), Integer.parseInt(port));
        assertEquals("file a", ask());
    }

    @AfterEach
    void end() throws Exception {
        for (SocketChannel one : flood) {
            one.close();
        }
        server.getOutputStream().close();
        assertTrue(server.waitFor(60, SECONDS));
        assertEquals(0, server.exitValue());
    }

    private String ask() throws IOException {
        try (SocketChannel channel = SocketChannel.open(address)) {
            WireClient client = WireClient.over(channel);
            return client.get("/Movies/a.txt").text();
        }
    }

    private void flood(String begun) throws IOException {
        for (int i = 0; i < FLOOD; i++) {
            SocketChannel channel = SocketChannel.open(address);
            channel.write(ByteBuffer.wrap(begun.getBytes(ISO_8859_1)));
            flood.add(channel);
        }
    }

    private int descriptors() {
        return server.toHandle().isAlive() ? Path.of("/proc", "" + server.pid(), "fd").toFile().list().length : 0;
    }

    private Duration busy() {
        return server.toHandle().info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /// Those that are in the midst of a request stay until their time is over; meanwhile the others wait.
    @Test
    void aFloodThatCannotBeTakenInCostsNoTime() throws Exception {
        flood("GET /Movies/a.txt HTTP/1.1\r\nHo");
        Rig.await("all descriptors are taken", () -> descriptors() >= 79);
        long begin = System.nanoTime();
        Duration before = busy();
        LockSupport.parkNanos(SECONDS.toNanos(2));
        Duration after = busy().minus(before);
        Duration passed = Duration.ofNanos(System.nanoTime() - begin);
        assertTrue(after.compareTo(passed.dividedBy(5)) < 0, after + " of " + passed);

        for (SocketChannel one : flood) {
            one.close();
        }
        flood.clear();
        assertEquals("file a", ask());
    }

    /// Players come back by themselves, so that those that wait for nothing can be let go, the longest idle first.
    @Test
    void whatIsIdleMakesRoom() throws Exception {
        flood("");
        List<Long> times = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            long begin = System.nanoTime();
            assertEquals("file a", ask());
            times.add(MILLISECONDS.convert(Duration.ofNanos(System.nanoTime() - begin)));
        }
        // Without it, the first would wait until silence is not borne any longer: 10 s.
        assertTrue(times.getFirst() < 8_000, times::toString);
        assertTrue(times.stream().anyMatch(time -> time < 2_000), times::toString);
    }
}
