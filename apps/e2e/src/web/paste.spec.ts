import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect, logIn, test } from './simmer';

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

/** Pastes where the focus is. */
const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    (document.activeElement ?? document.body).dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

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

test('a save without a session leads through signing in back to the text', async ({ page, cook }) => {
  await fill(page, TEXT);
  await expect(line(page, 'Hi Ruth')).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByText('Please sign in first. Your text is still here.')).toBeVisible();
  await page.getByRole('link', { name: 'Log In', exact: true }).click();
  await logIn(page, cook);
  await expect(page).toHaveURL('/app/recipes/paste');
  await expect(page.getByLabel('The text')).toHaveValue(TEXT);
  await save(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Carrot and ginger soup' })).toBeVisible();
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

test('the recipe can be written on before it is saved, and keeps its notes and its source; then the text is gone', async ({ page }) => {
  const text = `${TEXT}\nSource: https://example.com/soup`;
  await fill(page, text);
  await page.getByRole('button', { name: 'Edit first' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Carrot and ginger soup');
  await page.getByLabel('Title').fill('Ginger soup');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByLabel('The text')).toHaveValue(text);
  await page.getByRole('button', { name: 'Edit first' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Ginger soup');
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ginger soup' })).toBeVisible();
  await expect(page.getByText('Keeps for three days in the fridge.')).toBeVisible();
  await expect(page.locator('a[href="https://example.com/soup"]')).toBeVisible();
  await page.goto('/app/recipes/paste');
  await expect(page.getByLabel('The text')).toHaveValue('');
});

test('a recipe that the cook has is a question: open it, or save it anyway', async ({ page }) => {
  const saveButton = page.getByRole('button', { name: 'Save recipe' });
  const heading = page.getByRole('heading', { level: 1, name: 'Carrot and ginger soup' });
  const owned = page.getByRole('group', { name: 'You already have this recipe' });
  await fill(page, TEXT);
  await save(page);
  await expect(heading).toBeVisible();
  const first = page.url();

  await page.goto('/app/recipes/paste');
  await fill(page, TEXT);
  await saveButton.click();
  await expect(owned.getByRole('heading', { name: 'Carrot and ginger soup' })).toBeFocused();
  await expect(owned).toContainText('Nothing in it is different.');
  await expectAccessible(page, 'a pasted duplicate');
  await owned.getByRole('link', { name: 'Open yours' }).click();
  await expect(page).toHaveURL(first);

  // the text waits, and the editor asks the same
  await page.goto('/app/recipes/paste');
  await page.getByRole('button', { name: 'Edit first' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Carrot and ginger soup');
  await saveButton.click();
  const notice = page.locator('.recipe-notice');
  await expect(notice).toBeFocused();
  await notice.getByRole('button', { name: 'Save anyway' }).click();
  await expect(heading).toBeVisible();
  expect(page.url()).not.toBe(first);

  await page.goto('/app/recipes/paste');
  await fill(page, TEXT);
  await saveButton.click();
  await expect(owned).toBeVisible();
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/recipes', async (route) => {
    await released;
    await route.continue();
  });
  await owned.getByRole('button', { name: 'Save anyway' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeFocused();
  release();
  await expect(page.getByRole('heading', { name: 'Carrot and ginger soup is in your recipes' })).toBeVisible();
  const { total } = await (await page.request.get('/api/recipes')).json();
  expect(total).toBe(3);
});

test('a save that meets another one of the same recipe waits for what comes of that', async ({ page }) => {
  const problem = {
    code: 'request.duplicate',
    status: 409,
    title: 'Someone else just changed this. Reload and try again.',
  };
  await page.route(
    '**/api/recipes',
    (route) => route.fulfill({ status: 409, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
    { times: 1 },
  );
  const refused = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() === problem.status);
  await fill(page, TEXT);
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await refused;
  await expect(page.getByRole('heading', { name: 'Carrot and ginger soup is in your recipes' })).toBeVisible();
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

test('what is pasted beside the field goes into it, below what is there, and can be taken back', async ({ page }) => {
  const field = page.getByLabel('The text');
  await page.getByRole('heading', { level: 1 }).click();
  await paste(page, 'Pancakes');
  await expect(field).toHaveValue('Pancakes');
  await paste(page, TEXT);
  await expect(field).toHaveValue(`Pancakes\n\n${TEXT}`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field).toHaveValue('Pancakes');
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

test('an address alone leads to the import, and a text without a title asks for one', async ({ page }) => {
  await fill(page, 'https://example.com/soup');
  await page.getByRole('link', { name: 'Import it' }).click();
  await expect(page.getByLabel(/Web address/)).toHaveValue('https://example.com/soup');
  await page.goto('/app/recipes/paste');
  await fill(page, '200 g flour\n2 eggs\n300 ml milk');
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByText('This recipe has no title yet.')).toBeVisible();
  await page.getByLabel('Title').fill('Pancakes');
  await save(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Pancakes' })).toBeVisible();
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
