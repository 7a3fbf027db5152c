import type { Locator } from '@playwright/test';
import { createRecipe, expect, nextMonday, test } from './simmer';

/** Words that go on in the next line. */
const brokenWords = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) =>
    all.flatMap((element) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      return broken;
    }),
  );

const MEALS = ['breakfast', 'lunch', 'dinner', 'snack', 'Lunch box'];

test('no word is broken and nothing cut with five meals a day, nor by a long amount on a narrow phone', async ({ page, cook, simmer }) => {
  expect(cook).toBeTruthy();
  await page.setViewportSize({ width: 1280, height: 900 });
  const headers = { origin: simmer.url };
  const recipes: Awaited<ReturnType<typeof createRecipe>>[] = [];
  for (const title of ['Spaghetti carbonara', 'Overnight oats', 'Tomato sandwich'])
    recipes.push(await createRecipe(page, simmer.url, { title, tags: ['dinner'], servings: 4, cook_time: 45, ingredients: ['2 eggs'] }));
  const monday = nextMonday();
  await page.request.patch(`${simmer.url}/api/meal-plan-settings`, { data: { meals: MEALS }, headers });
  const put = MEALS.map((meal, position) => {
    const { id, title } = recipes[position % recipes.length]!;
    return { id: crypto.randomUUID(), date: monday, meal, position, recipe_id: id, title, servings: 4, locked: false, leftover_of: null };
  });
  const changed = await page.request.post(`${simmer.url}/api/meal-plan/${monday}/changes`, { data: { put }, headers });
  expect(changed.ok(), await changed.text()).toBe(true);
  await page.goto(`/app/meal-plan?week=${monday}`);
  const cells = page.locator('.plan-day .plan-cell');
  await expect(cells).toHaveCount(MEALS.length);
  expect(await brokenWords(cells.locator('b'))).toEqual([]);
  expect(
    await cells.locator('small').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)),
  ).toEqual([]);

  // the menu of a dish stands whole within the window, with what is used most in view
  await cells.last().hover();
  await page
    .getByRole('button', { name: /^More for Tomato|^More for Overnight|^More for Spag/ })
    .last()
    .click();
  const menu = page.getByRole('menu').filter({ visible: true });
  for (const name of ['Lock', 'Remove']) await expect(menu.getByRole('menuitem', { name, exact: true })).toBeInViewport({ ratio: 1 });
  const { y, height } = (await menu.boundingBox())!;
  expect([y >= 0, y + height <= 900]).toEqual([true, true]);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto('/app/shopping-list');
  for (const item of ['500 g quandongs', '2 cups quandongs', '3 bunches quandongs']) {
    await page.getByRole('combobox', { name: 'Add an item' }).fill(item);
    await page.keyboard.press('Enter');
  }
  const row = page.locator('.list-row .tick').filter({ hasText: /quandongs/i });
  await expect(row.locator('.qty')).toContainText('+');
  expect(await brokenWords(row.locator('.name'))).toEqual([]);
  const [name, amount] = [await row.locator('.name').boundingBox(), await row.locator('.qty').boundingBox()];
  expect(amount!.y).toBeGreaterThanOrEqual(name!.y + name!.height - 1);

  const field = page.getByRole('combobox', { name: 'Add an item' });
  const things = ['socks', 'candles', 'matches', 'batteries', 'stamps', 'string', 'buttons', 'nails', 'paint', 'flowers', 'vases', 'lamps'];
  for (const thing of things) {
    await field.fill(thing);
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('.list-row')).toHaveCount(1 + things.length);
  await page.locator('.list-row').last().scrollIntoViewIfNeeded();
  await expect(field).toBeInViewport({ ratio: 1 });
});
