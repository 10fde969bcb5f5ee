#!/usr/bin/python3
"""A small window that files can be dragged out of, as from a file manager: dragsource.py X Y PATH

It stands at X, Y and is 80 by 80 pixels big; what is dragged from it is PATH, over XDND as GTK does it.
"""

import sys

import gi

gi.require_version('Gtk', '3.0')
from gi.repository import Gdk, Gio, Gtk  # noqa: E402

x, y, path = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
window = Gtk.Window(title='dragsource', type=Gtk.WindowType.POPUP)
window.set_default_size(80, 80)
box = Gtk.EventBox()
box.add(Gtk.Label(label='drag me'))
window.add(box)
box.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, [], Gdk.DragAction.COPY)
box.drag_source_add_uri_targets()
box.connect('drag-data-get', lambda _widget, _context, data, _info, _time: data.set_uris([Gio.File.new_for_path(path).get_uri()]))
window.show_all()
window.move(x, y)
Gtk.main()
