/// What the terminal shows while Porchlight serves.
@NullMarked
package org.porchlight.app.console;

import org.jspecify.annotations.NullMarked;
