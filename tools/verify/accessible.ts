// npm run verify:accessible: every page that a link leads to, as a visitor, as a cook and as staff, and every state of the screens, in each language and theme:
// what axe finds, what is wider than the window, what each menu and dialog does with the keyboard. Then each once more in hard looks (tools/crawl/hard-looks.ts):
// 320 px, zoomed, text of 200 %, longer words, right to left, the system's colors, no motion.
//   npm run verify:accessible -- [--language de] [--theme dark] [--as visitor|cook|staff|states] [--state state-tray]
import { parseArgs } from 'node:util';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { ASKERS, type Asker, storageOf } from '../crawl/askers';
import { readIn } from '../crawl/read-in';
import { checkPage, crawlPages } from '../crawl/crawl-pages';
import { HARD_LOOKS } from '../crawl/hard-looks';
import { openerOfEach } from '../crawl/opened';
import { installBrowser } from '../prepare/browser.mjs';
import { seedOnce } from '../prepare/seed.mjs';
import { catalogueOf } from '../shots/catalogue';
import { drawStates } from '../shots/draw-states';
import { problemsOf } from '../shots/problems';
import { runProduct } from './running-product';

const STATES = 'states';
const VIEWPORT = { width: 1280, height: 900 };

interface Part {
  as: Asker | typeof STATES;
  language: string;
  theme: 'light' | 'dark';
}

const { values } = parseArgs({
  options: { language: { type: 'string' }, theme: { type: 'string' }, as: { type: 'string' }, state: { type: 'string', default: '' } },
});
const oneOf = <Value>(all: readonly Value[], asked: string | undefined) =>
  all.filter((value) => asked === undefined || String(value) === asked);
const languages = oneOf(['en', 'de'], values.language);
const themes = oneOf(['light', 'dark'] as const, values.theme);
const print = (line: string) => process.stdout.write(`${line}\n`);

/** What was looked at, and how often something was wrong. */
const looks = new Map<string, { times: number; problems: number }>();
function count(look: string, problems: number): void {
  const before = looks.get(look) ?? { times: 0, problems: 0 };
  looks.set(look, { times: before.times + 1, problems: before.problems + problems });
}
const [routes, states] = [new Set<string>(), new Set<string>()];
let [opened, problems] = [0, 0];
function report(where: string, found: readonly string[]): void {
  problems += found.length;
  for (const problem of found) print(`FAILED  ${where} ${problem}`);
}

const running = await runProduct({
  settings: { GATEWAY_REQUESTS_PER_MINUTE: '0', GATEWAY_DRAWINGS_PER_MINUTE: '0', GATEWAY_SIGN_INS_PER_HOUR: '0', LOG_LEVEL: 'warn' },
});
const browser = await chromium.launch({
  executablePath: await installBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
try {
  await seedOnce({ dataDir: running.dataDir, environment: running.environment });
  for (const as of oneOf(ASKERS, values.as)) {
    const storageState = await storageOf(browser, running.url, as);
    for (const language of languages) for (const theme of themes) await lookAtPages({ as, language, theme }, storageState);
  }
  if (oneOf([STATES], values.as).length > 0)
    for (const language of languages) for (const theme of themes) await lookAtStates({ as: STATES, language, theme });
} finally {
  await browser.close();
  await running.stop();
}
print('');
for (const [look, { times, problems: wrong }] of looks) print(`${look}: ${times} times, ${wrong} problems`);
print(
  `${routes.size} routes and ${states.size} states, in ${languages.join(' and ')}, ${themes.join(' and ')}: opened ${opened} times, ${problems} problems`,
);
process.exitCode = problems === 0 && opened > 0 ? 0 : 1;

async function lookAtPages(
  { as, language, theme }: Part & { as: Asker },
  storageState: BrowserContextOptions['storageState'],
): Promise<void> {
  const context = await newContext({ language, theme }, storageState);
  const openEach = openerOfEach();
  const { pages, kinds } = await crawlPages(context, {
    url: running.url,
    as,
    report: (found) => report(`${as} ${language} ${theme}`, found),
    look: async (page) => {
      const found = await checkPage(page);
      count('as it is', found.length);
      for (const { name, problems: wrong } of await openEach(page)) {
        count('menus and dialogs', wrong.length);
        found.push(...wrong.map((problem) => `“${name}” ${problem}`));
      }
      return [...found, ...(await takeHardLooks(page, theme))];
    },
  });
  for (const kind of kinds) routes.add(kind);
  opened += pages;
  print(`${as} ${language} ${theme}: ${pages} pages of ${kinds.length} routes`);
  await context.close();
}

async function lookAtStates({ as, language, theme }: Part): Promise<void> {
  const where = `${as} ${language} ${theme}`;
  let drawn = 0;
  await drawStates({
    url: running.url,
    environment: running.environment,
    viewport: VIEWPORT,
    newContext: async () => {
      const context = await newContext({ language, theme });
      // the stream of live updates never falls idle
      await context.route('**/api/live-updates', (route) => route.abort());
      return context;
    },
    t: await catalogueOf(language),
    isAsked: (name: string) => name.startsWith(values.state),
    tell: (name: string, problem: string) => report(where, [`${name} ${problem}`]),
    async draw(name: string, page: Page, { isPaper }: { isPaper: boolean }) {
      states.add(name);
      drawn += 1;
      const found = await problemsOf(page, new Set(), '', { isPaper });
      count('as it is', found.length);
      if (!isPaper) found.push(...(await takeHardLooks(page, theme)));
      report(
        where,
        found.map((problem) => `${name} ${problem}`),
      );
    },
  });
  opened += drawn;
  print(`${where}: ${drawn} states`);
}

/** Sizes, order and motion are the same in every theme. */
async function takeHardLooks(page: Page, theme: Part['theme']): Promise<string[]> {
  const found: string[] = [];
  if (theme !== 'light') return found;
  for (const [name, look] of Object.entries(HARD_LOOKS)) {
    const wrong = await look(page);
    count(name, wrong.length);
    found.push(...wrong.map((problem) => `${name} ${problem}`));
  }
  return found;
}

async function newContext(
  { language, theme }: Pick<Part, 'language' | 'theme'>,
  storageState?: BrowserContextOptions['storageState'],
): Promise<BrowserContext> {
  const context = await browser.newContext({
    storageState,
    viewport: VIEWPORT,
    colorScheme: theme,
    locale: language,
    reducedMotion: 'reduce',
  });
  await readIn(context, running.url, language);
  return context;
}
