#!/usr/bin/env python3
"""Who may come in, and how fast they are out again: access.py PORCHLIGHT

With the audience `contacts`: strangers get 403, a contact's link plays in VLC, and after `links revoke` in mid-film no
byte comes later than a second after the command returned; whoever comes back gets 404. Then device addresses, and
../shared/cases/80 against them.

Seen to fail: with a `links revoke` that does nothing (every reader and VLC went on, reconnects got 206), with
`--audience everyone` (strangers got 200, the plain address played), and with 127.0.0.3 as a second device (case 80 too).
"""

import argparse
import fcntl
import os
import struct
import subprocess
import sys
import termios
import threading
import time
import urllib.parse

from porch import SHARED, Players, Porchlight, Recorder, Tally, Wire, get, temporary

SHARE = 'Für Freunde'
LIMIT = 1.0  # seconds after the command returned


def media(folder):
    """A film of five minutes at 6 Mbit/s, longer than what players hold, and 4 GiB of nothing for quick readers."""
    film = ['ffmpeg', '-hide_banner', '-loglevel', 'error', '-nostdin', '-y']
    short = os.path.join(folder, '.short.ts')
    subprocess.run([*film, '-f', 'lavfi', '-i', 'testsrc2=size=640x360:rate=25:duration=15', '-f', 'lavfi', '-i',
                    'sine=frequency=440:sample_rate=48000:duration=15', '-c:v', 'mpeg2video', '-b:v', '6M', '-minrate',
                    '6M', '-maxrate', '6M', '-bufsize', '2M', '-c:a', 'mp2', '-f', 'mpegts', short],
                   check=True, timeout=120)
    subprocess.run([*film, '-stream_loop', '19', '-i', short, '-c', 'copy', os.path.join(folder, 'Film 1.ts')],
                   check=True, timeout=120)
    os.remove(short)
    with open(os.path.join(folder, 'big.mp4'), 'wb') as big:
        big.truncate(4 << 30)


class Reader(threading.Thread):
    """Reads one answer at a given rate (bytes a second, None: as fast as it comes; 0: not at all before `hungry`)."""

    def __init__(self, name, url, rate, receive_buffer):
        super().__init__(daemon=True)
        self.what, self.rate = name, rate
        self.wire = Wire(url, receive_buffer=receive_buffer, timeout=0.5)
        self.wire.ask('Range: bytes=0-')
        self.status, _ = self.wire.head()
        self.hungry = threading.Event()
        self.given_up = threading.Event()
        self.bytes, self.last, self.ended = 0, 0.0, None
        self.start()

    def run(self):
        if self.rate == 0:
            self.hungry.wait(60)
        while not self.given_up.is_set():
            try:
                data = self.wire.socket.recv(min(65536, (self.rate or 1 << 20) // 10 or 65536))
            except TimeoutError:
                continue
            except OSError as fault:
                self.ended = type(fault).__name__
                return
            if not data:
                self.ended = 'end'
                return
            self.bytes += len(data)
            self.last = time.monotonic()
            if self.rate:
                time.sleep(len(data) / self.rate)

    def waiting(self):
        """Bytes that have come and that nobody has read."""
        return struct.unpack('I', fcntl.ioctl(self.wire.socket, termios.FIONREAD, b'\0\0\0\0'))[0]


def strangers(tally, porchlight, base):
    root = f'http://127.0.0.1:{porchlight.port}/'
    share = root + urllib.parse.quote(SHARE) + '/'
    shut = get(share + 'Film%201.ts')
    tally.check(shut[0] == 403, 'a stranger: the plain address of a film is 403', shut[0])
    tally.check(get(share + '?m3u')[0] == 403, 'a stranger: the playlist is 403')
    nowhere = get(root + 'Nothing%20here/Film%201.ts')
    same = {k: v for k, v in shut[1].items() if k not in ('date', 'content-length')}, shut[2].replace(b'F\xc3\xbcr Freunde', b'')
    other = {k: v for k, v in nowhere[1].items() if k not in ('date', 'content-length')}, nowhere[2].replace(b'Nothing here', b'')
    tally.check(nowhere[0] == 403 and same == other, 'a stranger: a share that does not exist looks the same', nowhere[0])
    front = get(root)
    tally.check('Freunde'.encode() not in front[2], 'a stranger: the front page does not name the share', front[0])
    wrong = get(f'{root}~{"A" * 22}/{urllib.parse.quote(SHARE)}/Film%201.ts')
    tally.check(wrong[0] == 404 and 'www-authenticate' not in wrong[1], 'a wrong link is 404, and asks for no password', wrong[0])
    tally.check(len(wrong[2]) < 2000, 'and short', f'{len(wrong[2])} bytes')
    right = get(base + 'Film%201.ts', 'Range: bytes=0-99')
    tally.check(right[0] == 206 and len(right[2]) == 100, "Anna's link opens the film", right[0])


def revoked_in_mid_film(tally, porchlight, players):
    """Readers of every temper and VLC, all on one link, are out within a second; a reader by another link is not."""
    link = porchlight.link(SHARE, '--for', 'Anna')
    other = porchlight.link(SHARE, '--expires', '7d')
    recorder = Recorder(porchlight.port, 3_000_000)  # four times what the film needs
    film = {}
    watching = threading.Thread(target=lambda: film.update(
        players.play('vlc', recorder.through(link + 'Film%201.ts'), play=9)))  # asked before VLC has played what it holds
    watching.start()
    readers = [Reader('a slow reader, 100 KB/s', link + 'big.mp4', 100_000, 8192),
               Reader('a reader at 2 MB/s', link + 'big.mp4', 2_000_000, 65536),
               Reader('a reader as fast as it goes', link + 'big.mp4', None, None),
               Reader('a reader that stalls', link + 'big.mp4', 0, 16384)]
    bystander = Reader('a reader by another link', other + 'big.mp4', 2_000_000, 65536)
    idle = Wire(link + 'big.mp4').ask('Range: bytes=0-9')
    status, fields = idle.head()
    idle.body(fields)
    tally.check(status == 206 and all(r.status == 206 for r in readers), 'mid-film: the link opens for five readers')

    until = time.monotonic() + 15
    while time.monotonic() < until and recorder.bytes < 1_000_000:
        time.sleep(0.1)
    time.sleep(3)
    shown = porchlight.who()
    tally.check(sum('Anna' in line and 'VLC' in line for line in shown) == 1, 'mid-film: who shows Anna with VLC once', shown)
    flowing = all(r.bytes for r in readers if r.rate != 0) and time.monotonic() - recorder.last_byte < 2.5
    tally.check(flowing, 'mid-film: bytes flow to every reader and to VLC',
                f'{[r.bytes for r in readers]}, VLC {recorder.bytes}, {time.monotonic() - recorder.last_byte:.2f} s ago')

    asked_before, answered_before, begun = len(recorder.requests), len(recorder.statuses), time.monotonic()
    code = porchlight.command('links', 'revoke', link)
    returned = time.monotonic()
    tally.check(code.returncode == 0, f'links revoke ends with 0 after {(returned - begun) * 1000:.0f} ms', code.stdout.strip() or code.stderr)
    back = get(link + 'Film%201.ts', 'Range: bytes=5000000-')
    tally.check(back[0] == 404, 'a reconnect right after it is 404', back[0])
    try:
        idle.ask('Range: bytes=0-9')
        status, _ = idle.head()
    except OSError:
        status = 0
    tally.check(status in (404, 0), 'an idle connection opened by the link gets 404 or its end', status)

    time.sleep(max(0, returned + LIMIT - time.monotonic()))
    held = {r: r.waiting() for r in readers}
    bytes_at_limit = bystander.bytes
    time.sleep(1.5)
    grown = {r: r.waiting() - held[r] for r in readers if r.rate == 0}
    for reader in readers:
        reader.hungry.set()
    for reader in readers:
        reader.join(5)
        late = reader.last - returned
        if reader.rate == 0:
            fine = grown[reader] <= 0 and reader.bytes <= held[reader] and reader.ended
            tally.check(fine, f'{reader.what}: nothing came later than {LIMIT:.0f} s, and its connection is over',
                        f'{held[reader]} bytes were waiting, {reader.bytes} read, {reader.ended}')
        else:
            tally.check(reader.ended and late <= LIMIT, f'{reader.what}: the last byte came {late * 1000:+.0f} ms after the command',
                        f'{reader.bytes / 1e6:.1f} MB, {reader.ended}')
    tally.check(bystander.ended is None and bystander.bytes > bytes_at_limit, 'a reader by another link goes on',
                f'{bystander.bytes / 1e6:.1f} MB')
    bystander.given_up.set()

    watching.join(60)
    after = [line for _, line in recorder.requests[asked_before:]]
    late = recorder.last_byte - returned
    tally.check(film.get('ok'), 'VLC had played the film', f'{film.get("v_decoded")} frames')
    tally.check(late <= LIMIT, f'VLC: the last byte of the film came {late * 1000:+.0f} ms after the command', f'{recorder.bytes / 1e6:.1f} MB')
    answers = [status for _, status in recorder.statuses[answered_before:]]
    tally.check(1 <= len(after) <= 2 and set(answers) == {404}, 'VLC came back at most twice, and got 404', f'{after} -> {answers}')
    gone = porchlight.command('links', 'list').stdout
    tally.check(link.split('/~')[1][:22] not in gone and other.split('/~')[1][:22] in gone, 'the list knows the other link only')
    tally.check(porchlight.command('links', 'revoke', link).returncode != 0, 'revoking it again says that there is none')


def scopes(tally, porchlight):
    film = porchlight.link(f'{SHARE}/Film 1.ts', '--for', 'Anna').rstrip('/')
    tally.check(get(film, 'Range: bytes=0-9')[0] == 206, 'a link to one film opens the film')
    beside = film.removesuffix('Film%201.ts') + 'big.mp4'
    tally.check(beside != film and get(beside, 'Range: bytes=0-9')[0] in (403, 404), 'and not what lies beside it')
    up = film.removesuffix('Film%201.ts') + '..%2FFilm%201.ts'
    tally.check(get(up)[0] in (400, 403, 404), 'and no way up')


def blocked(tally, porchlight):
    link = porchlight.link(SHARE, '--for', 'Anna')
    reader = Reader('Anna', link + 'big.mp4', 2_000_000, 65536)
    time.sleep(0.5)
    code = porchlight.command('contacts', 'block', 'Anna').returncode
    returned = time.monotonic()
    reader.join(4)
    late = reader.last - returned
    tally.check(code == 0 and reader.status == 206 and reader.ended and late <= LIMIT,
                f'contacts block: the last byte came {late * 1000:+.0f} ms after the command')
    reader.given_up.set()
    tally.check(get(link + 'big.mp4')[0] in (403, 404), 'a blocked contact stays out')
    code = porchlight.command('contacts', 'remove', 'Anna').returncode
    tally.check(code == 0 and get(link + 'big.mp4')[0] == 404, 'a removed contact stays out')


def devices(tally, program):
    folder = os.path.join(temporary('porch-device-'), 'TV')
    os.mkdir(folder)
    with open(os.path.join(folder, 'film.mp4'), 'wb') as film:
        film.write(b'x' * 1000)
    porchlight = Porchlight(program, [folder], '--audience', 'contacts')
    tally.check(porchlight.command('contacts', 'add', 'TV', '--address', '127.0.0.2').returncode == 0, 'contacts add --address')
    base = f'http://127.0.0.1:{porchlight.port}/TV/'
    for source, wanted in (('127.0.0.2', 200), ('127.0.0.3', 403), ('127.0.0.1', 403)):
        status = get(base + 'film.mp4', source=source)[0]
        tally.check(status == wanted, f'the device address 127.0.0.2: from {source} it is {wanted}', status)
    case = [name for name in os.listdir(os.path.join(SHARED, 'cases')) if name.startswith('80-')]
    run = subprocess.run([sys.executable, case[0], base, folder], cwd=os.path.join(SHARED, 'cases'), text=True,
                         stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=150,
                         env={**os.environ, 'ALLOW_IP': '127.0.0.2', 'DENY_IP': '127.0.0.3', 'PYTHONDONTWRITEBYTECODE': '1'})
    said = (run.stdout.strip().splitlines() or ['nothing'])[-1]
    tally.check(said.startswith('PASS'), 'case 80', said)
    tally.check(porchlight.command('contacts', 'remove', 'TV').returncode == 0
                and get(base + 'film.mp4', source='127.0.0.2')[0] == 403, 'without the contact its device is 403')
    porchlight.stop()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('porchlight')
    program = os.path.abspath(parser.parse_args().porchlight)
    tally, players = Tally(), Players(chromium=False)
    folder = os.path.join(temporary('porch-access-'), SHARE)
    os.mkdir(folder)
    media(folder)
    porchlight = Porchlight(program, [folder], '--audience', 'contacts')
    tally.check('in a player' not in porchlight.said(), 'no plain link is printed for contacts')
    tally.check(porchlight.command('contacts', 'add', 'Anna').returncode == 0, 'contacts add')
    base = porchlight.link(SHARE, '--for', 'Anna')
    strangers(tally, porchlight, base)
    played = players.play('vlc', base + 'Film%201.ts', play=3)
    tally.check(played['ok'], "Anna's link plays in VLC", f'{played.get("v_decoded")} frames {"" if played["ok"] else played}')
    refused = players.play('vlc', porchlight_plain(porchlight), play=3)
    tally.check(not refused['ok'], 'the plain address does not play in VLC', f'{refused.get("v_decoded")} frames')
    revoked_in_mid_film(tally, porchlight, players)
    scopes(tally, porchlight)
    blocked(tally, porchlight)
    code, seconds = porchlight.stop()
    tally.check(code == 0 and seconds <= 2, 'serve ends by SIGTERM within 2 s with 0', f'{code}, {seconds:.2f} s')
    devices(tally, program)
    tally.end('access')


def porchlight_plain(porchlight):
    return f'http://127.0.0.1:{porchlight.port}/{urllib.parse.quote(SHARE)}/Film%201.ts'


if __name__ == '__main__':
    main()
