# What the shell scripts here have in common: to be read with `.`, it sets failures, pids and work and cleans up at the end.
# Whoever reads it may define more_of_failure, which is called after a FAIL line and prints what helps to understand it.
# shellcheck shell=bash disable=SC2034 # used by those who read it

work=$(mktemp -d)
declare -A pids=()
failures=0

end() {
    local name
    for name in "${!pids[@]}"; do kill "${pids[$name]}" 2>/dev/null; done
    wait 2>/dev/null
    rm -rf -- "$work"
}
trap end EXIT
trap 'exit 130' INT TERM

more_of_failure() { :; }
ok() { echo "ok    $*"; }
bad() {
    echo "FAIL  $*"
    failures=$((failures + 1))
    more_of_failure
}
now() { date +%s%3N; }

within() { # SECONDS WHAT COMMAND…: tries the command until it succeeds, and tells after how long.
    local limit=$1 what=$2 start
    shift 2
    start=$(now)
    until "$@"; do
        if [ $(($(now) - start)) -gt $((limit * 1000)) ]; then
            bad "$what: not within $limit s"
            return 1
        fi
        sleep 0.1
    done
    ok "$what ($(($(now) - start)) ms)"
}
holds() { # WHAT COMMAND…
    local what=$1
    shift
    if "$@"; then ok "$what"; else bad "$what"; fi
}
not() { ! "$@"; }

begin() { # NAME COMMAND…: in the background, until the end
    local name=$1
    shift
    "$@" >"$work/$name.log" 2>&1 &
    pids[$name]=$!
}
