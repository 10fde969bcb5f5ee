#!/bin/bash
# Porchlight on networks that come, go and change, seen by avahi next door: .ci/mdns.sh [PROGRAM]
# PROGRAM is called as: PROGRAM serve -p N --name NAME --data DIR FOLDER (default: app/target/porchlight/bin/porchlight).
#
#   home: the program          lan: a bridge, avahi, curl          two: another network, avahi, curl
#     eth0  ------------------- br0
#     wlan0 ------------------- br0          (cable and Wi-Fi of one network)
#     eth1  --------------------------------------------------------- eth0
#
# Needs root, iproute2, dbus, avahi-daemon, avahi-utils, curl; tcpdump if there. All traffic stays in three network namespaces
# of its own; at the end they go, and only processes started here are ended. Without root it says so and passes over.
set -u
export LC_ALL=C.UTF-8 PATH=$PATH:/usr/sbin:/sbin

program=$(realpath -- "${1:-$(dirname -- "$0")/../app/target/porchlight/bin/porchlight}")
name='Jürgens Filme 你好'
port=8420
for tool in ip dbus-daemon avahi-daemon avahi-browse curl unshare; do
    command -v "$tool" >/dev/null || { echo "mdns: skipped, $tool is not installed"; exit 0; }
done
. "$(dirname -- "$0")/checks.sh"
home=plh$$ lan=pll$$ two=plt$$
running=()

end() {
    for pid in "${running[@]}"; do kill "$pid" 2>/dev/null; done
    for pid in "${running[@]}"; do wait "$pid" 2>/dev/null; done
    for ns in $home $lan $two; do ip netns delete "$ns" 2>/dev/null; done
    rm -rf -- "$work"
}
if ! ip netns add $home 2>/dev/null; then
    echo 'mdns: skipped, network namespaces are not allowed here (root?)'
    exit 0
fi
ip netns add $lan && ip netns add $two || exit 1
for ns in $home $lan $two; do ip -n $ns link set lo up; done

# ---- the neighbours ----

neighbour() { # NAMESPACE INTERFACE: a bus and an avahi of its own
    local dir=$work/$1
    mkdir "$dir"
    cat >"$dir/bus.conf" <<END
<busconfig>
  <type>system</type>
  <listen>unix:path=$dir/bus</listen>
  <auth>EXTERNAL</auth>
  <policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy>
</busconfig>
END
    printf '[server]\nhost-name=%s\nallow-interfaces=%s\nuse-ipv6=no\n[wide-area]\nenable-wide-area=no\n' \
        "next-$2" "$2" >"$dir/avahi.conf"
    dbus-daemon --config-file="$dir/bus.conf" --nofork --nopidfile >"$dir/bus.log" 2>&1 &
    running+=($!)
    until [ -S "$dir/bus" ]; do sleep 0.1; done
    # a /run of its own, or two avahi would take each other for themselves
    DBUS_SYSTEM_BUS_ADDRESS=unix:path=$dir/bus ip netns exec "$1" unshare -m sh -c \
        'mount -t tmpfs none /run && exec avahi-daemon --no-drop-root --no-chroot --no-rlimits -f "$0"' "$dir/avahi.conf" \
        >"$dir/avahi.log" 2>&1 &
    running+=($!)
}

# What a neighbour sees, one line a service: NAME|TYPE|HOST|ADDRESS|PORT|TXT
seen() {
    DBUS_SYSTEM_BUS_ADDRESS=unix:path=$work/$1/bus timeout 8 avahi-browse -rpatk 2>/dev/null | LC_ALL=C awk -F';' '
        $1 == "=" {
            name = $4
            while (match(name, /\\[0-9][0-9][0-9]/)) {
                name = substr(name, 1, RSTART - 1) sprintf("%c", substr(name, RSTART + 1, 3) + 0) substr(name, RSTART + 4)
            }
            print name "|" $5 "|" $7 "|" $8 "|" $9 "|" $10
        }' | sort -u
}
sees() { seen "$1" | grep -qE -- "$2"; } # NAMESPACE PATTERN
sees_both() { # NAMESPACE ADDRESS
    local all
    all=$(seen "$1")
    grep -qF "$name|_http._tcp|jurgens-filme.local|$2|$port|\"path=/\"" <<<"$all" &&
        grep -qE "^$name\|_porchlight\._tcp\|jurgens-filme\.local\|$2\|$port\|.*\"txtvers=1\"" <<<"$all" &&
        grep -F '_porchlight._tcp' <<<"$all" | grep -qE '"id=[^" ]+"'
}
sees_none() { ! sees "$1" '_porchlight._tcp|_http._tcp'; }

answer() { # NAMESPACE SOURCE URL [HOST]: the status, 000 where the door stays shut
    ip netns exec "$1" curl -s -o /dev/null -m 3 --noproxy '*' --interface "$2" -w '%{http_code}' ${4:+-H "Host: $4"} "$3"
}
answers() { [[ $(answer "${@:2}") =~ ^($1)$ ]]; } # PATTERN …
printed() { tail -n +"$1" "$work/out" | grep -q "http://$2:$port/"; } # from line, address

# ---- the story ----

for n in 1 2 3; do mkdir -p "$work/data" "$work/Movies"; echo "film $n" >"$work/Movies/film$n.mkv"; done
ip -n $lan link add br0 type bridge
ip -n $lan addr add 10.77.1.2/24 dev br0
ip -n $lan link set br0 up
for wire in eth0 wlan0; do
    ip -n $home link add $wire type veth peer name to-$wire netns $lan
    ip -n $lan link set to-$wire master br0
    ip -n $lan link set to-$wire up
done
ip -n $home link add eth1 type veth peer name eth0 netns $two
ip -n $two addr add 10.79.0.2/24 dev eth0
ip -n $two link set eth0 up
neighbour $lan br0
neighbour $two eth0

ip netns exec $home "$program" serve -p $port --name "$name" --data "$work/data" "$work/Movies" \
    >"$work/out" 2>"$work/err" </dev/null &
server=$!
running+=("$server")
listening() { [ "$(ip netns exec $home curl -s -o /dev/null -m 2 -w '%{http_code}' http://127.0.0.1:$port/)" != 000 ]; }
within 15 'serves without any network' listening || { cat "$work/err"; exit 1; }

ip -n $home addr add 10.77.1.10/24 dev eth0
ip -n $home link set eth0 up
within 6 'the first network: its link is printed' printed 1 10.77.1.10
within 10 'both services, with name, port, TXT' sees_both $lan 10.77.1.10
holds 'a neighbour is let in' answers 200 $lan 10.77.1.2 http://10.77.1.10:$port/Movies/film1.mkv
holds 'by name' answers 200 $lan 10.77.1.2 http://10.77.1.10:$port/Movies/film1.mkv jurgens-filme.local:$port
holds 'a strange Host is not ours' answers 421 $lan 10.77.1.2 http://10.77.1.10:$port/Movies/film1.mkv evil.example

lines=$(wc -l <"$work/out")
ip -n $home addr flush dev eth0
ip -n $home link set eth0 down
sleep 6
ip -n $home addr add 10.78.0.10/24 dev eth0
ip -n $home link set eth0 up
ip -n $home route add default via 10.78.0.2
ip -n $lan addr add 10.78.0.2/24 dev br0
from=$(now)
within 10 'another address: its link is printed' printed $((lines + 1)) 10.78.0.10
within 10 'the announcement follows' sees_both $lan 10.78.0.10
echo "      $(($(now) - from)) ms after the address came"
# everybody may open the front page, which names only what they may see: so a film is asked for
holds 'a neighbour is let in' answers 200 $lan 10.78.0.2 http://10.78.0.10:$port/Movies/film1.mkv
holds 'the new address is a Host' answers 200 $lan 10.78.0.2 http://10.78.0.10:$port/Movies/film1.mkv 10.78.0.10:$port
holds 'the old address is no Host any more' answers 421 $lan 10.78.0.2 http://10.78.0.10:$port/Movies/film1.mkv 10.77.1.10:$port
holds 'a stranger on the old prefix is refused' answers '000|403' $lan 10.77.1.2 http://10.78.0.10:$port/Movies/film1.mkv

ip -n $home addr add 10.79.0.10/24 dev eth1
ip -n $home link set eth1 up
within 10 'a second network: announced there' sees_both $two 10.79.0.10
holds 'still announced in the first' sees_both $lan 10.78.0.10
holds 'a neighbour there is let in' answers 200 $two 10.79.0.2 http://10.79.0.10:$port/Movies/film1.mkv

lines=$(wc -l <"$work/out")
ip -n $home addr add 10.78.0.11/24 dev wlan0
ip -n $home link set wlan0 up
sleep 10
holds 'cable and Wi-Fi in one network: one name, not two' sees_both $lan 10.78.0.10
holds 'no name with a number' bash -c "! grep -qF '$name (' <<<'$(seen $lan)'"
ip -n $home link set eth0 down
ip -n $home route add default via 10.78.0.2 dev wlan0
within 10 'the cable is pulled: the link of Wi-Fi is printed' printed $((lines + 1)) 10.78.0.11
within 10 'and announced' sees_both $lan 10.78.0.11

if command -v tcpdump >/dev/null; then
    ip netns exec $lan tcpdump -lni br0 udp port 5353 and src host 10.78.0.11 >"$work/dump" 2>/dev/null &
    running+=($!)
    sleep 1
fi
from=$(now)
kill -TERM $server
wait $server
code=$?
took=$(($(now) - from))
holds "ended with $code after $took ms" test $code -eq 0 -a $took -le 2000
within 4 'gone for the first network' sees_none $lan
within 4 'gone for the second' sees_none $two
if [ -s "$work/dump" ]; then ok "goodbyes seen on the wire: $(grep -c 'PTR\|SRV' "$work/dump") packets"; fi
holds 'nothing was complained about' test ! -s "$work/err"
[ -s "$work/err" ] && head -20 "$work/err"

[ $failures -eq 0 ] && echo 'mdns: all well' || echo "mdns: $failures failures"
exit $((failures > 0))
