/// Who is watching what: the Activity page.
@NullMarked
package org.porchlight.app.ui.activity;

import org.jspecify.annotations.NullMarked;
