import { type Browser, expect, type Page } from '@playwright/test';
import { createRecipe, test } from './simmer';

/** Three pages. */
const RECIPES = 26;

/** Publishes recipes of the cook who is signed in. */
async function publish(page: Page, url: string): Promise<void> {
  for (let at = 0; at < RECIPES; at++) {
    const recipe = {
      title: `Gallery dish ${at}`,
      ingredients: ['2 leeks', '200 g rice'],
      instructions: ['Boil.', 'Toss.'],
      cook_time: at < 5 ? 10 : 45,
    };
    const { id } = await createRecipe(page, url, recipe);
    const response = await page.request.put(`${url}/api/recipes/${id}/published`, { data: { published: true }, headers: { origin: url } });
    expect(response.ok(), await response.text()).toBe(true);
  }
}

const visit = async (browser: Browser, baseURL: string): Promise<Page> => (await browser.newContext({ baseURL })).newPage();

test('a visitor searches and filters the gallery, opens a recipe, and Back restores the place', async ({ page, cook, simmer, browser }) => {
  // as many recipes as it needs take their time
  test.slow();
  expect(cook).toBeTruthy();
  await publish(page, simmer.url);
  const visitor = await visit(browser, simmer.url);
  await expect(async () => {
    await visitor.goto('/app/community?search=gallery+dish');
    await expect(visitor.getByText(`${RECIPES} recipes`)).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await visitor.getByRole('button', { name: 'Filters' }).click();
  await visitor.getByRole('button', { name: 'Up to 15 min' }).click();
  await expect(visitor.getByText('5 recipes')).toBeVisible();
  await expect(visitor).toHaveURL(/timeRange=15/);
  await visitor.getByRole('button', { name: 'Clear all' }).click();
  await expect(visitor.getByText(`${RECIPES} recipes`)).toBeVisible();

  // the oldest is the last, and is drawn once its place is near
  const title = 'Gallery dish 0';
  const link = visitor.getByRole('link', { name: title, exact: true });
  await expect(async () => {
    await visitor.keyboard.press('End');
    await expect(link).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  await expect(visitor.getByText("You've seen all the recipes!")).toBeVisible();
  const scrolledTo = async () => visitor.evaluate(() => window.scrollY);
  const place = await scrolledTo();
  expect(place).toBeGreaterThan(500);
  await link.click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await visitor.goBack();
  await expect(link).toBeInViewport();
  await expect.poll(async () => Math.abs((await scrolledTo()) - place)).toBeLessThan(5);
  await visitor.context().close();
});

test('the page of a published recipe needs no script, and says what it is to programs and previews', async ({
  page,
  cook,
  simmer,
  browser,
}) => {
  expect(cook).toBeTruthy();
  const { id } = await createRecipe(page, simmer.url, { title: 'Scriptless soup', ingredients: ['2 leeks'], instructions: ['Boil.'] });
  await page.request.put(`${simmer.url}/api/recipes/${id}/published`, { data: { published: true }, headers: { origin: simmer.url } });
  const context = await browser.newContext({ baseURL: simmer.url, javaScriptEnabled: false });
  const visitor = await context.newPage();
  await expect(async () => {
    await visitor.goto(`/app/community/recipe/scriptless-soup-${id.slice(-8)}`);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Scriptless soup' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await visitor.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await expect(visitor.getByRole('menu')).toBeFocused();
  await visitor.keyboard.press('Escape');
  await expect(visitor.getByRole('menu')).toHaveCount(0);
  const data = JSON.parse((await visitor.locator('script[type="application/ld+json"]').textContent()) ?? '') as object;
  expect(data).toMatchObject({ '@type': 'Recipe', name: 'Scriptless soup', recipeIngredient: ['2 leeks'] });
  await expect(visitor.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http/);
  await context.close();
});
