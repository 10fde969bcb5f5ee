/// One running Porchlight per data folder, and how the commands talk to it.
@NullMarked
package org.porchlight.app.control;

import org.jspecify.annotations.NullMarked;
