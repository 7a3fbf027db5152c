import { createRecipe, expect, test } from './simmer';

const RECIPE = {
  title: 'Leek linguine',
  ingredients: ['200 g linguine', '2 large leeks'],
  instructions: ['Boil.', 'Toss.'],
  cook_time: 25,
  tags: ['dinner'],
};

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

test('servings scale the amounts as kitchen fractions', async ({ page, cook, simmer }) => {
  expect(cook).toBeTruthy();
  const { id } = await createRecipe(page, simmer.url, { ...RECIPE, ingredients: ['1 cup rice', '3 eggs'], servings: 4 });
  await page.goto(`/app/recipes/${id}`);
  await page.getByRole('button', { name: 'Fewer servings' }).click();
  await expect(page.getByText('¾ cup')).toBeVisible();
  await expect(page.getByText('2 ¼')).toBeVisible();
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
