package org.porchlight.app.desktop;

/// The icon of Porchlight in the panel and its menu. All methods may be called from any thread and return at once, but
/// for [#close].
///
/// What a person chooses comes as a [TrayCommand] on a thread of the tray; a click on the icon is [TrayCommand.Open].
public interface Tray extends AutoCloseable {

    /// Whether an icon truly shows now, so that a window may hide behind it. Panels come and go, so ask each time.
    boolean isShown();

    /// Shows this from now on, also where the icon appears later. Telling the same again costs nothing.
    void show(TrayLook look);

    /// Takes the icon away, within half a second.
    @Override
    void close();
}
