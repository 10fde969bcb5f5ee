/// What Porchlight asks of the desktop it runs on: a place in the tray, notices, starting with the session, no sleep
/// while somebody is served, and other programs to open things with. Everything here works without a window, and
/// Porchlight works without everything here.
@NullMarked
package org.porchlight.app.desktop;

import org.jspecify.annotations.NullMarked;
