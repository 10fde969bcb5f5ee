package org.porchlight.app.ui.part;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;

import org.junit.jupiter.api.Test;

import java.util.Arrays;

class QrCodeTest {
    private static final int SCALE = 4;
    private static final int QUIET = 4;

    @Test
    void whatIsWrittenIsRead() throws ReaderException {
        String address =
                "http://192.168.1.20:8420/~AAAAAAAAAAAAAAAAAAAAAA/Movies/Gr%C3%BC%C3%9Fe%20aus%20K%C3%B6ln.mkv";
        assertEquals(address, read(QrCode.of(address)));
    }

    @Test
    void whatIsTooLongIsSaid() {
        assertThrows(IllegalArgumentException.class, () -> QrCode.of("x".repeat(5000)));
    }

    private static String read(QrCode code) throws ReaderException {
        int side = (code.size() + 2 * QUIET) * SCALE;
        int[] pixels = new int[side * side];
        Arrays.fill(pixels, 0xffffff);
        for (int y = 0; y < code.size() * SCALE; y++) {
            for (int x = 0; x < code.size() * SCALE; x++) {
                if (code.isDark(x / SCALE, y / SCALE)) {
                    pixels[(y + QUIET * SCALE) * side + x + QUIET * SCALE] = 0;
                }
            }
        }
        RGBLuminanceSource source = new RGBLuminanceSource(side, side, pixels);
        return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(source))).getText();
    }
}
