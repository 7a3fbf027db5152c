// What a hostile server can do to somebody who fetches a page, and the code that the import must end with then. Each answer writes to the bare connection.
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const slow = 'timeout';
const noRecipe = 'not-extractable';
const tooLarge = 'too-large';
const unreachable = 'network';
const endless = 'too-many-redirects';

const megabyte = 1_048_576;
const head = (status: string, headers: Record<string, string | number> = {}) =>
  `HTTP/1.1 ${status}\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
const html: Record<string, string | number> = { 'Content-Type': 'text/html', Connection: 'close' };

const page =
  (body: string | Buffer, headers = html) =>
  (socket: Socket) =>
    void socket.end(Buffer.concat([Buffer.from(head('200 OK', headers)), Buffer.from(body)]));
const redirect = (target: (path: string) => string) => (socket: Socket, path: string) =>
  void socket.end(head('302 Found', { Location: target(path), 'Content-Length': 0 }));
const bomb = (encoding: string, bytes: Buffer) => page(bytes, { ...html, 'Content-Encoding': encoding });

/** Writes what `next` gives until the other side has had enough. */
async function pour(socket: Socket, first: string, next: () => string | Buffer, everyMs = 0): Promise<void> {
  socket.write(first);
  while (!socket.destroyed) {
    if (!socket.write(next()))
      await Promise.race([
        new Promise<unknown>((resolve) => socket.once('drain', resolve)),
        new Promise<unknown>((resolve) => socket.once('close', resolve)),
      ]);
    if (everyMs) await wait(everyMs);
  }
}

const filler = Buffer.alloc(65_536, '<p>soup</p>');
const jsonLd = (json) => `<html><head><script type="application/ld+json">${json}</script></head><body><h1>Soup</h1></body></html>`;
const attributes = () => Array.from({ length: 1_000_000 }, (_, at) => `a${(at % 46_656).toString(36)}`).join(' ');

/** Lines that patterns for amounts, times and numbers could try over and over again. */
const repetitive = () =>
  ['1 1/2 - ', '1,000.', 'PT1H', ' and', '((((', '\u00bd ', '\u00a0', 'a@', '&amp', '--- ', '1 cup / ']
    .map((unit) => `<li>${unit.repeat(20_000)}!</li>`)
    .join('');

/** What servers send on other days. */
export const ordinary = {
  message: noRecipe,
  answer: page(`<!doctype html><title>On soup</title><article>${'<p>Soup is <b>good</b> in every season.</p>\n'.repeat(20_000)}</article>`),
};

type Answer = (socket: Socket, path: string) => unknown;
const hostile: [name: string, message: string, answer: Answer][] = [
  ['never answers', slow, () => undefined],
  ['headers letter by letter', slow, (socket) => pour(socket, 'HTTP/1.1 200 OK\r\nX-Slow: ', () => 'a', 200)],
  ['body letter by letter', slow, (socket) => pour(socket, head('200 OK', html), () => '<', 200)],
  ['body without an end', tooLarge, (socket) => pour(socket, head('200 OK', html), () => filler)],
  ['page of 200 MB', tooLarge, (socket) => pour(socket, head('200 OK', { ...html, 'Content-Length': 200 * megabyte }), () => filler)],
  ['redirects without an end', endless, redirect((path) => `${path}x`)],
  ['redirect to itself', endless, redirect((path) => path)],
  ['redirect to a private address', 'blocked-address', redirect(() => 'http://10.0.0.1/soup')],
  ['redirect to the metadata of a cloud', 'blocked-address', redirect(() => 'http://169.254.169.254/latest/')],
  ['gzip bomb of 1 GB', tooLarge, bomb('gzip', Buffer.concat(Array(10).fill(gzipSync(Buffer.alloc(100 * megabyte)))))],
  [
    'brotli bomb of 200 MB',
    tooLarge,
    bomb('br', brotliCompressSync(Buffer.alloc(200 * megabyte), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })),
  ],
  ['content-length longer than the page', unreachable, page('<h1>Soup</h1>', { ...html, 'Content-Length': 9_999 })],
  ['content-length that is no number', unreachable, page('<h1>Soup</h1>', { ...html, 'Content-Length': 'many' })],
  [
    'connection reset in the body',
    unreachable,
    (socket) => socket.write(`${head('200 OK', { ...html, 'Content-Length': 9_999 })}<h1>`, () => socket.resetAndDestroy()),
  ],
  ['no content-type', noRecipe, page('<!doctype html><h1>Soup</h1>', { Connection: 'close' })],
  ['a program called a page', noRecipe, page(Buffer.from(Array.from({ length: 500_000 }, (_, at) => (at * 167 + (at >> 7)) & 255)))],
  [
    'encoding that nobody knows',
    noRecipe,
    page(Buffer.from([0xff, 0xc3, 0x28, 0xed, 0xa0, 0x80, 0x00, 0xf8, 0x88]), { ...html, 'Content-Type': 'text/html; charset=utf-99' }),
  ],
  ['UTF-16 of half a character', noRecipe, page(Buffer.from([0xff, 0xfe, 0x3c, 0x00, 0x00, 0xd8, 0x41]))],
  ['tags 100,000 deep', noRecipe, page('<div>'.repeat(100_000))],
  ['1,000,000 attributes', noRecipe, page(`<p ${attributes()}>Soup</p>`)],
  ['JSON-LD of 50 MB', tooLarge, page(jsonLd(`[${'{},'.repeat(17_000_000)}{}]`))],
  ['JSON-LD 100,000 deep', noRecipe, page(jsonLd(`${'{"@graph":['.repeat(100_000)}${']}'.repeat(100_000)}`))],
  ['text made for patterns', noRecipe, page(`<h2>Ingredients</h2><ul>${repetitive()}</ul>`)],
  ['header flood', unreachable, page('', Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`X-${at}`, 'flood'])))],
  ['what is no HTTP', unreachable, (socket) => void socket.end('HTTP/1.0 OK 200\r\nSOUP\u0000SOUP\r\n\r\n<h1>Soup</h1>')],
];
export const answers = hostile.map(([name, message, answer]) => ({ name, message, answer }));
