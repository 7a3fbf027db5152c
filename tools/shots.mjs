// npm run shots: every finished screen at 390 and 1280 px, light and dark, into dist/shots, and the pictures of the README into
// docs/screenshots. With REFERENCE_DIR set to the design's folder its own pages are taken beside them. For looking at, not for comparing pixels.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { browserPath } from './prepare/browser.mjs';
import { inRepository } from './prepare/repository.mjs';
import { seedOnce } from './prepare/seed.mjs';
import { runProduct } from './verify/running-product.mjs';

const sizes = [{ width: 1280, height: 900 }, { width: 390, height: 844 }];
const themes = ['light', 'dark'];
const publicScreens = { landing: '/', login: '/auth/login', register: '/auth/register', gallery: '/app/community', terms: '/terms' };
const cookScreens = { recipes: '/app/recipes', favorites: '/app/favorites', add: '/app/recipes/add', import: '/app/recipes/import-url', new: '/app/recipes/new', coming: '/app/meal-plan' };
const references = ['landing', 'auth', 'library', 'recipe', 'editor', 'import', 'gallery', 'empty-and-error', 'kit'];
const forReadme = new Map([['recipes-1280-light', 'recipes.png'], ['recipe-390-dark', 'recipe-phone-dark.png'], ['landing-1280-light', 'landing.png'], ['import-1280-light', 'import.png']]);

const out = inRepository('dist/shots');
const screenshots = inRepository('docs/screenshots');
for (const folder of [out, screenshots]) mkdirSync(folder, { recursive: true });
const print = (line) => process.stdout.write(`${line}\n`);

const running = await runProduct({ settings: { GATEWAY_REQUESTS_PER_MINUTE: '0', GATEWAY_DRAWINGS_PER_MINUTE: '0', GATEWAY_SIGN_INS_PER_HOUR: '0', LOG_LEVEL: 'warn' }, dataDir: inRepository('.data-shots') });
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });
try {
  const accounts = await seedOnce({ dataDir: inRepository('.data-shots'), environment: running.environment });
  for (const viewport of sizes) for (const theme of themes) await takeAll(viewport, theme, accountOf(accounts));
} finally {
  await browser.close();
  await running.stop();
}

async function takeAll(viewport, theme, account) {
  const context = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const take = async (name, address) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const id = `${name}-${viewport.width}-${theme}`;
    await page.screenshot({ path: join(out, `${id}.png`), fullPage: true });
    if (forReadme.has(id)) await page.screenshot({ path: join(screenshots, forReadme.get(id)) });
    print(id);
  };
  // the stream of news never falls idle
  await page.route('**/api/news', (route) => route.abort());
  for (const [name, path] of Object.entries(publicScreens)) await take(name, running.url + path);
  const signedIn = await page.request.post(`${running.url}/api/auth/login`, { data: account, headers: { origin: running.url } });
  if (!signedIn.ok()) throw new Error(`The demo cook could not sign in: ${signedIn.status()}`);
  for (const [name, path] of Object.entries(cookScreens)) await take(name, running.url + path);
  const { items } = await (await page.request.get(`${running.url}/api/recipes`)).json();
  await take('recipe', `${running.url}/app/recipes/${items[0].id}`);
  await take('edit', `${running.url}/app/recipes/edit/${items[0].id}`);
  if (process.env.REFERENCE_DIR)
    for (const name of references) await take(`reference-${name}`, `${pathToFileURL(join(process.env.REFERENCE_DIR, `${name}.html`))}?theme=${theme}`);
  await context.close();
}

function accountOf(text) {
  const [, email, password] = /Cook:\s+(\S+)\s+password: (.+)/.exec(text);
  return { email, password };
}
