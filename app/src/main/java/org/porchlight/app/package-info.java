/// The way in: what starts first, and the wiring of everything else.
@NullMarked
package org.porchlight.app;

import org.jspecify.annotations.NullMarked;
