import type { Page } from '@playwright/test';
import { setStaffRoles } from '../../../../tools/verify/as-operator';
import { expectAccessible } from './accessible';
import { addAuthenticator, createRecipe, expect, newPage, signUp, test } from './simmer';

/** The one of the recorded answers that has everything. */
const VIDEO = 'S1mm3rWhole';
const RECIPE = 'Freezer leek soup';
const TITLE = 'Soup from the freezer, in words';

/** Stands in for the provider, whom nothing here reaches: its player, and no thumbnail. */
async function withoutProvider(page: Page): Promise<void> {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title><p>The player</p>' }),
  );
  await page.route('https://i.ytimg.com/**', (route) => route.abort());
}

test('staff add a video, a cook finds it in the help and among the videos, plays it and opens its recipe at a step; staff hide it, and it is gone', async ({
  page,
  cook,
  simmer,
  browser,
}) => {
  test.setTimeout(180_000);
  expect(cook).toBeTruthy();
  const moderator = await newPage(browser, simmer.url);
  for (const one of [page, moderator]) await withoutProvider(one);
  const { id } = await createRecipe(page, simmer.url, {
    title: RECIPE,
    ingredients: ['1 leek'],
    instructions: ['Thaw the soup.', 'Season it again.'],
  });
  await page.request.put(`/api/recipes/${id}/published`, { data: { id, published: true }, headers: { origin: simmer.url } });
  const slug = async (): Promise<string | undefined> => {
    const { items } = (await (await page.request.get('/api/community/recipes?limit=100')).json()) as {
      items: { id: string; slug: string }[];
    };
    return items.find((item) => item.id === id)?.slug;
  };
  await expect.poll(slug).toBeTruthy();
  const address = `/app/community/recipe/${await slug()}`;

  await page.goto('/app/videos');
  await expect(page.getByRole('heading', { name: 'No videos available yet.' })).toBeVisible();
  await expectAccessible(page, 'no videos');

  await setStaffRoles(simmer.environment, (await signUp(moderator, simmer)).email, ['moderator']);
  await addAuthenticator(moderator, simmer.url);
  await moderator.goto('/app/staff/videos');
  await moderator.getByRole('button', { name: 'Add a video' }).click();
  const adding = moderator.getByRole('dialog', { name: 'Add a video' });
  await adding.getByLabel('Web address or video id').fill('https://videos.example/soup');
  await adding.getByRole('button', { name: 'Look it up' }).click();
  await expect(adding.getByText('Invalid YouTube URL')).toBeVisible();
  await adding.getByLabel('Web address or video id').fill(`https://youtu.be/${VIDEO}`);
  await adding.getByLabel(/^YouTube Data API key/).fill('a-key-of-the-staff');
  await adding.getByRole('button', { name: 'Look it up' }).click();
  await expect(adding.getByText('Simmer kitchen, 2:14')).toBeVisible();
  await adding.getByLabel(/^Community recipe/).fill(simmer.url + address);
  await adding.getByLabel(/^Chapters/).fill('0:00 Thaw (step 1)\n0:40 Season again (step 2)');
  await expectAccessible(moderator, 'adding a video');
  await adding.getByRole('button', { name: 'Add video' }).click();
  await expect(moderator.getByText(`${TITLE} is shown now.`).first()).toBeVisible();
  await expectAccessible(moderator, 'staff’s videos');

  await page.goto('/knowledge-base');
  const tutorials = page.getByRole('region', { name: 'Video Tutorials' });
  await expect(tutorials.getByRole('tab', { name: /^Recipes/ })).toContainText('1');
  await tutorials.getByRole('button', { name: TITLE }).click();
  const dialog = page.getByRole('dialog', { name: TITLE });
  await expect(dialog.locator('iframe')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.goto('/app/videos?search=FREEZER');
  await page.getByRole('button', { name: TITLE }).click();
  await expect(dialog.locator('iframe').contentFrame().getByText('The player')).toBeVisible();
  await expectAccessible(page, 'a video');
  await dialog.getByRole('button', { name: /Season again/ }).click();
  await expect(dialog.locator('iframe')).toHaveAttribute('src', /start=40/);
  await expect(dialog.getByText('Season it again.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 390);
  await dialog.getByRole('link', { name: `Open ${RECIPE} at step 2` }).click();
  await expect(page).toHaveURL(new RegExp(`${address}#step-2$`));
  await expect(page.locator('#step-2')).toBeFocused();
  await expect(page.locator('#step-2')).toBeInViewport();

  await moderator.getByRole('button', { name: `Hide ${TITLE}` }).click();
  await expect(moderator.getByText(`${TITLE} is hidden.`).first()).toBeVisible();
  await expect
    .poll(async () => ((await (await page.request.get('/api/videos')).json()) as { total: number }).total, { timeout: 5_000 })
    .toBe(0);
  await page.goto('/app/videos');
  await expect(page.getByRole('heading', { name: 'No videos available yet.' })).toBeVisible();

  await moderator.goto('/app/staff/audit-log');
  await expect(moderator.getByText('Looked up a video').first()).toBeVisible();
  await expect(moderator.getByText('Hid a video, or showed it again').first()).toBeVisible();
  await expect(moderator.getByText('a-key-of-the-staff')).toHaveCount(0);
});
