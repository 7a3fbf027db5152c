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
