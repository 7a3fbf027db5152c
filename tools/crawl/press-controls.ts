// Presses every control of every kind of page once, each on a page opened anew, and reports those that do nothing.
import { type BrowserContext, errors, type Locator, type Page } from '@playwright/test';
import * as frame from '@simmer/messages/frame';
import * as settings from '@simmer/messages/settings';
import { STARTS } from './askers';
import { type Crawl, DRAWN_BY_OTHERS, kindOf, settled } from './crawl-pages';
import { readIn } from './read-in';

const CONTROLS =
  'button:not([disabled]):not([aria-disabled=true]), summary, [role=button], [role=tab], [role=menuitem], [role=switch], a[href="#"], a:not([href])[role]';
const EFFECT_MS = 4_000;
/** Ends the session that all other controls need. */
const LEFT_OUT: readonly string[] = [frame.signOut, settings.signOut];

/** Resolves with how many controls were pressed. */
export async function pressControls(
  context: BrowserContext,
  { url, as, language, report }: Omit<Crawl, 'look'> & { language: string },
): Promise<number> {
  const page = await context.newPage();
  // what leaves the product, or the page, is an effect and no place to go
  page.on('dialog', (dialog) => void dialog.dismiss());
  const waiting = [...STARTS[as]];
  const seen = new Set(waiting.map(kindOf));
  let pressed = 0;
  async function openAnew(address: string): Promise<void> {
    // what was pressed before may have changed it, and with it the names of all that is left
    await readIn(context, url, language);
    await open(page, url + address);
  }
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    await openAnew(address);
    for (const link of await linksOf(page, url))
      if (!seen.has(kindOf(link))) {
        seen.add(kindOf(link));
        waiting.push(link);
      }
    const names = await namesOf(page);
    for (const [at, name] of names.entries()) {
      if (at > 0) await openAnew(address);
      const hadEffect = await press(page, name);
      // what was pressed before has used it up
      if (hadEffect === undefined) continue;
      pressed += 1;
      if (!hadEffect) report([`${address} has a control without an effect: ${name}`]);
    }
  }
  await page.close();
  return pressed;
}

/** Undefined where there is no such control. */
async function press(page: Page, name: string): Promise<boolean | undefined> {
  for (let tries = 1; ; tries += 1) {
    const control = await findNamed(page, name);
    if (!control) return undefined;
    try {
      const wasChosen = await isChosen(control);
      return (await hasEffect(page, control)) || wasChosen;
    } catch (error) {
      // drawn anew before it was pressed, and no longer marked
      if (tries === 3 || !(error instanceof errors.TimeoutError)) throw error;
    }
  }
}

async function open(page: Page, address: string): Promise<void> {
  // what was pressed before may still be on its way to another page, and breaks this off
  await page.goto(address).catch(() => page.goto(address));
  await settled(page);
}

async function linksOf(page: Page, url: string): Promise<string[]> {
  const links = await page.locator('a[href]:not([download])').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  return links
    .filter((link) => link.startsWith(`${url}/`) && !link.includes('/api/'))
    .map((link) => link.slice(url.length).replace(/#.*/, ''))
    .filter((link) => !DRAWN_BY_OTHERS.test(link));
}

/** Of the controls in sight, each once: rows of a list have the same. */
async function namesOf(page: Page): Promise<string[]> {
  const names = await page
    .locator(CONTROLS)
    .filter({ visible: true })
    // shown as an example, not to be pressed
    .and(page.locator(':not([inert] *)'))
    .evaluateAll((all) => all.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent ?? ''));
  const byKind = new Map(names.map((name) => [name.replaceAll(/\d+/g, '#'), name]));
  return [...byKind.values()].filter((name) => !LEFT_OUT.includes(name.trim()));
}

async function findNamed(page: Page, name: string): Promise<Locator | undefined> {
  // marked: what comes before it meanwhile changes its number
  const isThere = await page.locator(CONTROLS).evaluateAll((all, asked) => {
    const control = all.find((one) => (one.ariaLabel ?? one.textContent) === asked && one.checkVisibility());
    control?.setAttribute('data-to-press', '');
    return control !== undefined;
  }, name);
  return isThere ? page.locator('[data-to-press]') : undefined;
}

/** One of several of which it is the chosen one: pressed again, it may stay so. */
const isChosen = (control: Locator): Promise<boolean> =>
  control.evaluate(
    (element) =>
      ['ariaPressed', 'ariaChecked', 'ariaSelected'].some((state) => element[state as 'ariaPressed'] === 'true') &&
      !!element.closest('[role=group], [role=radiogroup], [role=tablist]'),
    undefined,
    { timeout: EFFECT_MS },
  );

/** Something changes on the page, is asked for, focused, scrolled to, opened beside it, or handed to the system. */
export async function hasEffect(page: Page, control: Locator): Promise<boolean> {
  const outside = Promise.any([
    page.waitForEvent('request', {
      timeout: EFFECT_MS,
      predicate: (request) => request.method() !== 'GET' || request.resourceType() === 'document',
    }),
    page.waitForEvent('popup', { timeout: EFFECT_MS }),
    page.waitForEvent('download', { timeout: EFFECT_MS }),
    page.waitForEvent('filechooser', { timeout: EFFECT_MS }),
    page.waitForEvent('framenavigated', { timeout: EFFECT_MS }),
  ]).then(
    () => true,
    () => false,
  );
  await control.evaluate(
    (element) => {
      const marks = window as unknown as { effects: number };
      marks.effects = 0;
      const count = () => (marks.effects += 1);
      window.print = count;
      new MutationObserver(count).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      document.addEventListener('scroll', count, true);
      document.addEventListener('focusin', ({ target }) => target !== element && count());
      document.addEventListener('input', count);
      // of what opens above the page, which changes nothing in it
      document.addEventListener('toggle', count, true);
    },
    undefined,
    { timeout: EFFECT_MS },
  );
  try {
    await control.click({ timeout: EFFECT_MS });
  } catch {
    // what lies below something else, as a phone's bar, is pressed by the keyboard
    await control.press('Enter', { timeout: EFFECT_MS }).catch(() => undefined);
  }
  const inside = page
    .waitForFunction(() => (window as unknown as { effects?: number }).effects !== 0, undefined, { timeout: EFFECT_MS })
    .then(
      () => true,
      // whatever else ends it: the page is another one
      (error: unknown) => !(error instanceof errors.TimeoutError),
    );
  return Promise.any([inside, outside].map(async (effect) => (await effect) || Promise.reject(new Error('none')))).catch(() => false);
}
