// Follows every link from page to page and reports what is wrong with what it leads to.
import type { BrowserContext, Page } from '@playwright/test';
import { problemsOf } from '../shots/problems';
import { type Asker, STARTS } from './askers';

/** Pages of one kind, such as recipes, look alike: so many are opened, and the links to all others are only asked for. */
const PAGES_OF_A_KIND = 2;
const SETTLED_MS = 15_000;
const UNFINISHED = /coming soon|under construction|not yet available|bald verfügbar|demnächst|lorem ipsum/i;
/** Refused on purpose, and said so on the page: what a visitor may not read. */
const EXPECTED = /\/api\/(?:account|session|profile)\b/;
/** Somebody else's recipe can be cooked too, and is looked for among one's own first. */
const EXPECTED_TO_COOK = /\/api\/recipes\/[^/]+$/;
/** By others, in their looks: it is asked for and not looked at. */
export const DRAWN_BY_OTHERS = /^\/ops\/queues/;

export interface Crawl {
  url: string;
  as: Asker;
  report: (problems: readonly string[]) => void;
  /** Looks at each page that is open, of the kind that is named; says what is wrong. */
  look: (page: Page, kind: string) => Promise<readonly string[]>;
}

/** Opens what the asker can reach by links, and resolves with how many pages were opened, the kinds of them, and how many links were asked for. */
export async function crawlPages(
  context: BrowserContext,
  { url, as, report, look }: Crawl,
): Promise<{ pages: number; kinds: string[]; links: number }> {
  const waiting = [...STARTS[as]];
  const found = new Set(waiting);
  const opened = new Map<string, number>();
  let pages = 0;
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const kind = kindOf(address);
    const isOneMore = (opened.get(kind) ?? 0) >= PAGES_OF_A_KIND;
    if (isOneMore || DRAWN_BY_OTHERS.test(address)) {
      report(await askFor(context, url + address));
      continue;
    }
    opened.set(kind, (opened.get(kind) ?? 0) + 1);
    pages += 1;
    const page = await context.newPage();
    const { problems, links } = await open(page, url, address, (open) => look(open, kind));
    report(problems.map((problem) => `${address} ${problem}`));
    await page.close();
    const fresh = links.filter((link) => !found.has(link));
    for (const link of fresh) found.add(link);
    waiting.push(...fresh);
  }
  return { pages, kinds: [...opened.keys()], links: found.size };
}

/** The address with a placeholder for whatever stands for one thing of many. */
export function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const path = pathname
    .replace(/\/[0-9a-f]{8}-[0-9a-f-]{27}/g, '/$id')
    .replace(/\/(recipe|chef)\/[^/]+/, '/$1/$name')
    .replace(/^\/knowledge-base\/[^/]+\/[^/]+/, '/knowledge-base/$article');
  return [path, ...[...searchParams.keys()].sort()].join(' ');
}

async function open(
  page: Page,
  url: string,
  address: string,
  look: (page: Page) => Promise<readonly string[]>,
): Promise<{ problems: string[]; links: string[] }> {
  const problems: string[] = [];
  const isExpected = (asked: string) => EXPECTED.test(asked) || (address.startsWith('/app/cook/') && EXPECTED_TO_COOK.test(asked));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.location().url)) problems.push(`says in the console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`fails: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url().startsWith(url) && !isExpected(response.url()))
      problems.push(`gets ${response.status()} for ${response.url().slice(url.length)}`);
  });
  try {
    await page.goto(url + address);
    await settled(page);
  } catch (error) {
    return { problems: [`did not open: ${error instanceof Error ? error.message : String(error)}`], links: [] };
  }
  const landed = new URL(page.url());
  if (landed.pathname === '/' && !address.match(/^\/(?:[?#]|$)/)) problems.push('is a dead link: it leads to the front page');
  const links = await page.locator('a[href]:not([download])').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const own = links
    .filter((link) => link.startsWith(`${url}/`) && !/\/api\//.test(link))
    .map((link) => link.slice(url.length).replace(/#.*/, ''));
  problems.push(...(await look(page)));
  return { problems, links: [...new Set(own)].filter((link) => link !== '') };
}

/** What a program can see of a page that is not right. */
export async function checkPage(page: Page): Promise<string[]> {
  const { text, unsized } = await page.evaluate(() => ({
    text: document.body.innerText,
    unsized: [...document.images]
      .filter((image) => {
        const { aspectRatio, width, height } = getComputedStyle(image);
        const isSized = image.hasAttribute('width') && image.hasAttribute('height');
        return !isSized && aspectRatio === 'auto' && (width === 'auto' || height === 'auto');
      })
      .map(({ src }) => src),
  }));
  const unfinished = UNFINISHED.exec(text)?.[0];
  return [
    ...(unfinished ? [`is not finished: ${unfinished}`] : []),
    ...unsized.map((src) => `has an image without a size: ${src}`),
    ...(await problemsOf(page, new Set(), '')),
  ];
}

/** Whether there is something at an address, without opening it. */
async function askFor({ request }: BrowserContext, address: string): Promise<string[]> {
  const response = await request.get(address, { maxRedirects: 0 });
  return response.status() < 400 ? [] : [`${address} is a dead link: ${response.status()}`];
}

/** Nothing loads anymore, and nothing is a placeholder of what loads. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      document.querySelector('main, [role=main], dialog[open]') !== null &&
      document.querySelector('[aria-busy=true]') === null,
    undefined,
    { timeout: SETTLED_MS },
  );
  // a moment for what a screen asks for after it is there
  await page.waitForTimeout(200);
}
