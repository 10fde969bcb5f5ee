/// The event loop: connections, timers and buffers on one thread. It knows answers only as [Answer] and asks a [Router]
/// for them.
@NullMarked
package org.porchlight.engine.loop;

import org.jspecify.annotations.NullMarked;
