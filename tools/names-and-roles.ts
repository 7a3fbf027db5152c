// npm run names-and-roles: what a screen reader can go to on each screen, landmarks, headings and controls with their names, as the running product has
// them at 1280 px in English; into docs/names-and-roles.md. What is the same on several screens stands where it is met first.
//   npm run names-and-roles -- --check
// writes nothing: prints what is no longer as the page says, and fails then.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ASKERS, type Asker, storageOf } from './crawl/askers';
import { crawlPages } from './crawl/crawl-pages';
import { changesBetween } from './names-and-roles/changes';
import { partsOf } from './names-and-roles/outline';
import { installBrowser } from './prepare/browser.mjs';
import { inRepository } from './prepare/repository.mjs';
import { seedOnce } from './prepare/seed.mjs';
import { runProduct } from './verify/running-product';

const WHO: Readonly<Record<Asker, string>> = { visitor: 'A visitor', cook: 'The demo cook', staff: 'Staff' };

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const running = await runProduct({ settings: { GATEWAY_REQUESTS_PER_MINUTE: '0', GATEWAY_SIGN_INS_PER_HOUR: '0', LOG_LEVEL: 'warn' } });
const browser = await chromium.launch({
  executablePath: await installBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
const problems: string[] = [];
const page = [
  '# Names and roles',
  '',
  'What a screen reader can go to on each screen: landmarks, headings and controls, with the names it says. Written by `npm run names-and-roles` from the running product and its demo',
  'content, in English at 1280 px. A part that is the same on several screens, such as the navigation, stands where it is met first; of rows that are built alike the first stands for all.',
  '`npm run verify:accessible` checks the same screens.',
  '',
];
try {
  await seedOnce({ dataDir: running.dataDir, environment: running.environment });
  for (const as of ASKERS) page.push(`## ${WHO[as]}`, '', ...(await screensOf(as)));
} finally {
  await browser.close();
  await running.stop();
}
const file = inRepository('docs/names-and-roles.md');
const text = `${page.join('\n').trimEnd()}\n`;
if (values.check) problems.push(...changesBetween(readFileSync(file, 'utf8'), text));
else writeFileSync(file, text);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

async function screensOf(as: Asker): Promise<string[]> {
  const context = await browser.newContext({
    storageState: await storageOf(browser, running.url, as),
    viewport: { width: 1280, height: 900 },
    locale: 'en',
    reducedMotion: 'reduce',
  });
  const screens = new Map<string, string[]>();
  const met = new Set<string>();
  await crawlPages(context, {
    url: running.url,
    as,
    report: (found) => problems.push(...found.map((problem) => `${as} ${problem}`)),
    async look(open, kind) {
      if (screens.has(kind)) return [];
      const parts = partsOf(await open.locator('body').ariaSnapshot());
      screens.set(
        kind,
        parts.filter((part) => !met.has(part)),
      );
      for (const part of parts) met.add(part);
      return [];
    },
  });
  await context.close();
  return [...screens]
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([kind, parts]) => [`### \`${kind}\``, '', '```text', ...parts, '```', '']);
}
