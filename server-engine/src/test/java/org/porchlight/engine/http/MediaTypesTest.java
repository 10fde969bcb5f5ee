package org.porchlight.engine.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.porchlight.engine.api.Types;
import org.porchlight.engine.http.MediaTypes.Kind;

import java.util.Map;

class MediaTypesTest {
    private final MediaTypes types = new MediaTypes(Types.builtIn());

    @ParameterizedTest
    @CsvSource({
        "Film.mkv, video/x-matroska, FILM",
        "FILM.MKV, video/x-matroska, FILM",
        "a.b.mp4, video/mp4, FILM",
        "a.avi, video/x-msvideo, FILM",
        "a.divx, video/x-msvideo, FILM",
        "a.mpg, video/mpeg, FILM",
        "a.ts, video/mp2t, FILM",
        "a.m2ts, video/mp2t, FILM",
        "a.webm, video/webm, FILM",
        "a.rmvb, application/vnd.rn-realmedia, FILM",
        "a.mp3, audio/mpeg, SONG",
        "a.opus, audio/ogg, SONG",
        "a.flac, audio/flac, SONG",
        "a.m4a, audio/mp4, SONG",
        "a.jpg, image/jpeg, PICTURE",
        "a.avif, image/avif, PICTURE",
        "a.srt, application/x-subrip, SUBTITLE",
        "a.vtt, text/vtt; charset=utf-8, SUBTITLE",
        "a.ass, text/x-ssa; charset=utf-8, SUBTITLE",
        "a.m3u, audio/mpegurl, PLAYLIST",
        "a.m3u8, application/vnd.apple.mpegurl, PLAYLIST",
        "a.pls, audio/x-scpls, PLAYLIST",
        "a.mpd, application/dash+xml, ACTIVE",
        "a.txt, text/plain; charset=utf-8, TEXT",
        "a.js, text/javascript; charset=utf-8, TEXT",
        "a.json, application/json, TEXT",
        "a.zip, application/zip, OTHER",
        "a.tar.gz, application/gzip, OTHER",
        "a.epub, application/epub+zip, OTHER",
        "a.ttf, font/ttf, OTHER",
        "noext, application/octet-stream, OTHER",
        "x.unknownext, application/octet-stream, OTHER",
        "a., application/octet-stream, OTHER",
        ".mkv, application/octet-stream, OTHER"
    })
    void followsFromTheExtension(String name, String type, Kind kind) {
        assertEquals(type, types.typeOf(name));
        assertEquals(kind, types.kindOf(name));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "x.html", "x.htm", "X.HTML", "x.xhtml", "x.xht", "x.shtml", "x.svg", "x.svgz", "x.xml", "x.xsl",
                        "x.xslt",
                "x.pdf", "x.mht", "x.mhtml", "x.eml", "x.swf", "x.rss", "x.atom", "x.rdf", "x.mml", "x.xspf", "x.ttml"
            })
    void whatCanRunScriptIsActive(String name) {
        assertEquals(Kind.ACTIVE, types.kindOf(name));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "text/html",
                "Text/HTML; charset=latin1",
                "image/svg+xml",
                "application/xml",
                "text/xml",
                "application/x-anything+xml",
                "application/pdf",
                "multipart/related",
                "text/xsl"
            })
    void anExtraTypeIsActiveByWhatItIs(String type) {
        assertEquals(Kind.ACTIVE, new MediaTypes(new Types(Map.of("mkv", type), "a/b")).kindOf("a.mkv"));
        assertEquals(Kind.ACTIVE, new MediaTypes(new Types(Map.of(), type)).kindOf("a.unknownext"));
    }

    @Test
    void extraTypesWin() {
        MediaTypes own =
                new MediaTypes(new Types(Map.of("TS", "text/x-typescript", "foo", "video/x-foo"), "text/plain"));
        assertEquals("text/x-typescript; charset=utf-8", own.typeOf("a.ts"));
        assertEquals(Kind.TEXT, own.kindOf("a.ts"));
        assertEquals(Kind.FILM, own.kindOf("a.FOO"));
        assertEquals("text/plain; charset=utf-8", own.typeOf("README"));
        assertEquals("video/mp4", own.typeOf("a.mp4"));
    }

    @Test
    void everyBuiltInTypeIsWellFormed() {
        MediaTypeTable.TYPES.lines().forEach(line -> assertTrue(line.matches("[a-z]+/[\\w.+-]+:( [a-z0-9]+)+"), line));
    }
}
