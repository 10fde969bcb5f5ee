/// The folders that are shared, with whom, and the stream links to them.
@NullMarked
package org.porchlight.app.share;

import org.jspecify.annotations.NullMarked;
