// npm run verify:pages: every page that a link leads to, from the front page on, as a visitor, as a cook and as staff, in both languages, at 390 and 1280 px,
// light and dark: no dead link, no failed request, no error in the console, no 'coming soon', nothing that axe finds, nothing wider than the window, no image
// without a size; then every control of every page pressed once: none without an effect.
//   npm run verify:pages -- [--language de] [--width 390] [--theme dark] [--as visitor|cook|staff] [--controls | --no-controls]
import { parseArgs } from 'node:util';
import { type BrowserContextOptions, chromium } from '@playwright/test';
import { type Asker, ASKERS, storageOf } from '../crawl/askers';
import { checkPage, crawlPages } from '../crawl/crawl-pages';
import { pressControls } from '../crawl/press-controls';
import { readIn } from '../crawl/read-in';
import { installBrowser } from '../prepare/browser.mjs';
import { seedOnce } from '../prepare/seed.mjs';
import { runProduct } from './running-product';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    language: { type: 'string' },
    width: { type: 'string' },
    theme: { type: 'string' },
    as: { type: 'string' },
    controls: { type: 'boolean' },
  },
});
const oneOf = <Value>(all: readonly Value[], asked: string | undefined) =>
  all.filter((value) => asked === undefined || String(value) === asked);
const languages = oneOf(['en', 'de'], values.language);
const widths = oneOf([1280, 390], values.width);
const themes = oneOf(['light', 'dark'] as const, values.theme);
const askers = oneOf(ASKERS, values.as);

interface Look {
  language: string;
  width: number;
  theme: 'light' | 'dark';
}

const PHONE = 600;
/** The machine may be busy; what is slow is for the benchmarks to say. */
const OPENED_WITHIN_MS = 120_000;
const print = (line: string) => process.stdout.write(`${line}\n`);
const problems: string[] = [];
function report(where: string, found: readonly string[]): void {
  problems.push(...found.map((problem) => `${where} ${problem}`));
  for (const problem of found) print(`FAILED  ${where} ${problem}`);
}

const running = await runProduct({
  settings: { GATEWAY_REQUESTS_PER_MINUTE: '0', GATEWAY_DRAWINGS_PER_MINUTE: '0', GATEWAY_SIGN_INS_PER_HOUR: '0', LOG_LEVEL: 'warn' },
});
const browser = await chromium.launch({
  executablePath: await installBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
let [pages, links, controls] = [0, 0, 0];
try {
  await seedOnce({ dataDir: running.dataDir, environment: running.environment });
  for (const as of askers) {
    const storageState = await storageOf(browser, running.url, as);
    for (const language of languages)
      for (const width of widths) for (const theme of themes) await visit(as, storageState, { language, width, theme });
  }
} finally {
  await browser.close();
  await running.stop();
}
print(`${pages} pages, ${links} links, ${controls} controls pressed; ${problems.length} problems`);
process.exitCode = problems.length === 0 && pages + controls > 0 ? 0 : 1;

async function visit(as: Asker, storageState: BrowserContextOptions['storageState'], { language, width, theme }: Look): Promise<void> {
  const where = `${as} ${language} ${width} ${theme}`;
  const isPhone = width < PHONE;
  const context = await browser.newContext({
    storageState,
    viewport: { width, height: isPhone ? 844 : 900 },
    ...(isPhone && { hasTouch: true, isMobile: true }),
    colorScheme: theme,
    locale: language,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await readIn(context, running.url, language);
  context.setDefaultNavigationTimeout(OPENED_WITHIN_MS);
  if (values.controls !== true) {
    const crawled = await crawlPages(context, { url: running.url, as, report: (found) => report(where, found), look: checkPage });
    pages += crawled.pages;
    links += crawled.links;
    print(`${where}: ${crawled.pages} pages, ${crawled.links} links`);
  }
  // what a control does depends on neither the theme nor, once its name is there, on the language
  if (values.controls !== false && language === languages[0] && theme === themes[0]) {
    const pressed = await pressControls(context, { url: running.url, as, language, report: (found) => report(where, found) });
    controls += pressed;
    print(`${where}: ${pressed} controls pressed`);
  }
  await context.close();
}
