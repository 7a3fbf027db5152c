import { expect, test } from './simmer';

test.beforeEach(async ({ page, cook }) => {
  expect(cook).toBeTruthy();
  await page.goto('/app/recipes/import-url');
});

test('the button waits for an address, and a wrong one is named', async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Import Recipe' })).toBeDisabled();
  await page.getByLabel('Web address').press('Enter');
  await expect(page.getByText('Please enter a recipe URL')).toBeVisible();
  await page.getByLabel('Web address').fill('soup');
  await page.getByRole('button', { name: 'Import Recipe' }).click();
  await expect(page.getByText('Please enter a valid URL')).toBeVisible();
});

test('a page without a recipe gives the exact message, the focus and the open debug panel', async ({ page, simmer }) => {
  await page.getByLabel('Web address').fill(`http://127.0.0.1:${simmer.environment.DEMO_SITE_PORT}/`);
  await page.keyboard.press('Enter');
  const message = page.getByText('Could not extract recipe information from this URL. Try copying and pasting the recipe text instead.');
  await expect(message.first()).toBeVisible();
  await expect(page.locator('#import-problem')).toBeFocused();
  await expect(page.locator('.debug details')).toHaveAttribute('open', '');
  await expect(page.getByLabel('Web address')).toHaveValue(/127\.0\.0\.1/);
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
    await expect(page).toHaveURL(/\/app\/recipes\/[0-9a-f-]{36}$/, { timeout: 30_000 });
    await expect(page.getByRole('checkbox').first()).toBeAttached();
  }
});
