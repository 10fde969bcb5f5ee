package org.porchlight.engine.content;

import org.porchlight.engine.http.MediaTypes;
import org.porchlight.engine.http.MediaTypes.Kind;
import org.porchlight.engine.http.Target;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// A folder for players: M3U in UTF-8 with absolute URLs, the one form that VLC, mpv and Kodi all read.
///
/// Paths without a host would be looked up on the player's own disk by mpv and Kodi.
public final class Playlist {

    /// Under Apple's type VLC takes the list for a live stream and plays nothing.
    public static final String TYPE = "audio/x-mpegurl";

    private Playlist() {}

    /// A film or a song: `path` are its decoded names below the share, `title` what the player shows.
    public record Item(List<String> path, String title) {

        /// Titled with the file's name, without its extension.
        public static Item of(List<String> path) {
            String name = path.getLast();
            int dot = name.lastIndexOf('.');
            return new Item(path, dot > 0 ? name.substring(0, dot) : name);
        }
    }

    /// Whether the file belongs in a playlist: films and songs do, pictures, subtitles and other playlists do not.
    public static boolean plays(MediaTypes types, String name) {
        Kind kind = types.kindOf(name);
        return kind == Kind.FILM || kind == Kind.SONG;
    }

    /// The items in natural order, folder by folder. `base` is scheme, host, port and root as the client addressed us,
    /// such as `http://192.168.1.20:8420/~ID`, without a slash at its end.
    public static byte[] m3u(String base, String share, List<Item> items) {
        record Keyed(Item item, String key) {}
        List<Keyed> order = new ArrayList<>(items.size());
        for (Item item : items) {
            order.add(new Keyed(item, NaturalOrder.key(item.path())));
        }
        order.sort(Comparator.comparing(Keyed::key).thenComparing(one -> String.join("/", one.item.path())));

        String start = base + "/" + Target.encode(share);
        StringBuilder list = new StringBuilder(32 + 160 * items.size()).append("#EXTM3U\n");
        for (Keyed one : order) {
            list.append("#EXTINF:-1,").append(line(one.item.title())).append('\n').append(start);
            for (String name : one.item.path()) {
                list.append('/').append(Target.encode(name));
            }
            list.append('\n');
        }
        return list.toString().getBytes(StandardCharsets.UTF_8);
    }

    /// VLC drops what stands before a comma; ‚ (U+201A) looks the same and is in every font that has German quotes.
    private static String line(String title) {
        StringBuilder line = new StringBuilder(title.length());
        for (int i = 0; i < title.length(); i++) {
            char c = title.charAt(i);
            boolean breaks = Character.isISOControl(c) || c == '\u2028' || c == '\u2029';
            line.append(breaks ? ' ' : c == ',' ? '\u201a' : c);
        }
        // VLC takes what stands before a spaced hyphen for the artist and shows the rest alone; a dash it leaves. One
        // by
        // one, as two of them may share a space.
        for (int i = 1; i < line.length() - 1; i++) {
            if (line.charAt(i) == '-' && line.charAt(i - 1) == ' ' && line.charAt(i + 1) == ' ') {
                line.setCharAt(i, '\u2013');
            }
        }
        return line.toString();
    }
}
