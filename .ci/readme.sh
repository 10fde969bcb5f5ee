#!/bin/bash
# The README's command that builds and starts, as it is written there: answers, tells its links, and ends with Maven.
# Uses a data folder of its own. Seen to fail: with a Maven that builds nothing.
set -u
export LC_ALL=C.UTF-8
cd -- "$(dirname -- "$0")/.." || exit 1
work=$(mktemp -d) || exit 1
maven=
end() {
    [ -z "$maven" ] || kill "$maven" 2>/dev/null
    rm -rf -- "$work"
}
trap end EXIT
trap 'exit 143' HUP INT TERM

failures=0
check() { # WHAT COMMAND…
    local what=$1
    shift
    if "$@"; then echo "ok    $what"; else echo "FAIL  $what"; failures=$((failures + 1)); fi
}

mkdir -p "$work/your films"
echo film >"$work/your films/film.mkv"
export XDG_DATA_HOME=$work/data XDG_STATE_HOME=$work/state
written=$(grep -m1 -E '^mvn .*-Prun' README.md)
check 'the README has the command' test -n "$written"
command=${written//\/path\/to/$work}
check "it shares a folder with a space: $written" test "$command" != "$written"
# Maven colours its output for terminals only; -B and -ntp are not in the README, and not needed
bash -c "exec $command" >"$work/out" 2>&1 </dev/null &
maven=$!
for _ in $(seq 1800); do
    grep -q 'in a player' "$work/out" && break
    kill -0 $maven 2>/dev/null || break
    sleep 0.2
done
page=$(grep -oE 'in a browser: +http://\S+' "$work/out" | grep -oE 'http.*')
check "it prints the link of a page: $page" test -n "$page"
# shellcheck disable=SC2016 # eval expands it
check 'the page names the film' eval 'curl -s -m 5 "$page" | grep -q film.mkv'
check 'the film comes whole' test "$(curl -s -m 5 "${page}film.mkv")" = film
kill $maven 2>/dev/null
wait $maven 2>/dev/null
maven=
for _ in $(seq 50); do
    gone=$(curl -s -o /dev/null -m 2 -w '%{http_code}' "$page")
    [ "$gone" = 000 ] && break
    sleep 0.2
done
check 'it ends with Maven' test "$gone" = 000
[ $failures -eq 0 ] || tail -40 "$work/out"
[ $failures -eq 0 ]
