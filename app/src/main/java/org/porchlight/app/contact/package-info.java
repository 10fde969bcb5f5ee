/// The people the owner knows.
@NullMarked
package org.porchlight.app.contact;

import org.jspecify.annotations.NullMarked;
