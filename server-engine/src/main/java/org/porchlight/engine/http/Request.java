package org.porchlight.engine.http;

import org.jspecify.annotations.Nullable;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// A request head that passed [RequestParser]. Immutable, may go to any thread; it owns a copy of its bytes and makes
/// strings only of what is asked for. Strings hold one character for each byte (ISO 8859-1).
public final class Request {
    private static final String[] METHODS = {
        "GET", "HEAD", "PUT", "POST", "OPTIONS", "DELETE", "PATCH", "TRACE", "CONNECT", "PROPFIND"
    };

    private final byte[] head;
    private final int[] spans;
    private final Framing framing;
    private final int targetFrom;
    private final int targetTo;
    private final int minor;
    private final String method;

    Request(
            byte[] buf,
            int start,
            int length,
            int line,
            int targetFrom,
            int targetTo,
            int minor,
            int[] spans,
            Framing framing) {
        this.head = Arrays.copyOfRange(buf, start, start + length);
        this.spans = spans;
        this.framing = framing;
        this.targetFrom = targetFrom;
        this.targetTo = targetTo;
        this.minor = minor;
        this.method = method(line, targetFrom - 1);
    }

    private String method(int from, int to) {
        for (String known : METHODS) {
            if (TargetForm.is(head, from, to, known)) {
                return known;
            }
        }
        return text(from, to);
    }

    /// The method, case-sensitive (RFC 9110 §9.1); the usual ones are constants.
    public String method() {
        return method;
    }

    /// The request-target as it came, for [Target#parse].
    public String target() {
        return text(targetFrom, targetTo);
    }

    /// 0 or 1; a later minor version counts as 1 (RFC 9110 §2.5).
    public int minorVersion() {
        return minor;
    }

    /// The value of a field, its lines joined by `, ` (RFC 9110 §5.3), or null. A field that must not repeat but did
    /// gives a value that is invalid for it, and so is treated as its own rules treat an invalid one; repeated Host,
    /// Content-Length and Transfer-Encoding were refused before.
    public @Nullable String field(String lowerCaseName) {
        String value = null;
        for (int i = 0; i < spans.length; i += 2) {
            if (isNamed(i, lowerCaseName)) {
                String next = text(spans[i + 1]);
                value = value == null ? next : value + ", " + next;
            }
        }
        return value;
    }

    /// The values of all lines of a field, in order.
    public List<String> fields(String lowerCaseName) {
        List<String> values = new ArrayList<>(1);
        for (int i = 0; i < spans.length; i += 2) {
            if (isNamed(i, lowerCaseName)) {
                values.add(text(spans[i + 1]));
            }
        }
        return Collections.unmodifiableList(values);
    }

    /// All fields by their names in lower case; of a repeated one the last value, as
    /// [org.porchlight.engine.api.Responder.Call] has it.
    public Map<String, String> allFields() {
        Map<String, String> all = LinkedHashMap.newLinkedHashMap(spans.length / 2);
        for (int i = 0; i < spans.length; i += 2) {
            all.put(text(spans[i]).toLowerCase(Locale.ROOT), text(spans[i + 1]));
        }
        return Collections.unmodifiableMap(all);
    }

    /// The value of Host; well-formed, but not yet known to be ours. An absolute target wins over it (RFC 9112 §3.2.2).
    public @Nullable String host() {
        return framing.host() == 0 ? null : text(framing.host());
    }

    /// Whether the client lets the connection stay open (RFC 9112 §9.3): by default in 1.1, if it asks for it in 1.0.
    public boolean keepAlive() {
        return framing.keepAlive();
    }

    /// The length of the body in bytes, -1 if there is no Content-Length.
    public long contentLength() {
        return framing.contentLength();
    }

    /// Whether the body comes in chunks (RFC 9112 §7.1).
    public boolean chunked() {
        return framing.chunked();
    }

    /// Whether a body follows: in chunks, or longer than nothing.
    public boolean hasBody() {
        return framing.chunked() || framing.contentLength() > 0;
    }

    /// Whether the client may wait for `100 (Continue)` before it sends the body (RFC 9110 §10.1.1).
    public boolean expectsContinue() {
        return framing.expectsContinue();
    }

    /// Whether the client expects what nobody knows: 417 (RFC 9110 §15.5.18).
    public boolean hasUnknownExpectation() {
        return framing.hasUnknownExpectation();
    }

    /// For a debugger; neither target nor values, which may hold a stream link.
    @Override
    public String toString() {
        return "Request[" + method + ", " + spans.length / 2 + " fields]";
    }

    private boolean isNamed(int index, String lowerCaseName) {
        return Octets.matches(head, FieldTable.from(spans[index]), FieldTable.to(spans[index]), lowerCaseName);
    }

    private String text(int span) {
        return text(FieldTable.from(span), FieldTable.to(span));
    }

    private String text(int from, int to) {
        return new String(head, from, to - from, StandardCharsets.ISO_8859_1);
    }
}
