/// The people the owner knows, who of them is watching, and what they were given: the People panel.
@NullMarked
package org.porchlight.app.ui.people;

import org.jspecify.annotations.NullMarked;
