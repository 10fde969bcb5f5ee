import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// Lets the program that was built start, answer and end once, in the terminal, while Java notes which classes that
/// takes and how they are linked (JEP 483, JEP 514). The start script uses what was noted.
///
/// Usage: `Rehearsal IMAGE`, with the Java the program is to run with. What is learned is worth a faster start and
/// nothing else, so a rehearsal that fails is told and does not fail the build.
public final class Rehearsal {

    private static final Duration LONGEST = Duration.ofMinutes(2);

    /// All jars and the cache get this time: the start script knows by it that they are those of the rehearsal.
    private static final FileTime OF_JARS = FileTime.from(Instant.parse("2026-01-01T00:00:00Z"));

    private final Path image;
    private final Path work;

    private Rehearsal(Path image, Path work) {
        this.image = image;
        this.work = work;
    }

    static void main(String[] args) throws IOException, InterruptedException {
        Path image = Path.of(args[0]).toAbsolutePath();
        Path work = Files.createTempDirectory("porchlight-rehearsal");
        try {
            new Rehearsal(image, work).run();
        } finally {
            delete(work);
        }
    }

    private void run() throws IOException, InterruptedException {
        Path lib = image.resolve("lib");
        Files.deleteIfExists(lib.resolve("aot.jdk"));
        try (Stream<Path> jars = Files.list(lib)) {
            for (Path jar : jars.filter(file -> file.toString().endsWith(".jar")).toList()) {
                Files.setLastModifiedTime(jar, OF_JARS);
            }
        }
        Path films = Files.createDirectories(work.resolve("Films/Series"));
        Files.write(films.resolve("Pilot.mp4"), new byte[1 << 20]);
        Files.writeString(films.resolve("Pilot.srt"), "1\n00:00:01,000 --> 00:00:02,000\nHello\n");
        Files.write(work.resolve("Films/Cover.jpg"), new byte[3000]);
        String folder = work.resolve("Films").toString();
        String data = work.resolve("data").toString();
        // With some data there, reading it is part of the start.
        end(program("", "contacts", "add", "Anna", "--data", data));
        end(program("", "links", "add", "Anna", "Films", "--data", data));
        int port = freePort();
        String number = Integer.toString(port);
        Path made = work.resolve("start.aot");
        String options = "-XX:AOTCacheOutput=" + made.getFileName() + " -Xlog:aot=error,cds=error";
        Process program = program(options, "serve", "--data", data, "--bind", "127.0.0.1", "--port", number, folder);
        try {
            if (isAnswered(port, program)) {
                ask(port);
            }
            // As a system ends it that shuts down; Java writes down what it noted before it is gone.
            program.destroy();
            end(program);
        } finally {
            program.destroyForcibly().waitFor();
        }
        if (Files.exists(made)) {
            Path cache = lib.resolve("start.aot");
            Files.copy(made, cache, StandardCopyOption.REPLACE_EXISTING);
            Files.setLastModifiedTime(cache, OF_JARS);
            told(lib.resolve("aot.jdk"));
        } else {
            System.err.println("The start was not rehearsed, so it takes longer: Java noted nothing");
        }
    }

    private static void end(Process program) throws InterruptedException {
        if (!program.waitFor(LONGEST.toSeconds(), TimeUnit.SECONDS)) {
            program.destroyForcibly().waitFor();
            System.err.println("A rehearsal of the start did not come to its end");
        }
    }

    private static boolean isAnswered(int port, Process program) throws IOException, InterruptedException {
        Instant end = Instant.now().plus(LONGEST);
        while (program.isAlive() && Instant.now().isBefore(end)) {
            try {
                get(port, "/", "");
                return true;
            } catch (java.net.ConnectException e) {
                Thread.sleep(50);
            }
        }
        return false;
    }

    private static void ask(int port) throws IOException, InterruptedException {
        for (int i = 0; i < 3; i++) {
            for (String target :
                    List.of("/", "/Films", "/Films/", "/Films/?m3u", "/Films/Series/Pilot.srt", "/nothing")) {
                get(port, target, "");
                get(port, target, "Accept: text/html\r\n");
            }
            get(port, "/Films/Series/Pilot.mp4", "Range: bytes=1000-\r\n");
            get(port, "/Films/Cover.jpg", "If-None-Match: \"none\"\r\n");
            // What was asked for becomes hot a moment later.
            Thread.sleep(300);
        }
    }

    private static void get(int port, String target, String fields) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            String head = "GET " + target + " HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n" + fields + "\r\n";
            socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
            socket.getInputStream().readAllBytes();
        }
    }

    private Process program(String options, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(image.resolve("bin/porchlight").toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(work.toFile()).redirectErrorStream(true);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().keySet().removeAll(List.of("JAVA_OPTS", "DISPLAY"));
        builder.environment().put("PORCHLIGHT_OPTS", options);
        return builder.redirectOutput(work.resolve("output").toFile()).start();
    }

    /// Notes which Java it was, in the words of its release file: one line, as the start script puts it together.
    private static void told(Path file) throws IOException {
        StringBuilder line = new StringBuilder();
        try (BufferedReader release = Files.newBufferedReader(Path.of(System.getProperty("java.home"), "release"))) {
            release.lines()
                    .filter(said -> said.matches("(IMPLEMENTOR|JAVA_RUNTIME_VERSION|OS_ARCH)=.*"))
                    .forEach(said -> line.append(' ').append(said));
        }
        Files.writeString(file, line.append('\n'));
        Files.setLastModifiedTime(file, OF_JARS);
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
