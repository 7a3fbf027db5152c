// npm run bench:pages: Lighthouse on the built product, as a phone on a slow network sees it: each page five times, cold, the median of each figure.
// `npm run bench:pages -- landing` measures the pages whose names match. Figures depend on how busy the machine is, so the load stands above.
import { loadavg } from 'node:os';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { installBrowser } from '../prepare/browser.mjs';
import { inRepository } from '../prepare/repository.mjs';
import { accountOf, seedOnce } from '../prepare/seed.mjs';
import { runProduct } from '../verify/running-product';
import { mostCookedRecipe, itsAuthor, sharedRecipe, signIn } from './product';

const RUNS = 5;
const SETTINGS = { GATEWAY_REQUESTS_PER_MINUTE: '0', GATEWAY_DRAWINGS_PER_MINUTE: '0', GATEWAY_SIGN_INS_PER_HOUR: '0', LOG_LEVEL: 'warn' };

const publicGoals = { score: 99, lcp: 1.2, script: 15 };
const pages: Measured[] = [
  { name: 'landing', path: '/', goals: publicGoals },
  { name: 'privacy', path: '/privacy', goals: publicGoals },
  { name: 'terms', path: '/terms', goals: publicGoals },
  { name: 'accessibility', path: '/accessibility', goals: publicGoals },
  { name: 'contact', path: '/contact', goals: publicGoals },
  { name: 'help', path: '/knowledge-base', goals: publicGoals },
  { name: 'article', path: '/knowledge-base/recipes/import-from-web', goals: publicGoals },
  { name: 'shared recipe', path: sharedRecipe, goals: publicGoals },
  { name: 'plans', path: '/plans', goals: publicGoals },
  { name: 'recipe of the community', path: mostCookedRecipe, goals: { score: 97, script: 15 } },
  { name: 'chef', path: itsAuthor, goals: publicGoals },
  { name: 'onboarding', path: '/onboarding', goals: { score: 95 } },
  { name: 'sign-up', path: '/signup', goals: { score: 95 } },
  { name: 'coming back', path: '/resubscribe', goals: { score: 95 } },
  { name: 'recipes, signed in', path: '/app/recipes', isOwn: true, goals: { score: 95, lcp: 2, cls: 0.02 } },
];

const [pattern = ''] = process.argv.slice(2);
const dataDir = inRepository('.data-bench');
type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];
type Figures = ReturnType<typeof figuresOf>;

interface Measured {
  name: string;
  /** Or where it is found on the product that runs. */
  path: string | ((url: string, cookie: string) => Promise<string>);
  /** Of a cook, who is signed in. */
  isOwn?: boolean;
  goals: Partial<Figures>;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

const running = await runProduct({ settings: SETTINGS, dataDir });
const browser = await launch({
  chromePath: await installBrowser(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
try {
  const cookie = await signIn(running.url, accountOf(await seedOnce({ dataDir, environment: running.environment })));
  say(`load average ${loadavg()[0].toFixed(1)}; median of ${RUNS}, goals in brackets`);
  say(row('page', 'perf', 'FCP s', 'LCP s', 'TBT ms', 'CLS', 'JS kB', 'all kB', 'a11y', 'best', 'SEO'));
  for (const page of pages.filter(({ name }) => name.includes(pattern))) await measure(page, cookie);
} finally {
  browser.kill();
  await running.stop();
}

async function measure({ name, path, isOwn, goals }: Measured, cookie: string): Promise<void> {
  const address = running.url + (typeof path === 'string' ? path : await path(running.url, cookie));
  const runs: Figures[] = [];
  while (runs.length < RUNS) runs.push(figuresOf(await visit(address, isOwn ? { cookie } : {})));
  const median = (figure: keyof Figures) => runs.map((run) => run[figure]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] as number;
  const withGoal = (figure: keyof Figures, digits: number) =>
    median(figure).toFixed(digits) + (goals[figure] === undefined ? '' : ` (${goals[figure]})`);
  say(
    row(
      name,
      withGoal('score', 0),
      median('fcp').toFixed(2),
      withGoal('lcp', 2),
      median('tbt').toFixed(0),
      withGoal('cls', 3),
      withGoal('script', 1),
      median('bytes').toFixed(0),
      median('a11y').toFixed(0),
      median('best').toFixed(0),
      median('seo').toFixed(0),
    ),
  );
}

/** Lighthouse's report. On a busy machine the recording of a visit may break off, so it is tried again. */
async function visit(address: string, extraHeaders: Record<string, string>, triesLeft = 3): Promise<Report> {
  const visited = await lighthouse(address, {
    port: browser.port,
    logLevel: 'silent',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    extraHeaders,
  });
  if (!visited) throw new Error(`${address} was not visited.`);
  const { lhr } = visited;
  if (!lhr.runtimeError) return lhr;
  if (triesLeft === 0) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  return visit(address, extraHeaders, triesLeft - 1);
}

interface Transfer {
  resourceType: string;
  transferSize: number;
}

function figuresOf({ audits, categories }: Report) {
  const requests = (audits['network-requests']?.details as unknown as { items: Transfer[] }).items;
  const score = (name: string) => (categories[name]?.score ?? 0) * 100;
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  const kilobytes = (items: Transfer[]) => items.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_000;
  return {
    score: score('performance'),
    a11y: score('accessibility'),
    best: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint') / 1_000,
    lcp: value('largest-contentful-paint') / 1_000,
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    script: kilobytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    bytes: kilobytes(requests),
  };
}

function row(name: string, ...cells: string[]): string {
  return name.padEnd(22) + cells.map((cell) => cell.padStart(13)).join('');
}
