import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect, test } from './simmer';

const RECIPE = /\/app\/recipes\/[0-9a-f-]{36}$/;
const TEXT = 'Leek soup\n\n2 leeks\n1 potato\n\nCook the leeks.\nAdd the potato.';

test.beforeEach(({ cook }) => {
  expect(cook).toBeTruthy();
});

/** What the built bookmark runs in the page of a recipe. */
async function bookmarkScript(page: Page): Promise<string> {
  await page.goto('/app/recipes/import-url');
  await page.getByText('Send a page with a bookmark').click();
  const address = await page.getByRole('link', { name: 'Send to Simmer' }).getAttribute('href');
  expect(address).toMatch(/^javascript:/);
  return decodeURIComponent(String(address).replace('javascript:', ''));
}

test('the bookmark sends the page that the cook sees, and nothing is imported before a press', async ({ page, context, simmer }) => {
  const script = await bookmarkScript(page);
  await page.getByRole('link', { name: 'Send to Simmer' }).click();
  await expect(page.getByText('Don’t click this here:')).toBeVisible();
  await expectAccessible(page, 'the bookmark');

  const site = `http://127.0.0.1:${simmer.environment.DEMO_SITE_PORT}`;
  await page.goto(`${site}/white-bean-soup`);
  // what only a browser sees: the address itself refuses
  await page.evaluate(() => history.replaceState(null, '', '/members'));
  const [opened] = await Promise.all([context.waitForEvent('page'), page.evaluate(script)]);
  await expect(opened.getByText(`A page from ${new URL(site).host} is here`)).toBeVisible();
  await expect(opened.getByLabel('Web address')).toHaveValue(`${site}/members`);
  await expectAccessible(opened, 'a page that has come');
  const recipes = await (await page.request.get(`${simmer.url}/api/recipes`)).json();
  expect(recipes.items).toEqual([]);

  await opened.getByRole('button', { name: 'Import Recipe' }).click();
  await expect(opened).toHaveURL(RECIPE, { timeout: 30_000 });
  await expect(opened.getByRole('heading', { level: 1 })).toContainText('White bean soup');
});

test('a bookmark whose tabs the site has parted leaves the address', async ({ page, simmer }) => {
  const { items } = await (await page.request.get('/api/import-samples')).json();
  await page.goto(`${simmer.url}/app/recipes/import-url?receive=1&url=${encodeURIComponent(items[0].url)}`);
  await expect(page.getByText('The page itself didn’t come along')).toBeVisible();
  await page.getByRole('button', { name: 'Import Recipe' }).click();
  await expect(page).toHaveURL(RECIPE, { timeout: 30_000 });
});

test('Simmer can be installed and shared to', async ({ page }) => {
  await page.goto('/app/recipes');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const response = await page.request.get(String(address));
  expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const { icons, share_target: share, start_url: start, display } = await response.json();
  expect({ start, display }).toEqual({ start: '/app/recipes', display: 'standalone' });
  expect(share).toMatchObject({ action: '/app/recipes/add', method: 'POST', params: { title: 'title', text: 'text', url: 'url' } });
  for (const { src, type } of icons) expect((await page.request.get(src)).headers()['content-type']).toContain(type);

  await page.goto(`/app/recipes/add?title=Soup&text=${encodeURIComponent('Look: https://example.com/soup')}`);
  await expect(page).toHaveURL(/\/app\/recipes\/import-url/);
  await expect(page.getByLabel('Web address')).toHaveValue('https://example.com/soup');

  await page.goto(`/app/recipes/add?title=Dinner&text=${encodeURIComponent(`${TEXT}\nhttps://example.com/soup`)}`);
  await expect(page).toHaveURL(/\/app\/recipes\/paste$/);
  await expect(page.getByLabel('The text')).toHaveValue(new RegExp(`^Dinner\n\n${TEXT.split('\n')[0]}`));
});

test('what is pasted outside a field opens the screen that reads it', async ({ page }) => {
  const paste = (text: string): Promise<void> =>
    page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      (document.activeElement ?? document.body).dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, text);
  await page.goto('/app/recipes');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page
    .getByPlaceholder(/Search/)
    .first()
    .focus();
  await paste('https://example.com/in-a-field');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await paste('soup');
  await expect(page).toHaveURL(/\/app\/recipes$/);
  await paste('Try this: https://example.com/soup');
  await expect(page.getByLabel('Web address')).toHaveValue('https://example.com/soup');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await paste(TEXT);
  await expect(page).toHaveURL(/\/app\/recipes\/paste$/);
  await expect(page.getByLabel('The text')).toHaveValue(TEXT);

  // a text that was not saved yet comes back when the one that took its place is
  await page.getByRole('link', { name: 'Recipes' }).first().click();
  await page.getByRole('heading', { level: 1, name: /recipes/i }).waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await paste('Rice\n\n200 g rice\n\nBoil the rice.');
  await expect(page.getByText('Your earlier text is still here.')).toBeVisible();
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Rice is in your recipes' })).toBeVisible();
  await page.goto('/app/recipes/paste');
  await expect(page.getByLabel('The text')).toHaveValue(TEXT);
});
