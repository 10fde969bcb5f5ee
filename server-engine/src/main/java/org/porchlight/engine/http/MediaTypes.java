package org.porchlight.engine.http;

import org.porchlight.engine.api.Types;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/// What a file is, by the extension of its name. Immutable.
public final class MediaTypes {

    /// What people and the engine do with a file.
    public enum Kind {
        FILM,
        SONG,
        PICTURE,
        SUBTITLE,
        PLAYLIST,
        /// Can run script in a browser (HTML, SVG, any XML, PDF, mail and web archives): must be served inert.
        ACTIVE,
        TEXT,
        OTHER
    }

    /// A Content-Type and the kind that follows from it.
    private record Entry(String type, Kind kind) {}

    private static final Map<String, Entry> BUILT_IN = builtIn();

    private final Map<String, Entry> extra;
    private final Entry fallback;

    /// What is built in, and `types` before it. The kind of an extra type follows from the type, so nothing that a
    /// browser would run escapes by its extension.
    public MediaTypes(Types types) {
        Map<String, Entry> map = HashMap.newHashMap(types.extra().size());
        types.extra().forEach((extension, type) -> map.put(extension, entry(type)));
        extra = Map.copyOf(map);
        fallback = entry(types.fallback());
    }

    /// The Content-Type of a file (RFC 9110 §8.3), with `charset=utf-8` where it is text.
    public String typeOf(String fileName) {
        return entryOf(fileName).type;
    }

    /// What kind of file it is.
    public Kind kindOf(String fileName) {
        return entryOf(fileName).kind;
    }

    private Entry entryOf(String fileName) {
        int dot = fileName.lastIndexOf('.');
        if (dot <= 0) {
            return fallback;
        }
        String extension = fileName.substring(dot + 1).toLowerCase(Locale.ROOT);
        Entry own = extra.get(extension);
        return own != null ? own : BUILT_IN.getOrDefault(extension, fallback);
    }

    private static Map<String, Entry> builtIn() {
        Map<String, Entry> map = new HashMap<>();
        MediaTypeTable.TYPES
                .lines()
                .forEach(line -> {
                    int colon = line.indexOf(':');
                    Entry entry = entry(line.substring(0, colon));
                    for (String extension : line.substring(colon + 1).strip().split(" ", -1)) {
                        if (map.put(extension, entry) != null) {
                            throw new IllegalStateException("listed twice: " + extension);
                        }
                    }
                });
        return Map.copyOf(map);
    }

    private static Entry entry(String type) {
        int semicolon = type.indexOf(';');
        String bare = (semicolon < 0 ? type : type.substring(0, semicolon)).strip().toLowerCase(Locale.ROOT);
        boolean named = semicolon >= 0 || !bare.startsWith("text/");
        return new Entry(named ? type : type + "; charset=utf-8", kind(bare));
    }

    private static Kind kind(String type) {
        if (isActive(type)) {
            return Kind.ACTIVE;
        }
        if (MediaTypeTable.SUBTITLES.contains(type)) {
            return Kind.SUBTITLE;
        }
        if (MediaTypeTable.PLAYLISTS.contains(type)) {
            return Kind.PLAYLIST;
        }
        if (type.startsWith("video/") || MediaTypeTable.FILMS.contains(type)) {
            return Kind.FILM;
        }
        if (type.startsWith("audio/")) {
            return Kind.SONG;
        }
        if (type.startsWith("image/")) {
            return Kind.PICTURE;
        }
        return type.startsWith("text/") || MediaTypeTable.TEXTS.contains(type) ? Kind.TEXT : Kind.OTHER;
    }

    /// The types a browser makes a document of that can hold script: HTML, every XML type (`text/xml`,
    /// `application/xml` and all that end in `+xml`; Chromium also takes `text/xsl`), and what carries HTML inside.
    private static boolean isActive(String type) {
        return type.endsWith("/xml")
                || type.endsWith("+xml")
                || type.contains("html")
                || type.startsWith("multipart/")
                || type.startsWith("message/")
                || MediaTypeTable.ACTIVE.contains(type);
    }
}
