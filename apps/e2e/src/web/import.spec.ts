import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect, logIn, loseSession, test } from './simmer';

const NOT_EXTRACTABLE = 'Could not extract recipe information from this URL. Try copying and pasting the recipe text instead.';
const RECIPE = /\/app\/recipes\/[0-9a-f-]{36}$/;

test.beforeEach(async ({ page, cook }) => {
  expect(cook).toBeTruthy();
  await page.goto('/app/recipes/import-url');
});

test('the button waits for an address, and a wrong one is named', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Import Recipe' })).toBeDisabled();
  await page.getByLabel('Web address').press('Enter');
  await expect(page.getByText('Please enter a recipe URL')).toBeVisible();
  for (const wrong of ['soup', 'https://exa mple.com']) {
    await page.getByLabel('Web address').fill(wrong);
    await expect(page.getByText('Please enter a valid URL')).toHaveCount(0);
    await page.getByRole('button', { name: 'Import Recipe' }).click();
    await expect(page.getByText('Please enter a valid URL', { exact: true })).toBeVisible();
  }
});

test('the field cannot be written in while the import runs, and keeps the focus', async ({ page }) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/imports/batch', async (route) => {
    await held;
    await route.continue();
  });
  const field = page.getByLabel('Web address');
  await field.fill('http://127.0.0.1:1/recipe');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Importing recipe...' })).toBeDisabled();
  await expect(field).toBeDisabled();
  await expect(field).toBeFocused();
  await page.keyboard.type('soup');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('http://127.0.0.1:1/recipe');
  answer();
  await expect(page.locator('#import-problem')).toBeFocused();
  await expect(field).toBeEditable();
});

test('an import without a session leads through signing in back to its address', async ({ page, cook }) => {
  const field = page.getByLabel('Web address');
  const logInLink = page.getByRole('link', { name: 'Log In', exact: true });
  await field.fill('https://example.com/soup\nhttps://example.com/stew');
  await loseSession(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please sign in first. Your addresses stay on the list.')).toBeVisible();
  await logInLink.click();
  await logIn(page, cook);
  await expect(page.getByRole('heading', { name: '0 of 2 imported' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear this list' }).click();

  await field.fill('https://example.com/soup?for=4&with=bread');
  await loseSession(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('#import-problem')).toContainText('Failed to import recipe: Please sign in first.');
  await logInLink.click();
  await logIn(page, cook);
  await expect(field).toHaveValue('https://example.com/soup?for=4&with=bread');
});

test('of a long address the beginning is shown once the import runs', async ({ page }) => {
  await page.route('**/api/imports/batch', () => new Promise(() => {}));
  const field = page.getByLabel('Web address');
  await field.pressSequentially(`https://example.com/${'very-'.repeat(30)}long`);
  const scrolled = (): Promise<number> => field.evaluate((element) => element.scrollLeft);
  expect(await scrolled()).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Importing recipe...' })).toBeDisabled();
  expect(await scrolled()).toBe(0);
});

test('a page without a recipe gives the exact message, the focus and the open debug panel', async ({ page, simmer }) => {
  await page.getByLabel('Web address').fill(`http://127.0.0.1:${simmer.environment.DEMO_SITE_PORT}/`);
  await page.keyboard.press('Enter');
  const message = page.getByText(NOT_EXTRACTABLE);
  await expect(message.first()).toBeVisible();
  await expect(page.locator('#import-problem')).toBeFocused();
  await expect(page.locator('.debug details')).toHaveAttribute('open', '');
  await expect(page.getByLabel('Web address')).toHaveValue(/127\.0\.0\.1/);
  await page.getByText('Debug panel').click();
  await expect(page.locator('.debug details')).not.toHaveAttribute('open');
});

test('the debug panel opens at every failure, not at the first one only', async ({ page, simmer }) => {
  const messages = { '': NOT_EXTRACTABLE, members: 'it answered 403', nowhere: 'this page doesn’t exist' };
  for (const [path, message] of Object.entries(messages)) {
    await page.getByLabel('Web address').fill(`http://127.0.0.1:${simmer.environment.DEMO_SITE_PORT}/${path}`);
    await page.keyboard.press('Enter');
    await expect(page.locator('#import-problem')).toContainText(message);
    await expect(page.locator('.debug details'), message).toHaveAttribute('open', '');
  }
});

test('an address inside the network is refused and says so', async ({ page }) => {
  await page.getByLabel('Web address').fill('http://127.0.0.1:1/recipe');
  await page.keyboard.press('Enter');
  await expect(page.locator('#import-problem')).toContainText('Failed to import recipe:');
});

test('the three demo pages can all be imported', async ({ page }) => {
  const { items } = await (await page.request.get('/api/import-samples')).json();
  expect(items).toHaveLength(3);
  for (const { url } of items) {
    await page.goto('/app/recipes/import-url');
    await page.getByLabel('Web address').fill(url);
    await page.getByRole('button', { name: 'Import Recipe' }).click();
    await expect(page).toHaveURL(RECIPE, { timeout: 30_000 });
    await expect(page.getByRole('checkbox').first()).toBeAttached();
  }
});

test('whoever comes back from a recipe can see where each part of it was read', async ({ page }) => {
  const { items } = await (await page.request.get('/api/import-samples')).json();
  await page.getByLabel('Web address').fill(items[0].url);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(RECIPE, { timeout: 30_000 });
  await page.goBack();
  await expect(page.locator('.debug details')).not.toHaveAttribute('open');
  await page.getByText('Debug panel').click();
  await expect(page.getByText(/^Where Simmer found each part of ‘White bean soup/)).toBeVisible();
  await expect(page.getByRole('row', { name: /^Ingredients/ })).toContainText(/(Sure|Quite sure), \d+%/);
});

test('an address of a file leads to where files come in', async ({ page, simmer }) => {
  await page.getByLabel('Web address').fill(`http://127.0.0.1:${simmer.environment.DEMO_SITE_PORT}/pictures/white-bean-soup.jpg`);
  await page.keyboard.press('Enter');
  await expect(page.locator('#import-problem')).toContainText('Failed to import recipe: there’s a file at this address, not a page');
  await expect(page.getByRole('link', { name: 'Bring it as a file' })).toHaveAttribute('href', '/app/recipes/import-export');
  await expect(page.getByText('Paste the page’s source')).toHaveCount(0);
});

test('a recipe that the cook has is a question: open it, or import it anyway', async ({ page }) => {
  const { items } = await (await page.request.get('/api/import-samples')).json();
  const importFirst = async (): Promise<void> => {
    await page.goto('/app/recipes/import-url');
    await page.getByLabel('Web address').fill(items[0].url);
    await page.keyboard.press('Enter');
  };
  await importFirst();
  await expect(page).toHaveURL(RECIPE, { timeout: 30_000 });
  const first = page.url();

  await importFirst();
  const notice = page.locator('.recipe-notice');
  await expect(notice).toContainText('You already have this recipe');
  await expect(notice).toBeFocused();
  await expect(page.getByRole('group', { name: 'Import progress' })).toContainText('Already yours');
  await expect(page.locator('#import-problem')).toHaveCount(0);
  await expect(page.locator('.stages .is-err')).toHaveCount(0);
  await expectAccessible(page, 'a duplicate');
  await page.getByRole('link', { name: 'Open it' }).click();
  await expect(page).toHaveURL(first);

  await importFirst();
  await page.getByRole('button', { name: 'Import anyway' }).click();
  await expect(page).toHaveURL(RECIPE, { timeout: 30_000 });
  expect(page.url()).not.toBe(first);
});

test('of a page with several recipes the others are named, and come in too', async ({ page, simmer }) => {
  await page.getByLabel('Web address').fill(`http://127.0.0.1:${simmer.environment.DEMO_SITE_PORT}/friday-supper`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(RECIPE, { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lentil dal with cumin');
  await page
    .getByRole('group', { name: 'This page has 2 more recipes: Pan flatbread and Quick pickled onions' })
    .getByRole('button', { name: 'See them' })
    .click();
  await expect(page.locator('.recipe-notice')).toContainText('The page with Lentil dal with cumin has 2 more recipes:');
  await expectAccessible(page, 'more recipes of a page');

  await page.getByRole('button', { name: 'Import Pan flatbread' }).click();
  await expect(page.locator('.import-row:focus')).toContainText('Pan flatbread');
  await page.getByRole('button', { name: 'Import Quick pickled onions' }).click();
  const rows = page.getByRole('group', { name: 'Import progress' });
  await expect(rows).toContainText('3 of 3 imported', { timeout: 30_000 });
  await expect(rows).toContainText('3 recipes from one page');
  await expect(page.locator('.recipe-notice')).toHaveCount(0);
  await rows.getByRole('link', { name: 'Quick pickled onions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick pickled onions');
});

test('a page that refuses us can be brought as its source', async ({ page, simmer }) => {
  const site = `http://127.0.0.1:${simmer.environment.DEMO_SITE_PORT}`;
  const source = await (await page.request.get(`${site}/white-bean-soup`)).text();
  await page.getByLabel('Web address').fill(`${site}/members`);
  await page.keyboard.press('Enter');
  await expect(page.locator('#import-problem')).toBeFocused();
  await expect(page.getByText('This site blocks apps like ours.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Paste the text of the recipe' })).toHaveAttribute('href', '/app/recipes/paste');

  await page.getByText('Paste the page’s source').click();
  await page.getByRole('button', { name: 'Read this source' }).click();
  await expect(page.getByText('There’s nothing here yet.')).toBeVisible();
  await expectAccessible(page, 'the ways that work');
  await page.getByLabel('Page source').fill(source);
  await page.getByRole('button', { name: 'Read this source' }).click();
  await expect(page).toHaveURL(RECIPE, { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('White bean soup');
});

test('the source of a page that did not reach the server stays in the field', async ({ page, simmer }) => {
  const site = `http://127.0.0.1:${simmer.environment.DEMO_SITE_PORT}`;
  const source = (await (await page.request.get(`${site}/white-bean-soup`)).text()).trim();
  await page.getByLabel('Web address').fill(`${site}/members`);
  await page.keyboard.press('Enter');
  await page.getByText('Paste the page’s source').click();
  await page.getByLabel('Page source').fill(source);
  await page.route('**/api/imports/*/page', (route) => route.abort());
  await page.getByRole('button', { name: 'Read this source' }).click();
  await expect(page.getByText('The page didn’t reach Simmer.')).toBeVisible();
  await expect(page.getByLabel('Page source')).toHaveValue(source);
  await page.unroute('**/api/imports/*/page');
  await page.getByRole('button', { name: 'Read this source' }).click();
  await expect(page).toHaveURL(RECIPE, { timeout: 30_000 });
});

test('while the server holds imports back, another address can be added', async ({ page }) => {
  const field = page.getByLabel('Web address');
  const refusal = { type: 'about:blank', status: 429, code: 'request.rate-limited', title: 'Too many', retryAfter: 900 };
  await page.route('**/api/imports/batch', (route) =>
    route.fulfill({ status: 429, contentType: 'application/problem+json', body: JSON.stringify(refusal) }),
  );
  await field.fill('https://example.com/soup\nhttps://example.com/stew');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The rest will continue at')).toBeVisible();
  await field.fill('https://example.com/tart');
  await page.getByRole('button', { name: 'Import Recipe' }).click();
  await expect(page.getByRole('heading', { name: '0 of 3 imported' })).toBeVisible();
  await expect(field).toHaveValue('');
  await page.getByRole('button', { name: 'Cancel all' }).click();
  await expect(page.getByText('The rest will continue at')).toHaveCount(0);
});

/** Pastes outside of any field. */
const pasteAnywhere = (page: Page, text: string): Promise<void> =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('an address that is pasted once more comes back into the field, which has the focus', async ({ page }) => {
  const field = page.getByLabel('Web address');
  await expect(field).toBeVisible();
  for (const visit of ['first', 'second']) {
    await pasteAnywhere(page, 'https://example.com/soup');
    await expect(field, `the ${visit} time`).toHaveValue('https://example.com/soup');
    await expect(field).toBeFocused();
    await field.fill('');
    await page.getByRole('heading', { level: 1 }).click();
  }
});

test('an address that is pasted while another is imported takes its place, and that one goes on', async ({ page }) => {
  const cancelled: string[] = [];
  page.on('request', (request) => request.url().endsWith('/cancel') && cancelled.push(request.url()));
  await page.route('**/api/imports/batch', () => new Promise(() => {}));
  const field = page.getByLabel('Web address');
  await field.fill('https://example.com/soup');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Importing recipe...' })).toBeVisible();
  await pasteAnywhere(page, 'https://example.org/stew');
  await expect(field).toHaveValue('https://example.org/stew');
  await expect(page.getByText('The import from example.com is still running.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import Recipe' })).toBeEnabled();
  expect(cancelled).toEqual([]);
});

test('a field that is being mended is no longer marked, though the message stays', async ({ page }) => {
  const field = page.getByLabel('Web address');
  await field.fill('http://127.0.0.1:1/recipe');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('https://example.com/soup');
  await expect(field).not.toHaveAttribute('aria-invalid');
  await expect(page.locator('#import-problem')).toBeVisible();
});

test('an import is stopped at once, and says so', async ({ page }) => {
  // the answer to the start never comes
  await page.route('**/api/imports/batch', () => new Promise(() => {}));
  await page.getByLabel('Web address').fill('https://example.com/soup');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Stopped. Nothing was saved.')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Import Recipe' })).toBeEnabled();
});

test('several addresses at once: a row each, with what came of it', async ({ page, simmer }) => {
  const { items } = await (await page.request.get('/api/import-samples')).json();
  const site = `http://127.0.0.1:${simmer.environment.DEMO_SITE_PORT}`;
  const field = page.getByLabel('Web address');
  const text = `Sunday: ${items[0].url}, Monday: ${items[1].url}. Do not forget ${site}/members`;
  await field.focus();
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
  await expect(field).toHaveValue(`${items[0].url}\n${items[1].url}\n${site}/members`);
  await expect(page.getByText('3 addresses, one per line.')).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: '2 of 3 imported' })).toBeVisible({ timeout: 30_000 });
  const row = (index: number) => page.locator('.import-row').nth(index);
  await expect(row(2)).toContainText('Failed to import recipe:');
  await expect(row(0).getByRole('link')).toHaveAttribute('href', RECIPE);
  await expectAccessible(page, 'several imports');

  await row(0).getByRole('button', { name: 'Details' }).click();
  await expect(page.locator('#debug summary')).toBeFocused();
  const title = page.getByRole('row', { name: /^Title/ });
  await expect(title).toContainText('Recipe data on the page (JSON-LD)');
  await expect(title).toContainText(/(Sure|Quite sure), \d+%/);
  await expectAccessible(page, 'the ledger of origins');

  // the list waits for the cook to come back from a recipe
  await row(0).getByRole('link').click();
  await expect(page).toHaveURL(RECIPE);
  await page.goBack();
  await expect(page.getByRole('heading', { name: '2 of 3 imported' })).toBeVisible();

  await row(2).getByRole('button', { name: 'Details' }).click();
  for (const time of ['first', 'second']) {
    await row(2).getByRole('button', { name: 'Other ways' }).click();
    await expect(page.getByRole('heading', { name: 'Other ways that work' }), `the ${time} time`).toBeFocused();
  }
  await page.getByText('Paste the page’s source').click();
  await page.getByLabel('Page source').fill(await (await page.request.get(items[2].url)).text());
  await page.getByRole('button', { name: 'Read this source' }).click();
  await expect(row(2)).toBeFocused();
  await expect(page.getByRole('heading', { name: '3 of 3 imported' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Clear this list' }).click();
  await expect(page.getByText('Nothing read yet')).toBeVisible();
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: '3 of 3 imported' })).toBeVisible();
});
