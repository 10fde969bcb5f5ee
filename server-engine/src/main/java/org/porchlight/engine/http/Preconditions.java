package org.porchlight.engine.http;

import org.jspecify.annotations.Nullable;

/// Evaluates the conditions of a request in the order of RFC 9110 §13.2.2. Stateless.
///
/// Tags are strong and in their quotes; null stands for a representation without one. Times of modification are in
/// seconds since 1970; at [#UNKNOWN] no date condition looks.
public final class Preconditions {
    /// The time of modification of what has none, such as a page made on the spot.
    public static final long UNKNOWN = Long.MIN_VALUE;

    /// What the conditions come to.
    public enum Outcome {
        /// Go on as if there were none.
        PROCEED,
        /// 304: the client has it.
        NOT_MODIFIED,
        /// 412: it is not what the client takes it for.
        FAILED
    }

    private Preconditions() {}

    /// For GET and HEAD of something that exists.
    public static Outcome evaluate(Request request, @Nullable String etag, long modifiedSeconds) {
        return evaluate(request, true, etag, modifiedSeconds);
    }

    /// For any method; `exists` tells whether there is a current representation. Other methods than GET and HEAD never
    /// come to NOT_MODIFIED.
    public static Outcome evaluate(Request request, boolean exists, @Nullable String etag, long modifiedSeconds) {
        String ifMatch = request.field("if-match");
        if (ifMatch != null) {
            if (!matches(ifMatch, exists, etag, false)) {
                return Outcome.FAILED;
            }
        } else if (exists && isModifiedSince(request.field("if-unmodified-since"), modifiedSeconds, false)) {
            return Outcome.FAILED;
        }
        boolean read = request.method().equals("GET") || request.method().equals("HEAD");
        String ifNoneMatch = request.field("if-none-match");
        if (ifNoneMatch != null) {
            if (!matches(ifNoneMatch, exists, etag, true)) {
                return Outcome.PROCEED;
            }
            return read ? Outcome.NOT_MODIFIED : Outcome.FAILED;
        }
        boolean modified =
                !exists || !read || isModifiedSince(request.field("if-modified-since"), modifiedSeconds, true);
        return modified ? Outcome.PROCEED : Outcome.NOT_MODIFIED;
    }

    /// Whether the Range of a request counts (RFC 9110 §13.1.5).
    ///
    /// A tag counts if it is strong and the same. A date counts if it is the same: clients may only send one that their
    /// copy proved to be strong (RFC 9110 §8.8.2.2). A representation without a tag is too young to be told from its
    /// next version by a second, or is made on the spot: no date is strong for it.
    public static boolean rangeApplies(Request request, @Nullable String etag, long modifiedSeconds) {
        String ifRange = request.field("if-range");
        if (ifRange == null) {
            return true;
        }
        if (etag == null) {
            return false;
        }
        return ifRange.equals(etag) || (modifiedSeconds != UNKNOWN && HttpDates.parse(ifRange) == modifiedSeconds);
    }

    private static boolean matches(String list, boolean exists, @Nullable String etag, boolean weak) {
        if (list.equals("*")) {
            return exists;
        }
        return exists && etag != null && EntityTags.contains(list, etag, weak);
    }

    /// Whether the representation is younger than the date says; `otherwise` if there is nothing to compare (RFC 9110
    /// §13.1.3, §13.1.4: an invalid date is as none).
    private static boolean isModifiedSince(@Nullable String date, long modifiedSeconds, boolean otherwise) {
        if (date == null || modifiedSeconds == UNKNOWN) {
            return otherwise;
        }
        long since = HttpDates.parse(date);
        return since == UNKNOWN ? otherwise : modifiedSeconds > since;
    }
}
