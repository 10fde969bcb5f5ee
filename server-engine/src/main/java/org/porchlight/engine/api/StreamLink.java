package org.porchlight.engine.api;

import org.jspecify.annotations.Nullable;

import java.security.SecureRandom;
import java.time.Instant;
import java.util.Base64;
import java.util.Objects;
import java.util.regex.Pattern;

/// A link that opens `scope` to whoever holds it: `http://HOST:PORT/~ID/…`.
///
/// `id` is 128 random bits in base64url, 22 characters. It is a secret: it is never logged and [#toString] leaves it
/// out. `contact` is the id of the contact it was made for, or null for "anyone with the link". `expires` is the first
/// moment at which the link no longer opens anything, [Instant#MAX] for "until I revoke".
public record StreamLink(String id, Scope scope, @Nullable String contact, Instant expires) {

    private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{22}");

    public StreamLink {
        Objects.requireNonNull(scope, "scope");
        Objects.requireNonNull(expires, "expires");
        if (!isId(id)) {
            throw new IllegalArgumentException("A link id has 22 characters of base64url.");
        }
    }

    /// A new, unguessable id.
    public static String newId(SecureRandom random) {
        byte[] bits = new byte[16];
        random.nextBytes(bits);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bits);
    }

    /// Whether `text` has the form of an id.
    public static boolean isId(String text) {
        return ID.matcher(text).matches();
    }

    /// Whether the link still opens its scope at `now`.
    public boolean isValidAt(Instant now) {
        return now.isBefore(expires);
    }

    @Override
    public String toString() {
        return "StreamLink[" + scope + ", contact " + contact + ", expires " + expires + "]";
    }
}
