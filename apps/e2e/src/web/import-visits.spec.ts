import { expectAccessible } from './accessible';
import { expect, test } from './simmer';

const RECIPE = /\/app\/recipes\/[0-9a-f-]{36}$/;

test.beforeEach(async ({ page, cook }) => {
  expect(cook).toBeTruthy();
  await page.goto('/app/recipes/import-url');
});

test('an import in one tab leaves another tab free, and goes on in the next one when its own is closed', async ({ page, context }) => {
  await context.route('**/api/imports/batch', () => new Promise(() => {}));
  await page.getByLabel('Web address').fill('https://example.com/soup\nhttps://example.com/stew');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '0 of 2 imported' })).toBeVisible();
  const second = await context.newPage();
  await second.goto('/app/recipes/import-url');
  await second.getByLabel('Web address').fill('https://example.com/tart');
  await second.keyboard.press('Enter');
  await expect(second.getByRole('button', { name: 'Importing recipe...' })).toBeVisible();
  await expect(second.getByRole('heading', { name: '0 of 2 imported' })).toHaveCount(0);
  await second.close();
  await page.close();
  const third = await context.newPage();
  await third.goto('/app/recipes/import-url');
  await expect(third.getByRole('heading', { name: '0 of 3 imported' })).toBeVisible();
});

test('an import that was left while it ran is shown again', async ({ page }) => {
  await page.route('**/api/imports/batch', () => new Promise(() => {}));
  await page.getByLabel('Web address').fill('https://example.com/soup');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Importing recipe...' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Add Recipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add Recipe' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Web address')).toHaveValue('https://example.com/soup');
  await expect(page.getByRole('button', { name: 'Importing recipe...' })).toBeVisible();
});

test('a recipe that came in while Simmer was closed is told of with a link, and nobody is led away', async ({ page, context }) => {
  const { items } = await (await context.request.get('/api/import-samples')).json();
  let id = '';
  await page.route('**/api/imports/batch', async (route) => {
    ({ id } = route.request().postDataJSON().imports[0]);
    await route.fetch();
    // the page is closed before the answer comes
  });
  await page.getByLabel('Web address').fill(items[0].url);
  await page.keyboard.press('Enter');
  const status = async (): Promise<string> => (await (await context.request.get(`/api/imports/${id}`)).json()).status;
  await expect.poll(status, { timeout: 30_000 }).toBe('succeeded');
  await page.close();

  const next = await context.newPage();
  await next.goto('/app/recipes/import-url');
  const notice = next.locator('.recipe-notice');
  await expect(notice).toContainText(/Imported while you were away: White bean soup/);
  await expect(next.getByRole('status').filter({ has: notice }), 'a status that was there before its words').toHaveCount(1);
  await expect(next).toHaveURL('/app/recipes/import-url');
  await expect(next.getByLabel('Web address')).toHaveValue('');
  await expectAccessible(next, 'a recipe that has come in');
  await notice.getByRole('link', { name: 'Open it' }).click();
  await expect(next).toHaveURL(RECIPE);
  // the address changes before the screen does
  await expect(next.getByRole('heading', { level: 1, name: /White bean soup/ })).toBeVisible();
  await next.goBack();
  await expect(next.getByText('Nothing read yet')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('several imports go on after a reload, and nothing comes in twice', async ({ page, simmer }) => {
  const { items } = await (await page.request.get('/api/import-samples')).json();
  await page.route('**/api/imports/batch', () => new Promise(() => {}));
  await page.getByLabel('Web address').fill(`${items[0].url}\nhttp://127.0.0.1:${simmer.environment.DEMO_SITE_PORT}/members`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '0 of 2 imported' })).toBeVisible();
  await page.unroute('**/api/imports/batch');
  for (const visit of ['first', 'second']) {
    await page.reload();
    await expect(page.getByRole('heading', { name: '1 of 2 imported' }), `on the ${visit} reload`).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Failed to import recipe:').first()).toBeVisible({ timeout: 30_000 });
  }
  const { total } = await (await page.request.get('/api/recipes')).json();
  expect(total).toBe(1);
});
