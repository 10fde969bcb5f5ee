package org.porchlight.engine.content;

import org.jspecify.annotations.Nullable;
import org.porchlight.engine.folder.FileWorkers;
import org.porchlight.engine.folder.OpenFile;
import org.porchlight.engine.http.ByteRange;
import org.porchlight.engine.http.ByteRanges;
import org.porchlight.engine.http.HttpDates;
import org.porchlight.engine.http.MediaTypes.Kind;
import org.porchlight.engine.http.Preconditions;
import org.porchlight.engine.http.Request;
import org.porchlight.engine.http.Resolution;
import org.porchlight.engine.loop.Answer;
import org.porchlight.engine.loop.Body;
import org.porchlight.engine.loop.BufferPool;
import org.porchlight.engine.transfer.Transfer.Viewed;

import java.io.IOException;
import java.util.List;
import java.util.UUID;

/// The answer to GET or HEAD of a file: conditions, then range, then bytes (RFC 9110 §13.2.2). On a worker.
///
/// `site` is true in a share whose pages may run script; `secret` is true under a stream link; `viewed` says what
/// people see of it, null for what is no viewing; `saveAs` is the name to save it under, null where it is to be shown.
public record FileAnswer(
        Request request,
        String type,
        Kind kind,
        boolean site,
        boolean secret,
        @Nullable Viewed viewed,
        @Nullable String saveAs,
        FileWorkers workers,
        BufferPool buffers) {

    /// Makes the answer; the file belongs to it, or is closed.
    ///
    /// @throws IOException if the file cannot be read
    public Answer of(OpenFile file) throws IOException {
        switch (Preconditions.evaluate(request, file.tag(), file.modified())) {
            case NOT_MODIFIED -> {
                file.close();
                return new Answer(304, addValidators(new Fields(), file, true).bytes(), Body.NONE, false);
            }
            case FAILED -> {
                file.close();
                return Reply.error(request, 412);
            }
            case PROCEED -> {
                // The usual case.
            }
        }
        if (request.method().equals("HEAD")) {
            // A range means nothing without a body (RFC 9110 §14.2).
            file.close();
            return new Answer(200, whole(file).bytes(), Body.NONE, false);
        }
        return switch (ranges(file)) {
            case Resolution.Unsatisfiable _ -> {
                file.close();
                yield Reply.error(request, 416, "Content-Range", "bytes */" + file.size());
            }
            case Resolution.Satisfiable some when some.isSingle() -> part(file, some.first());
            case Resolution.Satisfiable(List<ByteRange> ranges) -> parts(file, ranges);
            case Resolution.None _ -> bytes(200, whole(file), file, 0, file.size());
        };
    }

    /// The fields of an answer with the whole file.
    public byte[] fields(OpenFile file) {
        return whole(file).bytes();
    }

    private Resolution ranges(OpenFile file) {
        return Preconditions.rangeApplies(request, file.tag(), file.modified())
                ? ByteRanges.resolve(request.field("range"), file.size())
                : new Resolution.None();
    }

    private Answer part(OpenFile file, ByteRange range) throws IOException {
        Fields fields =
                content(file, type, range.size())
                        .add("Content-Range", "bytes " + range.first() + "-" + range.last() + "/" + file.size());
        return bytes(206, fields, file, range.first(), range.size());
    }

    private Answer parts(OpenFile file, List<ByteRange> ranges) {
        String boundary = UUID.randomUUID().toString();
        PartsBody body = new PartsBody(file, type, ranges, boundary, workers);
        Fields fields = content(file, "multipart/byteranges; boundary=" + boundary, body.length());
        long offset = ranges.getFirst().first();
        return new Answer(206, fields.bytes(), body, false, viewed, file.size(), offset);
    }

    private Answer bytes(int status, Fields fields, OpenFile file, long from, long length) throws IOException {
        if (length == 0) {
            file.close();
            return new Answer(status, fields.bytes(), Body.NONE, false);
        }
        FileBody body = new FileBody(file, from, length, workers, buffers);
        return new Answer(status, fields.bytes(), body, false, viewed, file.size(), from);
    }

    private Fields whole(OpenFile file) {
        return content(file, type, file.size());
    }

    private Fields content(OpenFile file, String contentType, long length) {
        Fields fields = new Fields().add("Content-Type", contentType).add("Content-Length", length);
        addValidators(fields, file, false).add("Accept-Ranges", "bytes").add("X-Content-Type-Options", "nosniff");
        if (kind == Kind.ACTIVE) {
            // An origin of its own: what a stranger put into a share must not act as one of our pages.
            fields.add("Content-Security-Policy", site ? "sandbox allow-scripts allow-forms allow-popups" : "sandbox");
        }
        if (saveAs != null) {
            fields.add("Content-Disposition", Disposition.attachment(saveAs));
        }
        return secret ? fields.add("Referrer-Policy", "same-origin") : fields;
    }

    private Fields addValidators(Fields fields, OpenFile file, boolean notModified) {
        if (file.tag() != null) {
            fields.add("ETag", file.tag());
        }
        // Beside a tag, a 304 has nothing to say about the time (RFC 9110 §15.4.5).
        if (file.tag() == null || !notModified) {
            fields.add("Last-Modified", HttpDates.format(file.modified()));
        }
        return fields.add("Cache-Control", Reply.cacheControl(secret));
    }
}
