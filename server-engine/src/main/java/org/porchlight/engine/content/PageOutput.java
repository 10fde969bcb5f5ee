package org.porchlight.engine.content;

import gg.jte.TemplateOutput;
import gg.jte.html.HtmlInterceptor;
import gg.jte.html.HtmlTemplateOutput;
import gg.jte.html.OwaspHtmlTemplateOutput;

import java.util.Arrays;
import java.util.Map;
import java.util.function.BiConsumer;

/// Collects a page as UTF-8, the form in which it leaves: the page of 100,000 files is made of two million small
/// pieces.
final class PageOutput implements TemplateOutput {

    private static final HtmlInterceptor NOTHING_TO_ADD =
            new HtmlInterceptor() {
                @Override
                public void onHtmlTagOpened(String name, Map<String, Object> attributes, TemplateOutput output) {}

                @Override
                public void onHtmlTagClosed(String name, TemplateOutput output) {}
            };

    private byte[] bytes;
    private int length;

    private PageOutput(int expected) {
        bytes = new byte[expected];
    }

    /// Runs a template, which escapes every value for the place where it stands, and returns what it wrote.
    static byte[] render(int expected, BiConsumer<HtmlTemplateOutput, HtmlInterceptor> template) {
        PageOutput output = new PageOutput(expected);
        template.accept(new OwaspHtmlTemplateOutput(output), NOTHING_TO_ADD);
        return Arrays.copyOf(output.bytes, output.length);
    }

    @Override
    public void writeContent(String value) {
        writeContent(value, 0, value.length());
    }

    @Override
    public void writeContent(String value, int from, int to) {
        int most = (to - from) * 3;
        if (bytes.length - length < most) {
            bytes = Arrays.copyOf(bytes, Math.max(length + most, bytes.length * 2));
        }
        for (int at = from; at < to; at++) {
            char c = value.charAt(at);
            if (c < 0x80) {
                bytes[length++] = (byte) c;
            } else if (c < 0x800) {
                bytes[length++] = (byte) (0xc0 | c >> 6);
                continuation(c);
            } else if (Character.isHighSurrogate(c) && at + 1 < to && Character.isLowSurrogate(value.charAt(at + 1))) {
                int point = Character.toCodePoint(c, value.charAt(++at));
                bytes[length++] = (byte) (0xf0 | point >> 18);
                continuation(point >> 12);
                continuation(point >> 6);
                continuation(point);
            } else {
                int point = Character.isSurrogate(c) ? 0xfffd : c;
                bytes[length++] = (byte) (0xe0 | point >> 12);
                continuation(point >> 6);
                continuation(point);
            }
        }
    }

    private void continuation(int bits) {
        bytes[length++] = (byte) (0x80 | bits & 0x3f);
    }
}
