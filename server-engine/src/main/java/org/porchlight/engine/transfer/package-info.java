/// What is sent to whom: transfers, and the viewings that people see.
@NullMarked
package org.porchlight.engine.transfer;

import org.jspecify.annotations.NullMarked;
