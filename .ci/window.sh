#!/usr/bin/env bash
# Drives the real window on a display of its own: .ci/window.sh [PROGRAM [PICTURES]]
#
# A folder is dragged in, its link copied and played, its QR code read from the screen; only contacts are let in and the
# player is cut off; a second start raises the window and hands over a folder; without GTK or a display it serves in the
# terminal. Pictures of the screen go to the folder PICTURES, if given. WINDOW_DISPLAY chooses another display than :46,
# WINDOW_PORT another port than 8550.
#
# Needs Xvfb, openbox, xdotool, xprop, xclip, import (imagemagick), zbarimg, ffmpeg, curl, python3-gi with GTK 3. Only
# processes started here are ended. Without the tools it passes over.
set -u
program=$(realpath -- "${1:-$(dirname -- "$0")/../app/target/porchlight/bin/porchlight}")
here=$(realpath -- "$(dirname -- "$0")")
pictures=${2:-}
display=${WINDOW_DISPLAY:-:46}
port=${WINDOW_PORT:-8550}
for tool in Xvfb openbox xdotool xprop xclip import zbarimg ffmpeg curl; do
    command -v "$tool" >/dev/null || { echo "window: skipped, $tool is not installed"; exit 0; }
done
/usr/bin/python3 -c 'import gi; gi.require_version("Gtk", "3.0"); from gi.repository import Gtk' 2>/dev/null ||
    { echo 'window: skipped, python3-gi with GTK 3 is not installed'; exit 0; }
. "$(dirname -- "$0")/checks.sh"
more_of_failure() {
    tail -n 5 "$work/app.log" 2>/dev/null | sed 's/^/      /'
    grep -A2 -hE 'WARN|ERROR' "$work"/data/log/porchlight.log 2>/dev/null | tail -n 9 | sed 's/^/      /'
    picture "failed-$failures"
}
picture() { [ -z "$pictures" ] || import -window root "$pictures/window-$1.png"; }
lives() { kill -0 "${pids[$1]}" 2>/dev/null; }

# ---- a display and a home ----

export DISPLAY=$display HOME=$work/home XDG_RUNTIME_DIR=$work/run LC_ALL=C.UTF-8
unset WAYLAND_DISPLAY XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME GTK_THEME SESSION_MANAGER DBUS_SESSION_BUS_ADDRESS
mkdir -p "$HOME" "$XDG_RUNTIME_DIR" "$work/Grüße Films" "$work/Songs" "$work/data"
chmod 700 "$XDG_RUNTIME_DIR"
[ -z "$pictures" ] || mkdir -p "$pictures"
printf '{ "port": %s }\n' "$port" >"$work/data/settings.json"
ffmpeg -loglevel error -f lavfi -i testsrc2=s=640x480:r=25:d=60 -c:v mpeg4 -q:v 1 "$work/Grüße Films/Night & Day.mkv" || exit 1
[ -e "/tmp/.X11-unix/X${display#:}" ] && { echo "window: display $display is taken; choose another with WINDOW_DISPLAY"; exit 1; }
begin x Xvfb "$display" -screen 0 1280x900x24 -nolisten tcp
has_display() { xdotool getdisplaygeometry >/dev/null 2>&1; }
within 10 'a display' has_display || exit 1
begin wm openbox

porchlight() { "$program" "$@" --data "$work/data"; }
window() { xdotool search --onlyvisible --name '^Porchlight$' 2>/dev/null | head -1; }
has_window() { [ -n "$(window)" ]; }
key() { xdotool key --clearmodifiers "$@"; sleep 0.3; }
shares() { porchlight shares list 2>/dev/null; }
has_share() { shares | grep -qF "$1"; }
who() { porchlight who --once 2>/dev/null; }
clipboard() { timeout 5 xclip -o -selection clipboard 2>/dev/null; }
has_copied() { [[ "$(clipboard)" == *"$1"* ]]; }

echo '-- the window'
from=$(now)
begin app "$program" --data "$work/data"
within 60 'the window opens' has_window
place() { eval "$(xdotool getwindowgeometry --shell "$(window)")"; } # sets X Y WIDTH HEIGHT
painted() { # the page is light, the window before it is black or white
    local colour
    place
    colour=$(import -window root -depth 8 -crop "1x1+$((X + 100))+$((Y + HEIGHT / 2))" txt:- | grep -oE '#[0-9A-F]{6}' | head -1)
    [ "$colour" = '#F6F1EA' ] || [ "$colour" = '#141210' ]
}
within 30 'and is drawn' painted
echo "      $(($(now) - from)) ms after the start of the program"
holds 'its class is that of the desktop entry' grep -q '"porchlight", "porchlight"' <<<"$(xprop -id "$(window)" WM_CLASS)"
sleep 1
picture empty

echo '-- a folder is dragged in'
place
begin source /usr/bin/python3 "$here/dragsource.py" 1190 810 "$work/Grüße Films"
has_source() { [ -n "$(xdotool search --onlyvisible --name '^dragsource$' 2>/dev/null)" ]; }
within 10 'something to drag' has_source
drag() { # as a hand does it: press, move in steps, rest, let go
    local step
    xdotool mousemove 1230 850 mousedown 1
    for step in 1 2 3 4 5 6 7 8 9 10; do
        xdotool mousemove $((1230 - step * (1230 - X - WIDTH / 2) / 10)) $((850 - step * (850 - Y - HEIGHT / 2) / 10))
        sleep 0.1
    done
    sleep 0.5
    [ -n "$pictures" ] && [ ! -e "$pictures/window-drag.png" ] && picture drag
    xdotool mouseup 1
}
drag
within 15 'it is shared' has_share 'Grüße Films'
kill "${pids[source]}" && unset 'pids[source]'
sleep 1
picture shared

echo '-- its link'
key ctrl+1 Tab Tab Return
within 10 'Copy link, by keyboard, fills the clipboard' has_copied 'm3u'
link=$(clipboard)
echo "      $link"
curl -s "$link" >"$work/list.m3u"
film=$(grep -m1 '^http' "$work/list.m3u")
holds 'it is a playlist that leads to the film' grep -q "Night" <<<"$film"
key Down
sleep 1
picture menu
key Up Return
sleep 1.5
import -window root "$work/qr.png"
picture qr
holds 'the QR code on the screen says the same' test "$(zbarimg -q --raw "$work/qr.png" 2>/dev/null | head -1)" = "$link"
key Escape

echo '-- somebody watches'
begin ffmpeg ffmpeg -loglevel error -re -i "$film" -f null -
watches() { who | grep 'Night & Day' | grep -qiE 'kB/s|MB/s'; }
within 15 'porchlight who has a row for it' watches
key ctrl+2
sleep 2
picture activity
holds 'and it plays' lives ffmpeg

echo '-- only my contacts'
key ctrl+1 shift+Tab space
only() { grep -q '"onlyMyContacts" : true' "$work/data/settings.json"; }
refused() { [ "$(curl -s -o /dev/null -w '%{http_code}' "$film")" = 403 ]; }
within 5 'the plain link is refused' refused
within 5 'its row ends' not watches
within 60 'and so does the player' not lives ffmpeg
unset 'pids[ffmpeg]'
within 5 'it is kept' only
picture contacts
key space
within 5 'and taken back with the same key' not refused

echo '-- a second start'
xdotool windowminimize "$(window)"
within 5 'the window is put away' not has_window
porchlight "$work/Songs" >"$work/second.log" 2>&1
code=$?
holds "ends with 0 ($code)" test $code = 0
within 5 'the window is back' has_window
is_in_front() { [ "$(xdotool getactivewindow 2>/dev/null)" = "$(window)" ]; }
within 5 'and in front' is_in_front
holds 'the folder was handed over' has_share Songs

echo '-- its end'
ends() { # CODE of a program that was told to end, within 3 s
    from=$(now)
    kill "${pids[app]}"
    wait "${pids[app]}"
    code=$?
    unset 'pids[app]'
    holds "ends well when asked to (code $code, $(($(now) - from)) ms)" test $code = 0 -a $(($(now) - from)) -lt 3000
}
ends

echo '-- no window possible'
serves() { [ "$(curl -s -o /dev/null -w '%{http_code}' "http://localhost:$port/")" = 200 ]; }
says() { grep -q "$1" "$work/app.log"; }
DISPLAY=:99 begin app "$program" --data "$work/data"
within 30 'a display that is not there: it says so' says 'No window can be opened here'
within 10 'and serves in the terminal' says 'serves in this terminal instead'
within 10 'and answers' serves
sed 's/^/      /' "$work/app.log" | head -4
ends
gtk=$(ldconfig -p | sed -n 's/.*libgtk-3\.so\.0 .*=> //p' | head -1)
if [ "$(id -u)" = 0 ] && [ -n "$gtk" ] && unshare -m true 2>/dev/null; then
    # shellcheck disable=SC2016 # expanded inside
    begin app unshare -m bash -c 'mount --bind /dev/null "$1" && shift && exec "$@"' - "$(realpath "$gtk")" "$program" --data "$work/data"
    within 30 'no GTK: it says so' says 'GTK'
    within 10 'and serves in the terminal' says 'serves in this terminal instead'
    within 10 'and answers' serves
    sed 's/^/      /' "$work/app.log" | head -4
    ends
else
    echo 'SKIP  window: hiding GTK needs root'
fi

[ $failures -eq 0 ] && echo 'window: all well' || echo "window: $failures failures"
exit $((failures > 0))
