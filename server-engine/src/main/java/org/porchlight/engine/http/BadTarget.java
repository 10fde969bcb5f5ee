package org.porchlight.engine.http;

/// A request-target that names nothing: `status()` is 400 if it is malformed, 404 if it is well-formed but can name no
/// file. Has no stack trace; hostile clients make many.
public final class BadTarget extends Exception {
    private static final long serialVersionUID = 1;

    private final int status;

    BadTarget(int status, String why) {
        super(why, null, false, false);
        this.status = status;
    }

    /// 400 or 404.
    public int status() {
        return status;
    }
}
