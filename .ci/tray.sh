#!/usr/bin/env bash
# Tries the tray on real panels: .ci/tray.sh [PROGRAM [PICTURES]]
#
# PROGRAM is called as: PROGRAM --hidden --data DIR (default: app/target/porchlight/bin/porchlight). Pictures of the
# screen go to the folder PICTURES, if given. TRAY_DISPLAY chooses another display than :45.
#
#   1. xfce4-panel: the icon goes over the bus (StatusNotifierItem); menu, check marks, links, clicks, restart of the
#      panel, a panel that comes after us, a bus that dies
#   2. trayer: the icon is a window of AWT (XEmbed); click, menu, restart of the panel
#   3. neither: the program says so and runs
#
# Needs Xvfb, openbox, dbus-daemon, xfce4-panel, trayer, gdbus, xdotool; import (imagemagick) for pictures, xclip. Everything
# runs on a display and a bus of its own; only processes started here are ended. Without the tools it passes over.
set -u
program=$(realpath -- "${1:-$(dirname -- "$0")/../app/target/porchlight/bin/porchlight}")
pictures=${2:-}
display=${TRAY_DISPLAY:-:45}
for tool in Xvfb openbox dbus-daemon xfce4-panel trayer gdbus xdotool; do
    command -v "$tool" >/dev/null || { echo "tray: skipped, $tool is not installed"; exit 0; }
done
. "$(dirname -- "$0")/checks.sh"
more_of_failure() {
    tail -n 5 "$work/app.log" 2>/dev/null | sed 's/^/      /'
    log | grep -A2 -E "WARN|ERROR" | tail -n 9 | sed 's/^/      /'
}
picture() { # NAME
    [ -z "$pictures" ] || import -window root "$pictures/$1.png"
}

finish() { # NAME: ends it and waits
    kill "${pids[$1]}" 2>/dev/null
    wait "${pids[$1]}" 2>/dev/null
    local code=$?
    unset "pids[$1]"
    return $code
}
lives() { kill -0 "${pids[$1]}" 2>/dev/null; }

# ---- a display, a bus, a home ----

export DISPLAY=$display HOME=$work/home XDG_RUNTIME_DIR=$work/run LC_ALL=C.UTF-8
unset WAYLAND_DISPLAY XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME GTK_THEME SESSION_MANAGER
mkdir -p "$HOME" "$XDG_RUNTIME_DIR" "$work/Movies" "$work/My_Music"
chmod 700 "$XDG_RUNTIME_DIR"
[ -z "$pictures" ] || mkdir -p "$pictures"
if [ -e "/tmp/.X11-unix/X${display#:}" ]; then
    echo "tray: display $display is taken; choose another with TRAY_DISPLAY"
    exit 1
fi
begin x Xvfb "$display" -screen 0 1024x640x24 -nolisten tcp
has_display() { xdotool getdisplaygeometry >/dev/null 2>&1; }
within 10 'a display' has_display || exit 1
begin wm openbox

bus() {
    rm -f "$work/bus"
    begin bus dbus-daemon --session --nofork --nopidfile "--address=unix:path=$work/bus"
    export DBUS_SESSION_BUS_ADDRESS=unix:path=$work/bus
    until [ -S "$work/bus" ]; do sleep 0.05; done
}
bus

start() { # ARGUMENTS…
    began=$(now)
    begin app "$program" --hidden --data "$work/data" "$@"
}
log() { cat "$work"/data/log/porchlight.log 2>/dev/null; }

# ---- the bus's point of view ----

watcher() {
    gdbus call --session --dest org.kde.StatusNotifierWatcher --object-path /StatusNotifierWatcher \
        --method org.freedesktop.DBus.Properties.Get org.kde.StatusNotifierWatcher "$1" 2>/dev/null
}
has_panel() { watcher IsStatusNotifierHostRegistered | grep -q true; }
item() { watcher RegisteredStatusNotifierItems | grep -oE ":[0-9]+\.[0-9]+/StatusNotifierItem" | head -1 | cut -d/ -f1; }
is_registered() { [ -n "$(item)" ]; }
is_alone() { [ "$(watcher RegisteredStatusNotifierItems | grep -oE '/StatusNotifierItem' | wc -l)" = 1 ]; }
layout() {
    gdbus call --session --dest "$(item)" --object-path /MenuBar --method com.canonical.dbusmenu.GetLayout -- 0 -1 '[]' \
        2>/dev/null
}
menu_has() { layout | grep -qF -- "$1"; }
checked() { # LABEL 0|1
    layout | grep -qE "'$1'>, 'enabled': <true>, 'toggle-type': <'checkmark'>, 'toggle-state': <$2>"
}
id() { layout | grep -oE "\([0-9]+, \{'label': <'$1'>" | grep -oE '[0-9]+' | head -1; }
click() { # LABEL
    gdbus call --session --dest "$(item)" --object-path /MenuBar \
        --method com.canonical.dbusmenu.Event "$(id "$1")" clicked '<0>' 0 >/dev/null
}
property() {
    gdbus call --session --dest "$(item)" --object-path /StatusNotifierItem \
        --method org.freedesktop.DBus.Properties.Get org.kde.StatusNotifierItem "$1" 2>/dev/null
}
icon() { property IconPixmap | md5sum; }
has_other_icon() { [ "$(icon)" != "$1" ]; }
has_window() { xdotool search --onlyvisible --name '^Porchlight$' >/dev/null 2>&1; }
maps() { grep -qE "$1" "/proc/${pids[app]}/maps"; }
pss() { awk '/^Pss:/ { print int($2 / 1024) }' "/proc/${pids[app]}/smaps_rollup"; }

echo '-- xfce4-panel'
begin panel xfce4-panel --disable-wm-check
within 20 'a panel with a place for icons' has_panel
sleep 1
start --yes "$work/Movies" "$work/My_Music"
within 20 'the icon is registered' is_registered
echo "      $(($(now) - began)) ms after the start of the program"
within 5 'the menu is filled' menu_has 'Nobody is watching'
for text in "'Open Porchlight'" "'Share a folder…'" "'Copy link'" "'Movies'" "'My__Music'" "'Only my contacts'" "'Quit'"; do
    holds "the menu has $text" menu_has "$text"
done
holds 'nothing is checked' checked 'Only my contacts' 0
holds 'the icon knows its menu' grep -q "'/MenuBar'" <<<"$(property Menu)"
holds 'a click is for us, not for the menu' grep -q false <<<"$(property ItemIsMenu)"
holds 'neither JavaFX nor AWT is loaded' not maps 'libawt|libglass|libprism'
sleep 3
echo "      hidden, in the tray: Pss $(pss) MB"
picture sni-idle
idle=$(icon)
click 'Only my contacts'
within 4 'Only my contacts is checked' checked 'Only my contacts' 1
within 2 'the icon changes' has_other_icon "$idle"
picture sni-contacts
click 'Only my contacts'
within 4 'and unchecked again' checked 'Only my contacts' 0
click 'Pause sharing'
within 4 'Pause sharing is checked' checked 'Pause sharing' 1
within 2 'the state says so' menu_has 'Sharing is paused'
picture sni-paused
click 'Pause sharing'
within 4 'sharing goes on' menu_has 'Nobody is watching'

finish panel
within 3 'the panel ends and the icon with it' not is_registered
begin panel xfce4-panel --disable-wm-check
within 20 'the panel comes back, and the icon' is_registered
sleep 1
holds 'one icon, not two' is_alone
holds 'its menu is there' menu_has 'Only my contacts'
holds 'AWT was not needed for it' not maps 'libawt'
picture sni-again

# The panel tells nobody where it put the icon; the light in the lantern has a colour of its own.
icon_place() { # HEIGHT of the panel: prints X Y
    import -window root -depth 8 -crop "1024x$1+0+0" txt:- | grep -m1 -iE '#F[45]A[789]3' | sed -E 's/^([0-9]+),([0-9]+):.*/\1 \2/'
}
clicks() { # HEIGHT: clicks open the window, a right click the menu
    local x y until=$(($(now) + 10000)) # what is registered is drawn a moment later
    read -r x y < <(icon_place "$1")
    while [ -z "${x:-}" ] && [ "$(now)" -lt $until ]; do
        sleep 0.2
        read -r x y < <(icon_place "$1")
    done
    if [ -z "${x:-}" ]; then
        bad 'the icon is seen on the screen'
        return
    fi
    ok "the icon is seen on the screen, at $x,$y"
    xdotool mousemove "$x" "$y" click 1
    within 15 'a click on it opens the window' has_window
    sleep 2
    xdotool mousemove "$x" "$y" click 3
    sleep 1.5
}
# Once a window is open this would end the program by SIGTERM: GTK takes the end of the bus for that of the session.
kill "${pids[bus]}"
wait "${pids[bus]}" 2>/dev/null
finish panel
sleep 2
holds 'the bus dies and the program lives' lives app
bus
begin panel xfce4-panel --disable-wm-check
within 20 'another bus with a panel' has_panel
within 30 'the icon is there again' is_registered
if command -v import >/dev/null; then
    clicks 26
    picture sni-menu
    xdotool key Escape
fi

if command -v xclip >/dev/null; then
    has_copied() { timeout 5 xclip -o -selection clipboard 2>/dev/null | grep -q "/$1/?m3u"; }
    click My__Music
    within 10 'Copy link ▸ copies that link' has_copied My_Music
fi
has_dialog() { xdotool search --onlyvisible --name '^Share a folder$|^Choose' >/dev/null 2>&1; }
click 'Share a folder…'
within 15 'Share a folder… asks for one' has_dialog
picture sni-share
xdotool key Escape
within 5 'which can be given up' not has_dialog

from=$(now)
click Quit
within 5 'Quit ends the program' not lives app
unset 'pids[app]'
finish panel

echo '-- a panel that comes later'
start
sleep 2
begin panel xfce4-panel --disable-wm-check
within 20 'the icon is registered' is_registered
from=$(now)
finish app
code=$?
holds "ends well when asked to (code $code)" test $code = 0
holds "within 3 s ($(($(now) - from)) ms)" test $(($(now) - from)) -lt 3000
finish panel

echo '-- trayer'
begin trayer trayer --edge top --align right --width 200 --widthtype pixel --height 32 --tint 0x303030 --alpha 0 --transparent true
start
within 25 'AWT is loaded' maps libawt
sleep 3
picture awt-idle
if command -v import >/dev/null; then
    clicks 32
    picture awt-menu
    xdotool key Escape
    echo "      with window, AWT and JavaFX: Pss $(pss) MB"
    finish trayer
    begin trayer trayer --edge top --align right --width 200 --widthtype pixel --height 32 --tint 0x303030 --alpha 0 --transparent true
    seen_again() { [ -n "$(icon_place 32)" ]; }
    within 25 'after a restart of the panel the icon is seen again' seen_again
    picture awt-again
fi
finish app
finish trayer

echo '-- neither'
start
says_so() { grep -q 'shows no icon' "$work/app.log"; }
within 25 'the program says that there is no icon' says_so
holds 'and runs' lives app
finish app
code=$?
holds "ends well (code $code)" test $code = 0

echo '-- neither bus nor display'
DBUS_SESSION_BUS_ADDRESS='' DISPLAY='' start
sleep 4
holds 'runs' lives app
holds 'loads no AWT' not maps libawt
finish app
holds 'no complaint about the tray in the log' not grep -qE 'WARN|ERROR' <<<"$(log | grep -i tray)"

[ $failures -eq 0 ] && echo 'tray: all well' || echo "tray: $failures failures"
exit $((failures > 0))
