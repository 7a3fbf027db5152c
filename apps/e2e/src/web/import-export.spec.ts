import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from './accessible';
import { createRecipe, expect, test } from './simmer';

const recipes = (...names: string[]): string =>
  JSON.stringify({
    recipes: names.map((name) => ({
      '@type': 'Recipe',
      name,
      recipeIngredient: ['3 leeks', `1 l stock for ${name}`],
      recipeInstructions: ['Soften.', 'Simmer.'],
    })),
  });

const file = (name: string, text: string) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });

test('a file is looked through, reported on, saved, found in the library, and taken back as a whole', async ({ page, cook, simmer }) => {
  expect(cook).toBeTruthy();
  await createRecipe(page, simmer.url, { title: 'Leek soup', ingredients: ['3 leeks', '1 l stock for Leek soup'] });
  await page.goto('/app/recipes/import-export');
  await page
    .locator('input[type=file]')
    .setInputFiles([file('mine.json', recipes('Leek soup', 'Leek tart', 'Leek pie')), file('holiday.bin', '\u0000\u0001\u0002')]);

  await expect(page.getByRole('heading', { name: '3 recipes found' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Yours already', { exact: true })).toBeVisible();
  await expect(page.getByText('holiday.bin')).toBeVisible();
  await page.getByLabel(/^Leek pie/).uncheck();
  await page.reload();
  await expect(page.getByRole('heading', { name: '3 recipes found' })).toBeVisible();
  await page.getByLabel(/^Leek pie/).uncheck();
  await page.getByRole('button', { name: 'Import 1 recipe' }).click();
  await expect(page.getByRole('heading', { name: 'One recipe is in your library' })).toBeFocused({ timeout: 30_000 });

  await page.getByRole('link', { name: 'See your recipes' }).click();
  await expect(page.getByRole('link', { name: 'Leek tart' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Leek pie' })).toHaveCount(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Undo the whole import' }).click();
  await expect(page.getByRole('heading', { name: /^Taken back/ })).toBeVisible({ timeout: 30_000 });
  await page.goto('/app/recipes');
  await expect(page.getByRole('link', { name: 'Leek soup' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Leek tart' })).toHaveCount(0);
});

test('of many files those with a problem are shown, and what could not be done is brought into view', async ({ page, cook }) => {
  expect(cook).toBeTruthy();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app/recipes/import-export');
  const many = Array.from({ length: 20 }, (_, index) => file(`soup-${index}.json`, recipes(`Soup ${index}`)));
  await page.locator('input[type=file]').setInputFiles([...many, file('holiday.bin', '\u0000\u0001\u0002')]);
  await expect(page.getByRole('heading', { name: '20 recipes found' })).toBeFocused({ timeout: 30_000 });
  await expect(page.getByText('holiday.bin')).toBeVisible();
  await expect(page.getByText('soup-7.json')).toBeHidden();
  await page.getByText('The other files').click();
  await expect(page.getByText('soup-7.json')).toBeVisible();
  await page.getByText('The other files').click();
  await expectAccessible(page, 'a report of many files');

  await page.getByLabel(/^Soup 19/).scrollIntoViewIfNeeded();
  await page.route('**/api/file-imports/*/save', (route) => route.abort());
  await page.getByRole('button', { name: 'Import 20 recipes' }).click();
  await expect(page.getByText('We can’t reach Simmer.')).toBeInViewport({ timeout: 30_000 });
});

test('whoever comes back later finds the last import, with its report and undo', async ({ page, cook }) => {
  expect(cook).toBeTruthy();
  await page.goto('/app/recipes/import-export');
  await expect(page.getByRole('heading', { name: 'Brought in lately' })).toHaveCount(0);
  await page
    .locator('input[type=file]')
    .setInputFiles([file('mine.json', recipes('Leek tart', 'Leek pie')), file('holiday.bin', '\u0000\u0001\u0002')]);
  await page.getByRole('button', { name: 'Import 2 recipes' }).click({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: '2 recipes are in your library' })).toBeVisible({ timeout: 30_000 });

  await page.goto('/app/recipes');
  await page.goto('/app/recipes/import-export');
  const line = page.getByRole('listitem').filter({ hasText: 'mine.json and 1 other file' });
  await expect(line).toContainText('saved');
  await expectAccessible(page, 'the last imports');
  await line.getByRole('link', { name: 'mine.json and 1 other file' }).click();
  await expect(page.getByRole('heading', { name: '2 recipes are in your library' })).toBeFocused();
  await expect(page.getByText('holiday.bin')).toBeVisible();
  await page.getByRole('button', { name: 'Undo the whole import' }).click();
  await expect(page.getByRole('heading', { name: /^Taken back/ })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Import other files' }).click();
  await expect(line).toContainText('taken back');
});

test('an export that is too large for one import says how to bring it back', async ({ page, cook, simmer }) => {
  expect(cook).toBeTruthy();
  await createRecipe(page, simmer.url, { title: 'Leek soup', ingredients: ['3 leeks'], instructions: ['Soften.'] });
  // 300 MB of pictures would be a slow way to see one sentence
  await page.route(/\/api\/exports\/[0-9a-f-]{36}$/, async (route) => {
    const answer = await route.fetch();
    const record = (await answer.json()) as { bytes: number | null };
    await route.fulfill({ response: answer, json: { ...record, bytes: record.bytes && 300 * 1024 * 1024 } });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app/recipes/import-export');
  await page.getByRole('button', { name: 'Export all recipes' }).click();
  await expect(page.getByText('export them in parts')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page, 'a large export');
});

test('all recipes, or one that was chosen on its page, leave as a file', async ({ page, cook, simmer }) => {
  expect(cook).toBeTruthy();
  const { id } = await createRecipe(page, simmer.url, { title: 'Leek soup', ingredients: ['3 leeks'], instructions: ['Soften.'] });
  await createRecipe(page, simmer.url, { title: 'Bean stew', ingredients: ['1 tin beans'] });
  await page.goto('/app/recipes/import-export');
  const whole = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all recipes' }).click();
  expect((await whole).suggestedFilename()).toMatch(/^simmer-recipes-.*\.zip$/);
  await expect(page.getByText(/^2 recipes, .* MB$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download the file' })).toBeVisible();

  await page.goto(`/app/recipes/${id}`);
  await page.getByRole('button', { name: 'More: share, export, delete' }).click();
  await page.getByRole('menuitem', { name: 'Export as a file' }).click();
  await expect(page.getByText('1 recipe chosen')).toBeVisible();
  await page.getByLabel(/^Plain text/).check();
  const one = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export 1 recipe' }).click();
  const download = await one;
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toContain('3 leeks');
});

test('a long title fits a phone, dark and light', async ({ page, cook }) => {
  expect(cook).toBeTruthy();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app/recipes/import-export');
  await page
    .locator('input[type=file]')
    .setInputFiles(file('mine.json', recipes('Donaudampfschifffahrtskapitänsmützenkuchen'.repeat(3), 'Leek pie', 'Leek pie')));
  await expect(page.getByRole('heading', { name: '3 recipes found' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Twice in these files')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page, 'a report');
});

test('a report says what stays behind, and whoever wants none of it is back at the top', async ({ page, cook }) => {
  expect(cook).toBeTruthy();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/app/recipes/import-export');
  const tart = {
    '@type': 'Recipe',
    name: 'Leek tart',
    recipeIngredient: ['3 leeks'],
    recipeInstructions: ['Bake.'],
    video: { '@type': 'VideoObject', name: 'How' },
    tool: ['Tart tin'],
  };
  await page.locator('input[type=file]').setInputFiles(file('tart.json', JSON.stringify({ recipes: [tart] })));
  await expect(page.getByText(/^Stays behind: the video/i)).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'what stays behind');
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Import', exact: true })).toBeFocused();
});

test('a file without a recipe says so and leaves a way on', async ({ page, cook }) => {
  expect(cook).toBeTruthy();
  await page.goto('/app/recipes/import-export');
  await page.locator('input[type=file]').setInputFiles(file('empty.txt', ''));
  await expect(page.getByRole('alert')).toContainText('This file is empty');
  await page.locator('input[type=file]').setInputFiles(file('notes.bin', '\u0000\u0001\u0002'));
  await expect(page.getByRole('heading', { name: 'Nothing to import' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('How to get the file out of another app')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
});

test('files may be dropped anywhere, what cannot be sent is refused, and the page stays', async ({ page, cook }) => {
  expect(cook).toBeTruthy();
  const folder = await mkdtemp(join(tmpdir(), 'recipes-'));
  const soup = join(folder, 'soup.cook');
  await writeFile(soup, 'Cook @leeks{2}.');
  const browser = await page.context().newCDPSession(page);
  const drop = async (selector: string, path: string): Promise<void> => {
    const box = await page.locator(selector).boundingBox();
    const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await browser.send('Input.dispatchDragEvent', { type, ...at, data: { items: [], files: [path], dragOperationsMask: 1 } });
  };
  await page.goto('/app/recipes/import-export');
  await page.getByRole('button', { name: 'Choose files' }).waitFor();
  await drop('.drop-zone', folder);
  await expect(page.getByText('is a folder. Put it into a zip and drop that, so its photos come along.')).toBeVisible();
  await drop('h1', soup);
  await expect(page.getByRole('heading', { name: '1 recipe found' })).toBeVisible();
  await drop('h1', soup);
  await expect(page.getByRole('heading', { name: '1 recipe found' })).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  await rm(folder, { recursive: true });
});
