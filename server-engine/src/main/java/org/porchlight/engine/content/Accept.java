package org.porchlight.engine.content;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.http.Request;

import java.util.Locale;

/// What form of a page a client wants (RFC 9110 §12.5.1). Browsers name HTML; a program that wants JSON names it and
/// not HTML; whoever accepts anything gets HTML for a folder, and a line of text for an error.
final class Accept {

    private Accept() {}

    static boolean html(Request request) {
        return names(request.field("accept"), "text/html");
    }

    static boolean json(Request request) {
        String accept = request.field("accept");
        return names(accept, "application/json") && !names(accept, "text/html");
    }

    private static boolean names(@Nullable String accept, String type) {
        if (accept == null) {
            return false;
        }
        for (String range : accept.toLowerCase(Locale.ROOT).split(",", -1)) {
            String[] parts = range.split(";", -1);
            if (parts[0].strip().equals(type)) {
                return !isRefused(parts);
            }
        }
        return false;
    }

    /// A weight of 0 says "not this one" (RFC 9110 §12.4.2).
    private static boolean isRefused(String[] parts) {
        for (int i = 1; i < parts.length; i++) {
            if (parts[i].strip().matches("q=0(\\.0{0,3})?")) {
                return true;
            }
        }
        return false;
    }
}
