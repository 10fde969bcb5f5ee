package org.porchlight.icons;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SortedMap;

/// The ICNS container: blocks of a four-letter type, a length that counts its own head, and a PNG.
final class AppleIcon {
    private static final int HEAD = 8;

    /// A size in pixels and the type it is stored as. Sizes for displays of double density come a second time.
    private record Block(String type, int size) {}

    private static final List<Block> BLOCKS =
            List.of(
                    new Block("icp4", 16),
                    new Block("icp5", 32),
                    new Block("ic11", 32),
                    new Block("ic12", 64),
                    new Block("ic07", 128),
                    new Block("ic08", 256),
                    new Block("ic13", 256),
                    new Block("ic09", 512),
                    new Block("ic14", 512),
                    new Block("ic10", 1024));

    private AppleIcon() {}

    static byte[] of(SortedMap<Integer, byte[]> pngs) throws IOException {
        ByteArrayOutputStream blocks = new ByteArrayOutputStream();
        for (Block block : BLOCKS) {
            byte[] png = pngs.get(block.size());
            if (png != null) {
                blocks.write(head(block.type(), png.length));
                blocks.write(png);
            }
        }
        ByteArrayOutputStream icns = new ByteArrayOutputStream();
        icns.write(head("icns", blocks.size()));
        blocks.writeTo(icns);
        return icns.toByteArray();
    }

    private static byte[] head(String type, int length) {
        return ByteBuffer.allocate(HEAD).put(type.getBytes(StandardCharsets.US_ASCII)).putInt(HEAD + length).array();
    }
}
