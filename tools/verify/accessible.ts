// npm run verify:accessible: every page that a link leads to, as a visitor, as a cook and as staff, in each language and theme: what axe finds, what is wider than
// the window, and then each page once more in hard looks (tools/crawl/hard-looks.ts): 320 px, zoomed, text of 200 %, longer words, right to left, the system's
// colors, no motion. Prints how many pages each look was taken of, and what was wrong.
//   npm run verify:accessible -- [--language de] [--theme dark] [--as visitor|cook|staff]
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { ASKERS, storageOf } from '../crawl/askers';
import { crawlPages } from '../crawl/crawl-pages';
import { HARD_LOOKS } from '../crawl/hard-looks';
import { installBrowser } from '../prepare/browser.mjs';
import { seedOnce } from '../prepare/seed.mjs';
import { runProduct } from './running-product';

const { values } = parseArgs({ options: { language: { type: 'string' }, theme: { type: 'string' }, as: { type: 'string' } } });
const oneOf = <Value>(all: readonly Value[], asked: string | undefined) =>
  all.filter((value) => asked === undefined || String(value) === asked);
const print = (line: string) => process.stdout.write(`${line}\n`);

const looks = new Map(Object.keys(HARD_LOOKS).map((name) => [name, { pages: 0, problems: 0 }]));
function count(name: string, problems: number): void {
  const look = looks.get(name);
  if (look) Object.assign(look, { pages: look.pages + 1, problems: look.problems + problems });
}

const running = await runProduct({
  settings: { GATEWAY_REQUESTS_PER_MINUTE: '0', GATEWAY_DRAWINGS_PER_MINUTE: '0', GATEWAY_SIGN_INS_PER_HOUR: '0', LOG_LEVEL: 'warn' },
});
const browser = await chromium.launch({
  executablePath: await installBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
let [opened, problems] = [0, 0];
try {
  await seedOnce({ dataDir: running.dataDir, environment: running.environment });
  for (const as of oneOf(ASKERS, values.as)) {
    const storageState = await storageOf(browser, running.url, as);
    for (const locale of oneOf(['en', 'de'], values.language))
      for (const colorScheme of oneOf(['light', 'dark'] as const, values.theme)) {
        const where = `${as} ${locale} ${colorScheme}`;
        const viewport = { width: 1280, height: 900 };
        const context = await browser.newContext({ storageState, viewport, colorScheme, locale, reducedMotion: 'reduce' });
        const { pages } = await crawlPages(context, {
          url: running.url,
          as,
          report: (found) => {
            problems += found.length;
            for (const problem of found) print(`FAILED  ${where} ${problem}`);
          },
          look: takeHardLooks,
        });
        opened += pages;
        print(`${where}: ${pages} pages`);
        await context.close();
      }
  }
} finally {
  await browser.close();
  await running.stop();
}
for (const [name, look] of looks) print(`${name}: ${look.pages} pages, ${look.problems} problems`);
print(`${opened} pages, ${problems} problems`);
process.exitCode = problems === 0 && opened > 0 ? 0 : 1;

async function takeHardLooks(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [name, look] of Object.entries(HARD_LOOKS)) {
    const wrong = await look(page);
    count(name, wrong.length);
    found.push(...wrong.map((problem) => `${name} ${problem}`));
  }
  return found;
}
