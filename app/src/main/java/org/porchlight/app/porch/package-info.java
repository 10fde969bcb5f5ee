/// Everything a window or a tray can see and do.
@NullMarked
package org.porchlight.app.porch;

import org.jspecify.annotations.NullMarked;
