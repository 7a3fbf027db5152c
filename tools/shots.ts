// npm run shots: every screen and every state of the screens (tools/shots/states.ts) in each language at 390 and 1280 px, light and dark,
// into dist/shots, and the pictures of the README into docs/screenshots. For looking at, not for comparing pixels; what a program can see it says
// at the end: what is wider than the window, what axe finds, texts and scripts of another language, states that could not be reached.
// `npm run shots -- help` takes the pictures of the help's articles alone (tools/shots/help-pictures.ts), into libs/help/pictures.
// `npm run shots -- paste settings` takes those whose names begin so, `--language de --width 390 --theme dark` one combination. With REFERENCE_DIR
// set to the design's folder its own pages are taken beside them.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { readIn } from './crawl/read-in';
import { installBrowser } from './prepare/browser.mjs';
import { inRepository } from './prepare/repository.mjs';
import { accountOf, seedOnce } from './prepare/seed.mjs';
import { catalogueOf, textsOf } from './shots/catalogue';
import { drawStates, isPhone } from './shots/draw-states';
import { isInHelp, takeHelpPictures } from './shots/help-pictures';
import { problemsOf } from './shots/problems';
import { screens } from './shots/screens';
import { runProduct } from './verify/running-product';

const { values: only, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string' }, width: { type: 'string' }, theme: { type: 'string' } },
});
const isForHelp = asked.includes('help');
const chosen = (all, one, of = (value) => value) => all.filter((value) => one === undefined || String(of(value)) === one);
const sizes = chosen(
  [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ],
  only.width,
  ({ width }) => width,
);
const themes = chosen(['light', 'dark'], isForHelp ? 'light' : only.theme);
const languages = chosen(['en', 'de'], only.language);
const isAskedFor = (viewport) => (name) =>
  asked.length === 0 || (isForHelp ? isInHelp(name, isPhone(viewport)) : asked.some((start) => name.startsWith(start)));
const references = [
  'landing',
  'auth',
  'library',
  'recipe',
  'editor',
  'import',
  'paste',
  'import-export',
  'deleted',
  'gallery',
  'empty-and-error',
  'kit',
];
const forReadme = new Map([
  ['app-recipes-1280-light-en', 'recipes.png'],
  ['app-recipes-$id-390-dark-en', 'recipe-phone-dark.png'],
  ['index-1280-light-en', 'landing.png'],
  ['app-recipes-import-url-1280-light-en', 'import.png'],
]);

const out = inRepository('dist/shots');
const screenshots = inRepository('docs/screenshots');
for (const folder of [out, screenshots]) mkdirSync(folder, { recursive: true });
const print = (line) => process.stdout.write(`${line}\n`);

const running = await runProduct({
  settings: { GATEWAY_REQUESTS_PER_MINUTE: '0', GATEWAY_DRAWINGS_PER_MINUTE: '0', GATEWAY_SIGN_INS_PER_HOUR: '0', LOG_LEVEL: 'warn' },
  dataDir: inRepository('.data-shots'),
});
const browser = await chromium.launch({
  executablePath: await installBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
const problems: string[] = [];
try {
  const accounts = await seedOnce({ dataDir: inRepository('.data-shots'), environment: running.environment });
  for (const language of languages)
    for (const viewport of sizes) for (const theme of themes) await takeAll({ viewport, theme, language }, accountOf(accounts));
} finally {
  await browser.close();
  await running.stop();
}
for (const problem of problems) print(problem);
print(`${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

async function takeAll({ viewport, theme, language }, account) {
  const isAsked = isAskedFor(viewport);
  const idOf = (name) => `${name}-${viewport.width}-${theme}-${language}`;
  const tell = (name, problem) => {
    problems.push(`${idOf(name)}: ${problem}`);
    print(`  ${problem}`);
  };
  const foreign = language === 'en' ? new Set<string>() : textsOf('en').difference(textsOf(language));
  const context = await newContext({ viewport, theme, language });
  const page = await context.newPage();
  const signedIn = await page.request.post(`${running.url}/api/auth/login`, { data: account, headers: { origin: running.url } });
  if (!signedIn.ok()) throw new Error(`The demo cook could not sign in: ${signedIn.status()}`);
  const { items } = await (await page.request.get(`${running.url}/api/recipes`)).json();
  const recipes = await Promise.all(items.map(async ({ id }) => (await page.request.get(`${running.url}/api/recipes/${id}`)).text()));
  /** What the demo cook has written is in their language, whatever the app's. */
  const written = [...recipes, ...demoPages()].join('\n').toLowerCase();
  const take = async (name, address) => {
    if (!isAsked(name)) return;
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.screenshot({ path: join(out, `${idOf(name)}.png`), fullPage: true });
    await takeHelpPicture(page, name, { viewport, theme, language });
    const readme = forReadme.get(idOf(name));
    if (readme) await page.screenshot({ path: join(screenshots, readme) });
    print(idOf(name));
    if (!name.startsWith('reference')) for (const problem of await problemsOf(page, foreign, written)) tell(name, problem);
  };
  const cookies = await context.cookies();
  await context.clearCookies();
  await readIn(context, running.url, language);
  for (const { name, path } of screens().filter(({ path }) => !path.startsWith('/app'))) await take(name, running.url + path);
  await context.addCookies(cookies);
  for (const { name, path } of screens().filter(({ path }) => path.startsWith('/app')))
    await take(name, running.url + path.replace('$id', items[0].id));
  if (process.env.REFERENCE_DIR && language === 'en')
    for (const name of references)
      await take(`reference-${name}`, `${pathToFileURL(join(process.env.REFERENCE_DIR, `${name}.html`))}?theme=${theme}`);
  await context.close();
  await drawStates({
    url: running.url,
    environment: running.environment,
    viewport,
    newContext: () => newContext({ viewport, theme, language }),
    t: await catalogueOf(language),
    isAsked,
    tell,
    async draw(name, drawn, { isPaper }) {
      await drawn.screenshot({ path: join(out, `${idOf(name)}.png`), fullPage: await isWhole(drawn) });
      await takeHelpPicture(drawn, name, { viewport, theme, language });
      print(idOf(name));
      for (const problem of await problemsOf(drawn, foreign, written, { isPaper })) tell(name, problem);
    },
  });
}

/** Articles show the product by day. */
async function takeHelpPicture(page, name, { viewport, theme, language }) {
  if (theme === 'light') await takeHelpPictures(page, name, language, isPhone(viewport));
}

/** What may be imported is not in the app's language either. */
function demoPages() {
  const folder = inRepository('apps/dev/src/demo-site');
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return pages.map((file) => readFileSync(join(folder, file), 'utf8'));
}

async function newContext({ viewport, theme, language }) {
  const touch = { hasTouch: isPhone(viewport), isMobile: isPhone(viewport) };
  const context = await browser.newContext({ viewport, ...touch, colorScheme: theme, locale: language, reducedMotion: 'reduce' });
  await readIn(context, running.url, language);
  // the stream of live updates never falls idle
  await context.route('**/api/live-updates', (route) => route.abort());
  // English is served from the root, every other language from a folder of its own
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // the worker has one address, and is of the reader's language
    if (request.resourceType() !== 'script' || !pathname.endsWith('.js') || pathname === '/sw.js') return;
    const [, folder] = /^\/([a-z]{2})\//.exec(pathname) ?? [undefined, 'en'];
    if (folder !== language) problems.push(`${language}: ${request.serviceWorker()?.url() ?? request.frame().url()} loads ${pathname}`);
  });
  return context;
}

/** What lies above a page is drawn where it is, in the window; else all of the page is, from its top. */
function isWhole(page) {
  return page.evaluate(() => {
    const isWhole = document.querySelector('dialog[open], :popover-open') === null;
    if (isWhole) window.scrollTo({ top: 0, behavior: 'instant' });
    return isWhole;
  });
}
