import { createRecipe, expect, test } from './simmer';

const RECIPE = {
  title: 'Leek linguine',
  ingredients: ['200 g linguine', '2 large leeks'],
  instructions: ['Boil.', 'Toss.'],
  cook_time: 25,
  tags: ['dinner'],
};

test('a favourite shows at once while the server is slow, and is taken back with a reason when it fails', async ({
  page,
  cook,
  simmer,
}) => {
  expect(cook).toBeTruthy();
  await createRecipe(page, simmer.url, RECIPE);
  await page.goto('/app/recipes');
  const heart = page.getByRole('button', { name: 'Favorite Leek linguine' });
  let fail!: () => void;
  const held = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/api/recipes/*/favorite', async (route) => {
    await held;
    await route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'service.failed', status: 500, title: 'Something went wrong on our side. Please try again.' }),
    });
  });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  fail();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a deleted recipe comes back with Undo, exactly as it was', async ({ page, cook, simmer }) => {
  expect(cook).toBeTruthy();
  const { id } = await createRecipe(page, simmer.url, RECIPE);
  await page.goto(`/app/recipes/${id}`);
  await page.getByRole('button', { name: 'More: share, export, delete' }).click();
  await page.getByRole('menuitem', { name: 'Delete recipe' }).click();
  await expect(page).toHaveURL(/\/app\/recipes$/);
  await expect(page.getByRole('link', { name: 'Leek linguine' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leek linguine' })).toBeVisible();
  await expect(page.getByText('large leeks')).toBeVisible();
});

test('a deleted recipe is gone at once while the server is slow, and is back with a reason when it fails', async ({
  page,
  cook,
  simmer,
}) => {
  expect(cook).toBeTruthy();
  const { id } = await createRecipe(page, simmer.url, RECIPE);
  let fail!: () => void;
  const held = new Promise<void>((resolve) => (fail = resolve));
  await page.route(`**/api/recipes/${id}`, async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    await held;
    await route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'service.failed', status: 500, title: 'Something went wrong on our side. Please try again.' }),
    });
  });
  await page.goto('/app/recipes');
  await page.getByRole('link', { name: 'Leek linguine' }).click();
  await page.getByRole('button', { name: 'More: share, export, delete' }).click();
  await page.getByRole('menuitem', { name: 'Delete recipe' }).click();
  await expect(page.getByText('Leek linguine deleted', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Leek linguine' })).toHaveCount(0);
  fail();
  await expect(page.getByRole('link', { name: 'Leek linguine' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a half-written recipe survives a reload and can be discarded, and discarding it undone', async ({ page, cook }) => {
  expect(cook).toBeTruthy();
  await page.goto('/app/recipes/new');
  await page.getByLabel('Title').fill('Half a soup');
  await page.getByLabel('Ingredient 1', { exact: true }).fill('1 1/2 tbsp oil');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2 onions');
  await page.reload();
  await expect(page.getByText(/Draft from \d{1,2}:\d\d\s[AP]M/)).toBeVisible();
  await expect(page.getByLabel('Ingredient 2', { exact: true })).toHaveValue('2 onions');
  await expect(page.getByText('1 ½ tbsp')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await page.getByText('Undo', { exact: true }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Half a soup');
  await expect(page.getByLabel('Ingredient 2', { exact: true })).toHaveValue('2 onions');
});

test('a list of ingredients can be pasted without a click into the field', async ({ page, cook }) => {
  expect(cook).toBeTruthy();
  await page.goto('/app/recipes/new');
  await page.getByRole('button', { name: 'Paste a list' }).click();
  await expect(page.getByLabel('One ingredient per line')).toBeFocused();
  await page.keyboard.insertText('2 onions\n1 tbsp oil');
  await page.getByRole('button', { name: 'Add rows' }).click();
  await expect(page.getByLabel('Ingredient 2', { exact: true })).toHaveValue('1 tbsp oil');
});

test('what is wrong with a recipe is named at its field, and nothing typed is lost', async ({ page, cook }) => {
  expect(cook).toBeTruthy();
  await page.goto('/app/recipes/new');
  await page.getByLabel('Description').fill('Only words so far.');
  await page.getByRole('button', { name: 'Save recipe' }).click();
  const summary = page.getByRole('link', { name: 'Give the recipe a title.' });
  await summary.click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByLabel('Description')).toHaveValue('Only words so far.');
  await page.getByLabel('Title').fill('Soup');
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Soup' })).toBeVisible();
});

test('servings scale the amounts as kitchen fractions', async ({ page, cook, simmer }) => {
  expect(cook).toBeTruthy();
  const { id } = await createRecipe(page, simmer.url, { ...RECIPE, ingredients: ['1 cup rice', '3 eggs'], servings: 4 });
  await page.goto(`/app/recipes/${id}`);
  await page.getByRole('button', { name: 'Fewer servings' }).click();
  await expect(page.getByText('¾ cup')).toBeVisible();
  await expect(page.getByText('2 ¼')).toBeVisible();
});

test('filters live in the address: reload and Back give the same list', async ({ page, cook, simmer }) => {
  expect(cook).toBeTruthy();
  await createRecipe(page, simmer.url, RECIPE);
  await createRecipe(page, simmer.url, { ...RECIPE, title: 'Porridge', cook_time: 10, tags: ['breakfast'] });
  await page.goto('/app/recipes');
  await page.getByRole('button', { name: /^Breakfast/ }).click();
  await expect(page).toHaveURL(/categories=/);
  await expect(page.getByRole('link', { name: 'Leek linguine' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Porridge' })).toBeVisible();
  await expect(page.getByText('1 of 2 recipes')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByRole('link', { name: 'Leek linguine' })).toBeVisible();
});

test('the list opens from an address that says more than it knows', async ({ page, cook, simmer }) => {
  expect(cook).toBeTruthy();
  await createRecipe(page, simmer.url, RECIPE);
  await page.goto('/app/recipes?utm_source=letter&sort=sideways&categories=zzz&session_id=complete');
  await expect(page.getByRole('link', { name: 'Leek linguine' })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/recipes$/);
  await page.getByLabel('Search your recipes').fill('parsnip '.repeat(30));
  await expect(page.getByText('No recipes found')).toBeVisible();
});

test('a recipe that is not there cannot be edited, and the way back works', async ({ page, cook }) => {
  expect(cook).toBeTruthy();
  await page.goto('/app/recipes/edit/00000000-0000-7000-8000-000000000000');
  await page.getByRole('link', { name: 'Back to your recipes' }).click();
  await expect(page).toHaveURL(/\/app\/recipes$/);
});

test('a picture that does not come leaves the drawn plate', async ({ page, cook, simmer }) => {
  expect(cook).toBeTruthy();
  const gone = `127.0.0.1:${simmer.environment.DEMO_SITE_PORT}/gone.jpg`;
  for (const [title, image_url] of [
    ['Insecure soup', `http://${gone}`],
    ['Broken soup', `https://${gone}`],
  ])
    await createRecipe(page, simmer.url, { ...RECIPE, title, image_url });
  await page.goto('/app/recipes');
  const pictures = page.locator('main .tray img');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) await expect(picture).toHaveAttribute('src', /\/plates\//);
});

test('lines below a group stand apart from it, and the row that parts them can be written over', async ({ page, cook, simmer }) => {
  expect(cook).toBeTruthy();
  const grouped = [
    { text: '2 leeks', group: 'Sauce' },
    { text: '1 lemon', group: null },
  ];
  const { id } = await createRecipe(page, simmer.url, {
    ...RECIPE,
    ingredients: grouped,
    instructions: [
      { text: 'Boil.', group: 'Sauce' },
      { text: 'Toss.', group: null },
    ],
  });
  const gapAbove = (text: string) =>
    page
      .locator('.after-group', { hasText: text })
      .evaluate(
        (row) =>
          row.getBoundingClientRect().top - (row.previousElementSibling?.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
      );
  await page.goto(`/app/recipes/${id}`);
  await page.getByText('Toss.').waitFor();
  for (const text of ['lemon', 'Toss.']) expect(await gapAbove(text)).toBeGreaterThanOrEqual(20);

  await page.goto(`/app/recipes/edit/${id}`);
  await expect(page.getByLabel('Step 2', { exact: true })).toHaveValue('Toss.');
  const end = page.getByLabel('Ingredient 3', { exact: true });
  await expect(end).toHaveValue('No group:');
  await end.fill('To finish:');
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByText('To finish', { exact: true })).toBeVisible();
});

test('a long ingredient is read whole on a phone, and stays one line of text', async ({ page, cook }) => {
  expect(cook).toBeTruthy();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app/recipes/new');
  const line = page.getByLabel('Ingredient 1', { exact: true });
  await line.fill('2 tins chickpeas, 400 g each\n(keep the liquid of one)');
  await expect(line).toHaveValue('2 tins chickpeas, 400 g each (keep the liquid of one)');
  expect(await line.evaluate((field) => field.scrollHeight - field.clientHeight)).toBeLessThanOrEqual(0);
  await line.press('Enter');
  await expect(page.getByLabel('Ingredient 2', { exact: true })).toBeFocused();
});

test('what is written from right to left begins at the right', async ({ page, cook, simmer }) => {
  expect(cook).toBeTruthy();
  const { id } = await createRecipe(page, simmer.url, {
    title: 'מרק עדשים',
    description: 'מרק חם לערב קר.',
    ingredients: ['כוס עדשים אדומות', 'Olive oil'],
    instructions: ['לבשל את העדשים.', 'Serve hot.'],
    notes: 'טעים מאוד',
  });
  await page.goto(`/app/recipes/${id}`);
  /** How far the words are from the edge of their box, at the left and at the right. */
  const gaps = (words: string): Promise<[number, number]> =>
    page
      .getByRole('article')
      .getByText(words, { exact: true })
      .evaluate((element) => {
        const box = element.closest('h1, p, .name, .note')?.getBoundingClientRect() ?? new DOMRect();
        const range = document.createRange();
        range.selectNodeContents(element);
        const drawn = range.getBoundingClientRect();
        return [drawn.left - box.left, box.right - drawn.right];
      });
  for (const words of ['מרק עדשים', 'מרק חם לערב קר.', 'כוס עדשים אדומות', 'לבשל את העדשים.', 'טעים מאוד'])
    expect((await gaps(words))[1], words).toBeLessThan(24);
  for (const words of ['Olive oil', 'Serve hot.']) expect((await gaps(words))[0], words).toBeLessThan(24);
});
