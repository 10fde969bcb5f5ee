/// The Shares page.
@NullMarked
package org.porchlight.app.ui.shares;

import org.jspecify.annotations.NullMarked;
