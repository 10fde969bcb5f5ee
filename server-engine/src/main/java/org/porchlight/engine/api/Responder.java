package org.porchlight.engine.api;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/// Answers requests below a path prefix: how a program adds pages of its own.
///
/// Called on a worker thread of the engine, so it may wait; at most 4 run at once, others queue. A thrown exception is
/// logged and answered 500. Access rules do not apply: `call.visitor()` tells who asks, the responder decides.
@FunctionalInterface
public interface Responder {

    Reply respond(Call call) throws Exception;

    /// A request. `path` is decoded and starts with the prefix, `query` is raw and without the question mark (empty if
    /// there is none), `fields` has lower-case names and keeps the last value of a repeated one, `body` is at most 64
    /// KiB.
    record Call(String method, String path, String query, Map<String, String> fields, byte[] body, Visitor visitor) {}

    /// An answer. `Date`, `Content-Length` and `Connection` are added by the engine.
    ///
    /// `status` is from 200 to 599; field names are tokens, values hold no control characters.
    record Reply(int status, Map<String, String> fields, byte[] body) {

        /// A token (RFC 9110 §5.6.2).
        private static final Pattern NAME = Pattern.compile("[\\w!#$%&'*+.^`|~-]+");

        private static final Set<String> OURS = Set.of("date", "content-length", "connection", "transfer-encoding");

        public Reply {
            if (status < 200 || status > 599) {
                throw new IllegalArgumentException("A final status is from 200 to 599: " + status);
            }
            fields = Map.copyOf(fields);
            fields.forEach((name, value) -> {
                if (!NAME.matcher(name).matches() || value.chars().anyMatch(Character::isISOControl)) {
                    throw new IllegalArgumentException("Not a field: " + name);
                }
                if (OURS.contains(name.toLowerCase(Locale.ROOT))) {
                    throw new IllegalArgumentException("The engine adds this field: " + name);
                }
            });
        }
    }
}
