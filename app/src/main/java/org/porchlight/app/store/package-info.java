/// The data folder and the JSON files in it, which survive a crash at any moment.
@NullMarked
package org.porchlight.app.store;

import org.jspecify.annotations.NullMarked;
