package org.porchlight.icons;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;

import javax.imageio.ImageIO;

/// A square SVG drawing that can be had in any size.
///
/// @param drawing the parsed master
record Picture(SVGDocument drawing) {
    static Picture read(Path svg) throws IOException {
        SVGDocument drawing = new SVGLoader().load(svg.toUri().toURL());
        if (drawing == null) {
            throw new IOException(svg + " is no SVG that can be read");
        }
        return new Picture(drawing);
    }

    byte[] png(int size) throws IOException {
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageIO.write(image(size), "png", png);
        return png.toByteArray();
    }

    /// The pixels row by row, four bytes each: alpha, red, green, blue. Panels want them so.
    byte[] argb(int size) {
        int[] pixels = image(size).getRGB(0, 0, size, size, null, 0, size);
        ByteBuffer bytes = ByteBuffer.allocate(4 * pixels.length);
        bytes.asIntBuffer().put(pixels);
        return bytes.array();
    }

    private BufferedImage image(int size) {
        BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
        Graphics2D pen = image.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        drawing.render(null, pen, new ViewBox(size, size));
        pen.dispose();
        return image;
    }
}
