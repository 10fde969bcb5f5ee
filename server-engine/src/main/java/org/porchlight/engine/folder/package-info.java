/// The files of a share: found safely below its real root, on workers that only this share's disk can stall.
@NullMarked
package org.porchlight.engine.folder;

import org.jspecify.annotations.NullMarked;
