package org.porchlight.engine.api;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/// Media types beyond those the engine knows.
///
/// `extra` maps a file name extension, without its dot and in any case, to a media type and wins over what is built in;
/// `fallback` is the type of a file whose extension nobody knows (RFC 9110 §8.3), `application/octet-stream` by
/// default.
public record Types(Map<String, String> extra, String fallback) {

    private static final Pattern TYPE =
            Pattern.compile("[\\w!#$&^.+-]+/[\\w!#$&^.+-]+(; ?[\\w!#$&^.+-]+=[\\w!#$&^.+-]+)*", Pattern.UNICODE_CASE);
    private static final Pattern EXTENSION = Pattern.compile("[^\\s./\\\\]{1,32}");

    public Types {
        Map<String, String> lower = HashMap.newHashMap(extra.size());
        extra.forEach((extension, type) -> {
            if (!EXTENSION.matcher(extension).matches()) {
                throw new IllegalArgumentException("Not a file name extension: “" + extension + "”");
            }
            lower.put(extension.toLowerCase(Locale.ROOT), checked(type));
        });
        extra = Map.copyOf(lower);
        checked(fallback);
    }

    /// What is built in, and nothing more.
    public static Types builtIn() {
        return new Types(Map.of(), "application/octet-stream");
    }

    private static String checked(String type) {
        if (!TYPE.matcher(type).matches()) {
            throw new IllegalArgumentException("Not a media type, such as video/mp4: “" + type + "”");
        }
        return type;
    }
}
