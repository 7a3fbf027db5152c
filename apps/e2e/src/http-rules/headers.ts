import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorldUnderTest } from '@simmer/world';
import { newPerson } from '../authz/person';
import { type RawReply, rawRequest } from './raw-request';
import { routesOf } from './routes';

/** One answer, by how its address was written, and what its headers lack; null when they lack nothing. */
export interface HeaderCell {
  address: string;
  spelling: string;
  status: number;
  wrong: string | null;
}

/** On every answer, whatever it is. */
const ALWAYS: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /^default-src 'none'/,
  'strict-transport-security': /^max-age=31536000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^no-referrer$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /^camera=\(\), geolocation=\(\), microphone=\(self\)$/,
  'cache-control': /./,
};
/** Drawings are shown by the pages of the native apps as well, which have another origin. They hold nothing that is anybody's. */
const SHOWN_ELSEWHERE = /^\/plates\//;
/** A policy forbids framing, plug-ins and inline scripts by what it says, or everything by a sandbox. */
const SAFE_POLICY = /frame-ancestors 'none'|sandbox/;
const UNSAFE_SCRIPT = /script-src[^;]*('unsafe-|\*|https?:)/;
/** What is somebody's own is kept nowhere. */
const PRIVATE = /^\/(api|ops)(\/|$)/;
/** Set by a script of ours, or without meaning to anybody else. */
const COOKIE = /^__Host-[\w-]+=[^;]*;.*HttpOnly.*Secure.*SameSite=(Lax|Strict)/is;

/** How else an address can be written. None of them may lose a header. */
const SPELLINGS: readonly [name: string, write: (path: string, origin: string) => string][] = [
  ['as it is', (path) => path],
  ['with a query', (path) => `${path}?x=1`],
  ['with a slash at the end', (path) => `${path}/`],
  ['in capitals', (path) => path.toUpperCase()],
  ['with an encoded letter', (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)],
  ['with an encoded slash', (path) => `${path}%2f..%2fapi`],
  ['with two slashes', (path) => `/${path}`],
  ['with dots', (path) => `/x/..${path}`],
  ['with a host', (path, origin) => `${origin}${path}`],
  ['that cannot be decoded', (path) => `${path}%ff`],
];

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE'];

/** The addresses of the web app's pages, as its router declares them. */
function pagesOf(): string[] {
  const tree = readFileSync(join(process.cwd(), 'apps/web/src/routeTree.gen.ts'), 'utf8');
  const paths = [...tree.matchAll(/fullPath: '([^']*)'/g)].map(([, path = '']) => path.replaceAll(/\$\w*/g, 'x'));
  return [...new Set(paths)].filter((path) => path !== '');
}

/** Asks for every route and page, in every spelling as a visitor, and as staff and with other methods as it is. */
export async function runHeaders(world: WorldUnderTest, { isThorough = false } = {}): Promise<HeaderCell[]> {
  const staff = await newPerson(world, 'staff');
  const origin = world.gatewayUrl;
  const { host } = new URL(origin);
  const addresses = new Set([
    ...routesOf(world).map(({ path }) => path),
    ...pagesOf(),
    '/',
    '/nothing',
    '/favicon.svg',
    '/docs',
    '/openapi.json',
  ]);
  const cells: HeaderCell[] = [];
  const ask = async (address: string, spelling: string, method: string, path: string, headers: Record<string, string>) => {
    const reply = await rawRequest(origin, method, path, { host, ...headers });
    cells.push({ address, spelling, status: reply.status, wrong: wrongIn(reply, address, isThorough) });
  };
  for (const address of addresses) {
    const accept = { accept: 'text/html' };
    for (const [spelling, write] of SPELLINGS) await ask(address, spelling, 'GET', write(address, origin), accept);
    if (!isThorough) continue;
    for (const method of METHODS) await ask(address, `as staff, ${method}`, method, address, { cookie: staff.cookie, origin });
  }
  return cells;
}

/** Pages need the built web app, so whether they are answered well is only looked at when time does not matter. */
function wrongIn({ status, headers }: RawReply, address: string, isThorough: boolean): string | null {
  const isShownElsewhere = SHOWN_ELSEWHERE.test(address) && headers['cross-origin-resource-policy'] === 'cross-origin';
  const lacking = Object.entries(ALWAYS).filter(
    ([name, value]) => !value.test(String(headers[name] ?? '')) && !(isShownElsewhere && name === 'cross-origin-resource-policy'),
  );
  const found = lacking.map(([name]) => `${name}: ${headers[name] ?? 'none'}`);
  const policy = String(headers['content-security-policy']);
  if (!SAFE_POLICY.test(policy) || UNSAFE_SCRIPT.test(policy)) found.push(policy);
  if (PRIVATE.test(address) && !/no-store|no-cache|immutable/.test(String(headers['cache-control']))) found.push('may be kept');
  for (const cookie of [headers['set-cookie'] ?? []].flat()) if (!COOKIE.test(cookie)) found.push(`cookie ${cookie.split('=')[0]}`);
  if (isThorough && status >= 500) found.push(`status ${status}`);
  return found.length > 0 ? found.join(', ') : null;
}
