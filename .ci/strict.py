#!/usr/bin/env python3
"""What no two readers of HTTP may read differently, on the wire: strict.py PORCHLIGHT

Tables of requests and the statuses that the RFCs ask for. Each is sent whole, byte by byte, and behind another request in
the same packet; the answers must be the same to the byte but for dates and boundaries. Then conditions, ranges, HEAD
beside GET, and names.

Seen to fail: with `Host: [1:2:3]` taken for some other house (421), `Transfer-Encoding: chunked,` for an unknown coding
(501), and `Range: bytes= 0-4` for a range; all three were so once.
"""

import email.utils
import json
import os
import re
import socket
import sys
import time
import urllib.parse

from porch import Porchlight, Tally, temporary

LONGEST_DRIPPED = 700  # bytes; what is longer is not sent byte by byte

tally = Tally()
folder = os.path.join(temporary('porch-strict-'), 'root')
os.makedirs(folder + '/sub')
HELLO = b'hello world\n'
for name, content in {'a.txt': HELLO, 'empty.txt': b'', 'film.mkv': bytes(range(256)) * 400, 'x.html': b'<b>', 'x.svg': b'<svg/>',
                      'sub/song.mp3': b'song'}.items():
    with open(os.path.join(folder, name), 'wb') as file:
        file.write(content)
porch = Porchlight(sys.argv[1], [folder])
ME = b'127.0.0.1:%d' % porch.port
HOST = b'Host: ' + ME + b'\r\n'
A = b'/root/a.txt'


def talk(raw, dripped=False):
    """All that is answered until the connection ends, our half closed behind the request."""
    wire = socket.create_connection(('127.0.0.1', porch.port), timeout=15)
    wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    got = b''
    try:
        for at in range(0, len(raw), 1 if dripped else len(raw)):
            wire.sendall(raw[at:at + 1] if dripped else raw)
        wire.shutdown(socket.SHUT_WR)
    except OSError:
        pass  # it was refused before its end; the answer can still be read
    try:
        while more := wire.recv(65536):
            got += more
    except OSError as fault:
        got += repr(fault).encode()
    wire.close()
    return got


def plain(answers):
    answers = re.sub(rb'Date: [^\r]*\r\n', b'', answers).replace(b'HTTP/1.1 100 Continue\r\n\r\n', b'')
    return re.sub(rb'[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}', b'', answers)


def split(answers, head_only=False):
    """The answers as (status, fields, body); what is none comes last as (0, {}, bytes)."""
    found = []
    while answers:
        match = re.match(rb'HTTP/1\.1 (\d{3}) [^\r\n]*\r\n((?:[!-9;-~]+: [^\r\n]*\r\n)*)\r\n', answers)
        if not match:
            return found + [(0, {}, answers)]
        status = int(match[1])
        fields = {k.lower(): v for k, v in (line.split(': ', 1) for line in match[2].decode('latin-1').split('\r\n')[:-1])}
        length = 0 if head_only or status in (100, 304) else int(fields['content-length'])
        found.append((status, fields, answers[match.end():match.end() + length]))
        answers = answers[match.end() + length:]
    return found


def ask(target=A, *fields, method=b'GET', version=b'HTTP/1.1', host=HOST, body=b''):
    return method + b' ' + target + b' ' + version + b'\r\n' + host + b''.join(f + b'\r\n' for f in fields) + b'\r\n' + body


GOOD = ask(b'/root/empty.txt')
GOOD_ANSWER = plain(talk(GOOD))


def table(name, rows):
    """`rows` are (request, statuses in order); CLOSED stands behind a request that must be the last."""
    wrong = []
    for raw, statuses in rows:
        statuses = [statuses] if isinstance(statuses, int) else list(statuses)
        whole = talk(raw)
        answers = split(whole)
        seen = [status for status, _, _ in answers]
        last = answers[-1][1] if answers else {}
        if seen != statuses:
            wrong.append(f'{raw[:90]!r}: {seen}, not {statuses}')
        elif any('date' not in fields for _, fields, _ in answers):
            wrong.append(f'{raw[:90]!r}: no Date')
        elif seen[-1] in (414, 431, 505) and last.get('connection') != 'close':
            wrong.append(f'{raw[:90]!r}: not closed')
        elif plain(talk(GOOD + raw)) != GOOD_ANSWER + plain(whole):
            wrong.append(f'{raw[:90]!r}: another answer behind a request')
        elif len(raw) <= LONGEST_DRIPPED and plain(talk(raw, dripped=True)) != plain(whole):
            wrong.append(f'{raw[:90]!r}: another answer byte by byte')
    tally.check(not wrong, f'{name}: {len(rows)} kinds', '; '.join(wrong))


def lines(raw, status):
    return raw.replace(b'\n', b'\r\n'), status


# ---- request lines (RFC 9112 §3, §2.2, §2.3) ----

table('targets', [(ask(target), status) for target, status in {
    b'http://' + ME + A: 200, b'HTTP://' + ME + A: 200, b'http://' + ME: 200, b'http://' + ME + b'?x': 200,
    b'http://127.0.0.1:' + A: 200, b'http://127.0.0.1:0' + A: 200, b'http://other.example' + A: 421,
    b'http://u@' + ME + A: 400, b'http://u:p@' + ME + A: 400, b'http://127.0.0.1:65536' + A: 400,
    b'http://127.0.0.1:99999999999999999999' + A: 400, b'http://127.0.0.1:-1' + A: 400, b'http://127.0.0.1:8x' + A: 400,
    b'http://' + ME + A + b'#x': 400, b'http://' + A: 400, b'http:' + A: 400, b'https://' + ME + A: 400, b'ftp://' + ME + A: 400,
    b'http://[::1': 400, b'http://[1::2::3]/': 400, b'*': 400, b'/*': 403, ME: 400, b'root/a.txt': 400, b'?x': 400, b'': 400,
    A + b'?': 200, A + b'??x=%zz': 200, A + b' x': 400, A + b'\tx': 400, A + b'#x': 400, A + b'\x7f': 400,
    b'/' + b'x' * 9000: 414}.items()]
    + [(ask(b'http://' + ME + A, host=b'Host: other.example\r\n'), 200), (ask(b'http://' + ME + A, host=b'Host: a b\r\n'), 400),
       (ask(b'http://' + ME + A, host=b''), 400), (ask(b'http://' + ME + A, host=b'', version=b'HTTP/1.0'), 200),
       (ask(b'*', method=b'OPTIONS'), 200), (ask(b'http://' + ME, method=b'OPTIONS'), 200), (ask(b'**', method=b'OPTIONS'), 400)])
table('methods', [(ask(method=method), status) for method, status in {
    b'get': 501, b'Get': 501, b'PROPFIND': 501, b'M' * 33: 501, b'M' * 9000: 501, b"!#$%&'*+-.^_`|~": 501, b'G\0T': 400,
    b'G"T': 400, b'GE(T': 400, b'\xc3\xa9': 400, b'': 400, b'TRACE': 405, b'DELETE': 405, b'PATCH': 405, b'PUT': 405,
    b'POST': 405}.items()] + [(ask(ME, method=b'CONNECT'), 501)])
table('versions', [(ask(version=version), status) for version, status in {
    b'HTTP/1.0': 200, b'HTTP/1.2': 200, b'HTTP/1.9': 200, b'HTTP/0.9': 505, b'HTTP/2.0': 505, b'HTTP/3.1': 505, b'HTTP/1': 400,
    b'HTTP/1.': 400, b'HTTP/1.10': 400, b'HTTP/01.1': 400, b'HTTP/1,1': 400, b'http/1.1': 400, b'HTTP/ 1.1': 400,
    b'HTTP/-1.1': 400, b'ICY/1.1': 400, b'HTTP/1.1 ': 400, b'': 400}.items()]
    + [lines(b'PRI * HTTP/2.0\n\nSM\n\n', 505), lines(b'GET /root/a.txt\n', 400)])
table('lines', [(before + ask(), status) for before, status in {
    b'\r\n': 200, b'\r\n' * 4: 200, b'\r\n' * 5: 400, b'\n': 400, b'\r': 400, b' ': 400, b'\0': 400, b'\xef\xbb\xbf': 400}.items()]
    + [(ask().replace(b'\r\n', b'\n'), 400), (ask()[:-2] + b'\n', 400), (ask().replace(b'\r\n', b'\r'), 400),
       (b'GET\t' + A + b'\tHTTP/1.1\r\n' + HOST + b'\r\n', 400), (b'GET  ' + A + b' HTTP/1.1\r\n' + HOST + b'\r\n', 400)])

# ---- fields (RFC 9112 §5, §3.2; RFC 3986 §3.2.2) ----

table('fields', [(ask(A, field), status) for field, status in {
    b'X: a\0b': 400, b'X\0: a': 400, b'X: a\rb': 400, b'X: a\nY: b': 400, b'X: a\r': 400, b'X: a\x7f': 400, b'X: \x01': 400,
    b'X: \xff\xfe\tz': 200, b'X:': 200, b': x': 400, b'foo': 400, b'X: a\r\n b': 400, b'X: a\r\n\tb': 400, b'X : a': 400,
    b'X\t: a': 400, b'X(: a': 400, b'X\xc3\xa9: a': 400, b'\r\n'.join([b'X: y'] * 99): 200, b'\r\n'.join([b'X: y'] * 100): 431,
    b'X: ' + b'y' * 40000: 431, b'Y' * 40000: 431}.items()]
    + [(ask(host=b' ' + HOST), 400), (ask(host=b'\t' + HOST), 400), (ask(host=b' \r\n' + HOST), 400)])
table('hosts', [(ask(host=b'Host: ' + host + b'\r\n'), status) for host, status in {
    b'127.0.0.1': 200, b'127.0.0.1:': 200, b'127.0.0.1:0': 200, b'[::ffff:127.0.0.1]': 200, b'LOCALHOST.': 200, b'': 400,
    b' \t ': 400, b'[fe80::1%25eth0]': 400, b'[fe80::1%eth0]': 400, b'::1': 400, b'[:::::]': 400, b'[12345::1]': 400,
    b'[1:2:3:4:5:6:7:8:9]': 400, b'[1::2::3]': 400, b'[1:2:3]': 400, b'[127.0.0.1]': 400, b'[::ffff:300.1.1.1]': 400,
    b'[1:2:3:4:5:6:7:]': 400, b'[:1:2:3:4:5:6:7]': 400, b'[::1': 400, b'[]': 400, b'[v1.x]': 400, b'[::1]x': 400, b'a b': 400,
    b'a/b': 400, b'a?b': 400, b'a#b': 400, b'a@b': 400, b'a\\b': 400, b'a<b': 400, b'a"b': 400, b'a%b': 400, b'a%zz': 400,
    b'a:b': 400, b'a:80:80': 400, b':80': 400, b'a\xc3\xa9': 400, b'a\0': 400, b'http://a/': 400, b'127.0.0.1:65536': 400,
    b'127.0.0.1:+80': 400, b'[2001:db8::7]': 421, b'a,b': 421, b'%31%32%37.0.0.1': 421, b'127.0.0.1.': 421, b'evil': 421,
    b'0177.0.0.1': 421, b'2130706433': 421, b'127.0.0.1.nip.io': 421}.items()]
    + [(ask(host=HOST + HOST), 400), (ask(host=HOST + b'hOsT: ' + ME + b'\r\n'), 400), (ask(host=b''), 400),
       (ask(host=b'', version=b'HTTP/1.0'), 200), (ask(host=b'Host : ' + ME + b'\r\n'), 400),
       (ask(host=b'Host:\r\n ' + ME + b'\r\n'), 400)])

# ---- bodies (RFC 9112 §6, §7.1), each with a request behind it ----

TWO = (200, 200)


def body(fields, content, statuses, version=b'HTTP/1.1'):
    return ask(A, *fields, body=content, version=version) + GOOD, statuses


table('lengths', [body([b'Content-Length: ' + value], content, statuses) for value, content, statuses in [
    (b'3', b'abc', TWO), (b'0', b'', TWO), (b'0003', b'abc', TWO), (b'70000', b'', 413), (b'+5', b'', 400), (b'5,5', b'', 400),
    (b'5, 6', b'', 400), (b'', b'', 400), (b'-1', b'', 400), (b'18446744073709551616', b'', 400), (b'9' * 20, b'', 400),
    (b'0x5', b'', 400), (b'5 5', b'', 400), (b'5;', b'', 400), (b'"5"', b'', 400), (b'5.0', b'', 400), (b'1e1', b'', 400),
    (b'\xb2', b'', 400), (b'5\x0b', b'', 400)]]
    + [body([b'Content-Length: 3', b'content-length: ' + other], b'abc', 400) for other in (b'3', b'4')]
    + [body(fields, b'0\r\n\r\n', 400) for fields in ([b'Content-Length: 3', b'Transfer-Encoding: chunked'],
                                                       [b'Transfer-Encoding: chunked', b'Content-Length: 0'])])
table('codings', [body([b'Transfer-Encoding:' + value], b'0\r\n\r\n', statuses) for value, statuses in {
    b' chunked': TWO, b'\tchunked\t': TWO, b' CHUNKED': TWO, b' gzip, chunked': 501, b' identity, chunked': 501, b' identity': 400,
    b' chunked, chunked': 400, b' gzip': 400, b' chunked, gzip': 400, b' chunked, identity': 400, b' chunked;q=1': 400,
    b' chunked;': 400, b'': 400, b' ,chunked': 400, b' chunked,': 400, b' xchunked': 400, b' chunked x': 400, b' "chunked"': 400,
    b' \x0bchunked': 400, b' chunked\0': 400, b' ch\xc5\xbfunked': 400, b' trailers': 400}.items()]
    + [body([b'Transfer-Encoding: chunked'] * 2, b'0\r\n\r\n', 400), body([b'Transfer-Encoding : chunked'], b'', 400),
       body([b'Transfer-Encoding: chunked'], b'0\r\n\r\n', 400, b'HTTP/1.0'), body([b'Transfer_Encoding: chunked'], b'', TWO)])
table('chunks', [body([b'Transfer-Encoding: chunked'], content, statuses) for content, statuses in [lines(*row) for row in [
    (b'3\nabc\n0\n\n', TWO), (b'A\n0123456789\n0\n\n', TWO), (b'000000000000003\nabc\n000\n\n', TWO), (b'3;a=b\nabc\n0;c\n\n', TWO),
    (b'3;a="b;c\\"d"\nabc\n0\n\n', TWO), (b'3 ; a = b\nabc\n0\n\n', TWO), (b'3\nabc\n0\nX: y\n\n', TWO),
    (b'0\nContent-Length: 500\nTransfer-Encoding: x\nHost: evil\n\n', TWO), (b'0000000000000003\nabc\n0\n\n', 400),
    (b'10000000000000003\nabc\n0\n\n', 400), (b'ffffffffffffffff\nabc\n0\n\n', 400), (b'-3\nabc\n0\n\n', 400),
    (b'+3\nabc\n0\n\n', 400), (b'0x3\nabc\n0\n\n', 400), (b'\nabc\n0\n\n', 400), (b' 3\nabc\n0\n\n', 400), (b'3 \nabc\n0\n\n', 400),
    (b'3\t\nabc\n0\n\n', 400), (b'3\nabcd\n0\n\n', 400), (b'4\nabc\n0\n\n', 400), (b'1_0\nabc\n0\n\n', 400), (b'3;\nabc\n0\n\n', 400),
    (b'3;a="\nabc\n0\n\n', 400), (b'3;a="x\n"\nabc\n0\n\n', 400), (b'3;a\0\nabc\n0\n\n', 400), (b'3,a\nabc\n0\n\n', 400),
    (b'3;' + b'e' * 2000 + b'\nabc\n0\n\n', 400), (b'0\nX y\n\n', 400), (b'0\nX : y\n\n', 400), (b'0\nX: y\n z\n\n', 400),
    (b'0\nX: \0\n\n', 400), (b'0\nX: ' + b'y' * 9000 + b'\n\n', 400)]]]
    + [body([b'Transfer-Encoding: chunked'], content, 400) for content in (
        b'3\nabc\r\n0\r\n\r\n', b'3\r\nabc\n0\r\n\r\n', b'3\r\nabc\r\n0\n\r\n', b'3\r\nabc\r\n0\r\n\n', b'3\rabc\r0\r\r',
        b'3;a\nx\r\nabc\r\n0\r\n\r\n', b'3;a\rx\r\nabc\r\n0\r\n\r\n', b'0\r\nX: y\n\r\n')])
table('connections', [(ask(A, *fields, version=version) + GOOD, statuses) for fields, version, statuses in
    [([b'Connection: ' + value], b'HTTP/1.1', 200) for value in (
        b'close', b'CLOSE', b'keep-alive, close', b'close, keep-alive', b' , close ,', b'upgrade,close', b'foo,\tclose')]
    + [([b'Connection: ' + value], b'HTTP/1.1', TWO) for value in (b'', b'keep-alive', b'closed', b'"close"', b'close-not')]
    + [([b'Connection: keep-alive', b'connection: close'], b'HTTP/1.1', 200), ([], b'HTTP/1.0', 200),
       ([b'Connection: Keep-Alive'], b'HTTP/1.0', TWO), ([b'Connection: keep-alive, close'], b'HTTP/1.0', 200), ([], b'HTTP/1.2', TWO)]])
table('expectations', [(ask(A, b'Expect: ' + value), status) for value, status in {
    b'100-continue': 200, b'100-Continue': 200, b'': 200, b'200-ok': 417, b'100-continue;a=b': 417, b'100-continue, x': 417,
    b'100-continue=1': 417}.items()] + [(ask(A, b'Expect: x', version=b'HTTP/1.0'), 200)])

# ---- paths (RFC 3986 §2.1, §5.2.4; RFC 3629 §3) ----

table('paths', [(ask(b'/root/' + path), status) for path, status in {
    b'': 200, b'.': 200, b'..': 200, b'%2e/a.txt': 200, b'%2e%2e/root/a.txt': 200, b'sub/../a.txt': 200, b'a.tx%74': 200, b'sub': 301,
    b'sub?x=%zz': 301, b'%00': 400, b'a.txt%00': 400, b'%c0%ae%c0%ae/x': 400, b'%ed%a0%80': 400, b'%ff': 400, b'%f4%90%80%80': 400,
    b'\xff': 400, b'../../x': 400, b'%2e%2e/%2E./x': 400, b'%zz': 400, b'%': 400, b'%4': 400, b'a.txt ': 400, b'sub%2fsong.mp3': 404,
    b'%5c': 404, b'..%5c..%5cx': 404, b'\\..\\x': 404, b'%25%32%65': 404, b'%252e%252e/x': 404, b'a.txt/': 404, b'a.txt/.': 404,
    b'a.txt.': 404, b'a.txt%20': 404, b'/a.txt': 404, b'A.TXT': 404, b'x' * 255: 404, b'x' * 256: 404, b'a/' * 3000: 404,
    b'%61' * 2600: 404, b'a.txt;x': 404, b'%0d%0aX:y': 404, b'.hidden': 404, b'%2ehidden': 404, b'...': 404, b'a.txt::$DATA': 404,
    b'x' * 9000: 414}.items()]
    + [(ask(target), status) for target, status in {
        b'/root': 301, b'/root?x': 301, b'//root/a.txt': 404, b'///': 404, b'/../x': 400, b'/%2e%2e/x': 400, b'/%2froot': 404}.items()])


# ---- conditions and ranges (RFC 9110 §13, §14) ----

def fetch(*fields, method=b'GET', target=A):
    raw = ask(target, *[f.encode('latin-1') for f in fields], method=method)
    return split(talk(raw), method == b'HEAD')[0]


for _ in range(50):  # where the clock of the file system is coarse, a young file has no tag
    _, fields, _ = fetch()
    if 'etag' in fields:
        break
    time.sleep(0.1)
TAG, MODIFIED = fields['etag'], fields['last-modified']
STAMP = email.utils.mktime_tz(email.utils.parsedate_tz(MODIFIED))


def date(moment, form=0):
    day = time.gmtime(moment)
    return time.strftime(('%a, %d %b %Y %H:%M:%S GMT', '%A, %d-%b-%y %H:%M:%S GMT', '%a %b %e %H:%M:%S %Y')[form], day)


OLD = 'Sun, 06 Nov 1994 08:49:37 GMT'
conditions = {
    200: [f'If-None-Match: {v}' for v in (f'"a,{TAG[1:]}', TAG.strip('"'), 'w/' + TAG, f'"x" {TAG}', TAG + 'x', '"*"', '*, "x"', '')]
    + [f'If-Match: {v}' for v in (TAG, '*', f'"x", {TAG}', f'"a,b",,{TAG}')]
    + [f'If-Modified-Since: {v}' for v in (date(STAMP - 1), OLD, 'rubbish', '0', MODIFIED.replace('GMT', 'UTC'), MODIFIED.lower(),
                                           MODIFIED + '; length=5', MODIFIED[5:], '')]
    + [f'If-Unmodified-Since: {v}' for v in (MODIFIED, date(STAMP, 1), date(STAMP, 2), 'x')]
    + [f'If-None-Match: "x"\r\nIf-Modified-Since: {MODIFIED}', f'If-Match: {TAG}\r\nIf-Unmodified-Since: {OLD}',
       f'If-Modified-Since: {MODIFIED}\r\nIf-Modified-Since: {MODIFIED}', f'If-Range: {TAG}'],
    304: [f'If-None-Match: {v}' for v in (TAG, 'W/' + TAG, '*', f'"a,b", {TAG}', f',, ,{TAG},,', f'"x"\r\nIf-None-Match: {TAG}')]
    + [f'If-Modified-Since: {v}' for v in (MODIFIED, date(STAMP, 1), date(STAMP, 2), date(STAMP + 1, 2), date(STAMP + 10**8))]
    + [f'If-None-Match: {TAG}\r\nIf-Modified-Since: {OLD}', f'If-Match: {TAG}\r\nIf-None-Match: {TAG}',
       f'If-None-Match: {TAG}\r\nRange: bytes=999-'],
    412: [f'If-Match: {v}' for v in ('W/' + TAG, '"x"', '"x","y,z"', '')]
    + [f'If-Unmodified-Since: {v}' for v in (OLD, date(STAMP - 1, 1))]
    + [f'If-Match: "x"\r\nIf-None-Match: {TAG}', f'If-Unmodified-Since: {OLD}\r\nIf-None-Match: {TAG}',
       'If-Match: "x"\r\nRange: bytes=999-']}
wrong = [f'{method.decode()} {line!r}: {seen}, not {status}' for status, all_lines in conditions.items() for line in all_lines
         for method in (b'GET', b'HEAD') if (seen := fetch(line, method=method)[0]) != status]
tally.check(not wrong, f'conditions: {sum(map(len, conditions.values()))} kinds, for GET and HEAD', '; '.join(wrong))

ranges = {
    206: {f'Range: {v}': HELLO[first:last + 1] for v, first, last in (
        ('bytes=0-4', 0, 4), ('Bytes=0-4', 0, 4), ('bytes=,0-4', 0, 4), ('bytes= ,0-4', 0, 4), ('bytes=0-4,', 0, 4), ('bytes=0-4 ,', 0, 4),
        ('bytes=-12', 0, 11), ('bytes=-13', 0, 11), ('bytes=11-', 11, 11), ('bytes=99-,0-0', 0, 0), ('bytes=0-1,2-3', 0, 3),
        ('bytes=0-' + '9' * 500, 0, 11), ('bytes=' + '0' * 500 + '-4', 0, 4))}
    | {f'Range: bytes=0-4\r\nIf-Range: {v}': HELLO[:5] for v in (TAG, MODIFIED, date(STAMP, 1), date(STAMP, 2))},
    200: {f'Range: {v}': HELLO for v in (
        'bytes= 0-4', 'bytes=\t0-4', 'bytes=0- 4', 'bytes=0 -4', 'bytes = 0-4', 'bytes=0-0;4-4', 'bytes', '=0-4', '', 'bytes=', 'bytes=,',
        'bytes=4-3', 'bytes=0-4,4-3', 'bytes=--4', 'bytes=+0-4', 'bytes=0x0-4', 'seconds=0-4', 'none', 'bytes=0-1\r\nRange: bytes=2-3',
        'bytes=' + ','.join(['0-0'] * 1000), 'bytes=' + ','.join(['0-'] * 1000))}
    | {f'Range: bytes=0-4\r\nIf-Range: {v}': HELLO for v in ('W/' + TAG, '"x"', date(STAMP + 1), date(STAMP - 1), '*', TAG + ', "x"', '')}
    | {'Range: bytes=99-\r\nIf-Range: "x"': HELLO},
    416: {f'Range: {v}': None for v in ('bytes=12-', 'bytes=-0', 'bytes=99-,-0', 'bytes=99999999999999999999-', 'bytes=12-13,14-')}}
wrong = []
for status, rows in ranges.items():
    for line, content in rows.items():
        seen, answered, got = fetch(line)
        told = answered.get('content-range', '')
        good = seen == status and (content is None or got == content) and (seen != 416 or told == 'bytes */12')
        if seen == 206:
            first, last, length = map(int, re.fullmatch(r'bytes (\d+)-(\d+)/(\d+)', told).groups())
            good &= HELLO[first:last + 1] == got and length == len(HELLO)
        if not good:
            wrong.append(f'{line[:60]!r}: {seen} {told} {got[:20]!r}, not {status}')
tally.check(not wrong, f'ranges: {sum(map(len, ranges.values()))} kinds', '; '.join(wrong))

# ---- HEAD is GET without a body (RFC 9110 §9.3.2) ----

HTML, JSON = 'Accept: text/html', 'Accept: application/json'
kinds = [(t, *f) for t, *f in (
    [b'/'], [b'/', HTML], [b'/', JSON], [b'/root/'], [b'/root/', JSON], [b'/root/?m3u'], [b'/root/?m3u&deep'], [b'/root'],
    [b'/root/sub?x'], [b'/root/film.mkv'], [b'/root/empty.txt'], [b'/root/x.html'], [b'/root/x.svg'], [b'/root/a.txt?download'],
    [b'/root/nothing'], [b'/root/nothing', HTML], [b'/nowhere/'], [b'/.porchlight/page.css'], [b'/.porchlight/nothing'],
    [b'/~0123456789012345678901/'], [b'/root/%zz'], [A, 'If-Match: "x"'], [A, 'If-None-Match: *'], [A, 'Expect: x'])]
wrong = []
for target, *fields in kinds:
    got, told = (fetch(*fields, method=method, target=target) for method in (b'GET', b'HEAD'))
    for answered in (got, told):
        answered[1].pop('date')
    if got[:2] != told[:2] or told[2]:
        wrong.append(f'{target.decode()} {fields}: {got[:2]} but {told}')
    elif got[0] != 304 and (int(got[1]['content-length']) != len(got[2]) or got[1].get('x-content-type-options') != 'nosniff'):
        wrong.append(f'{target.decode()} {fields}: {got[1]}')
tally.check(not wrong, f'HEAD beside GET: {len(kinds)} kinds', '; '.join(wrong))

# ---- names: whatever a file is called, its link leads to it and its download is a well-formed field ----

names = [n.encode() for n in (
    'é.txt', 'e\u0301.txt', 'a b.txt', 'a%20b.txt', 'a+b.txt', '#x?y.txt', '"q".txt', "'s'.txt", '<b>&amp;.txt', 'a\\b.txt', 'a:b.txt',
    '\x01c.txt', 'new\nline.txt', 'cr\rx.txt', 'tab\tx.txt', '\x7f.txt', ' lead.txt', 'trail .txt ', 'dot.', 'x..', '~x', '*|?.txt',
    '%00.txt', '%2e%2e', 'x' * 255, '😀' * 63, '\u202egpj.exe', 'con', 'nul.txt', 'C:', 'javascript:alert(1)', '-rf')]
os.mkdir(folder + '/names')
for name in [*names, b'\xff\xfe.txt']:
    with open(os.fsencode(folder + '/names/') + name, 'wb') as file:
        file.write(b'this is ' + name)
_, _, page = fetch(JSON, target=b'/root/names/')
linked = {entry['name']: entry['href'] for entry in json.loads(page)['entries']}
wrong = []
for name in names:
    for link in (linked.get(name.decode(), ''), urllib.parse.quote(name, safe='')):
        status, _, got = fetch(target=b'/root/names/' + link.encode())
        if (status, got) != (200, b'this is ' + name):
            wrong.append(f'{name}: {link} gives {status}')
    disposition = fetch(target=b'/root/names/' + urllib.parse.quote(name, safe='').encode() + b'?download')[1].get('content-disposition', '')
    if not re.fullmatch(r'attachment; filename="[ -~]+?"(; filename\*=UTF-8\'\'[\w%.~-]+)?', disposition):
        wrong.append(f'{name}: {disposition}')
tally.check(not wrong, f'names: {len(names)} kinds', '; '.join(wrong))

code, took = porch.stop()
tally.check(code == 0 and took < 3, 'after all that it ends', f'{code} after {took:.1f} s')
tally.end('strict')
