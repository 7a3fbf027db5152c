// npm run shots: every screen in each language at 390 and 1280 px, light and dark, into dist/shots, and the pictures of the README into
// docs/screenshots. For looking at, not for comparing pixels; what a program can see it says at the end: what is wider than the window, what axe
// finds, texts and scripts of another language. With REFERENCE_DIR set to the design's folder its own pages are taken beside them;
// `npm run shots -- paste settings` takes the screens whose names begin so.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import { installBrowser } from './prepare/browser.mjs';
import { inRepository } from './prepare/repository.mjs';
import { accountOf, seedOnce } from './prepare/seed.mjs';
import { runProduct } from './verify/running-product.mjs';

const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];
const themes = ['light', 'dark'];
const languages = ['en', 'de'];
/** Screens that only some states show, or developers. */
const LEFT_OUT = /^(?:\$|__root|_pages|app\/route|app\/index|dev\.kit|auth\/\$)$|oauth|share|chef|recipe\.\$slug|article/;
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
const asked = process.argv.slice(2);
const problems = [];
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
  const context = await browser.newContext({ viewport, colorScheme: theme, locale: language, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const foreign = language === 'en' ? new Set() : textsOf('en').difference(textsOf(language));
  /** What the demo cook has written is in their language, whatever the app's. */
  let written = '';
  const take = async (name, address) => {
    const id = `${name}-${viewport.width}-${theme}-${language}`;
    if (asked.length > 0 && !asked.some((start) => name.startsWith(start))) return;
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.screenshot({ path: join(out, `${id}.png`), fullPage: true });
    if (forReadme.has(id)) await page.screenshot({ path: join(screenshots, forReadme.get(id)) });
    print(id);
    if (!name.startsWith('reference')) for (const problem of await problemsOf(page, foreign, written)) problems.push(`${id}: ${problem}`);
  };
  // English is served from the root, every other language from a folder of its own
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() !== 'script' || !pathname.endsWith('.js')) return;
    const [, folder] = /^\/([a-z]{2})\//.exec(pathname) ?? [undefined, 'en'];
    if (folder !== language) problems.push(`${language}: ${page.url()} loads ${pathname}`);
  });
  // the stream of live updates never falls idle
  await page.route('**/api/live-updates', (route) => route.abort());
  for (const { name, path } of screens().filter(({ path }) => !path.startsWith('/app'))) await take(name, running.url + path);
  const signedIn = await page.request.post(`${running.url}/api/auth/login`, { data: account, headers: { origin: running.url } });
  if (!signedIn.ok()) throw new Error(`The demo cook could not sign in: ${signedIn.status()}`);
  const { items } = await (await page.request.get(`${running.url}/api/recipes`)).json();
  const recipes = await Promise.all(items.map(async ({ id }) => (await page.request.get(`${running.url}/api/recipes/${id}`)).text()));
  written = recipes.join('\n').toLowerCase();
  for (const { name, path } of screens().filter(({ path }) => path.startsWith('/app')))
    await take(name, running.url + path.replace('$id', items[0].id));
  if (process.env.REFERENCE_DIR && language === 'en')
    for (const name of references)
      await take(`reference-${name}`, `${pathToFileURL(join(process.env.REFERENCE_DIR, `${name}.html`))}?theme=${theme}`);
  await context.close();
}

/** Every route of the app that has an address of its own. */
function screens() {
  const folder = inRepository('apps/web/src/routes');
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.slice(0, -'.tsx'.length))
    .filter((file) => !LEFT_OUT.test(file))
    .map((file) => ({
      name: file
        .replace('_pages/', '')
        .replaceAll(/[/.]/g, '-')
        .replace(/-index$/, ''),
      path:
        `/${file}`
          .replace('/_pages', '')
          .replace('app_.', 'app/')
          .replace('$id_', '$id')
          .replaceAll('.', '/')
          .replace(/\/index$/, '') || '/',
    }));
}

/** What a program can see of a screen that does not look right. */
async function problemsOf(page, foreign, written) {
  const { overflow, texts } = await page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (words.nextNode()) found.push(words.currentNode.textContent.trim());
    return { overflow: document.documentElement.scrollWidth - window.innerWidth, texts: found };
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  return [
    ...(overflow > 0 ? [`is ${overflow} px wider than the window`] : []),
    ...violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`),
    ...texts
      .filter((text) => foreign.has(text) && !isShort(text) && !written.includes(text.toLowerCase()))
      .map((text) => `is not in its language: ${text}`),
  ];
}

/** Of a day, a key or a unit: so short a word may be one in both languages. */
function isShort(text) {
  return text.length < 3;
}

/** The texts of a language that have no values in them. */
function textsOf(language) {
  const folder = inRepository('libs/messages/src', language);
  const code = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return new Set(code.flatMap((text) => [...text.matchAll(/'((?:[^'\\\n]|\\.)+)'/g)].map(([, words]) => words)));
}
