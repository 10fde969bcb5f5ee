package org.porchlight.app.ui.activity;

import org.porchlight.app.text.SafeText;

import java.util.Locale;
import java.util.Map;

/// The names by which people know players, made of the first product of a User-Agent (RFC 9110 §10.1.5).
final class PlayerName {
    /// Products that call themselves something else than people do, in lower case.
    private static final Map<String, String> KNOWN =
            Map.ofEntries(
                    Map.entry("mozilla", "Browser"),
                    Map.entry("vlc", "VLC"),
                    Map.entry("libmpv", "mpv"),
                    Map.entry("lavf", "FFmpeg"),
                    Map.entry("nsplayer", "Windows Media Player"),
                    Map.entry("applecoremedia", "Apple player"),
                    Map.entry("stagefright", "Android player"),
                    Map.entry("exoplayerlib", "Android player"),
                    Map.entry("gstreamer", "GStreamer"),
                    Map.entry("libvlc", "VLC"),
                    Map.entry("curl", "curl"),
                    Map.entry("wget", "Wget"));

    private PlayerName() {}

    /// `VLC/3.0.20` becomes `VLC 3.0.20`, `Mozilla/5.0` becomes `Browser`.
    static String of(String product) {
        String safe = SafeText.of(product).strip();
        int slash = safe.indexOf('/');
        String name = slash < 0 ? safe : safe.substring(0, slash);
        String version = slash < 0 ? "" : safe.substring(slash + 1);
        String known = KNOWN.get(name.toLowerCase(Locale.ROOT));
        if (known != null && !known.equalsIgnoreCase(name)) {
            return known; // the version is that of something else
        }
        String shown = known == null ? name : known;
        return version.isEmpty() ? shown : shown + " " + version;
    }
}
