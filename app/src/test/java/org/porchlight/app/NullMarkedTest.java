package org.porchlight.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/// NullAway looks only at code that is marked, so a package without its mark would escape it.
class NullMarkedTest {
    @Test
    void everyPackageIsNullMarked() throws IOException, URISyntaxException {
        SortedSet<String> packages =
                packagesBelow(Path.of(Launcher.class.getProtectionDomain().getCodeSource().getLocation().toURI()));
        assertTrue(packages.contains("org.porchlight.app"), "the search finds packages: " + packages);
        packages.removeIf(NullMarkedTest::isMarked);
        assertTrue(packages.isEmpty(), "these need a package-info.java with @NullMarked: " + packages);
    }

    private static SortedSet<String> packagesBelow(Path classes) throws IOException {
        SortedSet<String> names = new TreeSet<>();
        try (Stream<Path> files = Files.walk(classes)) {
            files.filter(file -> file.toString().endsWith(".class"))
                    .map(file -> classes.relativize(file.getParent()).toString())
                    .forEach(folder -> names.add(folder.replace('/', '.').replace('\\', '.')));
        }
        return names;
    }

    private static boolean isMarked(String name) {
        try {
            return Class.forName(name + ".package-info").isAnnotationPresent(NullMarked.class);
        } catch (ClassNotFoundException _) {
            return false;
        }
    }
}
