// Does what an article of the knowledge base tells its reader to do, in a browser.
import type { HelpStep } from '@simmer/help/build';
import type { Locator, Page } from '@playwright/test';

/** Where the first thing that a screen lists leads: "open a recipe and press …". */
const FIRST_THING: Record<string, string> = {
  '/app/recipes': 'main a[href^="/app/recipes/"][href*="-"]:visible',
  '/app/favorites': 'main a[href^="/app/recipes/"][href*="-"]:visible',
  '/app/community': 'main a[href^="/app/community/recipe/"]:visible',
  '/app/meal-plan': 'main .cell[aria-haspopup]:visible, main .cell button:visible',
  '/app/shopping-list': 'main .tick button:visible, main .tick summary:visible',
};

/** Where a control may be hidden: menus, and rows that open in place. */
const OPENERS = '[aria-haspopup]:visible, main summary:visible, main [aria-expanded="false"]:visible';
const MOST_OPENERS = 12;

const CONTROLS = [
  'button',
  'link',
  'menuitem',
  'menuitemradio',
  'tab',
  'radio',
  'checkbox',
  'switch',
  'textbox',
  'searchbox',
  'combobox',
] as const;
const FIELDS = 'input:not([type=checkbox]):not([type=radio]), textarea, select';

/** How long a control may take to appear after what was pressed before it, and a press, in milliseconds. */
const APPEARS_WITHIN_MS = 2_500;
const PRESSED_WITHIN_MS = 3_000;

/** Stand by the page while it is followed. */
export interface Follower {
  /** The control that a step names, before it is pressed. */
  onPicture?: (name: string, control: Locator | undefined, page: Page) => Promise<void>;
}

/** Follows an article from its first step to its last. Returns the labels that no screen has where the article says so. */
export async function followArticle(page: Page, steps: readonly HelpStep[], { onPicture }: Follower = {}): Promise<string[]> {
  const missing: string[] = [];
  let route = '/knowledge-base';
  let named: Locator | undefined;
  for (const step of steps) {
    if (step.type === 'go') {
      route = step.route;
      named = undefined;
      // other articles are followed by themselves
      if (!route.startsWith('/knowledge-base/')) await open(page, route);
    } else if (step.type === 'press') {
      named = await findFrom(page, route, step.label);
      if (named) await press(named);
      else missing.push(`${step.label} (${route})`);
    } else await onPicture?.(step.name, named, page);
  }
  return missing;
}

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route, { waitUntil: 'load' });
  // pages that stand without the app load it with the first sign that somebody wants more than to read
  await page.mouse.move(5, 5);
  await page.mouse.move(15, 15);
  await page.locator('html[data-started]').waitFor();
}

/** The control as the steps before have left the screen, else on the screen opened afresh, else on the first thing listed there, else in what opens. */
async function findFrom(page: Page, route: string, label: string): Promise<Locator | undefined> {
  const found = await find(page, label);
  if (found) return found;
  await open(page, route);
  return (await find(page, label)) ?? (await findInOpeners(page, label)) ?? (await findOnFirstThing(page, route, label));
}

async function findOnFirstThing(page: Page, route: string, label: string): Promise<Locator | undefined> {
  const [path = ''] = route.split(/[?#]/);
  const first = FIRST_THING[path];
  if (first === undefined || (await page.locator(first).count()) === 0) return undefined;
  await open(page, route);
  await press(page.locator(first).first());
  return (await find(page, label)) ?? (await findInOpeners(page, label));
}

async function findInOpeners(page: Page, label: string): Promise<Locator | undefined> {
  const address = page.url();
  const count = Math.min(await page.locator(OPENERS).count(), MOST_OPENERS);
  for (let at = 0; at < count; at += 1) {
    await press(page.locator(OPENERS).nth(at));
    const found = await find(page, label, 0);
    if (found) return found;
    if (page.url() === address) await page.keyboard.press('Escape');
    else await open(page, address);
  }
  return undefined;
}

/** By its accessible name; counts and reasons may stand behind it. */
async function find(page: Page, label: string, within = APPEARS_WITHIN_MS): Promise<Locator | undefined> {
  const begins = new RegExp(`^\\s*${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u');
  const all = [
    ...CONTROLS.map((role) => page.getByRole(role, { name: begins })),
    page.getByLabel(begins),
    page.locator('summary, label').filter({ hasText: begins }),
  ];
  const [first, ...rest] = all;
  const control = rest
    .reduce((either, other) => either.or(other), first!)
    .filter({ visible: true })
    .first();
  if (within > 0) await control.waitFor({ timeout: within }).catch(isTimeout);
  return (await control.count()) > 0 ? control : undefined;
}

/** A field is only looked at, and what cannot be pressed yet is there all the same. */
async function press(control: Locator): Promise<void> {
  if (await control.evaluate((element, fields) => element.matches(`${fields}, :disabled`), FIELDS)) return;
  await control.click({ timeout: PRESSED_WITHIN_MS }).catch(isTimeout);
}

function isTimeout(error: Error): void {
  if (error.name !== 'TimeoutError') throw error;
}
