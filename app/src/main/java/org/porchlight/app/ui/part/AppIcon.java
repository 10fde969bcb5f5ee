package org.porchlight.app.ui.part;

import javafx.scene.image.Image;
import javafx.scene.image.ImageView;

import java.io.InputStream;
import java.util.Optional;

/// The icon of the program, as it was drawn when the program was built.
public final class AppIcon {
    private AppIcon() {}

    /// The icon in that many pixels, if it was drawn in that size.
    public static Optional<Image> image(int pixels) {
        InputStream file = AppIcon.class.getResourceAsStream("/org/porchlight/app/icons/porchlight-" + pixels + ".png");
        return Optional.ofNullable(file).map(Image::new);
    }

    /// A picture of it, `side` wide; it has pixels enough for screens of twice the density.
    public static ImageView view(double side) {
        ImageView view = new ImageView();
        image(side <= 32 ? 64 : 256).ifPresent(view::setImage);
        view.setFitWidth(side);
        view.setFitHeight(side);
        view.setSmooth(true);
        return view;
    }
}
