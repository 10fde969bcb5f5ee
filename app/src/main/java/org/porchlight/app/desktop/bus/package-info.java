/// The desktop's bus (D-Bus): the tray icon, its menu and the notices that go over it. The interfaces are those of the
/// StatusNotifierItem, com.canonical.dbusmenu and Desktop Notifications specifications; their names are not ours.
@NullMarked
package org.porchlight.app.desktop.bus;

import org.jspecify.annotations.NullMarked;
