// npm run verify:help: follows every article of the knowledge base in Chromium, in each language, as a cook who has what it speaks of (tools/help/readers.ts);
// fails where a control that an article tells its reader to press is not there or cannot be pressed.
//   npm run verify:help -- [CATEGORY/SLUG …] [--language de] [--verbose] [--pictures FOLDER]
// The pictures are of where articles ended that could not be followed.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { readArticle, readArticleFiles, stepsOfArticle } from '@simmer/help/build';
import { followArticle } from '../help/follow-article';
import { isReadAlone, openReader, readerOf } from '../help/readers';
import { installBrowser } from '../prepare/browser.mjs';
import { inRepository } from '../prepare/repository.mjs';
import { seedOnce } from '../prepare/seed.mjs';
import { runProduct } from './running-product';

const LANGUAGES = ['en', 'de'];
/** Articles that are followed at the same time, each by a reader of its own. */
const AT_ONCE = 2;

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string' }, verbose: { type: 'boolean', default: false }, pictures: { type: 'string' } },
});
const print = (line: string) => process.stdout.write(`${line}\n`);

const running = await runProduct({
  settings: {
    GATEWAY_REQUESTS_PER_MINUTE: '0',
    GATEWAY_DRAWINGS_PER_MINUTE: '0',
    GATEWAY_SIGN_INS_PER_HOUR: '0',
    LOG_LEVEL: 'warn',
  },
});
const browser = await chromium.launch({
  executablePath: await installBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
const sum = { passed: 0, failed: 0, done: 0, own: 0, elsewhere: 0 };
try {
  await seedOnce({ dataDir: running.dataDir, environment: running.environment });
  const articles = LANGUAGES.filter((one) => values.language === undefined || one === values.language).flatMap((language) =>
    readArticleFiles(inRepository('libs/help/articles', language)).map((file) => ({
      ...file,
      language,
      name: `${file.category}/${file.slug}`,
    })),
  );
  const left = articles.filter(({ name }) => asked.length === 0 || asked.includes(name)).values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      /** By language: making one takes longer than following an article. */
      const cooks = new Map<string, BrowserContext>();
      for (const { language, name, category, slug, source } of left) {
        const open = () => openReader(browser, running, readerOf(name), language);
        try {
          const context = isReadAlone(name) ? await open() : (cooks.get(language) ?? (await open()));
          if (!isReadAlone(name)) cooks.set(language, context);
          const page = await context.newPage();
          await giveFingerprint(page);
          const followed = await followArticle(page, stepsOfArticle(readArticle(category, slug, source)));
          if (values.pictures !== undefined && followed.problems.length > 0)
            await page.screenshot({ path: join(values.pictures, `${language}-${slug}.png`) });
          await (isReadAlone(name) ? context : page).close();
          tell(`${language} ${name}`, followed);
        } catch (error) {
          // one article that nobody could begin with says nothing of the others
          tell(`${language} ${name}`, { done: 0, own: [], elsewhere: [], problems: [String(error)] });
        }
      }
    }),
  );
} finally {
  await browser.close();
  await running.stop();
}
print(
  `${sum.done} controls and screens as the articles say; ${sum.own} steps name none, ${sum.elsewhere} are outside of what can be followed`,
);
print(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1;

/** What a device asks for when a passkey is made or used. */
async function giveFingerprint(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
}

function tell(name: string, { done, own, elsewhere, problems }: Awaited<ReturnType<typeof followArticle>>): void {
  sum[problems.length === 0 ? 'passed' : 'failed'] += 1;
  sum.done += done;
  sum.own += own.length;
  sum.elsewhere += elsewhere.length;
  print(`${name}: ${problems.length === 0 ? 'ok' : 'FAILED'}, ${done} done, ${own.length} own, ${elsewhere.length} elsewhere`);
  for (const problem of problems) print(`  ${problem}`);
  if (values.verbose) for (const words of elsewhere) print(`  elsewhere: ${words}`);
}
