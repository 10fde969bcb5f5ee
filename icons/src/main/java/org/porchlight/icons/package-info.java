/// Makes the picture files of every platform from the SVG masters, at build time only.
@NullMarked
package org.porchlight.icons;

import org.jspecify.annotations.NullMarked;
