package org.porchlight.engine.http;

/// Incremental parser of one request head (RFC 9112 §2 to §5). Looks at every byte once and allocates nothing, however the
/// bytes arrive; the verdict does not depend on where they were cut. Confined to the loop thread.
///
///     EMPTY_LINES -> METHOD -> TARGET -> VERSION -> NAME -> VALUE -> NAME … -> DONE
///          \_________\__________\__________\_________\_______\-> REFUSED
///
/// Strict where leniency has let requests be smuggled: a bare CR or LF, a folded line, a space before a colon, a control
/// character are 400 (RFC 9112 §2.2, §5.1, §5.2). A limit refuses as soon as it is passed, not at the end of the head.
public final class RequestParser {
    /// Bytes of the request line without its CRLF; a longer target is 414 (RFC 9112 §3).
    static final int LINE_LIMIT = 8 * 1024;

    /// Bytes of the whole head; more is 431 (RFC 6585 §5).
    static final int HEAD_LIMIT = 32 * 1024;

    /// Fields of a head; more is 431.
    static final int FIELD_LIMIT = 100;

    /// Empty lines taken before the request line (RFC 9112 §2.2 asks for one).
    static final int EMPTY_LINE_LIMIT = 4;

    /// A longer method is none of ours: 501 (RFC 9112 §3).
    static final int METHOD_LIMIT = 32;

    /// " HTTP/1.1"
    private static final int VERSION_LENGTH = 9;

    /// "HTTP/1.1" as eight bytes in little-endian order.
    private static final long HTTP_1_1 = 0x312e312f50545448L;

    private enum Stage {
        EMPTY_LINES,
        METHOD,
        TARGET,
        VERSION,
        NAME,
        VALUE,
        DONE,
        REFUSED
    }

    private final FieldTable fields = new FieldTable();
    private final Framing framing = new Framing();

    private Stage stage = Stage.EMPTY_LINES;

    /// The next byte to look at and the begin of the current token. All positions are relative to the start of the
    /// head.
    private int at;

    private int mark;

    private int emptyLines;
    private int line;
    private int targetFrom;
    private int targetTo;
    private int minor;
    private int nameFrom;
    private int nameTo;
    private int verdict;

    public RequestParser() {}

    /// Forgets the head, for the next one.
    public void reset() {
        fields.clear();
        framing.clear();
        stage = Stage.EMPTY_LINES;
        at = 0;
        mark = 0;
        line = 0;
        targetFrom = 0;
        emptyLines = 0;
        verdict = 0;
    }

    /// Goes on with the head that begins at `buf[start]` and of which the bytes up to `end`, exclusive, have arrived.
    /// May be called again with more bytes; those from before must be the same but may have moved to another array or
    /// place.
    ///
    /// @return the length of the complete head, with the empty lines before it; 0 if more bytes are needed; or the
    ///   negated status of a refusal, after which the connection can only be closed: 400, 414, 431, 501, 505
    public int parse(byte[] buf, int start, int end) {
        int limit = Math.min(end - start, HEAD_LIMIT);
        boolean more = true;
        while (more) {
            more =
                    switch (stage) {
                        case EMPTY_LINES -> emptyLines(buf, start, limit);
                        case METHOD -> method(buf, start, limit);
                        case TARGET -> target(buf, start, limit);
                        case VERSION -> version(buf, start, limit);
                        case NAME -> name(buf, start, limit);
                        case VALUE -> value(buf, start, limit);
                        case DONE, REFUSED -> false;
                    };
        }
        if (verdict == 0 && limit == HEAD_LIMIT) {
            refuse(431);
        }
        return verdict;
    }

    /// The head as an object of its own, after [#parse] returned its length, from the same bytes.
    public Request request(byte[] buf, int start) {
        requireDone();
        return new Request(buf, start, verdict, line, targetFrom, targetTo, minor, fields.copy(), framing.copy());
    }

    /// Whether this is a GET of a path without body, expectation, Range or condition: what a cache can answer from the
    /// target alone, without a [Request].
    public boolean isPlainGet(byte[] buf, int start) {
        requireDone();
        return targetFrom - line == 4
                && buf[start + line] == 'G'
                && buf[start + line + 1] == 'E'
                && buf[start + line + 2] == 'T'
                && buf[start + targetFrom] == '/'
                && framing.isPlain();
    }

    /// Whether what has come so far is the begin of a HEAD, whose answer has no body even where the rest is refused
    /// (RFC 9112 §6.3).
    public boolean isHead(byte[] buf, int start) {
        return targetFrom > 0 && TargetForm.is(buf, start + line, start + targetFrom - 1, "HEAD");
    }

    /// Where the target begins, relative to the head.
    public int targetFrom() {
        return targetFrom;
    }

    /// Where the target ends, exclusive, relative to the head.
    public int targetTo() {
        return targetTo;
    }

    /// Where the value of Host begins, relative to the head; 0 if there is none.
    public int hostFrom() {
        return FieldTable.from(framing.host());
    }

    /// Where the value of Host ends, exclusive, relative to the head; 0 if there is none.
    public int hostTo() {
        return FieldTable.to(framing.host());
    }

    /// Where the value of the first User-Agent lies, relative to the head: the begin in the upper, the end in the lower
    /// 32 bits; 0 if there is none.
    public long userAgent(byte[] buf, int start) {
        requireDone();
        return fields.find(buf, start, "user-agent");
    }

    /// 0 or 1; a later minor version counts as 1 (RFC 9110 §2.5).
    public int minorVersion() {
        return minor;
    }

    /// Whether the connection stays open after the answer, as far as the client is concerned (RFC 9112 §9.3).
    public boolean keepAlive() {
        return framing.keepAlive();
    }

    private void requireDone() {
        if (stage != Stage.DONE) {
            throw new IllegalStateException("The head is not complete.");
        }
    }

    private boolean emptyLines(byte[] buf, int start, int limit) {
        while (at < limit && buf[start + at] == '\r') {
            if (at + 1 == limit) {
                return false;
            }
            if (buf[start + at + 1] != '\n' || ++emptyLines > EMPTY_LINE_LIMIT) {
                return refuse(400);
            }
            at += 2;
        }
        if (at == limit) {
            return false;
        }
        line = at;
        stage = Stage.METHOD;
        return true;
    }

    private boolean method(byte[] buf, int start, int limit) {
        int i = at;
        while (i < limit && Octets.is(buf[start + i], Octets.TOKEN)) {
            if (++i - line > METHOD_LIMIT) {
                return refuse(501);
            }
        }
        at = i;
        if (i == limit) {
            return false;
        }
        if (buf[start + i] != ' ' || i == line) {
            return refuse(400);
        }
        at = i + 1;
        targetFrom = at;
        stage = Stage.TARGET;
        return true;
    }

    private boolean target(byte[] buf, int start, int limit) {
        int longest = line + LINE_LIMIT - VERSION_LENGTH;
        int stop = Math.min(limit, longest + 1);
        int i = at;
        while (i < stop && Octets.is(buf[start + i], Octets.TARGET)) {
            i++;
        }
        at = i;
        if (i > longest) {
            return refuse(414);
        }
        if (i == limit) {
            return false;
        }
        if (buf[start + i] != ' ' || i == targetFrom) {
            return refuse(400);
        }
        targetTo = i;
        at = i + 1;
        mark = at;
        stage = Stage.VERSION;
        return true;
    }

    /// RFC 9112 §2.3: `HTTP/` DIGIT `.` DIGIT, then the end of the line.
    private boolean version(byte[] buf, int start, int limit) {
        if (at == mark && limit - at >= 8 && Octets.eight(buf, start + at) == HTTP_1_1) {
            at += 8;
        }
        for (; at < limit; at++) {
            int octet = buf[start + at];
            boolean good =
                    switch (at - mark) {
                        case 0 -> octet == 'H';
                        case 1, 2 -> octet == 'T';
                        case 3 -> octet == 'P';
                        case 4 -> octet == '/';
                        case 5, 7 -> Octets.isDigit(octet);
                        case 6 -> octet == '.';
                        case 8 -> octet == '\r';
                        default -> octet == '\n';
                    };
            if (!good) {
                return refuse(400);
            }
            if (octet == '\n') {
                return endOfLine(buf, start);
            }
        }
        return false;
    }

    private boolean endOfLine(byte[] buf, int start) {
        if (buf[start + mark + 5] != '1') {
            return refuse(505);
        }
        minor = buf[start + mark + 7] == '0' ? 0 : 1;
        int status = TargetForm.check(buf, start + line, start + targetFrom, start + targetTo);
        if (status != 0) {
            return refuse(status);
        }
        at++;
        nameFrom = at;
        stage = Stage.NAME;
        return true;
    }

    private boolean name(byte[] buf, int start, int limit) {
        int i = at;
        while (i < limit && Octets.is(buf[start + i], Octets.TOKEN)) {
            i++;
        }
        at = i;
        if (i > nameFrom && fields.count() == FIELD_LIMIT) {
            return refuse(431);
        }
        if (i == limit) {
            return false;
        }
        int octet = buf[start + i];
        if (octet == '\r' && i == nameFrom) {
            return endOfHead(buf, start, limit);
        }
        // Neither a space before the colon (RFC 9112 §5.1) nor a line that begins with one (§5.2).
        if (octet != ':' || i == nameFrom) {
            return refuse(400);
        }
        nameTo = i;
        at = i + 1;
        mark = at;
        stage = Stage.VALUE;
        return true;
    }

    private boolean value(byte[] buf, int start, int limit) {
        int i = Octets.endOfValue(buf, start + at, start + limit) - start;
        at = i;
        // A CR stays unread until the byte behind it is there.
        if (i == limit || (i + 1 == limit && buf[start + i] == '\r')) {
            return false;
        }
        if (buf[start + i] != '\r' || buf[start + i + 1] != '\n') {
            return refuse(400);
        }
        int from = mark;
        while (from < i && Octets.isBlank(buf[start + from])) {
            from++;
        }
        int to = i;
        while (to > from && Octets.isBlank(buf[start + to - 1])) {
            to--;
        }
        fields.add(nameFrom, nameTo, from, to);
        int status = framing.field(buf, start, nameFrom, nameTo, from, to);
        if (status != 0) {
            return refuse(-status);
        }
        at = i + 2;
        nameFrom = at;
        stage = Stage.NAME;
        return true;
    }

    private boolean endOfHead(byte[] buf, int start, int limit) {
        if (at + 1 == limit) {
            return false;
        }
        if (buf[start + at + 1] != '\n') {
            return refuse(400);
        }
        int status = framing.finish(minor);
        if (status != 0) {
            return refuse(-status);
        }
        at += 2;
        verdict = at;
        stage = Stage.DONE;
        return false;
    }

    private boolean refuse(int status) {
        verdict = -status;
        stage = Stage.REFUSED;
        return false;
    }
}
