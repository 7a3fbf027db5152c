// Finds what an article names on the page that is open, and does with it what a reader would.
import { stripVTControlCharacters } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { typedInto } from './typed-into';

const CONTROLS = [
  'button',
  'link',
  'menuitem',
  'menuitemradio',
  'menuitemcheckbox',
  'option',
  'tab',
  'radio',
  'checkbox',
  'switch',
  'textbox',
  'searchbox',
  'spinbutton',
  'combobox',
] as const;
const CHOICES = 'input[type=checkbox], input[type=radio]';
const FIELDS = `input:not([type=checkbox]):not([type=radio]):not([type=file]):not([type=submit]), textarea, [contenteditable=true]`;

/** What lies above the page has what is named, where something does. */
const ABOVE = 'dialog[open], :popover-open';
/** Of two controls of a name the one in the row that is open is meant. */
const IN_ROW = 'details[open] > .in';
/** Has been pressed: of two controls of a name the one that was not is meant next. */
const PRESSED = 'data-followed';
/** Which search has found a control, so that it is the same one afterward. */
const FOUND = 'data-found';
let searches = 0;

const PRESSED_WITHIN_MS = 6_000;
/** What a page draws anew in the moment it is found is gone as soon as it is asked for. */
const GONE_AFTER_MS = 1_500;
const LOOKS_EVERY_MS = 100;
const QUIET_MS = 150;
const MOST_BUSY_MS = 3_000;
/** What was pressed shows until it is done. */
const BUSY = 'button[aria-busy=true]';
const SENT_WITHIN_MS = 15_000;

/** The control with this accessible name that a reader sees; counts and reasons may stand behind the name. Waits for it for as long as asked. */
export async function findControl(page: Page, label: string, within: number): Promise<Locator | undefined> {
  const until = Date.now() + within;
  do {
    const control = await findNow(page, label);
    if (control) return control;
    await page.waitForTimeout(LOOKS_EVERY_MS);
  } while (Date.now() < until);
  return undefined;
}

async function findNow(page: Page, label: string): Promise<Locator | undefined> {
  const name = new RegExp(`^\\s*${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u');
  searches += 1;
  const at = String(searches);
  const isFound = await withName(page, label, name).evaluateAll(markBest, {
    ...{ label, at },
    ...{ above: ABOVE, inRow: IN_ROW, pressed: PRESSED, found: FOUND },
  });
  return isFound ? page.locator(`[${FOUND}="${at}"]`) : undefined;
}

/** In the page: marks the best of these controls, and says whether there was one in sight. */
function markBest(
  controls: Element[],
  { label, above, inRow, pressed, found, at }: Record<'label' | 'above' | 'inRow' | 'pressed' | 'found' | 'at', string>,
): boolean {
  const isOpen = document.querySelector(above) !== null;
  const rank = (control: Element): number => {
    const [named] = (control as HTMLInputElement).labels ?? [];
    const own = control.getAttribute('aria-label') ?? (named ?? control).textContent ?? '';
    const isAbove = isOpen && control.closest(above) !== null;
    // a row has its value behind its name
    const isWhole = own.trim() === label || control.tagName === 'SUMMARY';
    return (isAbove ? 4 : 0) + (isWhole ? 2 : 0) + (control.hasAttribute(pressed) ? 0 : 1) + (control.closest(inRow) ? 0.5 : 0);
  };
  const isSeen = (control: Element): boolean =>
    control.checkVisibility({ visibilityProperty: true }) && control.getBoundingClientRect().width > 0;
  // the words of a row that opens in place stand in elements of their own, without a space between
  const texts = (control: Element): string[] => {
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    const all: string[] = [];
    while (walker.nextNode()) all.push(walker.currentNode.textContent?.trim() ?? '');
    return all;
  };
  const isNamed = (control: Element): boolean => control.tagName !== 'SUMMARY' || texts(control).includes(label);
  const [best] = controls.filter((control) => isSeen(control) && isNamed(control)).sort((one, other) => rank(other) - rank(one));
  best?.setAttribute(found, at);
  return best !== undefined;
}

function withName(page: Page, label: string, name: RegExp): Locator {
  const [first, ...rest] = [
    ...CONTROLS.map((role) => page.getByRole(role, { name })),
    page.getByLabel(name).and(page.locator('input, select, textarea')),
    // its name has no role; `markBest` looks closer
    page.locator('summary').filter({ hasText: label }),
  ];
  return rest.reduce((either, other) => either.or(other), first!);
}

/** What a control was drawn anew for, or went with the screen before. */
const GONE = 'went while it was looked at';

/** Presses a control, chooses what it offers or types into it. Says why where that is not possible; undefined where it is. */
export async function use(page: Page, control: Locator): Promise<string | undefined> {
  try {
    await useNow(page, control);
    await settled(page);
    await page.waitForFunction((busy) => document.querySelector(busy) === null, BUSY, { timeout: SENT_WITHIN_MS });
    return undefined;
  } catch (error) {
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
    return (await control.count()) === 0 ? GONE : whyNot(error.message);
  }
}

/** The last lines of Playwright's log say what was in the way. */
function whyNot(message: string): string {
  const reason = stripVTControlCharacters(message)
    .split('\n')
    .findLast((line) => /intercepts|not enabled|not visible|outside|detached|not stable/.test(line));
  return reason?.replace(/^[\s-]+/, '') ?? message.split('\n')[0] ?? message;
}

async function useNow(page: Page, control: Locator): Promise<void> {
  const timeout = PRESSED_WITHIN_MS;
  const is = (selector: string) => control.evaluate((element, asked) => element.matches(asked), selector, { timeout: GONE_AFTER_MS });
  await control.evaluate((element, mark) => element.setAttribute(mark, ''), PRESSED, { timeout: GONE_AFTER_MS });
  // the address has opened it already
  if (await is('details[open] > summary')) return;
  if (await is('select')) {
    const values = await control.locator('option:not(:disabled)').evaluateAll((all: HTMLOptionElement[]) => all.map(({ value }) => value));
    await control.selectOption(values.at(-1) ?? '', { timeout });
  } else if (await is(FIELDS)) await control.fill(await typedInto(control), { timeout });
  else if (await is(CHOICES)) {
    // drawn ones lie above the browser's own
    const label = page.locator('label').filter({ has: control });
    await ((await label.count()) > 0 ? label.first() : control).click({ timeout });
  } else await control.click({ timeout });
}

/** Nothing has changed on the page for a moment. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const quiet = ([quietFor, most]: readonly [number, number]): Promise<void> =>
    new Promise((resolve) => {
      let waiting = setTimeout(resolve, quietFor);
      const observer = new MutationObserver(() => {
        clearTimeout(waiting);
        waiting = setTimeout(resolve, quietFor);
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
      setTimeout(resolve, most);
    });
  // a press may have led to another page, which is looked at then
  await page.evaluate(quiet, [QUIET_MS, MOST_BUSY_MS] as const).catch(() => page.waitForLoadState('load'));
}
