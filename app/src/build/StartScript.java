import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Writes the start script with the JDK in it that runs this program, which is the JDK of the build.
///
/// Usage: `StartScript TEMPLATE SCRIPT`
public final class StartScript {
    private StartScript() {}

    static void main(String[] args) throws IOException {
        String template = Files.readString(Path.of(args[0]));
        if (!template.contains("'@BUILD_JDK@'")) {
            throw new IllegalArgumentException(args[0] + " has no place for the JDK");
        }
        // inside single quotes, a quote is the one character a shell would see
        String jdk = System.getProperty("java.home").replace("'", "'\\''");
        Path script = Path.of(args[1]);
        Files.createDirectories(script.getParent());
        Files.writeString(script, template.replace("@BUILD_JDK@", jdk));
        if (!script.toFile().setExecutable(true, false)) {
            throw new IOException("cannot make " + script + " executable");
        }
    }
}
