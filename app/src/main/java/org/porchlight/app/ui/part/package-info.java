/// What all pages of the window share: the live state, and the ways out into the desktop.
@NullMarked
package org.porchlight.app.ui.part;

import org.jspecify.annotations.NullMarked;
