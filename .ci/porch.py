"""What the Python scripts of this folder share: a Porchlight to talk to, players to watch it, and the tally of checks.

Nothing here is judged by reading Porchlight's own code or files: only what it prints, and what comes over the wire.
"""

import atexit
import json
import os
import queue
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

HERE = os.path.dirname(os.path.abspath(__file__))
SHARED = os.path.normpath(os.path.join(HERE, '..', '..', 'shared'))
PLAYER = 'tester'  # VLC refuses to run as root

sys.dont_write_bytecode = True
_temporary = []
_started = []


def temporary(prefix):
    """A folder that goes at the end; players, who are not root, may read in it."""
    folder = tempfile.mkdtemp(prefix=prefix)
    os.chmod(folder, 0o755)
    _temporary.append(folder)
    return folder


def start(command, **how):
    """Starts a process that is ended at the end, whatever happens."""
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, **how)
    _started.append(process)
    return process


@atexit.register
def _end():
    for process in _started:
        if process.poll() is None:
            process.terminate()
    for process in _started:
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
    for folder in _temporary:
        shutil.rmtree(folder, ignore_errors=True)


def _told_to_end(number, _):
    sys.exit(128 + number)


signal.signal(signal.SIGTERM, _told_to_end)
signal.signal(signal.SIGHUP, _told_to_end)


class Tally:
    """Counts checks and prints each on a line that begins with ok or FAIL."""

    def __init__(self):
        self.passed = self.failed = 0
        self._lock = threading.Lock()

    def check(self, fine, what, seen=''):
        with self._lock:
            if fine:
                self.passed += 1
            else:
                self.failed += 1
            print(f'{"ok   " if fine else "FAIL "} {what}{": " + str(seen) if seen != "" else ""}', flush=True)
        return bool(fine)

    def end(self, name):
        print(f'{name}: {self.passed} passed, {self.failed} failed', flush=True)
        sys.exit(self.failed > 0 or self.passed == 0)


def free_port():
    with socket.create_server(('127.0.0.1', 0)) as door:
        return door.getsockname()[1]


class Porchlight:
    """One `porchlight serve` that runs until stop()."""

    def __init__(self, program, folders, *options, data=None, env=None):
        self.program, self.data = program, data or temporary('porch-data-')
        self.port = free_port()
        self._said = open(os.path.join(self.data, '..', os.path.basename(self.data) + '.out'), 'w+b')
        _started_log.append(self._said.name)
        self.process = start(
            [program, 'serve', '-p', str(self.port), '--data', self.data, *options, *folders],
            stdout=self._said, stderr=subprocess.STDOUT, env=env)
        patience = time.monotonic() + 30
        while not re.search(r'in a player: +\S+|make a link', self.said()):
            if self.process.poll() is not None or time.monotonic() > patience:
                raise SystemExit(f'FAIL  porchlight did not start:\n{self.said()}')
            time.sleep(0.05)

    def said(self):
        with open(self._said.name, encoding='utf-8', errors='replace') as out:
            return out.read()

    def page(self, share):
        """The printed link to a share's page."""
        for link in re.findall(r'in a browser: +(\S+)', self.said()):
            if urllib.parse.unquote(link).endswith(f'/{share}/'):
                return link
        raise SystemExit(f'FAIL  no link to {share} was printed:\n{self.said()}')

    def playlist(self, share):
        """The printed link for players."""
        for link in re.findall(r'in a player: +(\S+)', self.said()):
            if urllib.parse.unquote(link).endswith(f'/{share}/?m3u'):
                return link
        raise SystemExit(f'FAIL  no playlist of {share} was printed:\n{self.said()}')

    def command(self, *words):
        """Runs `porchlight WORDS --data …` and returns what subprocess.run does."""
        return subprocess.run([self.program, *words, '--data', self.data], stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, timeout=30)

    def link(self, target, *options):
        """The address of a new stream link, without the playlist's query."""
        made = self.command('links', 'add', *options, target)
        found = re.search(r'^http://\S+/~[\w-]{22}/\S*', made.stdout, re.M)
        if made.returncode or not found:
            raise SystemExit(f'FAIL  links add {target} ended with {made.returncode}: {made.stdout}{made.stderr}')
        return found.group(0).removesuffix('?m3u')

    def who(self):
        """The lines of `who --once`; none when nobody watches."""
        shown = self.command('who', '--once')
        if shown.returncode:
            raise SystemExit(f'FAIL  who --once ended with {shown.returncode}: {shown.stderr}')
        return [line for line in shown.stdout.splitlines() if line and line != 'Nobody is watching.']

    def stop(self):
        """Ends it by SIGTERM; returns the exit code and the seconds it took."""
        begun = time.monotonic()
        self.process.terminate()
        try:
            code = self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            code = self.process.wait()
        return code, time.monotonic() - begun


_started_log = []


@atexit.register
def _forget_logs():
    for name in _started_log:
        if os.path.exists(name):
            os.remove(name)


class Wire:
    """A raw HTTP client on one connection."""

    def __init__(self, url, source=None, receive_buffer=None, timeout=10):
        self.url = urllib.parse.urlsplit(url)
        self.socket = socket.socket()
        self.socket.settimeout(timeout)
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        if source:
            self.socket.bind((source, 0))
        self.socket.connect((self.url.hostname, self.url.port))
        self._rest = b''

    def ask(self, *fields, target=None):
        query = f'?{self.url.query}' if self.url.query else ''
        lines = [f'GET {target or self.url.path + query} HTTP/1.1', f'Host: {self.url.netloc}', *fields, '', '']
        self.socket.sendall('\r\n'.join(lines).encode())
        return self

    def head(self):
        """Status and fields of the next answer; status 0 when the connection ends before it."""
        while b'\r\n\r\n' not in self._rest:
            try:
                more = self.socket.recv(65536)
            except ConnectionError:
                more = b''
            if not more:
                return 0, {}
            self._rest += more
        head, self._rest = self._rest.split(b'\r\n\r\n', 1)
        first, *lines = head.decode('latin-1').split('\r\n')
        return int(first.split()[1]), {k.lower(): v.strip() for k, _, v in (line.partition(':') for line in lines)}

    def body(self, fields):
        length = int(fields.get('content-length', 0))
        while len(self._rest) < length:
            more = self.socket.recv(65536)
            if not more:
                break
            self._rest += more
        body, self._rest = self._rest[:length], self._rest[length:]
        return body

    def close(self):
        self.socket.close()


def get(url, *fields, source=None):
    """Status, fields and body of one GET on a connection of its own."""
    wire = Wire(url, source).ask('Connection: close', *fields)
    try:
        status, answered = wire.head()
        return status, answered, wire.body(answered) if status else b''
    finally:
        wire.close()


class Recorder:
    """A proxy between a player and Porchlight that notes every request, the answers' statuses, and when bytes come.

    It reads at `rate` bytes a second whether the player takes them or not, and through a small buffer: so the film is
    never sent as a whole, and what is noted is when bytes came, not when the player wanted them.
    """

    def __init__(self, server_port, rate):
        self._door = socket.create_server(('127.0.0.1', 0))
        self.port = self._door.getsockname()[1]
        self._server_port, self._rate = server_port, rate
        self.requests, self.statuses = [], []  # (monotonic time, first line or status)
        self.last_byte = 0.0
        self.bytes = 0
        threading.Thread(target=self._accept, daemon=True).start()

    def through(self, url):
        """`url`, by way of this proxy."""
        return urllib.parse.urlsplit(url)._replace(netloc=f'127.0.0.1:{self.port}').geturl()

    def _accept(self):
        while True:
            player, _ = self._door.accept()
            server = socket.socket()
            server.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65536)
            try:
                server.connect(('127.0.0.1', self._server_port))
            except OSError:
                player.close()
                continue
            pipe = queue.SimpleQueue()
            for carry in (self._ask, self._answer, self._deliver):
                threading.Thread(target=carry, args=(player, server, pipe), daemon=True).start()

    def _ask(self, player, server, _):
        try:
            while data := player.recv(65536):
                if data.startswith((b'GET ', b'HEAD ')):
                    self.requests.append((time.monotonic(), data.split(b'\r\n', 1)[0].decode('latin-1')))
                server.sendall(data)
        except OSError:
            pass
        _shut(server)

    def _answer(self, _, server, pipe):
        heads = 0
        try:
            while data := server.recv(65536):
                now, film = time.monotonic(), True
                if data.startswith(b'HTTP/1.') and heads < len(self.requests):
                    heads += 1
                    self.statuses.append((now, int(data[9:12])))
                    film = data[9:10] == b'2' and not data.endswith(b'\r\n\r\n')
                if film:
                    self.last_byte = now
                self.bytes += len(data)
                pipe.put(data)
                time.sleep(len(data) / self._rate)
        except OSError:
            pass
        pipe.put(b'')

    def _deliver(self, player, server, pipe):
        try:
            while data := pipe.get():
                player.sendall(data)
        except OSError:
            pass
        _shut(player)
        _shut(server)


def _shut(side):
    try:
        side.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass


class Players:
    """drive.py of the shared clients, on a copy of its own."""

    def __init__(self, chromium=True):
        original = os.path.join(SHARED, 'clients')
        if not os.path.isfile(os.path.join(original, 'drive.py')):
            raise SystemExit('FAIL  ../shared/clients/drive.py is not there: it drives the players')
        self.folder = os.path.join(temporary('porch-clients-'), 'clients')
        shutil.copytree(original, self.folder)
        for place, _, files in os.walk(self.folder):
            os.chmod(place, 0o755)
            for name in files:
                os.chmod(os.path.join(place, name), 0o755)
        if chromium:
            subprocess.run(['npm', 'install', '--no-audit', '--no-fund', '--loglevel=error', 'puppeteer-core@24'],
                           cwd=self.folder, check=True, timeout=300, stdin=subprocess.DEVNULL)
        # drive.py leaves its logs in the temporary folder: that is to be one of ours
        self._scratch = temporary('porch-drive-')
        os.chmod(self._scratch, 0o1777)

    def play(self, client, url, seek=None, play=2.0, extra=()):
        """What drive.py says of it, a dictionary with at least `ok`."""
        command = [sys.executable, os.path.join(self.folder, 'drive.py'), client, url, '--play', str(play)]
        if seek is not None:
            command += ['--seek', str(seek)]
        if extra:
            command += ['--', *extra]
        driver = start(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                       env={**os.environ, 'TMPDIR': self._scratch})
        try:
            out, err = driver.communicate(timeout=180)
            return json.loads(out.strip().splitlines()[-1])
        except (subprocess.TimeoutExpired, ValueError, IndexError) as fault:
            driver.kill()
            return {'ok': False, 'errors': [repr(fault)[:200]]}
