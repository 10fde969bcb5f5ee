#!/bin/sh
# Tries the start script where it has to be clever: launcher-test.sh path/to/porchlight
# Works on a copy in a folder with a space and an umlaut; the Javas in it are fakes that print how they were called.

if [ $# -ne 1 ] || [ ! -f "$1" ]; then
    echo "usage: $0 path/to/porchlight" >&2
    exit 2
fi

work=$(mktemp -d) || exit 2
work=$(CDPATH='' cd -- "$work" && pwd -P)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
home="$work/Musik für alle/porchlight"
mkdir -p "$home" "$work/nobody" "$work/path"
original=$(CDPATH='' cd -- "${1%/*}/.." && pwd -P)
cp -R "$original/bin" "$original/lib" "$home/"
porchlight=$home/bin/porchlight

# the JDK of the build is known to the copy only where a test wants it
hide_build_jdk() { sed "s|^build_jdk=.*|build_jdk='$1'|" "$original/bin/porchlight" >"$porchlight"; }

fake_jdk() {
    mkdir -p "$1/bin"
    printf 'IMPLEMENTOR="Test"\nJAVA_VERSION="%s"\nJAVA_VERSION_DATE="2020-01-01"\n' "$2" >"$1/release"
    cat >"$1/bin/java" <<'END'
#!/bin/sh
echo "java=$0"
echo "pid=$$"
echo "ctype=${LC_ALL:-${LC_CTYPE:-${LANG-}}}"
for argument; do echo "[$argument]"; done
END
    chmod +x "$1/bin/java"
}
fake_jdk "$work/old" 1.8.0_442
fake_jdk "$work/jdk17" 17.0.15
fake_jdk "$work/jdk 25" 25.0.3
fake_jdk "$work/jdk27" 27-ea

# Everything the script runs, but no java.
for tool in cat locale readlink sh env; do
    at=$(command -v "$tool") && ln -s "$at" "$work/path/$tool"
done
# Where JDKs usually are cannot be hidden without root; the script under test is told to look nowhere.
only_here() {
    sed 's|/usr/lib/jvm/\*|/nowhere/*|; s|/usr/java/\*|/nowhere/*|; s|/Library/Java/|/nowhere/|' "$porchlight" >"$work/s"
    cat "$work/s" >"$porchlight"
}

failures=0
check() { # name, pattern; reads $out
    case $out in
        *"$2"*) echo "ok    $1" ;;
        *) echo "FAIL  $1"; printf '      wanted: %s\n%s\n' "$2" "$out"; failures=$((failures + 1)) ;;
    esac
}
clean() { env -i PATH="$work/path" HOME="$work/nobody" "$@"; }

out=$(cd / && clean "$porchlight" --version 2>&1) && status=0 || status=$?
out="status=$status $out"
check "the real thing starts with an empty environment, from / and a folder with umlaut" "status=0"

hide_build_jdk ""
only_here
out=$(clean "$porchlight" 2>&1) && status=0 || status=$?
out="status=$status $out"
check "without any Java it fails with 1" "status=1"
check "and says what to install" "Porchlight needs Java 25"
check "and where" "adoptium.net"
out=$(clean "$porchlight" 2>/dev/null)
out="[$out]"
check "and says it on stderr only" "[]"

out=$(clean JAVA_HOME="$work/old" "$porchlight" 2>&1) || true
check "a JAVA_HOME with Java 8 is not taken" "Porchlight needs Java 25"
out=$(clean JAVA_HOME="$work/jdk17" PATH="$work/path:$work/jdk 25/bin" "$porchlight" 2>&1)
check "an old JAVA_HOME is passed over for a new java on the PATH" "java=$work/jdk 25/bin/java"
out=$(clean JAVA_HOME="$work/jdk27" PATH="$work/path:$work/jdk 25/bin" "$porchlight" 2>&1)
check "a new JAVA_HOME comes first, early-access versions too" "java=$work/jdk27/bin/java"
out=$(clean JAVA_HOME="$work/nothing" PATH="$work/path:$work/jdk17/bin" "$porchlight" 2>&1) || true
check "an old java on the PATH is not taken" "Porchlight needs Java 25"
mkdir -p "$work/nobody/.sdkman/candidates/java"
ln -s "$work/jdk27" "$work/nobody/.sdkman/candidates/java/27"
out=$(clean "$porchlight" 2>&1)
check "a JDK of SDKMAN is found" ".sdkman/candidates/java/27/bin/java"
rm -r "$work/nobody/.sdkman"

mkdir "$work/shim"
cat >"$work/shim/java" <<'END'
#!/bin/sh
if [ "$1" = -version ]; then echo 'openjdk version "25.0.1" 2025-10-21' >&2; else echo "shim $*"; fi
END
chmod +x "$work/shim/java"
out=$(clean PATH="$work/path:$work/shim" "$porchlight" 2>&1)
check "a version manager's shim is asked" "shim "

hide_build_jdk "$work/jdk 25"
only_here
out=$(clean "$porchlight" 2>&1)
check "the JDK of the build is found" "java=$work/jdk 25/bin/java"
check "the program is found" "[$home/lib/porchlight.jar]"
check "file names are UTF-8" "UTF-8"

ln -s "$porchlight" "$work/one"
ln -s one "$work/two"
out=$(cd / && clean "$work/two" 2>&1)
check "through a chain of links" "[$home/lib/porchlight.jar]"
out=$(cd "$home/bin" && clean sh porchlight 2>&1)
check "as sh porchlight" "[$home/lib/porchlight.jar]"
out=$(cd "$home" && clean ./bin/porchlight 2>&1)
check "by a relative path" "[$home/lib/porchlight.jar]"
out=$(cd / && clean PATH="$home/bin:$work/path" porchlight 2>&1)
check "from the PATH" "[$home/lib/porchlight.jar]"

# shellcheck disable=SC2016 # the dollar is to arrive as it is
out=$(clean "$porchlight" serve "Filme für alle" "" '*' '$HOME' 2>&1)
check "arguments arrive untouched" "[serve]
[Filme für alle]
[]
[*]
[\$HOME]"
out=$(cd "$home" && clean JAVA_OPTS="-Da=1 -Dstar=*" PORCHLIGHT_OPTS="-Xmx200m" "$porchlight" 2>&1)
check "JAVA_OPTS and PORCHLIGHT_OPTS are options" "[-Da=1]
[-Dstar=*]
[-Xmx200m]"
out=$(clean LC_ALL=POSIX "$porchlight" 2>&1)
check "a locale without UTF-8 gets it" "UTF-8"
out=$(clean LC_ALL=C.UTF-8 LC_CTYPE=POSIX "$porchlight" 2>&1)
check "a locale with UTF-8 stays" "ctype=C.UTF-8"

# What was learned of the start is used with the Java and the jars it was learned with, and with no others.
hide_build_jdk "$work/jdk 25"
only_here
printf 'IMPLEMENTOR="Test"\nJAVA_VERSION="25.0.3"\nJAVA_RUNTIME_VERSION="25.0.3+9"\nOS_ARCH="any"\n' >"$work/jdk 25/release"
: >"$home/lib/start.aot"
printf ' IMPLEMENTOR="Test" JAVA_RUNTIME_VERSION="25.0.3+9" OS_ARCH="any"\n' >"$home/lib/aot.jdk"
same_time() { for file in "$home"/lib/aot.jdk "$home"/lib/start.aot "$home"/lib/*.jar; do touch -d 2026-01-01T00:00:00Z "$file"; done; }
same_time
out=$(clean "$porchlight" serve x 2>&1)
check "what was learned of the start is used" "[-XX:AOTCache=$home/lib/start.aot]"
for option in -Xshare:off -XX:AOTMode=off -XX:+UseG1GC; do
    out=$(clean PORCHLIGHT_OPTS="$option" "$porchlight" serve x 2>&1)
    case $out in *AOTCache*) out=used ;; *) out=unused ;; esac
    check "but not with $option" "unused"
done
touch "$home/lib/porchlight.jar"
out=$(clean "$porchlight" serve x 2>&1)
case $out in *AOT*) out=used ;; *) out=unused ;; esac
check "another jar goes without" "unused"
same_time
printf 'IMPLEMENTOR="Test"\nJAVA_VERSION="25.0.4"\nJAVA_RUNTIME_VERSION="25.0.4+1"\nOS_ARCH="any"\n' >"$work/jdk 25/release"
out=$(clean "$porchlight" serve x 2>&1)
case $out in *AOT*) out=used ;; *) out=unused ;; esac
check "another Java goes without" "unused"
rm "$home/lib/start.aot" "$home/lib/aot.jdk"
out=$(clean "$porchlight" serve x 2>&1)
case $out in *AOT*) out=used ;; *) out=unused ;; esac
check "without anything learned it goes without" "unused"

# What people put into the variables comes before what the script chooses.
for option in -XX:+UseG1GC -XX:+UseParallelGC -Xmx64m -Xmx10m -Xms100m -XX:MaxHeapFreeRatio=50 -Xshare:off; do
    out=$(PORCHLIGHT_OPTS="$option" "$original/bin/porchlight" -V 2>&1) && out="started $out"
    check "it starts with $option" "started porchlight"
done
mkdir -p "$work/a:b"
cp -R "$home/bin" "$home/lib" "$work/a:b/"
out=$(clean "$work/a:b/bin/porchlight" 2>&1) && out="started $out"
check "a folder that Java cannot start from is said to be one" "Porchlight cannot run from a folder with a colon"
rm -r "$work/a:b"

# The real thing: the image that was built has learned, and its Java takes it.
out=$(PORCHLIGHT_OPTS="-Xlog:class+load:file=$work/classes" "$original/bin/porchlight" serve --help >/dev/null 2>&1
    grep -c 'org.porchlight.*shared objects file' "$work/classes")
case $out in 0 | "") out=none ;; *) out=some ;; esac
check "the start of the image that was built comes from what was learned" "some"

env -i PATH="$work/path" HOME="$work/nobody" "$porchlight" >"$work/out" &
wait $!
out=$(cat "$work/out")
check "the process id is Java's" "pid=$!"

echo
echo "$failures failed"
[ "$failures" -eq 0 ]
