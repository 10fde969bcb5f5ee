package org.porchlight.engine.http;

/// Incremental decoder of a chunked body (RFC 9112 §7.1). Allocates nothing. Confined to the thread that owns the connection.
///
///     SIZE -> [EXTENSION] -> SIZE_LF -> DATA -> DATA_CR -> DATA_LF -> SIZE …
///     SIZE_LF after size 0 -> LINE -> [TRAILER -> TRAILER_LF -> LINE …] -> LAST_LF -> DONE
///
/// Strict, since two readers that disagree about a chunk's end let requests be smuggled: no bare CR or LF, no space before the
/// size, extensions by their grammar's characters and without line ends inside quotes. Extensions and trailers are read over,
/// never used; trailers cannot change the framing (RFC 9110 §6.5.1).
public final class ChunkedDecoder {
    /// Bytes of one chunk's extensions.
    static final int EXTENSION_LIMIT = 1024;

    /// Bytes of extensions in all beyond as many bytes of data, so that tiny chunks cannot carry endless extensions.
    static final int EXTENSIONS_LIMIT = 16 * 1024;

    /// Bytes of all trailers.
    static final int TRAILER_LIMIT = 8 * 1024;

    /// Digits of a size, leading zeros included: fifteen of them stay below 2^60.
    private static final int SIZE_DIGITS = 15;

    /// Takes the data out of its chunks.
    @FunctionalInterface
    public interface Sink {
        /// `length` bytes, at least one, from `buf[from]`; valid only during the call.
        void data(byte[] buf, int from, int length);
    }

    private enum Stage {
        SIZE,
        EXTENSION,
        SIZE_LF,
        DATA,
        DATA_CR,
        DATA_LF,
        LINE,
        TRAILER,
        TRAILER_LF,
        LAST_LF,
        DONE,
        REFUSED
    }

    private final ChunkExtension extension = new ChunkExtension();

    private Stage stage = Stage.SIZE;
    private long size;
    private int digits;
    private long allowance = EXTENSIONS_LIMIT;
    private int trailers;
    private boolean named;

    public ChunkedDecoder() {}

    /// Forgets the body, for the next one.
    public void reset() {
        stage = Stage.SIZE;
        size = 0;
        digits = 0;
        allowance = EXTENSIONS_LIMIT;
        trailers = 0;
    }

    /// Whether the body has ended; the bytes behind it belong to the next request.
    public boolean done() {
        return stage == Stage.DONE;
    }

    /// Takes in `buf[from … to)` and hands its data to `sink`.
    ///
    /// @return how many bytes belong to the body: all of them, unless the body ends before; or -400 if it is malformed
    public int decode(byte[] buf, int from, int to, Sink sink) {
        int i = from;
        while (i < to && stage != Stage.DONE && stage != Stage.REFUSED) {
            if (stage == Stage.DATA) {
                int length = (int) Math.min(size, to - i);
                sink.data(buf, i, length);
                i += length;
                size -= length;
                allowance += length;
                if (size == 0) {
                    stage = Stage.DATA_CR;
                }
            } else {
                stage = next(buf[i]);
                i++;
            }
        }
        return stage == Stage.REFUSED ? -400 : i - from;
    }

    /// The stage after one byte that is not data.
    private Stage next(byte octet) {
        return switch (stage) {
            case SIZE -> size(octet);
            case EXTENSION -> extension(octet);
            case SIZE_LF -> on(octet, '\n', size > 0 ? Stage.DATA : Stage.LINE);
            case DATA_CR -> on(octet, '\r', Stage.DATA_LF);
            case DATA_LF -> on(octet, '\n', newChunk());
            case LINE -> line(octet);
            case TRAILER -> trailer(octet);
            case TRAILER_LF -> on(octet, '\n', Stage.LINE);
            case LAST_LF -> on(octet, '\n', Stage.DONE);
            case DATA, DONE, REFUSED -> throw new IllegalStateException(stage.name());
        };
    }

    private static Stage on(byte octet, int wanted, Stage then) {
        return octet == wanted ? then : Stage.REFUSED;
    }

    private Stage newChunk() {
        size = 0;
        digits = 0;
        return Stage.SIZE;
    }

    private Stage size(byte octet) {
        int digit = Octets.hex(octet);
        if (digit >= 0) {
            size = (size << 4) | digit;
            return ++digits > SIZE_DIGITS ? Stage.REFUSED : Stage.SIZE;
        }
        if (digits == 0) {
            return Stage.REFUSED;
        }
        if (octet == '\r') {
            return Stage.SIZE_LF;
        }
        extension.begin();
        return extension(octet);
    }

    private Stage extension(byte octet) {
        if (octet == '\r') {
            return extension.isComplete() ? Stage.SIZE_LF : Stage.REFUSED;
        }
        boolean fits = extension.take(octet) && extension.length() <= EXTENSION_LIMIT && --allowance >= 0;
        return fits ? Stage.EXTENSION : Stage.REFUSED;
    }

    /// The begin of a line behind the last chunk: a trailer, or the end.
    private Stage line(byte octet) {
        named = false;
        return octet == '\r' ? Stage.LAST_LF : octet == ':' ? Stage.REFUSED : trailer(octet);
    }

    private Stage trailer(byte octet) {
        if (++trailers > TRAILER_LIMIT) {
            return Stage.REFUSED;
        }
        if (octet == '\r') {
            return named ? Stage.TRAILER_LF : Stage.REFUSED;
        }
        if (!named && octet == ':') {
            named = true;
            return Stage.TRAILER;
        }
        return Octets.is(octet, named ? Octets.VALUE : Octets.TOKEN) ? Stage.TRAILER : Stage.REFUSED;
    }
}
