package org.porchlight.app.ui.part;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.QRCodeWriter;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;

import java.util.Map;

/// A QR code (ISO/IEC 18004) as a square of dark and light modules, without its quiet zone. It may hold a secret, so it
/// has no text of its own.
public final class QrCode {
    private final BitMatrix modules;

    private QrCode(BitMatrix modules) {
        this.modules = modules;
    }

    /// The smallest code that holds `text`, with medium error correction: enough for a screen.
    ///
    /// @throws IllegalArgumentException if it is too long for any
    public static QrCode of(String text) {
        Map<EncodeHintType, Object> hints =
                Map.of(EncodeHintType.ERROR_CORRECTION, ErrorCorrectionLevel.M, EncodeHintType.MARGIN, 0);
        try {
            return new QrCode(new QRCodeWriter().encode(text, BarcodeFormat.QR_CODE, 1, 1, hints));
        } catch (WriterException e) {
            throw new IllegalArgumentException("Too long for a QR code", e);
        }
    }

    /// Modules on each side.
    public int size() {
        return modules.getWidth();
    }

    public boolean isDark(int column, int row) {
        return modules.get(column, row);
    }
}
