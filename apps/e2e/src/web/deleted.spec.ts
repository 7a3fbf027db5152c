import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { createRecipe, expect, test } from './simmer';

async function deleted(page: Page, url: string, ...titles: string[]): Promise<void> {
  for (const title of titles) {
    const { id } = await createRecipe(page, url, { title, notes: 'More dill.' });
    await page.request.delete(`${url}/api/recipes/${id}`, { headers: { origin: url } });
  }
}

test('what was deleted is found from the list and comes back one, some or all at a time, and goes again with Undo', async ({
  page,
  cook,
  simmer,
}) => {
  expect(cook).toBeTruthy();
  await page.goto('/app/recipes');
  await page.getByRole('link', { name: 'Recently deleted' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing was deleted in the last 30 days' })).toBeVisible();
  await expectAccessible(page, 'nothing deleted');

  await deleted(page, simmer.url, 'Cod with peas', 'Beet salad', 'Oat porridge', 'Lime cooler');
  await page.reload();
  await expect(page.getByText('Deleted today. With your notes.')).toHaveCount(4);
  await expect(page.getByText('4 go in 30 days, for good.')).toBeVisible();
  await expectAccessible(page, 'deleted recipes');

  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await page.getByRole('button', { name: 'Restore Beet salad' }).click();
  await expect(row('Beet salad').getByText('Back in your recipes')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open Beet salad' })).toBeFocused();
  await expect(page.getByText('3 go in 30 days, for good.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Restore Beet salad' })).toBeVisible();

  await page.getByLabel('Choose Cod with peas').check();
  await page.getByLabel('Choose Oat porridge').check();
  const bar = page.getByRole('toolbar', { name: 'Chosen recipes' });
  await expect(bar.getByText('2 chosen')).toBeVisible();
  await expectAccessible(page, 'chosen deleted recipes');
  await bar.getByRole('button', { name: 'Restore 2' }).click();
  await expect(page.getByText('Back in your recipes')).toHaveCount(2);
  await expect(bar).toHaveCount(0);

  await page.getByRole('button', { name: 'Restore all 2' }).click();
  await expect(page.getByRole('heading', { name: 'All 4 are back' })).toBeVisible();
  await page.getByRole('link', { name: 'See your recipes' }).click();
  await expect(page.getByRole('link', { name: 'Lime cooler' })).toBeVisible();
});

test('a restore that fails says so, and nothing looks as if it were back', async ({ page, cook, simmer }) => {
  expect(cook).toBeTruthy();
  await deleted(page, simmer.url, 'Beet salad');
  await page.goto('/app/recipes/deleted');
  await page.route('**/api/recipes/restore', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'service.failed', status: 500, title: 'Something went wrong on our side. Please try again.' }),
    }),
  );
  await page.getByRole('button', { name: 'Restore Beet salad' }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByText('Back in your recipes')).toHaveCount(0);
  await page.unroute('**/api/recipes/restore');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'It is back' })).toBeVisible();
});
