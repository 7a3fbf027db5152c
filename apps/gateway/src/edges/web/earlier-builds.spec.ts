import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Logger } from '@simmer/kit';
import type { GatewayConfig } from '../../gateway.config';
import { EarlierBuilds } from './earlier-builds';

const DAY_MS = 86_400_000;
let folder: string;
const web = (): string => join(folder, 'web');
const kept = (): string => join(folder, 'kept');

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const builds = (): EarlierBuilds => new EarlierBuilds({ WEB_DIR: web(), EARLIER_FILES_DIR: kept() } as GatewayConfig, {} as Logger);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'));
  mkdirSync(kept());
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('keeps the named parts of a build in every language, and no page', async () => {
  write(join(web(), 'assets/a1.js'), 'a');
  write(join(web(), 'de/assets/b1.js'), 'b');
  write(join(web(), 'index.html'), 'page');
  write(join(web(), '.server/render-page.js'), 'server');
  await builds().keep(kept(), new Date());
  expect(readFileSync(join(kept(), 'assets/a1.js'), 'utf8')).toBe('a');
  expect(readFileSync(join(kept(), 'de/assets/b1.js'), 'utf8')).toBe('b');
  expect([existsSync(join(kept(), 'index.html')), existsSync(join(kept(), '.server/render-page.js'))]).toEqual([false, false]);
});

it('removes what no build has had for a week, and nothing sooner', async () => {
  const now = Date.now();
  write(join(web(), 'assets/new.js'), 'new');
  for (const [name, days] of [
    ['six-days.js', 6],
    ['eight-days.js', 8],
    ['new.js', 8],
  ] as const) {
    write(join(kept(), 'assets', name), 'new');
    utimesSync(join(kept(), 'assets', name), new Date(now), new Date(now - days * DAY_MS));
  }
  await builds().keep(kept(), new Date(now));
  const has = (name: string): boolean => existsSync(join(kept(), 'assets', name));
  expect([has('six-days.js'), has('eight-days.js'), has('new.js')]).toEqual([true, false, true]);
});
