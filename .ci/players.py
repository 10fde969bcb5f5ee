#!/usr/bin/env python3
"""Real players on real media: players.py PORCHLIGHT MEDIA_FOLDER [--json FILE] [--only CLIENT,…]

Makes media with ../shared/clients/mkmedia.sh in "MEDIA_FOLDER/Filme äö" unless they are there, shares them, and plays
every file that a client can decode in VLC, mpv, ffmpeg and Chromium: through the printed link and through a stream
link, with a seek where the client can seek by time. Then playlists, and one playback as one viewing.

A play that fails is tried once more with more time, for a busy machine may be slow; the table says "2nd" then.

Seen to fail: against a server that ignores Range (VLC and mpv: moovend.mp4, big5g; ffmpeg: big5g), against a server
that answers 404 for names with a percent sign, with two names of the expected order swapped, and with `who` asked
while two players play.
"""

import argparse
import concurrent.futures
import json
import os
import re
import subprocess
import threading
import time
import urllib.parse

from porch import SHARED, Players, Porchlight, Tally

SHARE = 'Filme äö'
CLIENTS = ['vlc', 'mpv', 'ffmpeg', 'chromium']

# the seconds each file lasts, as mkmedia.sh makes them
NAMES = ['100%.mp4', 'br[ack]et.mp4', 'hash#1.mp4', 'plus+and&amp;.mp4', 'quote\'".mp4', 'semi;colon.mp4',
         'Ümläut ñ 日本.mp4', 'what?.mp4', 'with space.mp4']
ALBUM = [f'0{i} - Titel ä {i}.mp3' for i in (1, 2, 3, 4)]
TOP = {'big5g-moovend.mp4': 60, 'divx.avi': 30, 'faststart.mp4': 60, 'Film mit Untertitel.mkv': 60, 'moovend.mp4': 60,
       'mpeg2.mpg': 30, 'mpeg2.ts': 30, 'tone.flac': 60, 'tone.m4a': 60, 'tone.mp3': 60, 'tone.ogg': 60,
       'tone.opus': 60, 'video.mkv': 60, 'video.webm': 30}
FILES = {**TOP, **{f'names/{n}': 60 for n in NAMES}, **{f'album/{n}': 5 for n in ALBUM}}

# what no server can change; the sections are those of ../shared/facts/clients.md
CANNOT_PLAY = {('chromium', end): '§1.5: not decoded' for end in ('.avi', '.mpg', '.ts')}
CANNOT_SEEK = {('vlc', '.ts'): '§1.3: no length, no time seek', ('vlc', '.ogg'): '§1.3: no time seek'}
NO_LENGTH = {('vlc', '.ts')}

# the order people expect: by name, capitals and accents apart, folders among the files
DEEP = [f'album/{n}' for n in ALBUM] + ['big5g-moovend.mp4', 'divx.avi', 'faststart.mp4', 'Film mit Untertitel.mkv',
        'moovend.mp4', 'mpeg2.mpg', 'mpeg2.ts'] + [f'names/{n}' for n in NAMES] + [
        'tone.flac', 'tone.m4a', 'tone.mp3', 'tone.ogg', 'tone.opus', 'video.mkv', 'video.webm']


def media(folder):
    """The folder to share, filled if it is not."""
    share = os.path.join(folder, SHARE)
    if not all(os.path.isfile(os.path.join(share, name)) for name in FILES):
        os.makedirs(share, exist_ok=True)
        subprocess.run(['bash', os.path.join(SHARED, 'clients', 'mkmedia.sh'), share], check=True, timeout=600,
                       stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                       env={k: v for k, v in os.environ.items() if k != 'LONG'})
    missing = [name for name in FILES if not os.path.isfile(os.path.join(share, name))]
    if missing or os.path.getsize(os.path.join(share, 'big5g-moovend.mp4')) < 5 << 30:
        raise SystemExit(f'FAIL  mkmedia.sh did not make {missing or "a file of 5 GiB"}')
    return share


def address(base, name):
    return base + urllib.parse.quote(name)


def ending(name):
    return os.path.splitext(name)[1]


class Matrix:
    """Every client on every file, by two doors."""

    def __init__(self, tally, players, doors, clients):
        self.tally, self.players, self.doors, self.clients = tally, players, doors, clients
        self.cells = {}

    def run(self):
        jobs = [(client, door, name) for name in FILES for client in self.clients for door in self.doors]
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            for done in concurrent.futures.as_completed([pool.submit(self._cell, *job) for job in jobs]):
                done.result()

    def _cell(self, client, door, name):
        end, length = ending(name), FILES[name]
        limit = CANNOT_PLAY.get((client, end))
        if limit:
            self.cells[client, door, name] = {'cell': '-', 'limit': limit}
            return
        limit = CANNOT_SEEK.get((client, end)) or ('too short to seek' if length < 10 else None)
        seek = None if limit else length // 2
        url = address(self.doors[door], name)
        patience = {'ffmpeg': 2, 'vlc': 2}.get(client, 1.5)
        result = self.players.play(client, url, seek, patience)
        second = not self._fine(client, end, length, result)
        if second:
            first, result = result, self.players.play(client, url, seek, patience * 2.5)
            result['first try'] = {k: v for k, v in first.items() if k not in ('log', 'playlist')}
        fine = self._fine(client, end, length, result)
        cell = ('play' if limit else 'seek') + (' 2nd' if second else '') if fine else 'FAIL'
        self.cells[client, door, name] = {'cell': cell, 'limit': limit, **result}
        self.tally.check(fine, f'{client} {door} {name}', self._figures(result, second, limit))

    @staticmethod
    def _fine(client, end, length, result):
        lasts = result.get('duration') or 0
        right = (client, end) in NO_LENGTH or abs(lasts - length) <= 1.5
        return bool(result.get('ok')) and right

    @staticmethod
    def _figures(result, second, limit):
        decoded = result.get('v_decoded') or result.get('frames') or result.get('frame') or result.get('a_decoded')
        text = f'{result.get("duration") or 0:.0f} s, {decoded or 0} frames'
        if result.get('time2') is not None:
            text += f', seek arrived at {result["time2"]:.0f}'
        if limit:
            text += f', no seek ({limit})'
        if second:
            first = result.get('first try', {})
            text += f'; 1st try: {json.dumps({k: first.get(k) for k in ("ok", "duration", "time1", "time2", "errors")})[:300]}'
        if not result.get('ok'):
            text += f'; {json.dumps(result, ensure_ascii=False)[:600]}'
        return text

    def table(self):
        columns = [(client, door) for client in self.clients for door in self.doors]
        print(f'\n{"file":28}' + ''.join(f'{c + " " + d:>15}' for c, d in columns))
        notes = {}
        for name in FILES:
            row = f'{name:28}'
            for client, door in columns:
                cell = self.cells[client, door, name]
                mark = ''
                if cell['limit']:
                    mark = ' ' + notes.setdefault(cell['limit'], chr(ord('a') + len(notes)))
                row += f'{cell["cell"] + mark:>15}'
            print(row)
        print('seek: played, and played on after a seek to the middle; play: played')
        for note, mark in notes.items():
            print(f'{mark}: {note}' + (' (../shared/facts/clients.md)' if note.startswith('§') else ''))
        print()


def title(name):
    return os.path.splitext(os.path.basename(name))[0]


def titles_in_vlc(result):
    """Titles as VLC shows them: without its own headings, without the length it adds to what it has opened."""
    rows = [re.sub(r'^\|\s*- ', '', row) for row in result.get('playlist', []) if re.match(r'^\|\s{2,}- ', row)]
    return [plain(re.sub(r' \(\d\d:\d\d(:\d\d)?\)$', '', row).lstrip('\ufeff')) for row in rows]


def plain(text):
    return text.replace(' – ', ' - ')


def names_in_vlc(name):
    """What VLC may call it: it takes "Artist - Title" apart, and once opened a song has the title of its own tag."""
    whole = title(name)
    own = [f'Titel {i} ä' for i, song in enumerate(ALBUM, 1) if title(song) == whole]
    return [whole, whole.split(' - ', 1)[-1], *own]


def playlists(tally, players, doors):
    for door, base in doors.items():
        for what, query, names in (('album/', '?m3u', [f'album/{n}' for n in ALBUM]),
                                   ('names/', '?m3u', [f'names/{n}' for n in NAMES]),
                                   ('', '?m3u&deep', DEEP)):
            url = base + what + query
            wanted = [title(n) for n in names]
            shown = players.play('vlc', url, play=1.5)
            got = titles_in_vlc(shown)
            right = len(got) == len(wanted) and all(g in names_in_vlc(n) for g, n in zip(got, names))
            tally.check(right and shown['ok'], f'vlc playlist {door} {what}{query}: {len(wanted)} titles in order',
                        '' if right and shown['ok'] else f'ok={shown["ok"]} {got}, wanted {wanted}')
            shown = players.play('mpv', url, play=1.5)
            got = [(urllib.parse.unquote(file), plain(name)) for file, name in shown.get('playlist', [])]
            whole = [(urllib.parse.unquote(base) + n, title(n)) for n in names][:20]  # drive.py shows 20
            tally.check(got == whole and shown['ok'], f'mpv playlist {door} {what}{query}: {len(whole)} titles in order',
                        '' if got == whole and shown['ok'] else f'ok={shown["ok"]} {got}, wanted {whole}')


def viewings(tally, players, program, share):
    """One playback is one line of `who`, though each player opens several connections."""
    porchlight = Porchlight(program, [share])
    base = porchlight.page(SHARE)
    tally.check(porchlight.who() == [], 'who: nobody is watching before anyone does', porchlight.who() or '')
    watched = [('vlc', 'VLC', 'video.mkv', 20), ('mpv', 'mpv', 'moovend.mp4', 20), ('chromium', None, 'faststart.mp4', 20),
               ('vlc', 'VLC', 'mpeg2.ts', None)]
    for number, (client, shown_as, name, seek) in enumerate(watched, 1):
        result = {}
        thread = threading.Thread(target=lambda: result.update(players.play(client, address(base, name), seek, 4)))
        thread.start()
        seen, until = [], time.monotonic() + 20
        while thread.is_alive() and time.monotonic() < until:
            seen.append(porchlight.who())
            time.sleep(0.4)
        thread.join()
        with_it = [lines for lines in seen if any(name in line for line in lines)]
        tally.check(result.get('ok') and len(with_it) >= 2, f'who: {client} on {name} is shown while it plays',
                    f'{len(with_it)} of {len(seen)} looks, {result.get("errors") if not result.get("ok") else ""}')
        tally.check(with_it and all(sum(name in line for line in lines) == 1 and len(lines) == number for lines in with_it),
                    f'who: {client} on {name} is one viewing, {number} in all', with_it[-1:] or seen[-1:])
        if shown_as:
            tally.check(with_it and any(name in line and shown_as in line for line in with_it[-1]),
                        f'who: {client} on {name} is named {shown_as}')
    code, seconds = porchlight.stop()
    tally.check(code == 0 and seconds <= 2, 'serve ends by SIGTERM within 2 s with 0', f'{code}, {seconds:.2f} s')
    return seconds


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('porchlight')
    parser.add_argument('media_folder')
    parser.add_argument('--json', metavar='FILE')
    parser.add_argument('--only', metavar='CLIENT,…', default=','.join(CLIENTS))
    asked = parser.parse_args()
    program, clients = os.path.abspath(asked.porchlight), asked.only.split(',')
    begun = time.monotonic()
    tally, players = Tally(), Players(chromium='chromium' in clients)
    share = media(os.path.abspath(asked.media_folder))
    print(f'media and players are ready after {time.monotonic() - begun:.0f} s', flush=True)

    if set(clients) == set(CLIENTS):
        viewings(tally, players, program, share)
    porchlight = Porchlight(program, [share])
    tally.check(porchlight.playlist(SHARE) == porchlight.page(SHARE) + '?m3u', 'the printed links are a page and its playlist')
    doors = {'plain': porchlight.page(SHARE), 'link': porchlight.link(SHARE)}
    playlists(tally, players, doors)
    matrix = Matrix(tally, players, doors, clients)
    matrix.run()
    code, seconds = porchlight.stop()
    tally.check(code == 0 and seconds <= 2, 'serve ends by SIGTERM within 2 s with 0 after all that', f'{code}, {seconds:.2f} s')
    matrix.table()
    if asked.json:
        cells = [{'client': c, 'door': d, 'file': n, **cell} for (c, d, n), cell in matrix.cells.items()]
        with open(asked.json, 'w', encoding='utf-8') as out:
            json.dump(cells, out, indent=1, ensure_ascii=False)
    print(f'took {time.monotonic() - begun:.0f} s')
    tally.end('players')


if __name__ == '__main__':
    main()
