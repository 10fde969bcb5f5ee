import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.spi.ToolProvider;

/// Hands every Java file of the repository to google-java-format, which takes files but no folders.
///
/// Usage: `Format FOLDER OPTION...`; the options are google-java-format's own.
public final class Format {
    private Format() {}

    static void main(String[] args) throws IOException {
        Path root = Path.of(args[0]).toRealPath();
        List<String> formatter = new ArrayList<>(Arrays.asList(args).subList(1, args.length));
        Files.walkFileTree(root, new JavaFiles(root, formatter));
        int exit =
                ToolProvider.findFirst("google-java-format")
                        .orElseThrow()
                        .run(System.out, System.err, formatter.toArray(String[]::new));
        if (exit != 0) {
            System.err.println("To format these: mvn -pl .build process-resources -Dformat=apply");
        }
        System.exit(exit);
    }

    private static final class JavaFiles extends SimpleFileVisitor<Path> {
        private final Path root;
        private final List<String> found;

        JavaFiles(Path root, List<String> found) {
            this.root = root;
            this.found = found;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            if (folder.equals(root)) {
                return FileVisitResult.CONTINUE;
            }
            String name = folder.getFileName().toString();
            boolean ours = !name.equals("target") && (!name.startsWith(".") || name.equals(".build"));
            return ours ? FileVisitResult.CONTINUE : FileVisitResult.SKIP_SUBTREE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (file.toString().endsWith(".java")) {
                found.add(file.toString());
            }
            return FileVisitResult.CONTINUE;
        }
    }
}
