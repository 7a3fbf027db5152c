// Opens what a page's buttons say that they open, with the keyboard alone, and closes it again.
import { AxeBuilder } from '@axe-core/playwright';
import { errors, type Locator, type Page } from '@playwright/test';

const OPENERS = 'button[aria-haspopup]';
const OPENED = 'dialog[open], :popover-open[role=menu]';
/** Rows of a list have the same one each. */
const MOST_ON_A_PAGE = 3;
const OPENS_MS = 5_000;

export interface Opened {
  name: string;
  problems: string[];
}

/** Menus and dialogs, each once for as long as the function is kept: the frame has the same ones on every page. */
export function openerOfEach(): (page: Page) => Promise<Opened[]> {
  const seen = new Set<string>();
  return async (page) => {
    const openers = page.locator(OPENERS).filter({ visible: true });
    const names = await openers.evaluateAll((all) => all.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent ?? ''));
    const fresh = [...names.entries()].filter(([at, name]) => !seen.has(name) && names.indexOf(name) === at).slice(0, MOST_ON_A_PAGE);
    const opened: Opened[] = [];
    for (const [at, name] of fresh) {
      seen.add(name);
      opened.push({ name, problems: await problemsWhileOpen(page, openers.nth(at)) });
    }
    return opened;
  };
}

async function problemsWhileOpen(page: Page, opener: Locator): Promise<string[]> {
  const isThere = (state: 'visible' | 'hidden') => comesTrue(page.locator(OPENED).first().waitFor({ state, timeout: OPENS_MS }));
  await opener.focus();
  await page.keyboard.press('Enter');
  if (!(await isThere('visible'))) return ['does not open with Enter'];
  const problems: string[] = [];
  const isInside = await comesTrue(
    page.waitForFunction((opened) => document.activeElement?.closest(opened), OPENED, { timeout: OPENS_MS }),
  );
  if (!isInside) problems.push('does not take the focus');
  const { violations } = await new AxeBuilder({ page }).analyze();
  problems.push(...violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`));
  await page.keyboard.press('Escape');
  if (!(await isThere('hidden'))) return [...problems, 'does not close with Escape'];
  const isBack = await opener.evaluate((element) => element === document.activeElement);
  return isBack ? problems : [...problems, 'does not give the focus back'];
}

/** Whether it comes in its time. */
const comesTrue = (waiting: Promise<unknown>): Promise<boolean> =>
  waiting.then(
    () => true,
    (error: unknown) => {
      if (error instanceof errors.TimeoutError) return false;
      throw error;
    },
  );
