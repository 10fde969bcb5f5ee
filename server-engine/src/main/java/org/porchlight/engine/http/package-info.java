/// The HTTP/1.1 messages as this engine reads them (RFC 9110, RFC 9112): request heads, targets, ranges, conditions,
/// dates, chunked bodies, media types. Nothing here waits, opens a file or keeps a connection.
@NullMarked
package org.porchlight.engine.http;

import org.jspecify.annotations.NullMarked;
