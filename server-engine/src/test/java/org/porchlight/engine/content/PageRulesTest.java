package org.porchlight.engine.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.porchlight.engine.content.Samples.file;
import static org.porchlight.engine.content.Samples.folder;
import static org.porchlight.engine.content.Samples.text;

import org.junit.jupiter.api.Test;
import org.porchlight.engine.content.Assets.Asset;
import org.porchlight.engine.http.MediaTypes.Kind;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/// What every page keeps to, whatever it shows.
class PageRulesTest {
    private static final List<String> PAGES =
            List.of(
                    text(FolderPage.html(Samples.listing("", List.of("x"), folder("a"), file("b.mkv")))),
                    text(FolderPage.html(Samples.movies())),
                    text(FrontPage.html("", "anna", List.of("Movies"))),
                    text(FrontPage.html("", "anna", List.of())),
                    text(ErrorPage.html(404, "t", "a")));

    @Test
    void noScriptAndNoStyleInAPage() {
        Pattern inline =
                Pattern.compile("<script|<style|<[^>]* (style|on[a-z]+)=|javascript:", Pattern.CASE_INSENSITIVE);
        for (String page : PAGES) {
            assertFalse(inline.matcher(page).find(), page);
        }
    }

    @Test
    void everyAssetThatIsNamedExists() {
        Pattern asset = Pattern.compile("\"/\\.porchlight/([^\"]+)\"");
        for (String page : PAGES) {
            assertTrue(page.contains("\"/.porchlight/page.css\""));
            asset.matcher(page).results().forEach(match -> assertNotNull(Assets.of(match.group(1)), match.group(1)));
        }
        Pattern.compile("url\\(\"([^\"]+)\"\\)")
                .matcher(css())
                .results()
                .forEach(match -> assertNotNull(Assets.of(match.group(1)), match.group(1)));
    }

    @Test
    void anAssetHasATypeAndATagOfItsOwn() {
        Asset icon = asset("icon.svg");
        assertEquals("image/svg+xml", icon.type());
        assertEquals("text/css; charset=utf-8", asset("page.css").type());
        assertTrue(icon.etag().matches("\"[0-9a-f]{24}\""), icon.etag());
        assertFalse(icon.etag().equals(asset("kinds.svg").etag()));
        assertNull(Assets.of("../FolderPage.class"));
    }

    @Test
    void everyPageHasALanguageATitleOneHeadingAndOneMain() {
        for (String page : PAGES) {
            assertTrue(page.startsWith("<!DOCTYPE html>\n<html lang=\"en\">\n"), page);
            for (String once : List.of("<title>", "<h1>", "<main>", "<header>", "<meta charset=\"utf-8\">")) {
                assertEquals(page.indexOf(once), page.lastIndexOf(once), once);
                assertTrue(page.contains(once), once);
            }
        }
    }

    @Test
    void everyKindHasADrawing() {
        for (Kind kind : Kind.values()) {
            // OTHER has the plain sheet of paper that the style sheet falls back to
            String name = "." + kind.name().toLowerCase(Locale.ROOT);
            assertTrue(kind == Kind.OTHER || css().contains(name + " { --drawing: "), name);
        }
    }

    /// WCAG 2.2 §1.4.3: 4.5 to 1 for text.
    @Test
    void textCanBeReadByDayAndByNight() {
        String css = css();
        int night = css.indexOf("prefers-color-scheme: dark");
        for (String half : List.of(css.substring(0, night), css.substring(night))) {
            Map<String, Double> light = new HashMap<>();
            Pattern.compile("--([a-z-]+): #([0-9a-f]{6});")
                    .matcher(half)
                    .results()
                    .forEach(match -> light.putIfAbsent(match.group(1), luminance(match.group(2))));
            for (String ground : List.of("ground", "sheet", "hover")) {
                for (String ink : List.of("ink", "soft", "link")) {
                    assertReadable(light, ink, ground);
                }
            }
            assertReadable(light, "on-lamp", "lamp");
            assertReadable(light, "lamp", "sheet");
        }
    }

    private static void assertReadable(Map<String, Double> light, String ink, String ground) {
        double one = light.getOrDefault(ink, 0.0) + 0.05;
        double other = light.getOrDefault(ground, 0.0) + 0.05;
        double contrast = Math.max(one, other) / Math.min(one, other);
        assertTrue(contrast >= 4.5, ink + " on " + ground + ": " + contrast);
    }

    private static double luminance(String hex) {
        double[] parts = new double[3];
        for (int i = 0; i < 3; i++) {
            double part = Integer.parseInt(hex.substring(2 * i, 2 * i + 2), 16) / 255.0;
            parts[i] = part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
    }

    private static String css() {
        return text(asset("page.css").bytes());
    }

    private static Asset asset(String name) {
        Asset asset = Assets.of(name);
        assertNotNull(asset, name);
        return asset;
    }
}
