/// The Settings page.
@NullMarked
package org.porchlight.app.ui.settings;

import org.jspecify.annotations.NullMarked;
