/// The log file.
@NullMarked
package org.porchlight.app.log;

import org.jspecify.annotations.NullMarked;
