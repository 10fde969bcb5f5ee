package org.porchlight.icons;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// Draws all icons of Porchlight.
///
/// Usage: `Icons SVG_FOLDER TARGET_FOLDER`. The target then holds `porchlight-SIZE.png`, `porchlight.ico`,
/// `porchlight.icns` and, for each state of the tray, `tray-STATE-SIZE.png` and the same as bare pixels, `….argb`;
/// sizes are in pixels.
public final class Icons {
    static final List<Integer> APP_SIZES = List.of(16, 22, 24, 32, 48, 64, 128, 256, 512);
    static final List<Integer> TRAY_SIZES = List.of(16, 22, 24, 32, 48, 64);
    static final List<String> TRAY_STATES = List.of("idle", "serving", "paused", "contacts");

    private static final List<Integer> ICO_SIZES = List.of(16, 24, 32, 48, 64, 256);
    private static final List<Integer> ICNS_SIZES = List.of(16, 32, 64, 128, 256, 512, 1024);

    // up to here fine lines of the large drawing would blur
    private static final int SMALL = 32;

    private final Picture large;
    private final Picture small;

    private Icons(Path masters) throws IOException {
        large = Picture.read(masters.resolve("porchlight.svg"));
        small = Picture.read(masters.resolve("porchlight-small.svg"));
    }

    static void main(String[] args) throws IOException {
        draw(Path.of(args[0]), Path.of(args[1]));
    }

    static void draw(Path masters, Path target) throws IOException {
        Files.createDirectories(target);
        Icons app = new Icons(masters);
        for (int size : APP_SIZES) {
            Files.write(target.resolve("porchlight-" + size + ".png"), app.png(size));
        }
        Files.write(target.resolve("porchlight.ico"), WindowsIcon.of(app.pngs(ICO_SIZES)));
        Files.write(target.resolve("porchlight.icns"), AppleIcon.of(app.pngs(ICNS_SIZES)));
        for (String state : TRAY_STATES) {
            Picture tray = Picture.read(masters.resolve("tray-" + state + ".svg"));
            for (int size : TRAY_SIZES) {
                String name = "tray-" + state + "-" + size;
                Files.write(target.resolve(name + ".png"), tray.png(size));
                Files.write(target.resolve(name + ".argb"), tray.argb(size));
            }
        }
    }

    private SortedMap<Integer, byte[]> pngs(List<Integer> sizes) throws IOException {
        SortedMap<Integer, byte[]> pngs = new TreeMap<>();
        for (int size : sizes) {
            pngs.put(size, png(size));
        }
        return pngs;
    }

    private byte[] png(int size) throws IOException {
        return (size <= SMALL ? small : large).png(size);
    }
}
