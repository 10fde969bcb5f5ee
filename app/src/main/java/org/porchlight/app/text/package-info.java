/// What people read: refusals with a next step, safe names, figures.
@NullMarked
package org.porchlight.app.text;

import org.jspecify.annotations.NullMarked;
