/// The tray of AWT, for systems and panels that know no other. Nothing here is loaded before it is needed.
@NullMarked
package org.porchlight.app.desktop.awt;

import org.jspecify.annotations.NullMarked;
