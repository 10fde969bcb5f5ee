#!/usr/bin/env python3
"""A disk that is unmounted or pulled out while its files are sent, as root: disk.py PORCHLIGHT

The disk is an image on a loop device. To pull it out its image is cut, after which every read of what the system has not
cached fails, as it does with a stick that is gone. What was being sent must end short and unpadded, the other share must
be served meanwhile, and a disk that is back is served again without a restart.

Seen to fail: with an answer that sends zeros in place of what it cannot read, and with one after which the connection stays
open.
"""

import atexit
import os
import random
import shutil
import subprocess
import sys
import time

from porch import Porchlight, Tally, Wire, get, temporary

SIZE = 48 << 20
FILM = random.Random(4).randbytes(SIZE)
SONG = random.Random(5).randbytes(100_000)


def run(*command):
    subprocess.run(command, check=True, stdin=subprocess.DEVNULL, capture_output=True, timeout=60)


class Disk:
    """An ext4 file system with the film on it, mounted at `point`."""

    def __init__(self, folder, point):
        self.point, self.image, self._loops = point, os.path.join(folder, 'image'), []
        os.mkdir(point)
        with open(self.image, 'wb') as image:
            image.truncate(96 << 20)
        run('mkfs.ext4', '-q', self.image)
        atexit.register(self.unmount)
        self.mount()
        with open(self.film, 'wb') as film:
            film.write(FILM)
        self.unmount()
        shutil.copyfile(self.image, self.image + '.whole')
        self.mount()

    @property
    def film(self):
        return os.path.join(self.point, 'Film.mkv')

    def mount(self):
        run('mount', '-o', 'loop', self.image, self.point)

    def unmount(self):
        """Lazily: the system lets go once nobody has a file of it open."""
        if os.path.ismount(self.point):
            run('umount', '-l', self.point)

    def forget(self):
        """What is cached of the film."""
        descriptor = os.open(self.film, os.O_RDONLY)
        os.posix_fadvise(descriptor, 0, 0, os.POSIX_FADV_DONTNEED)
        os.close(descriptor)

    def pull(self):
        os.truncate(self.image, 1 << 20)
        self.forget()

    def plug_in(self):
        """The same disk again, as a new device."""
        self.unmount()
        shutil.copyfile(self.image + '.whole', self.image + '.again')
        self.image += '.again'
        self.mount()


def rest(wire):
    """All that still comes, and how it ended."""
    got = bytearray(wire._rest)
    try:
        while more := wire.socket.recv(1 << 20):
            got += more
        return bytes(got), 'closed'
    except ConnectionError:
        return bytes(got), 'reset'
    except TimeoutError:
        return bytes(got), 'still open'


def begin(url, *fields):
    """A reader that has the head and then pauses: 48 MB do not fit into what lies between."""
    wire = Wire(url, receive_buffer=32768, timeout=30).ask(*fields)
    status, answered = wire.head()
    return wire, status, answered


def eventually(status, url):
    for _ in range(100):
        seen, answered, body = get(url)
        if seen == status:
            break
        time.sleep(0.1)
    return seen, answered, body


tally = Tally()
folder = temporary('porch-disk-')
disk = Disk(folder, os.path.join(folder, 'Disk'))
other = os.path.join(folder, 'Other')
os.mkdir(other)
with open(os.path.join(other, 'song.mp3'), 'wb') as file:
    file.write(SONG)
porch = Porchlight(sys.argv[1], [disk.point, other])
base = f'http://127.0.0.1:{porch.port}/'
film, song = base + 'Disk/Film.mkv', base + 'Other/song.mp3'


def others_are_served(when):
    begun = time.monotonic()
    status, _, body = get(song)
    front, _, _ = get(base)
    took = time.monotonic() - begun
    tally.check(status == 200 and body == SONG and front == 200 and took < 5, f'{when}: the other share and the front page',
                f'{status}, {front} in {took:.2f} s')


def whole(when):
    seen, _, _ = eventually(200, film)
    wire, status, answered = begin(film)
    body = bytearray()
    while len(body) < int(answered.get('content-length', 0)) and (more := wire._rest or wire.socket.recv(1 << 20)):
        wire._rest = b''
        body += more
    wire.close()
    tally.check((seen, status) == (200, 200) and body == FILM, f'{when}: the film is whole', f'{status}, {len(body)} bytes')


whole('before')

# ---- unmounted in mid-film: what is open is sent to its end, as the system promises ----

wire, status, answered = begin(film, 'Connection: close')
disk.unmount()
seen, _, _ = eventually(404, film)
tally.check(seen == 404, 'unmounted: the empty folder has no film', seen)
others_are_served('unmounted')
body, ended = rest(wire)
tally.check(status == 200 and body == FILM and ended == 'closed', 'unmounted: what was open arrives whole',
            f'{len(body)} bytes, {ended}')
disk.mount()
whole('mounted again')

# ---- pulled out in mid-film ----

readers = {
    'the whole film': (),
    'a range': (f'Range: bytes=1000-{SIZE - 1000}',),
    'two ranges': (f'Range: bytes=0-{SIZE // 2},{SIZE // 2 + 1000}-',),
}
wires = {name: begin(film, *fields) for name, fields in readers.items()}
disk.pull()
others_are_served('pulled out')
for name, (wire, status, answered) in wires.items():
    body, ended = rest(wire)
    length = int(answered['content-length'])
    if name == 'two ranges':
        body = body.partition(b'\r\n\r\n')[2]
    first = 1000 if name == 'a range' else 0
    tally.check(0 < len(body) < length and ended != 'still open', f'pulled out: {name} ends short',
                f'{len(body)} of {length} bytes, {ended}')
    tally.check(FILM[first:first + len(body)] == body, f'pulled out: {name}: every byte of it is the film\'s')
    wire.close()
disk.forget()  # what waited in the buffers of the readers was kept until now
seen, answered, _ = get(film)
tally.check(seen == 503 and 'retry-after' in answered, 'pulled out: who asks now is told to come again', seen)
seen, _, _ = get(film, 'Range: bytes=30000000-30000099')
tally.check(seen == 503, 'pulled out: a range too', seen)
others_are_served('still pulled out')
tally.check(porch.process.poll() is None, 'pulled out: Porchlight lives')
disk.plug_in()
whole('plugged in again')
code, took = porch.stop()
tally.check(code == 0 and took < 3, 'after all that it ends', f'{code} after {took:.1f} s')
disk.unmount()
tally.end('disk')
