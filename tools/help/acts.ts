// What a reader does where an article has no name to give (`<Do what="…">`).
import type { Page } from '@playwright/test';
import type { Act } from '@simmer/help';
import { settled } from './find-control';

/** What is open: a window, a menu, a row that opened in place. */
const ABOVE = ':is(dialog[open], :popover-open, details.lrow[open] > .in)';
const WITHIN_MS = 10_000;
const MOST_STEPS = 12;
/** Pressed where it stands among others: which is first depends on what other articles have told the same reader to do, and on the day. */
const USUAL: Partial<Record<Act, string>> = {
  recipe: ':has-text("Lemon polenta cake with olive oil")',
  'dish-menu': '.plan-dish:has-text("Braised chickpeas with lemon") *',
};

/** The first of these that is in sight is pressed. */
const PRESSED: Record<Exclude<Act, 'pay' | 'change' | 'ingredient' | 'question-mark' | 'time'>, string> = {
  recipe: 'main a[href^="/app/recipes/"][href*="-"], main a[href^="/app/community/recipe/"]',
  recipes: 'main label.pickc:has(input:not(:checked))',
  cook: 'main .cook a[href^="/app/community/chef/"]',
  'dish-menu': '.plan-dish:has(a) [aria-haspopup=menu]',
  'empty-meal': 'button.cell-empty',
  meal: `${ABOVE} .cell, ${ABOVE} li button`,
  'item-menu': 'main li:has([data-item]) > .icon-btn',
  'unfolded-item': 'main details[open] li:has([data-item]) > .icon-btn',
  'own-list': '.list-names button:last-child',
  person: 'details.eater > summary, dialog[open] .plan-setting details > summary',
  one: `${ABOVE} :is(li a, li button, label:has(input:not(:checked)), button[aria-pressed=false], [role=radio][aria-checked=false])`,
  version: 'main .vers a',
  star: '.rate-it .stars :is(label, button)',
  'main-button': 'main .btn-primary',
  arrow: `${ABOVE} .aisle-order li > .icon-btn:enabled`,
};

/** Says why where that cannot be done; undefined where it was. */
export async function act(page: Page, what: Act): Promise<string | undefined> {
  try {
    if (what === 'pay') await payAtTestCheckout(page);
    else if (what === 'change') await changeText(page, 'input:not([type=checkbox]):not([type=radio]):not([type=file]), textarea');
    else if (what === 'ingredient') await changeText(page, '.irows textarea');
    else if (what === 'time') await pressTime(page);
    else if (what === 'question-mark') await page.keyboard.press('?');
    else await pressFirst(page, what);
    await settled(page);
    return undefined;
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return `there is no ${what} to press`;
    throw error;
  }
}

async function pressFirst(page: Page, what: keyof typeof PRESSED): Promise<void> {
  const all = page.locator(PRESSED[what]).filter({ visible: true });
  await all.first().waitFor({ timeout: WITHIN_MS });
  const usual = all.and(page.locator(USUAL[what] ?? '*'));
  await ((await usual.count()) > 0 ? usual : all).first().click({ timeout: WITHIN_MS });
}

/** Of the first step of the recipe that names one. */
async function pressTime(page: Page): Promise<void> {
  const time = page.locator('button.dur').filter({ visible: true }).first();
  const next = page.locator('.go .btn-primary');
  await next.waitFor({ timeout: WITHIN_MS });
  for (let step = 1; step < MOST_STEPS && (await time.count()) === 0; step += 1) {
    await next.click({ timeout: WITHIN_MS });
    await settled(page);
  }
  await time.click({ timeout: WITHIN_MS });
}

/** One word more in the first of these fields of the form. */
async function changeText(page: Page, fields: string): Promise<void> {
  const field = page.locator(`main form :is(${fields})`).filter({ visible: true }).first();
  await field.fill(`${await field.inputValue({ timeout: WITHIN_MS })} again`);
}

/** The payment service of the test mode, in whatever language. */
export async function payAtTestCheckout(page: Page): Promise<void> {
  await page.waitForURL(/\/checkout\//, { timeout: WITHIN_MS });
  await page.locator('input[type=radio]').first().check({ timeout: WITHIN_MS });
  await page.locator('form button').first().click({ timeout: WITHIN_MS });
  await page.waitForURL(/\/app\//, { timeout: WITHIN_MS });
}
