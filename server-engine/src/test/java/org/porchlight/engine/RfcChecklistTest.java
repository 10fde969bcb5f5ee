package org.porchlight.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The table in CONTRIBUTING.md that says which test holds which row of the RFCs must not name tests that are gone.
class RfcChecklistTest {

    private static final String TITLE = "## What the server does with every row of the RFC checklist";
    private static final Pattern NAMED = Pattern.compile("`([a-z.]*[A-Z]\\w*)\\.(\\w+)`");

    private static List<String> rows;

    @BeforeAll
    static void read() throws IOException {
        String all = Files.readString(Path.of("..", "CONTRIBUTING.md"));
        assertTrue(all.contains(TITLE));
        String table = all.substring(all.indexOf(TITLE) + TITLE.length());
        rows = table.substring(0, table.indexOf("\n## ")).lines().filter(line -> line.startsWith("| ")).toList();
    }

    @Test
    void everyRowNamesTestsThatExist() {
        List<String> missing = new ArrayList<>();
        for (String row : rows.subList(2, rows.size())) {
            String[] cells = row.split(" \\| ", -1);
            assertEquals(4, cells.length, row);
            Matcher named = NAMED.matcher(cells[3]);
            int count = 0;
            while (named.find()) {
                count++;
                if (!exists(named.group(1), named.group(2))) {
                    missing.add(named.group());
                }
            }
            assertFalse(count == 0, row);
        }
        assertEquals(List.of(), missing);
    }

    private static boolean exists(String type, String test) {
        try {
            Class<?> named = Class.forName("org.porchlight.engine." + type);
            return Arrays.stream(named.getDeclaredMethods())
                    .anyMatch(method -> method.getName().equals(test) && isTest(method));
        } catch (ClassNotFoundException _) {
            return false;
        }
    }

    private static boolean isTest(Method method) {
        return method.isAnnotationPresent(Test.class)
                || method.isAnnotationPresent(ParameterizedTest.class)
                || method.isAnnotationPresent(FuzzTest.class);
    }
}
