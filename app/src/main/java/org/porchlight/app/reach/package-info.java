/// Whether other machines can reach this one, as far as can be told from here without being the administrator.
@NullMarked
package org.porchlight.app.reach;

import org.jspecify.annotations.NullMarked;
