package org.porchlight.engine.content;

import org.porchlight.engine.api.Types;
import org.porchlight.engine.folder.FolderEntry;
import org.porchlight.engine.http.MediaTypes;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Folders for the tests, and what a browser or a program reads in a page.
final class Samples {
    static final MediaTypes TYPES = new MediaTypes(Types.builtIn());
    static final long MORNING = Instant.parse("2026-03-01T07:08:09Z").toEpochMilli();

    /// Names that have broken the listings of other servers.
    static final List<String> HOSTILE =
            List.of(
                    "<img src=x onerror=alert(1)>.txt",
                    "a\"b'c&d.txt",
                    "&lt;x&gt; &amp;.txt",
                    "javascript:alert(1)",
                    "a:b.txt",
                    "C++ #1?.txt",
                    "100%.txt",
                    "%41.txt",
                    "<script>1<",
                    "\\back.txt",
                    "new\nline.txt",
                    "tab\there",
                    " lead",
                    "tr ail ",
                    "\u202egnp.exe",
                    "日本.mp3",
                    "\ud83c\udf83 night.mp4",
                    "x' onmouseover='y",
                    "a;b",
                    "back`tick${x}",
                    "http:%2f%2fevil",
                    "x.mp3?a=1#t",
                    "?m3u",
                    "~x",
                    "</a><a href=\"y\">y");

    private static final Pattern LINK = Pattern.compile("<a([^>]*) href=\"([^\"]*)\">([^<]*)</a>");

    private Samples() {}

    /// A link as it stands in a page: the attributes before its reference, the reference, and the text, both unescaped.
    record Link(String before, String href, String text) {}

    static FolderEntry file(String name) {
        return new FolderEntry(name, false, 1_430_000_000L, MORNING);
    }

    static FolderEntry folder(String name) {
        return new FolderEntry(name, true, 0, MORNING);
    }

    static Listing listing(String root, List<String> path, FolderEntry... entries) {
        return new Listing(root, "Movies", path, List.of(entries), TYPES);
    }

    static Listing movies(String... files) {
        return listing("", List.of(), Arrays.stream(files).map(Samples::file).toArray(FolderEntry[]::new));
    }

    static String text(byte[] page) {
        return new String(page, StandardCharsets.UTF_8);
    }

    static List<Link> links(byte[] page) {
        List<Link> links = new ArrayList<>();
        for (MatchResult match : LINK.matcher(text(page)).results().toList()) {
            links.add(new Link(match.group(1), unescape(match.group(2)), unescape(match.group(3))));
        }
        return links;
    }

    /// The links that programs take for entries.
    static List<Link> entries(byte[] page) {
        return links(page).stream().filter(link -> link.before.isEmpty()).toList();
    }

    /// The decoded path that a reference leads to from the page at `base`.
    static String follow(String base, String href) {
        URI target = URI.create("http://h" + base).resolve(href);
        if (target.getRawQuery() != null || target.getRawFragment() != null || !"h".equals(target.getHost())) {
            throw new AssertionError("leads elsewhere: " + target);
        }
        return target.getPath();
    }

    private static String unescape(String html) {
        return html.replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&#34;", "\"")
                .replace("&#39;", "'")
                .replace("&amp;", "&");
    }
}
