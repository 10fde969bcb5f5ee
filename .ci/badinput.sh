#!/bin/bash
# What people get wrong, and what breaks under a running Porchlight: .ci/badinput.sh PORCHLIGHT
# Each complaint has the right exit code, names the thing, says the next step and shows no insides; nothing is lost.
# Needs root (to try without rights), curl, python3, setpriv; makes the user "tester" if there is none.
#
# Seen to fail: with a launcher that answers everything with "Exception in thread main" and exit 0 (79 of 90 checks, the
# rest ask for what did not happen); with a server that ignored SIGINT; with a message that named a copy of another second.
# shellcheck disable=SC2016,SC1111  # single quotes hold patterns, and curly ones are text
set -u
export LC_ALL=C.UTF-8
unset DISPLAY WAYLAND_DISPLAY

if [ $# -ne 1 ] || [ ! -x "$1" ]; then echo "usage: $0 path/to/porchlight" >&2; exit 2; fi
[ "$(id -u)" = 0 ] || { echo "FAIL  badinput needs root"; exit 1; }
id tester >/dev/null 2>&1 || useradd -m tester || exit 1

work=$(mktemp -d) || exit 1
chmod 755 "$work"
passed=0 failed=0 server=
end() {
    local left
    left=$(jobs -pr) # those started here that still run
    # shellcheck disable=SC2086
    [ -z "$left" ] || { kill -KILL $left; wait $left; } 2>/dev/null
    rm -rf -- "$work"
}
trap end EXIT
trap 'exit 143' HUP INT TERM

# a copy that everybody may read, wherever the clone is
cp -R -- "$(cd -- "$(dirname -- "$1")/.." && pwd -P)" "$work/porchlight" || exit 1
chmod -R a+rX "$work/porchlight"
porchlight=$work/porchlight/bin/porchlight
mkdir -p "$work/home" "$work/Filme äö" "$work/Musik"
head -c 300000 /dev/urandom >"$work/Filme äö/Film 1.mkv"
truncate -s 3G "$work/Filme äö/big.mp4"
echo song >"$work/Musik/song.mp3"
films=$work/Filme\ äö
export HOME=$work/home XDG_DATA_HOME=$work/home/data XDG_STATE_HOME=$work/home/state

# ---- how it is judged ----

ok() { passed=$((passed + 1)); echo "ok    $*"; }
bad() { failed=$((failed + 1)); echo "FAIL  $*"; }
holds() { # WHAT COMMAND…
    local what=$1
    shift
    if "$@"; then ok "$what"; else bad "$what"; fi
}
now() { date +%s%3N; }
port() { python3 -c 'import socket; s = socket.create_server(("127.0.0.1", 0)); print(s.getsockname()[1])'; }

insides='Exception|Throwable|^[[:space:]]+at |at (org|java)\.|NullPointer|porchlight\.app\.'

# complains WHAT CODE NAMES NEXT COMMAND…: ends with CODE within 15 s and says NAMES and NEXT on stderr
complains() {
    local what=$1 code=$2 names=$3 next=$4 got
    shift 4
    timeout -k 2 15 "$@" >"$work/out" 2>"$work/err" </dev/null
    got=$?
    if [ $got -ne "$code" ]; then
        bad "$what: ended with $got, not $code: $(head -c 400 "$work/out" "$work/err")"
    elif ! grep -qF -- "$names" "$work/err"; then
        bad "$what: does not name “$names”: $(head -c 400 "$work/err")"
    elif ! grep -qiE -- "$next" "$work/err"; then
        bad "$what: no next step like “$next”: $(head -c 400 "$work/err")"
    elif grep -qE "$insides" "$work/out" "$work/err"; then
        bad "$what: shows its insides: $(grep -hE -m2 "$insides" "$work/out" "$work/err")"
    else
        ok "$what: $got, “$(tr '\n' ' ' <"$work/err" | head -c 200)”"
    fi
}

# serving NAME WORDS…: starts `porchlight WORDS` and waits until it has printed where; sets server; what it says is in
# $work/NAME.out
serving() {
    local name=$1
    shift
    : >"$work/$name.out"
    # a shell without job control has its background jobs ignore SIGINT
    env --default-signal=INT "$porchlight" "$@" >"$work/$name.out" 2>&1 </dev/null &
    server=$!
    for _ in $(seq 200); do
        grep -qE 'in a player|make a link' "$work/$name.out" && return 0
        kill -0 $server 2>/dev/null || break
        sleep 0.1
    done
    bad "$name: did not start: $(head -c 600 "$work/$name.out")"
    return 1
}

# ends NAME SIGNAL: the server ends within 2 s with 0
ends() {
    local start got
    start=$(now)
    kill "-$2" "${server:?}"
    while kill -0 "$server" 2>/dev/null && [ $(($(now) - start)) -lt 8000 ]; do sleep 0.05; done
    kill -KILL "$server" 2>/dev/null
    wait "$server" 2>/dev/null
    got=$?
    local took=$(($(now) - start))
    if [ $got -eq 0 ] && [ $took -le 2000 ]; then ok "$1: SIG$2 ends it with 0 after $took ms"; else bad "$1: SIG$2 ended it with $got after $took ms"; fi
}

says() { # NAME PATTERN
    if grep -qE -- "$2" "$work/$1.out"; then ok "$1: says “$(grep -hE -m1 -- "$2" "$work/$1.out" | head -c 160)”"; else bad "$1: does not say “$2”: $(head -c 500 "$work/$1.out")"; fi
    if grep -qE "$insides" "$work/$1.out"; then bad "$1: shows its insides: $(grep -E -m2 "$insides" "$work/$1.out")"; fi
}

status() { curl -s -o /dev/null -m 8 -w '%{http_code}' "$@"; }
comes() { # WHAT WANTED URL: within 8 s
    local got
    for _ in $(seq 40); do
        got=$(status "$3")
        [ "$got" = "$2" ] && { ok "$1: $got"; return; }
        sleep 0.2
    done
    bad "$1: $got, not $2"
}

# ---- folders ----

complains 'a folder that is not there' 2 "$work/Fimle" 'check|spelling' "$porchlight" serve --data "$work/d1" "$work/Fimle"
complains 'a file instead of a folder' 2 "$films/Film 1.mkv" 'share the folder' "$porchlight" serve --data "$work/d1" "$films/Film 1.mkv"
complains 'one good folder and one that is not there' 2 "$work/Fimle" 'check|spelling' "$porchlight" serve --data "$work/d1" "$films" "$work/Fimle"
complains 'the whole disk' 2 '/' '--yes' "$porchlight" serve --data "$work/d1" /
mkdir "$work/d2"
complains "Porchlight's own data" 2 "$work/d2" 'share another' "$porchlight" serve --data "$work/d2" "$work/d2"
as_tester=(setpriv --reuid=tester --regid=tester --clear-groups env "HOME=$work/tester" "XDG_DATA_HOME=$work/tester/data" "XDG_STATE_HOME=$work/tester/state")
mkdir "$work/tester" "$work/secret" "$work/locked" && chown tester "$work/tester" && chmod 700 "$work/secret" && chmod 755 "$work/locked"
home="$work/tester"
complains 'the home folder' 2 "$home" '--yes' "${as_tester[@]}" "$porchlight" serve --data "$work/tester/d" "$home"
complains 'a folder nobody may read' 2 "$work/secret" 'right to read' "${as_tester[@]}" "$porchlight" serve --data "$work/tester/d" "$work/secret"
complains 'a data folder that cannot be made' 1 "$work/locked/data" '--data' "${as_tester[@]}" "$porchlight" serve --data "$work/locked/data" "$films"
complains 'a data folder nobody may write' 1 "$work/locked" '--data' "${as_tester[@]}" "$porchlight" serve --data "$work/locked" "$films"
complains 'a file as data folder' 1 "$work/Musik/song.mp3" '--data' "$porchlight" serve --data "$work/Musik/song.mp3" "$films"
holds 'the song is as it was' test "$(cat "$work/Musik/song.mp3")" = song
complains 'who, where nobody runs' 1 "$work/d1" 'porchlight serve' "$porchlight" who --once --data "$work/d1"

# ---- options ----

complains 'an unknown option' 2 '--prot' '--help' "$porchlight" serve --prot 80 "$films"
complains 'an unknown command' 2 'sevre' 'did you mean: .*porchlight serve' "$porchlight" sevre "$films"
complains 'no folder' 2 'FOLDER' '--help' "$porchlight" serve --data "$work/d1"
complains 'a port that is a word' 2 'eighty' '--help|from 1 to' "$porchlight" serve -p eighty "$films"
complains 'a port that is too high' 2 '70000' 'from 1 to 65535' "$porchlight" serve -p 70000 --data "$work/d1" "$films"
complains 'an unknown audience' 2 'friends' '--help|everyone' "$porchlight" serve --audience friends --data "$work/d1" "$films"
complains 'an address that is none' 2 'home' 'looks like' "$porchlight" serve -b home --data "$work/d1" "$films"
complains 'an address of somebody else' 1 '198.51.100.7' 'addresses' "$porchlight" serve -b 198.51.100.7 --data "$work/d1" "$films"
complains 'a media type without a type' 2 'mkv' '--help|such as' "$porchlight" serve --mime mkv --data "$work/d1" "$films"
complains 'a media type that is none' 2 'film' '--help|such as' "$porchlight" serve --mime mkv=film --data "$work/d1" "$films"
complains 'a default type that is none' 2 'film' '--help|such as' "$porchlight" serve --default-type film --data "$work/d1" "$films"
complains 'a time nobody knows' 2 'soon' '24h' "$porchlight" links add --expires soon --data "$work/d1" Filme
complains 'a link for nobody known' 2 'Bob' 'contacts' "$porchlight" links add --for Bob --data "$work/d1" Filme
complains 'a contact without a name' 2 'NAME' '--help' "$porchlight" contacts add --data "$work/d1"
complains 'a device that is no address' 2 'telly' 'nothing was changed|looks like' "$porchlight" contacts add TV --address telly --data "$work/d1"

# ---- help and version start nothing ----

rm -rf "$HOME"/{data,state}
for words in --help -h 'serve --help' 'serve -h' 'contacts --help' 'contacts add --help' 'links --help' 'links add --help' 'who --help'; do
    # shellcheck disable=SC2086
    timeout 15 "$porchlight" $words >"$work/out" 2>"$work/err" </dev/null
    got=$?
    holds "$words: 0, usage on stdout, nothing on stderr" test "$got $(head -c 6 "$work/out") $(wc -c <"$work/err")" = '0 Usage: 0'
done
for word in --version -V; do
    holds "$word" test "$(timeout 15 "$porchlight" $word 2>&1 </dev/null | grep -cE '^porchlight [0-9]+\.[0-9]+')" = 1
done
holds 'no folder was made by any of them' test ! -e "$HOME/data" -a ! -e "$HOME/state"

# ---- ports, and a second start ----

p1=$(port)
first=
serving first serve -p "$p1" --data "$work/da" "$films" && first=$server
"$porchlight" contacts add Anna --data "$work/da" >"$work/out" 2>&1 || bad "contacts add: $(cat "$work/out")"
complains 'a port in use' 1 "$p1" '--port' "$porchlight" serve -p "$p1" --data "$work/db" "$work/Musik"
complains 'a second start on the same data folder' 1 "$p1" 'end it|--data' "$porchlight" serve -p "$(port)" --data "$work/da" "$work/Musik"
complains 'the same without a port' 1 "$p1" 'end it|--data' "$porchlight" serve --data "$work/da" "$work/Musik"
holds 'the first serves all the same' test "$(status "http://127.0.0.1:$p1/Filme%20%C3%A4%C3%B6/Film%201.mkv")" = 200
printf '{"port": %s}' "$p1" >"$work/settings.json"
mkdir "$work/dc" && cp "$work/settings.json" "$work/dc/"
serving moved serve --data "$work/dc" "$work/Musik" && says moved "Port $p1 is used by another program; for this run it is [0-9]+" && ends moved TERM
holds 'the port of the settings is kept for the next time' grep -q "\"port\" *: *$p1" "$work/dc/settings.json"

# ---- ends well, and after a crash ----

serving again serve -p "$(port)" --data "$work/db" "$films"
curl -s --limit-rate 200k -o /dev/null "$(grep -oE 'http://\S+/' "$work/again.out" | head -1)big.mp4" &
slow=$!
curl -s -o /dev/null "$(grep -oE 'http://\S+/' "$work/again.out" | head -1)big.mp4" -r 0-2500000000 --limit-rate 50M &
quick=$!
sleep 1.5
holds 'two clients are downloading' test "$("$porchlight" who --once --data "$work/db" | grep -c big.mp4)" -ge 1
holds 'both of them' eval "kill -0 $slow && kill -0 $quick"
ends 'serve with two clients in mid-file' TERM
wait $slow; cut=$?
wait $quick; cut2=$?
holds "their downloads are cut ($cut, $cut2)" test $cut -ne 0 -a $cut2 -ne 0
serving interrupted serve -p "$(port)" --data "$work/db" "$films" && ends 'serve' INT

server=$first
kill -KILL "$first"
wait "$first" 2>/dev/null
holds 'kill -9 left nobody on the port' test "$(status "http://127.0.0.1:$p1/")" = 000
serving 'after kill -9' serve -p "$p1" --data "$work/da" "$films"
holds 'after kill -9: it serves on the same port' test "$(status "http://127.0.0.1:$p1/Filme%20%C3%A4%C3%B6/Film%201.mkv")" = 200
holds 'after kill -9: Anna is still on the list' eval '"$porchlight" contacts list --data "$work/da" | grep -q Anna'
ends 'after kill -9' TERM

# ---- files that broke ----

# broken NAME FOLDER FILE CONTENT PATTERN WORDS…: `porchlight WORDS` starts with that content in FILE of the data folder,
# says PATTERN, loses nothing, and ends well
broken() {
    local name=$1 data=$2 file=$3 content=$4 pattern=$5 told
    shift 5
    rm -f "$data/$file".broken-*
    printf '%s' "$content" >"$data/$file"
    serving "$name" "$@" || return
    says "$name" "$pattern"
    sleep 1.5 # it saves a second after a change
    ends "$name" TERM
    printf '%s' "$content" >"$work/content"
    if cmp -s "$work/content" "$data/$file" || cat "$data/$file".broken-* 2>/dev/null | cmp -s "$work/content"; then
        ok "$name: what was there is kept: $(cd "$data" && ls "$file"*)"
    else
        bad "$name: what was there is lost: $(ls "$data")"
    fi
    told=$(grep -oE 'kept as [^ ]+[^ .]' "$work/$name.out" | cut -d' ' -f3)
    [ -z "$told" ] || holds "$name: it is kept as it said, $told" test -e "$data/$told"
    holds "$name: the file can be read again" python3 -c 'import json, sys; json.load(open(sys.argv[1]))' "$data/$file"
}
anna() { "$porchlight" contacts list --data "$work/da" 2>/dev/null | grep -q Anna; }
"$porchlight" contacts add Bob --data "$work/da" >"$work/out" 2>&1 || bad "contacts add: $(cat "$work/out")"
once=(serve -p "$(port)" --data "$work/da" "$films")
broken 'settings of garbage, no copy yet' "$work/da" settings.json $'\x01{{{not json' 'settings\.json' "${once[@]}"
holds 'Anna is still on the list' anna
id=$(grep -oE '"id" *: *"[^"]*"' "$work/da/settings.json")
broken 'a port that is a word' "$work/da" settings.json "{$id, \"port\": \"many\", \"name\": \"Haus am See\"}" \
    'settings\.json.*port' "${once[@]}"
holds 'a wrong value leaves the good ones' grep -q 'Haus am See' "$work/da/settings.json"
broken 'contacts of garbage' "$work/da" contacts.json '[[[' 'contacts\.json.*last good copy' "${once[@]}"
holds 'Anna is still on the list after that' anna

# saved shares: two changes, so that there is a copy
mkdir "$work/ds"
printf '{"port": %s}' "$(port)" >"$work/ds/settings.json"
saved=(--data "$work/ds")
serving 'saved shares' "${saved[@]}" "$films" && sleep 1.5
"$porchlight" "${saved[@]}" "$work/Musik" >"$work/out" 2>&1 || bad "a second folder: $(cat "$work/out")"
sleep 1.5
ends 'saved shares' TERM
holds 'there is a last good copy' test -s "$work/ds/settings.json.bak"
id=$(grep -oE '"id" *: *"[^"]*"' "$work/ds/settings.json")
again() { # NAME CONTENT
    broken "$1" "$work/ds" settings.json "$2" 'settings\.json.*last good copy' "${saved[@]}"
    holds "$1: the first share is still shared" grep -q 'Filme äö, for everyone' "$work/$1.out"
    holds "$1: the id of this Porchlight is what it was" grep -qF "$id" "$work/ds/settings.json"
}
again 'settings of garbage' $'\x01{{{not json'
again 'settings cut in the middle' "$(head -c 60 "$work/ds/settings.json")"
again 'empty settings' ''
rm "$work/ds/settings.json"
serving 'settings gone' "${saved[@]}" && says 'settings gone' 'settings\.json was not there.*last good copy' && ends 'settings gone' TERM

# ---- a disk that vanishes ----

serving disk serve -p "$p1" --data "$work/db" "$films" "$work/Musik"
film="http://127.0.0.1:$p1/Filme%20%C3%A4%C3%B6/Film%201.mkv"
holds 'before: 200' test "$(status "$film")" = 200
mv "$films" "$work/gone"
comes 'its disk is gone: a film' 503 "$film"
holds 'with Retry-After' eval 'curl -s -D - -o /dev/null -m 8 "$film" | grep -qi "^retry-after: *[0-9]"'
holds 'its page too' test "$(status "http://127.0.0.1:$p1/Filme%20%C3%A4%C3%B6/")" = 503
holds 'the other share serves on' test "$(status "http://127.0.0.1:$p1/Musik/song.mp3")" = 200
holds 'the front page too' test "$(status "http://127.0.0.1:$p1/")" = 200
mv "$work/gone" "$films"
comes 'its disk is back: a film' 200 "$film"
mv "$films" "$work/gone"
mkdir "$films"
comes 'an empty mount point instead: a film' 404 "$film"
rmdir "$films"
mv "$work/gone" "$films"
comes 'and back again: a film' 200 "$film"
holds 'the film is whole' eval 'curl -s -m 8 "$film" | cmp -s - "$films/Film 1.mkv"'
chmod 700 "$work/secret"
ends 'after all that' TERM
says disk 'Porchlight has ended'

echo "badinput: $passed passed, $failed failed"
[ $failed -eq 0 ] && [ $passed -gt 0 ]
