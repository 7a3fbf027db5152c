import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect, test } from './simmer';

const TEXT = `Hi Ruth,

here is the soup I told you about.

Carrot and ginger soup
Serves 4, 35 minutes

Ingredients
600 g carrots
1 onion
2 tbsp oil
a thumb of ginger
900 ml stock

Method
1. Soften the onion in the oil.
2. Add the carrots, ginger and stock and simmer for 25 minutes.
3. Blend until smooth.

Keeps for three days in the fridge.

Love,
Ingrid
`;

const line = (page: Page, text: string) => page.locator('.pline', { hasText: text });

/** Types or pastes into the field, which stands behind a switch once a text is sorted. */
async function fill(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('The text');
  await field.waitFor({ state: 'attached' });
  if (!(await field.isVisible())) await page.getByRole('button', { name: 'The text' }).click();
  await field.fill(text);
}

/** Saves the sorted text and opens the recipe. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await page.getByRole('link', { name: 'Open the recipe' }).click();
}

test.beforeEach(async ({ page, cook }) => {
  expect(cook).toBeTruthy();
  await page.goto('/app/recipes/paste');
});

test('a pasted mail becomes a recipe, and what is no part of it is left out', async ({ page }) => {
  await fill(page, TEXT);
  const recipe = page.getByRole('group', { name: 'The recipe' });
  await expect(recipe.getByRole('heading', { name: 'Carrot and ginger soup' })).toBeVisible();
  await expect(recipe.getByRole('status')).toHaveText(/Serves\s*4\s*Time\s*35 min\s*Ingredients\s*5/);
  await expect(recipe.getByText('600 g')).toBeVisible();
  await expect(line(page, 'Hi Ruth')).toContainText('Left out');
  await save(page);
  await expect(page).toHaveURL(/\/app\/recipes\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Carrot and ginger soup' })).toBeVisible();
  await expect(page.getByText('Keeps for three days in the fridge.')).toBeVisible();
  await page.goto('/app/recipes/paste');
  await expect(page.getByLabel('The text')).toHaveValue('');
});

test('what is written from right to left begins at the right', async ({ page }) => {
  await fill(page, 'شوربة العدس\n\nالمكونات\n2 كوب عدس أحمر\n1 بصلة\n\nطريقة التحضير\nاغسل العدس جيدا.');
  await expect(line(page, 'عدس أحمر')).toContainText('Ingredient');
  const title = page.getByRole('group', { name: 'The recipe' }).getByRole('heading', { name: 'شوربة العدس' });
  const gapAtRight = await title.evaluate((heading) => {
    const words = document.createRange();
    words.selectNodeContents(heading);
    return heading.getBoundingClientRect().right - words.getBoundingClientRect().right;
  });
  expect(gapAtRight).toBeLessThan(2);
});

test('more ingredients than a recipe has room for are told of before anything is saved', async ({ page }) => {
  const ingredients = Array.from({ length: 301 }, (_, i) => `${i + 1} g flour`).join('\n');
  await fill(page, `Bread\n\nIngredients\n${ingredients}\n\nMethod\nKnead the dough and bake it.`);
  const told = 'There are 301 ingredients here, and a recipe has room for 300.';
  await expect(page.getByText(told)).toBeVisible();
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByText(`The recipe wasn’t saved. ${told}`)).toBeVisible();
  await line(page, '301 g flour').getByRole('button').focus();
  await page.keyboard.press('x');
  await expect(page.getByText(told)).toBeHidden();
  await save(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Bread' })).toBeVisible();
});

test('a save whose answer was lost does not hide what was changed after it', async ({ page }) => {
  await fill(page, TEXT);
  await page.route('**/api/recipes', async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByText('The recipe wasn’t saved.')).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/api/recipes');
  await fill(page, TEXT.replace('900 ml stock', '750 ml stock'));
  await save(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Carrot and ginger soup' })).toBeVisible();
  await expect(page.getByText('750 ml')).toBeVisible();
  await page.goto('/app/recipes');
  await expect(page.getByRole('link', { name: 'Carrot and ginger soup' })).toHaveCount(1);
});

test('two tabs sort two texts, and each keeps its own', async ({ page }) => {
  await fill(page, TEXT);
  const other = await page.context().newPage();
  await other.goto('/app/recipes/paste');
  await expect(other.getByLabel('The text')).toHaveValue('');
  await other.getByLabel('The text').fill(TEXT.replace('Carrot and ginger soup', 'Carrot and orange soup'));
  await page.reload();
  await expect(page.getByLabel('The text')).toHaveValue(TEXT);
  for (const [tab, title] of [
    [page, 'Carrot and ginger soup'],
    [other, 'Carrot and orange soup'],
  ] as const) {
    await tab.getByRole('button', { name: 'Edit first' }).click();
    await expect(tab.getByLabel('Title')).toHaveValue(title);
  }
  for (const [tab, title] of [
    [page, 'Carrot and ginger soup'],
    [other, 'Carrot and orange soup'],
  ] as const) {
    await tab.getByRole('button', { name: 'Save recipe' }).click();
    await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await page.goto('/app/recipes/paste');
  await expect(page.getByLabel('The text')).toHaveValue('');
});

test('a long text is saved with what was typed last', async ({ page }) => {
  const ingredients = Array.from({ length: 280 }, (_, index) => `${index + 1} g flour`);
  const field = page.getByLabel('The text');
  await field.fill(['Endless bread', 'Ingredients', ...ingredients, 'Method', 'Mix the flour and bake it for 30 minutes.'].join('\n'));
  await expect(page.locator('.pline')).toHaveCount(284);
  await page.getByRole('button', { name: 'The text' }).click();
  await field.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Slice it.');
  await save(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Endless bread' })).toBeVisible();
  await expect(page.getByText('Slice it.')).toBeAttached();
});

test('on a phone the lines and the recipe are two tabs that stay in reach', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fill(page, TEXT);
  await expect(page.getByRole('tab', { name: 'Lines 17' })).toHaveAttribute('aria-selected', 'true');
  await line(page, 'Ingrid').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await page.getByRole('tab', { name: 'Recipe 13' }).click();
  await expect(page.getByRole('heading', { name: 'Carrot and ginger soup' })).toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await expect(line(page, 'Ingrid')).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(40);
});

for (const [size, viewport] of Object.entries({ phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } }))
  test(`the sorted text is accessible on a ${size}, with the choice of a label too`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await fill(page, TEXT);
    await expect(line(page, 'Carrot and ginger soup')).toContainText('Title');
    const recipeTab = page.getByRole('tab', { name: /^Recipe/ });
    if (size === 'phone') await recipeTab.click();
    await page.locator('.pview-left-out summary').click();
    await expectAccessible(page, 'the sorted text');
    if (size === 'phone') await page.getByRole('tab', { name: /^Lines/ }).click();
    await line(page, '600 g carrots').click();
    const keys = page.getByRole('group', { name: 'Label for the chosen line' });
    await expect(keys.getByRole('button', { name: 'Ingredient' })).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page, 'the label of a line');
    await keys.getByRole('button', { name: 'Note' }).click();
    await expect(line(page, '600 g carrots')).toContainText('Note');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  });
