/// What the owner has set.
@NullMarked
package org.porchlight.app.settings;

import org.jspecify.annotations.NullMarked;
