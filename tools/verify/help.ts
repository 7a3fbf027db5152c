// npm run verify:help: follows every article of the knowledge base in Chromium as the demo cook, in each language; fails where a control that an
// article tells its reader to press is gone.
//   npm run verify:help -- [CATEGORY/SLUG …] [--language de]
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { readArticle, readArticleFiles, stepsOfArticle } from '@simmer/help/build';
import { followArticle } from '../help/follow-article';
import { installBrowser } from '../prepare/browser.mjs';
import { inRepository } from '../prepare/repository.mjs';
import { accountOf, seedOnce } from '../prepare/seed.mjs';
import { runProduct } from './running-product';

const LANGUAGES = ['en', 'de'];

const { values, positionals: asked } = parseArgs({ allowPositionals: true, options: { language: { type: 'string' } } });
const print = (line: string) => process.stdout.write(`${line}\n`);

const running = await runProduct({
  settings: { GATEWAY_REQUESTS_PER_MINUTE: '0', GATEWAY_DRAWINGS_PER_MINUTE: '0', GATEWAY_SIGN_INS_PER_HOUR: '0', LOG_LEVEL: 'warn' },
});
const browser = await chromium.launch({
  executablePath: await installBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
let [passed, failed] = [0, 0];
try {
  const account = accountOf(await seedOnce({ dataDir: running.dataDir, environment: running.environment }));
  for (const language of LANGUAGES.filter((one) => values.language === undefined || one === values.language)) {
    const files = readArticleFiles(inRepository('libs/help/articles', language));
    for (const { category, slug, source } of files) {
      const name = `${category}/${slug}`;
      if (asked.length > 0 && !asked.includes(name)) continue;
      const missing = await follow(language, account, stepsOfArticle(readArticle(category, slug, source)));
      if (missing.length === 0) passed += 1;
      else failed += 1;
      print(`${language} ${name}: ${missing.length === 0 ? 'ok' : `gone: ${missing.join(', ')}`}`);
    }
  }
} finally {
  await browser.close();
  await running.stop();
}
print(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** Every article is followed by a browser of its own, which is signed in anew. */
async function follow(language: string, account: { email: string; password: string }, steps: ReturnType<typeof stepsOfArticle>) {
  const context = await browser.newContext({
    baseURL: running.url,
    locale: language,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  });
  try {
    const page = await context.newPage();
    const signedIn = await page.request.post('/api/auth/login', { data: account, headers: { origin: running.url } });
    if (!signedIn.ok()) throw new Error(`The demo cook could not sign in: ${signedIn.status()}`);
    return await followArticle(page, steps);
  } finally {
    await context.close();
  }
}
