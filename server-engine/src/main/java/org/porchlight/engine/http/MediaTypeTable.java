package org.porchlight.engine.http;

import java.util.Set;

/// The media types that are built in: those registered with IANA where players take them, else those that players take.
final class MediaTypeTable {

    private MediaTypeTable() {}

    /// A line is a type and the extensions that have it. `text/` types get their charset elsewhere.
    ///
    /// Where an extension has two meanings the one of a media share wins: `ts` and `mts` are MPEG transport streams and
    /// no TypeScript, `mod` is music, `sub` is a subtitle.
    static final String TYPES =
            """
            video/mp4: mp4 m4v mp4v mpg4 f4v
            video/x-matroska: mkv mk3d
            video/webm: webm
            video/x-msvideo: avi divx xvid
            video/quicktime: mov qt
            video/mpeg: mpg mpeg mpe m1v m2v mpv vob mp2v
            video/mp2t: ts m2ts mts m2t tsa trp tp
            video/x-ms-wmv: wmv
            video/x-ms-asf: asf
            video/x-flv: flv
            video/ogg: ogv
            video/3gpp: 3gp 3gpp
            video/3gpp2: 3g2
            video/dv: dv dif
            video/h264: h264 264
            video/h265: h265 hevc 265
            video/x-nut: nut
            video/x-ivf: ivf
            video/vnd.rn-realvideo: rv
            application/vnd.rn-realmedia: rm rmvb
            application/mxf: mxf
            application/ogg: ogx ogm
            audio/mpeg: mp3 mp2 mp1 mpga mpa
            audio/mp4: m4a m4b m4p m4r mp4a
            audio/aac: aac adts
            audio/ogg: ogg oga opus spx
            audio/flac: flac
            audio/wav: wav wave
            audio/x-w64: w64
            audio/aiff: aif aiff aifc
            audio/x-ms-wma: wma
            audio/x-matroska: mka
            audio/webm: weba
            audio/ac3: ac3
            audio/eac3: eac3 ec3
            audio/vnd.dts: dts
            audio/vnd.dts.hd: dtshd
            audio/vnd.dolby.mlp: mlp
            audio/x-truehd: thd
            audio/amr: amr
            audio/amr-wb: awb
            audio/basic: au snd
            audio/midi: mid midi kar rmi
            audio/x-ape: ape
            audio/x-wavpack: wv
            audio/x-musepack: mpc mpp
            audio/x-tta: tta
            audio/x-tak: tak
            audio/x-dsf: dsf
            audio/x-dff: dff
            audio/x-caf: caf
            audio/x-mod: mod s3m xm it
            audio/vnd.rn-realaudio: ra
            audio/vnd.audible.aax: aax
            image/jpeg: jpg jpeg jpe jfif
            image/png: png
            image/apng: apng
            image/gif: gif
            image/webp: webp
            image/avif: avif
            image/heic: heic
            image/heif: heif
            image/jxl: jxl
            image/jp2: jp2 j2k jpf
            image/bmp: bmp dib
            image/tiff: tif tiff
            image/vnd.microsoft.icon: ico cur
            image/x-tga: tga
            image/x-portable-anymap: pnm
            image/x-portable-bitmap: pbm
            image/x-portable-graymap: pgm
            image/x-portable-pixmap: ppm
            image/x-xcf: xcf
            image/vnd.adobe.photoshop: psd
            image/vnd.djvu: djvu djv
            image/x-adobe-dng: dng
            image/x-canon-cr2: cr2
            image/x-canon-cr3: cr3
            image/x-nikon-nef: nef
            image/x-sony-arw: arw
            image/x-olympus-orf: orf
            image/x-panasonic-rw2: rw2
            image/x-fuji-raf: raf
            image/x-pentax-pef: pef
            image/svg+xml: svg svgz
            application/x-subrip: srt
            text/vtt: vtt
            text/x-ssa: ssa ass
            text/x-microdvd: sub
            application/x-vobsub: idx
            application/x-pgs: sup
            application/x-sami: smi sami
            text/x-mpsub: mpsub
            application/ttml+xml: ttml dfxp
            text/x-lrc: lrc
            audio/mpegurl: m3u
            application/vnd.apple.mpegurl: m3u8
            audio/x-scpls: pls
            application/xspf+xml: xspf
            video/x-ms-asx: asx wvx wax
            application/dash+xml: mpd
            application/x-cue: cue
            text/html: html htm
            application/xhtml+xml: xhtml xht
            text/x-server-parsed-html: shtml shtm
            multipart/related: mht mhtml
            message/rfc822: eml
            application/xml: xml xsd rng
            text/xsl: xsl xslt
            application/xml-dtd: dtd
            application/pdf: pdf
            application/atom+xml: atom
            application/rss+xml: rss
            application/rdf+xml: rdf owl
            application/mathml+xml: mathml mml
            application/gpx+xml: gpx
            application/vnd.google-earth.kml+xml: kml
            application/x-shockwave-flash: swf
            text/plain: txt text log nfo diz me asc ini conf cfg properties env list
            text/markdown: md markdown
            text/csv: csv
            text/tab-separated-values: tsv tab
            text/calendar: ics
            text/vcard: vcf vcard
            text/css: css
            text/javascript: js mjs cjs
            text/x-java: java
            text/x-kotlin: kt kts
            text/x-scala: scala
            text/x-groovy: groovy gradle
            text/x-c: c h
            text/x-c++: cc cpp cxx hh hpp hxx
            text/x-csharp: cs
            text/x-python: py pyw
            text/x-perl: pl pm
            text/x-ruby: rb
            text/x-php: php
            text/x-go: go
            text/x-rust: rs
            text/x-swift: swift
            text/x-lua: lua
            text/x-haskell: hs
            text/x-pascal: pas pp
            text/x-smalltalk: st
            text/x-sql: sql
            text/x-typescript: tsx cts
            text/x-scss: scss sass less
            text/x-diff: diff patch
            text/x-tex: tex ltx sty cls bib
            text/x-rst: rst
            text/x-asciidoc: adoc asciidoc
            text/x-org: org
            text/x-makefile: mk mak
            text/x-shellscript: sh bash zsh fish
            text/x-powershell: ps1 psm1
            text/x-batch: bat cmd
            application/json: json map
            application/ld+json: jsonld
            application/geo+json: geojson
            application/x-ndjson: ndjson jsonl
            application/json5: json5
            application/yaml: yaml yml
            application/toml: toml
            application/manifest+json: webmanifest
            application/wasm: wasm
            application/rtf: rtf
            application/postscript: ps eps ai
            application/zip: zip
            application/gzip: gz tgz
            application/x-tar: tar
            application/x-bzip2: bz2 tbz tbz2
            application/x-xz: xz txz
            application/zstd: zst
            application/x-lzip: lz
            application/x-lz4: lz4
            application/x-lzma: lzma
            application/x-compress: z
            application/x-brotli: br
            application/x-7z-compressed: 7z
            application/vnd.rar: rar
            application/vnd.ms-cab-compressed: cab
            application/x-cpio: cpio
            application/x-archive: a ar
            application/x-lha: lzh lha
            application/x-arj: arj
            application/java-archive: jar war ear
            application/java-vm: class
            application/vnd.android.package-archive: apk
            application/vnd.debian.binary-package: deb
            application/x-rpm: rpm
            application/vnd.flatpak: flatpak
            application/vnd.snap: snap
            application/vnd.appimage: appimage
            application/vnd.microsoft.portable-executable: exe dll
            application/x-msi: msi
            application/x-apple-diskimage: dmg
            application/x-iso9660-image: iso
            application/x-raw-disk-image: img
            application/x-cd-image: nrg mdf
            application/x-bittorrent: torrent
            application/epub+zip: epub
            application/x-mobipocket-ebook: mobi prc
            application/vnd.amazon.ebook: azw
            application/vnd.amazon.mobi8-ebook: azw3
            application/x-fictionbook+xml: fb2
            application/vnd.comicbook+zip: cbz
            application/vnd.comicbook-rar: cbr
            application/x-cb7: cb7
            application/x-cbt: cbt
            application/msword: doc dot
            application/vnd.openxmlformats-officedocument.wordprocessingml.document: docx
            application/vnd.openxmlformats-officedocument.wordprocessingml.template: dotx
            application/vnd.ms-excel: xls xlt
            application/vnd.openxmlformats-officedocument.spreadsheetml.sheet: xlsx
            application/vnd.ms-powerpoint: ppt pps pot
            application/vnd.openxmlformats-officedocument.presentationml.presentation: pptx
            application/vnd.openxmlformats-officedocument.presentationml.slideshow: ppsx
            application/vnd.oasis.opendocument.text: odt
            application/vnd.oasis.opendocument.text-template: ott
            application/vnd.oasis.opendocument.spreadsheet: ods
            application/vnd.oasis.opendocument.presentation: odp
            application/vnd.oasis.opendocument.graphics: odg
            application/vnd.oasis.opendocument.formula: odf
            application/vnd.visio: vsd
            application/vnd.ms-outlook: msg
            application/vnd.apple.pages: pages
            application/vnd.apple.numbers: numbers
            application/vnd.apple.keynote: key
            application/vnd.sqlite3: sqlite sqlite3 db
            application/vnd.ms-htmlhelp: chm
            application/vnd.ms-xpsdocument: xps oxps
            font/ttf: ttf
            font/otf: otf
            font/woff: woff
            font/woff2: woff2
            font/collection: ttc
            application/vnd.ms-fontobject: eot
            model/gltf-binary: glb
            model/gltf+json: gltf
            model/stl: stl
            model/obj: obj
            model/3mf: 3mf
            application/pgp-signature: sig
            application/pgp-encrypted: pgp gpg
            application/x-x509-ca-cert: crt cer der
            application/x-pem-file: pem
            application/octet-stream: bin dat\
            """;

    /// Films whose type does not begin with `video/`.
    static final Set<String> FILMS = Set.of("application/vnd.rn-realmedia", "application/mxf", "application/ogg");

    static final Set<String> SUBTITLES =
            Set.of(
                    "application/x-subrip",
                    "text/vtt",
                    "text/x-ssa",
                    "text/x-microdvd",
                    "application/x-vobsub",
                    "application/x-pgs",
                    "application/x-sami",
                    "text/x-mpsub",
                    "text/x-lrc");

    static final Set<String> PLAYLISTS =
            Set.of(
                    "audio/mpegurl",
                    "audio/x-mpegurl",
                    "application/vnd.apple.mpegurl",
                    "application/x-mpegurl",
                    "audio/x-scpls",
                    "video/x-ms-asx",
                    "application/x-cue");

    /// Active by more than their name.
    static final Set<String> ACTIVE = Set.of("application/pdf", "text/xsl", "application/x-shockwave-flash");

    /// Text whose type does not begin with `text/`.
    static final Set<String> TEXTS =
            Set.of(
                    "application/json",
                    "application/ld+json",
                    "application/geo+json",
                    "application/x-ndjson",
                    "application/json5",
                    "application/yaml",
                    "application/toml",
                    "application/manifest+json",
                    "application/xml-dtd");
}
