import type { Locator, Page } from '@playwright/test';
import { createRecipe, expect, test } from './simmer';

const RECIPE = {
  title: 'Leek linguine',
  ingredients: ['200 g linguine', '2 large leeks'],
  instructions: ['Boil the linguine.', 'Soften the leeks.', 'Toss both.'],
  tags: ['dinner'],
};
/** More than any screen has before what is looked for. */
const MOST_STOPS = 80;

test.use({ viewport: { width: 1280, height: 900 } });

/** In the page: why whoever uses the keyboard alone doesn't know where they are; empty if they do. */
function lostFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'nothing has the focus';
  const name = focused.outerHTML.slice(0, 120);
  // a checkbox is drawn by what is around it
  const shown = focused.matches('input[type=checkbox], input[type=radio]') ? (focused.closest('label') ?? focused) : focused;
  const { top, bottom, left, right, width, height } = shown.getBoundingClientRect();
  if (width * height === 0 || bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) return `out of sight: ${name}`;
  const hasRing = (element: Element, part?: string): boolean => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  };
  const around: Element[] = [];
  for (let element: Element | null = focused; element && element !== document.body; element = element.parentElement) around.push(element);
  const beside = [...(focused.parentElement?.children ?? [])];
  const isMarked = [...around, ...beside].some((element) => hasRing(element)) || hasRing(focused, '::after');
  return isMarked ? '' : `not marked: ${name}`;
}

const expectFocus = (page: Page): Promise<void> => expect.poll(() => page.evaluate(lostFocus)).toBe('');

/** Goes from stop to stop until the control has the focus: each on the way is in sight and marked. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await control.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    await expectFocus(page);
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${control} was not reached with ${key}`);
}

async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Where the next Tab begins on a page that was come to without loading it. */
const expectMainFocused = (page: Page): Promise<void> => expect(page.locator('#main')).toBeFocused();

test('a cook signs in, types a recipe in, plans it and is asked where', async ({ page, cook }) => {
  await page.context().clearCookies();
  await page.goto('/auth/login');
  await type(page, page.getByLabel('Email'), cook.email);
  await type(page, page.getByLabel('Password', { exact: true }), cook.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'A clean plate' })).toBeVisible();
  await expectMainFocused(page);

  await press(page, page.getByRole('main').getByRole('link', { name: 'Add Recipe' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Add Recipe' })).toBeVisible();
  await expectMainFocused(page);
  await press(page, page.getByRole('link', { name: 'Type it in' }));
  await type(page, page.getByLabel('Title'), RECIPE.title);
  await type(page, page.getByLabel('Ingredient 1', { exact: true }), RECIPE.ingredients.join('\n'));
  await expect(page.getByLabel('Ingredient 2', { exact: true })).toBeFocused();
  await type(page, page.getByLabel('Step 1', { exact: true }), 'Boil, and toss.');
  await press(page, page.getByRole('button', { name: 'Save recipe' }));
  await expect(page.getByRole('heading', { level: 1, name: RECIPE.title })).toBeVisible();
  await expectMainFocused(page);

  // closed without a choice, then with one: either way back to where it was opened
  const plan = page.getByRole('button', { name: 'Add to plan' });
  const dialog = page.getByRole('dialog');
  await press(page, plan);
  await expect(dialog).toBeVisible();
  await expectFocus(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(plan).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: /^Dinner/ }).first());
  await expect(dialog).toBeHidden();
  await expect(plan).toBeFocused();
  await expect(page.getByText(`${RECIPE.title} is on `).first()).toBeAttached();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page.locator('.plan-dish').getByText(RECIPE.title)).toBeVisible();
  await expectMainFocused(page);
});

test('a cook fills the list, looks at an item and ticks everything off', async ({ page, cook }) => {
  expect(cook).toBeTruthy();
  await page.goto('/app/shopping-list');
  const item = (name: string): Locator => page.getByRole('checkbox', { name });
  await tabTo(page, page.getByRole('combobox', { name: 'Add an item' }));
  for (const name of ['lemons', 'milk']) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await item(name).waitFor();
  }

  const more = page.getByRole('button', { name: /^Lemons: where it comes from/ });
  const dialog = page.getByRole('dialog');
  await press(page, more);
  await type(page, dialog.getByLabel('Note'), 'unwaxed');
  await press(page, dialog.getByRole('button', { name: 'Done' }));
  await expect(dialog).toBeHidden();
  await expect(more).toBeFocused();

  await tabTo(page, item('Lemons'), 'Shift+Tab');
  await page.keyboard.press('Space');
  await expect(item('Lemons')).toBeChecked();
  // what is ticked goes to the basket after a moment
  await expect(page.locator('summary', { hasText: 'In the basket' })).toBeVisible();
  await expectFocus(page);
  if (!(await item('Milk').evaluate((element) => element === document.activeElement))) await tabTo(page, item('Milk'));
  await page.keyboard.press('Space');
  await expect(item('Milk')).toBeChecked();
  await expectFocus(page);
});

test('a cook goes through the steps to the end, and opens and closes a menu on the way', async ({ page, cook, simmer }) => {
  expect(cook).toBeTruthy();
  const { id } = await createRecipe(page, simmer.url, RECIPE);
  await page.goto(`/app/recipes/${id}`);
  await press(page, page.getByRole('link', { name: 'Start cooking' }));
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expectMainFocused(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Step 1 of 3')).toBeVisible();

  const settings = page.getByRole('button', { name: 'Cook mode settings' });
  const menu = page.getByRole('menu', { name: 'Cook mode settings' });
  await tabTo(page, settings, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expectFocus(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(settings).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: /^Next/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await expectFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  // the same button ends it
  await expect(page.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: RECIPE.title })).toBeVisible();
  await expectMainFocused(page);
});
