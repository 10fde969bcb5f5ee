package org.porchlight.icons;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.SortedMap;

/// The ICO container: a directory of 16 bytes for each picture, then the pictures, as PNG (Windows Vista and later).
final class WindowsIcon {
    private static final int HEAD = 6;
    private static final int ENTRY = 16;

    private WindowsIcon() {}

    static byte[] of(SortedMap<Integer, byte[]> pngs) {
        int total = pngs.values().stream().mapToInt(png -> png.length).sum();
        int next = HEAD + ENTRY * pngs.size();
        ByteBuffer ico = ByteBuffer.allocate(next + total).order(ByteOrder.LITTLE_ENDIAN);
        ico.putShort((short) 0).putShort((short) 1).putShort((short) pngs.size());
        for (var picture : pngs.entrySet()) {
            int length = picture.getValue().length;
            // one byte for the size, where 256 is written as 0
            byte size = picture.getKey().byteValue();
            ico.put(size).put(size).put((byte) 0).put((byte) 0);
            ico.putShort((short) 1).putShort((short) 32).putInt(length).putInt(next);
            next += length;
        }
        pngs.values().forEach(ico::put);
        return ico.array();
    }
}
