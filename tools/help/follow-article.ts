// Does what an article of the knowledge base tells its reader to do, in a browser.
import type { HelpStep } from '@simmer/help/build';
import type { Locator, Page, Response } from '@playwright/test';
import { act } from './acts';
import { findControl, settled, use } from './find-control';
import { chooseFile } from './typed-into';

/** How long a control may take to appear after what was pressed before it. */
const APPEARS_WITHIN_MS = 6_000;
const LOADS_WITHIN_MS = 15_000;
const OPENS_WITHIN_MS = 2_000;
const SETTLES_WITHIN_MS = 3_000;
const MOST_TRIES = 2;

/** Where a control that the text around the steps names may be hidden: menus, and rows that open in place. */
const OPENERS = '[aria-haspopup]:visible, main summary:visible, main [aria-expanded="false"]:visible';
const MOST_OPENERS = 14;
const FIRST_THING = 'main a[href^="/app/recipes/"][href*="-"]:visible, main a[href^="/app/community/recipe/"]:visible';

export interface Followed {
  /** What was done or seen as the article says. */
  readonly done: number;
  /** What nobody can follow here, and the steps that are left to the reader. */
  readonly elsewhere: readonly string[];
  readonly own: readonly string[];
  /** What an article says and the product does not do. */
  readonly problems: readonly string[];
}

/**
 * Follows an article from its first step to its last. A numbered step is done on the screen as the steps before have left it: each control that it
 * names must be there, in sight and free to press. What the text around the steps names may also stand on the screen opened afresh, on the first
 * recipe there, or in a menu or row that opens.
 */
export async function followArticle(page: Page, steps: readonly HelpStep[]): Promise<Followed> {
  const problems: string[] = [];
  const [elsewhere, own]: [string[], string[]] = [[], []];
  let done = 0;
  page.on('filechooser', (chooser) => void chooseFile(chooser));
  let route = '/knowledge-base';
  let beside = new Set<string>();
  const note = (what: string, problem: string | undefined): void => {
    if (problem === undefined) done += 1;
    else problems.push(`${what} on ${new URL(page.url()).pathname}: ${problem}`);
  };
  for (const [at, step] of steps.entries())
    switch (step.type) {
      case 'go':
        // other articles are followed by themselves
        if (step.route.startsWith('/knowledge-base/')) break;
        route = step.route;
        note(route, await open(page, route));
        break;
      case 'press': {
        const before = steps[at - 1];
        if (before?.type !== 'press' || before.item !== step.item) beside = await alternativesOf(page, step, steps.slice(at + 1));
        note(step.label, await pressNamed(page, step.label, beside));
        break;
      }
      case 'mention':
        note(step.label, await pressMentioned(page, route, step.label));
        break;
      case 'act':
        note(step.words, await act(page, step.what));
        break;
      case 'elsewhere':
        elsewhere.push(step.words);
        break;
      case 'own':
        own.push(step.words);
    }
  return { done, elsewhere, own, problems };
}

async function open(page: Page, route: string): Promise<string | undefined> {
  const answer = await load(page, route);
  if (!answer?.ok()) return `answers ${answer?.status()}`;
  // pages that stand without the app load it with the first sign that somebody wants more than to read
  await page.mouse.move(5, 5);
  await page.mouse.move(15, 15);
  await page.locator('html[data-started]').waitFor();
  await settled(page);
  return undefined;
}

/** Loads an address anew, also where it differs in what stands behind # alone. */
async function load(page: Page, route: string): Promise<Response | null> {
  const go = async () => (await page.goto(route, { timeout: LOADS_WITHIN_MS })) ?? page.reload();
  try {
    return await go();
  } catch (error) {
    // a page that loads itself anew, as in another language, breaks it off
    if (!(error instanceof Error && /interrupted by another navigation|ERR_ABORTED|Timeout/.test(error.message))) throw error;
    await page.waitForLoadState();
    return go();
  }
}

/** "Change it, or keep it": what stands beside a control before it is pressed may be gone afterward. */
async function alternativesOf(page: Page, first: HelpStep & { type: 'press' }, rest: readonly HelpStep[]): Promise<Set<string>> {
  const seen = new Set<string>();
  if (!rest.some((step) => step.type === 'press' && step.item === first.item)) return seen;
  await findControl(page, first.label, APPEARS_WITHIN_MS);
  for (const step of rest) {
    if (step.type !== 'press' || step.item !== first.item) break;
    const control = await findControl(page, step.label, 0);
    if (control && !(await isDisabled(control))) seen.add(step.label);
  }
  return seen;
}

async function pressNamed(page: Page, label: string, seenBeside: ReadonlySet<string>): Promise<string | undefined> {
  const find = () => findControl(page, label, seenBeside.has(label) ? OPENS_WITHIN_MS : APPEARS_WITHIN_MS);
  if (!seenBeside.has(label)) return useFound(page, find, 'is not there');
  return useFound(page, behindWindow(page, find), undefined);
}

const pressMentioned = (page: Page, route: string, label: string): Promise<string | undefined> =>
  useFound(
    page,
    behindWindow(page, () => findMentioned(page, route, label)),
    'is neither there nor in anything that opens',
    isDisabled,
  );

type Find = () => Promise<Locator | undefined>;

/** What need not be done after what was pressed before it may stand behind the window that this has opened, which is closed then. */
const behindWindow =
  (page: Page, find: Find): Find =>
  async () => {
    const control = await find();
    const isBehind = await control?.evaluateAll(
      (all) => document.querySelector('dialog:modal') !== null && all.some((element) => !element.closest('dialog:modal')),
    );
    if (isBehind !== true) return control;
    await page.keyboard.press('Escape');
    await settled(page);
    return find();
  };

/** What goes in the moment it is found, or is still covered by what is about to close, is tried once more. `isEnough` tells of what need not be pressed. */
async function useFound(
  page: Page,
  find: Find,
  notFound: string | undefined,
  isEnough: (control: Locator) => Promise<boolean> = () => Promise.resolve(false),
): Promise<string | undefined> {
  let problem: string | undefined;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const control = await find();
    if (!control) return notFound;
    problem = (await isEnough(control)) ? undefined : await use(page, control);
    if (problem === undefined) return undefined;
  }
  return problem;
}

/** What cannot be pressed yet is there all the same. */
const isDisabled = async (control: Locator): Promise<boolean> => (await control.and(control.page().locator(':disabled')).count()) > 0;

async function findMentioned(page: Page, route: string, label: string) {
  const found = await findControl(page, label, SETTLES_WITHIN_MS);
  if (found) return found;
  const left = page.url();
  const inWhatIsOpen = await findInOpeners(page, left, label);
  if (inWhatIsOpen) return inWhatIsOpen;
  await open(page, route);
  const afresh = (await findControl(page, label, OPENS_WITHIN_MS)) ?? (await findInOpeners(page, page.url(), label));
  if (afresh) return afresh;
  await open(page, route);
  const first = page.locator(FIRST_THING).first();
  if ((await first.count()) === 0) return undefined;
  await use(page, first);
  return (await findControl(page, label, APPEARS_WITHIN_MS)) ?? findInOpeners(page, page.url(), label);
}

async function findInOpeners(page: Page, address: string, label: string) {
  const count = Math.min(await page.locator(OPENERS).count(), MOST_OPENERS);
  for (let at = 0; at < count; at += 1) {
    const opener = page.locator(OPENERS).nth(at);
    if ((await opener.count()) === 0) return undefined;
    await use(page, opener);
    const found = await findControl(page, label, 0);
    if (found) return found;
    if (page.url() === address) await page.keyboard.press('Escape');
    else await open(page, address);
  }
  return undefined;
}
