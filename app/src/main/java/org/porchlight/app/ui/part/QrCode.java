package org.porchlight.app.ui.part;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.EncodeHintType;
import com.google.zxing.WriterException;
import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.QRCodeWriter;
import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;

import javafx.scene.image.ImageView;
import javafx.scene.image.PixelWriter;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;

import java.util.Map;

/// A QR code of an address, black on white with its quiet zone whatever the theme, since cameras want it so.
public final class QrCode {
    private static final int QUIET_MODULES = 4;

    private QrCode() {}

    /// The code, at least `least` wide: each module covers as many whole pixels as any other.
    public static ImageView of(String address, double least) {
        BitMatrix code = encoded(address);
        ImageView view = new ImageView(picture(code, (int) Math.ceil(least / code.getWidth())));
        view.setSmooth(false); // on a denser screen the edges stay sharp
        view.setAccessibleText("QR code of " + address);
        view.getStyleClass().add("qr-code");
        return view;
    }

    private static WritableImage picture(BitMatrix code, int pixelsEach) {
        int side = code.getWidth() * pixelsEach;
        WritableImage image = new WritableImage(side, side);
        PixelWriter pixels = image.getPixelWriter();
        for (int y = 0; y < side; y++) {
            for (int x = 0; x < side; x++) {
                pixels.setColor(x, y, code.get(x / pixelsEach, y / pixelsEach) ? Color.BLACK : Color.WHITE);
            }
        }
        return image;
    }

    private static BitMatrix encoded(String address) {
        try {
            return new QRCodeWriter()
                    .encode(
                            address,
                            BarcodeFormat.QR_CODE,
                            0,
                            0,
                            Map.of(
                                    EncodeHintType.MARGIN,
                                    QUIET_MODULES,
                                    EncodeHintType.ERROR_CORRECTION,
                                    ErrorCorrectionLevel.M));
        } catch (WriterException e) {
            throw new IllegalArgumentException("An address too long for a code: " + address.length() + " letters", e);
        }
    }
}
