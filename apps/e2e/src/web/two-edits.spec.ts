import { expectAccessible } from './accessible';
import { createRecipe, expect, test } from './simmer';

const RECIPE = {
  title: 'Braised chickpeas',
  ingredients: ['2 tins chickpeas', '1 lemon', '1 tsp sugar'],
  instructions: ['Fry the onions.', 'Simmer for 8 minutes, until the sauce coats a spoon.', 'Serve.'],
  servings: 4,
};
const ELSEWHERE = {
  ...RECIPE,
  servings: 6,
  instructions: ['Fry the onions.', 'Simmer for 15 minutes, lid off, until the sauce coats a spoon.', 'Serve.'],
};

for (const width of [390, 1280])
  test(`an edit that meets another one is put together with it, then planned, ${width} px`, async ({ page, cook, simmer }) => {
    expect(cook).toBeTruthy();
    await page.setViewportSize({ width, height: 900 });
    const { id } = await createRecipe(page, simmer.url, RECIPE);
    await page.goto(`/app/recipes/edit/${id}`);
    await page.getByRole('textbox', { name: 'Ingredient 3' }).fill('½ tsp sugar');
    await page.getByRole('button', { name: 'Remove Step 3' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('textbox', { name: 'Step 3' })).toHaveValue('Serve.');
    await page.getByRole('textbox', { name: 'Step 2' }).fill('Simmer for 12 minutes, half covered, until the sauce coats a spoon.');
    await expectAccessible(page, 'the editor with something to undo');

    const headers = { origin: simmer.url };
    expect((await page.request.put(`/api/recipes/${id}`, { data: { ...ELSEWHERE, id, revision: 1 }, headers })).ok()).toBe(true);
    await page.getByRole('button', { name: 'Save recipe' }).click();
    await page.getByRole('button', { name: 'Look at both' }).click();
    await expect(page.getByText('One place needs your word.')).toBeVisible();
    await page.getByRole('radio', { name: /^This device/ }).check({ force: true });
    await expect(page.getByText('1 of 1 chosen')).toBeVisible();
    await expectAccessible(page, 'two edits of a recipe');
    await page.getByRole('button', { name: 'Keep these' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Braised chickpeas' })).toBeVisible();
    await expect(page.getByText('half covered')).toBeVisible();
    expect(await (await page.request.get(`/api/recipes/${id}`)).json()).toMatchObject({ servings: 6 });
    await page.getByRole('button', { name: 'Add to plan' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Dinner/ })
      .first()
      .waitFor();
    await expectAccessible(page, 'a meal for a recipe');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Dinner/ })
      .last()
      .click();
    await expect(page.getByText(/Braised chickpeas is on/).first()).toBeVisible();
  });
