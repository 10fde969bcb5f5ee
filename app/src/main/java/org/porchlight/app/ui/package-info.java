/// The window.
@NullMarked
package org.porchlight.app.ui;

import org.jspecify.annotations.NullMarked;
