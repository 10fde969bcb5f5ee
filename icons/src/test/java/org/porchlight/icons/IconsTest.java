package org.porchlight.icons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

import javax.imageio.ImageIO;

class IconsTest {
    @TempDir static Path target;

    @BeforeAll
    static void draw() throws IOException {
        Icons.draw(Path.of("src/main/svg"), target);
    }

    @Test
    void everyPictureHasItsSizeAndIsNotBlank() throws IOException {
        for (int size : Icons.APP_SIZES) {
            assertDrawn("porchlight-" + size + ".png", size);
        }
        for (String state : Icons.TRAY_STATES) {
            for (int size : Icons.TRAY_SIZES) {
                assertDrawn("tray-" + state + "-" + size + ".png", size);
            }
        }
    }

    @Test
    void theTrayStatesLookDifferent() throws IOException {
        for (int size : Icons.TRAY_SIZES) {
            Set<ByteBuffer> pictures = new HashSet<>();
            for (String state : Icons.TRAY_STATES) {
                Path png = target.resolve("tray-" + state + "-" + size + ".png");
                pictures.add(ByteBuffer.wrap(Files.readAllBytes(png)));
            }
            assertEquals(Icons.TRAY_STATES.size(), pictures.size());
        }
    }

    @Test
    void theContainersSayTheirOwnLength() throws IOException {
        ByteBuffer icns = ByteBuffer.wrap(Files.readAllBytes(target.resolve("porchlight.icns")));
        assertEquals(icns.capacity(), icns.getInt(4));
        byte[] bytes = Files.readAllBytes(target.resolve("porchlight.ico"));
        ByteBuffer ico = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        int last = 6 + 16 * (ico.getShort(4) - 1);
        assertEquals(ico.capacity(), ico.getInt(last + 8) + ico.getInt(last + 12));
    }

    @Test
    void thePackageIsNullMarked() {
        assertTrue(Icons.class.getPackage().isAnnotationPresent(NullMarked.class));
    }

    private static void assertDrawn(String name, int size) throws IOException {
        BufferedImage image = ImageIO.read(target.resolve(name).toFile());
        assertNotNull(image, name);
        assertEquals(size, image.getWidth(), name);
        assertEquals(size, image.getHeight(), name);
        int[] pixels = image.getRGB(0, 0, size, size, null, 0, size);
        long colours = Arrays.stream(pixels).distinct().count();
        long seen = Arrays.stream(pixels).filter(pixel -> pixel >>> 24 > 128).count();
        assertTrue(colours > 8, name + " is of one colour");
        assertTrue(seen > pixels.length / 4, name + " is mostly empty");
    }
}
