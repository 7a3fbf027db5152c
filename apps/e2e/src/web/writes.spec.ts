import type { Page } from '@playwright/test';
import { atRest, createRecipe, expect, logIn, loseSession, test } from './simmer';

const RECIPE = { title: 'Leek tart', ingredients: ['2 leeks'], instructions: ['Bake it.'], servings: 4 };
/** The stream of live updates, and what the page of a recipe asks for besides the recipe. */
const BESIDE = /^\/api\/(live|food-choices|household)/;

/** The calls of the API from now on that concern what was saved. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !BESIDE.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

test('saving a recipe is one request: what came back is not asked for again', async ({ page, cook, simmer }) => {
  expect(cook).toBeTruthy();
  const { id } = await createRecipe(page, simmer.url, RECIPE);
  const copied = page.waitForResponse('**/api/library/recipes*');
  await page.goto(`/app/recipes/edit/${id}`);
  await copied;
  await page.getByLabel('Title').fill('Leek and cheese tart');
  const calls = callsOf(page);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leek and cheese tart' })).toBeVisible();
  expect(calls).toEqual([`PUT /api/recipes/${id}`]);
});

test('a write without a session leads to signing in and back, and nothing typed is lost', async ({ page, cook, simmer }) => {
  const { id } = await createRecipe(page, simmer.url, RECIPE);
  await page.goto(`/app/recipes/${id}`);
  await page.getByRole('button', { name: 'Write a note' }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('More cheese next time');
  await loseSession(page);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?next=/);
  await logIn(page, cook);
  await expect(page).toHaveURL(`/app/recipes/${id}`);
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('More cheese next time');
});

test('a favorite marked without a connection is counted, survives a reload, and arrives when there is one', async ({
  page,
  cook,
  context,
  simmer,
}) => {
  expect(cook).toBeTruthy();
  const { id } = await createRecipe(page, simmer.url, RECIPE);
  await page.goto('/app/recipes');
  const heart = page.getByRole('button', { name: /Leek tart/ });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  // the part of the app that keeps things on the device has come
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name === 'simmer'));
  await atRest(page);
  await context.setOffline(true);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 waiting')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect.poll(async () => (await (await page.request.get(`/api/recipes/${id}`)).json()).favorite).toBe(true);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('signing out asks about a draft, and leaves nothing of it on the device', async ({ page, cook }) => {
  expect(cook).toBeTruthy();
  await page.goto('/app/recipes/new');
  await page.getByLabel('Title').fill('Secret soup');
  await page.goto('/app/recipes');
  await page
    .getByRole('button', { name: /Account menu|menu/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Secret soup');
  const stored = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('simmer');
        opening.onsuccess = () => {
          const asking = opening.result.transaction('documents').objectStore('documents').getAll();
          asking.onsuccess = () => resolve(JSON.stringify(asking.result));
        };
      }),
  );
  expect(stored).not.toContain('Secret soup');
});
