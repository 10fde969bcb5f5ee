package org.porchlight.engine.content;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// Strong entity tags (RFC 9110 §8.8.3) of what has no file to take one from.
final class ContentTag {

    private static final int BYTES = 12;

    private ContentTag() {}

    /// The tag of these bytes, with its quotes.
    static String of(byte[] bytes) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return '"' + HexFormat.of().formatHex(digest, 0, BYTES) + '"';
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has SHA-256
        }
    }
}
