import type { Page } from '@playwright/test';
import { createRecipe, expect, logIn, newCook, test } from './simmer';

const RECIPE = { title: 'Leek linguine', ingredients: ['200 g linguine'], instructions: ['Boil.'], notes: 'From Ada.' };

const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save recipe' }).click();
const isSaved = (page: Page, title: string): Promise<void> => expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
const titles = async (page: Page): Promise<string[]> =>
  (await (await page.request.get('/api/recipes')).json()).items.map(({ title }: { title: string }) => title);

test.beforeEach(({ cook }) => expect(cook).toBeTruthy());

test('two tabs write two new recipes, and what one of them has left is taken up by the next', async ({ page }) => {
  await page.goto('/app/recipes/new');
  await page.getByLabel('Title').fill('First of tab one');
  const other = await page.context().newPage();
  await other.goto('/app/recipes/new');
  await expect(other.getByLabel('Title')).toHaveValue('');
  await other.getByLabel('Title').fill('Second of tab two');
  await other.reload();
  await expect(other.getByLabel('Title')).toHaveValue('Second of tab two');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('First of tab one');
  await save(page);
  await isSaved(page, 'First of tab one');
  await other.close();
  await page.goto('/app/recipes/new');
  await expect(page.getByLabel('Title')).toHaveValue('Second of tab two');
  await save(page);
  await isSaved(page, 'Second of tab two');
  expect(await titles(page)).toEqual(expect.arrayContaining(['First of tab one', 'Second of tab two']));
  await page.goto('/app/recipes/new');
  await expect(page.getByLabel('Title')).toHaveValue('');
});

/** A photo whose upload ends when it is let go. */
async function chooseSlowPhoto(page: Page, answer: 'arrives' | 'fails'): Promise<() => void> {
  let letGo!: () => void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/images/*', async (route) => {
    await held;
    await (answer === 'arrives' ? route.continue() : route.abort());
  });
  await page
    .locator('input[type=file]:not([capture])')
    .setInputFiles({ name: 'dish.png', mimeType: 'image/png', buffer: await page.screenshot() });
  return letGo;
}

test('saving waits for the photo that is being added, and for what is typed meanwhile', async ({ page }) => {
  await page.goto('/app/recipes/new');
  await page.getByLabel('Title').fill('Photo race');
  const letGo = await chooseSlowPhoto(page, 'arrives');
  await page.getByLabel('Description').fill('Typed while it was on its way.');
  await save(page);
  await expect(page.getByRole('button', { name: 'Adding the photo...' })).toBeVisible();
  letGo();
  await isSaved(page, 'Photo race');
  await expect(page.getByText('Typed while it was on its way.')).toBeVisible();
  const [recipe] = (await (await page.request.get('/api/recipes')).json()).items;
  expect((await (await page.request.get(`/api/recipes/${recipe.id}`)).json()).image_id).not.toBeNull();
  await page.goto('/app/recipes/new');
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('a photo that does not arrive is told before anything is saved without it', async ({ page }) => {
  await page.goto('/app/recipes/new');
  await page.getByLabel('Title').fill('No photo');
  const letGo = await chooseSlowPhoto(page, 'fails');
  await save(page);
  letGo();
  await expect(page.getByText('The photo didn’t upload.')).toBeInViewport();
  expect(await titles(page)).toEqual([]);
  await save(page);
  await isSaved(page, 'No photo');
});

test('a half-written recipe and a pasted text are shown to the cook who typed them alone', async ({ page, cook }) => {
  await page.goto('/app/recipes/new');
  await page.getByLabel('Title').fill('A secret of Ada');
  await page.goto('/app/recipes/paste');
  await page.getByLabel('The text').fill('Pasted by Ada');
  const headers = { origin: new URL(page.url()).origin };
  await page.request.post('/api/auth/logout', { headers });
  await page.request.post('/api/auth/register', { data: { ...newCook(), name: 'Mara Stone', acceptsTerms: true }, headers });
  await page.goto('/app/recipes/new');
  await expect(page.getByLabel('Title')).toHaveValue('');
  await page.goto('/app/recipes/paste');
  await expect(page.getByLabel('The text')).toHaveValue('');
  await page.request.post('/api/auth/logout', { headers });
  await page.request.post('/api/auth/login', { data: cook, headers });
  await page.goto('/app/recipes/new');
  await expect(page.getByLabel('Title')).toHaveValue('A secret of Ada');
  await page.goto('/app/recipes/paste');
  await expect(page.getByLabel('The text')).toHaveValue('Pasted by Ada');
});

test('a kept draft does not write over a version that was saved after it was begun', async ({ page, simmer }) => {
  const { id } = await createRecipe(page, simmer.url, RECIPE);
  await page.goto(`/app/recipes/edit/${id}`);
  await page.getByLabel('Title').fill('Mine');
  await page.goto('/app/recipes');
  const theirs = { ...RECIPE, id, title: 'Theirs', notes: 'From Mara.', revision: 1 };
  expect((await page.request.put(`/api/recipes/${id}`, { data: theirs, headers: { origin: simmer.url } })).ok()).toBe(true);
  await page.goto(`/app/recipes/edit/${id}`);
  await expect(page.getByLabel('Title')).toHaveValue('Mine');
  await save(page);
  await expect(page.getByText('This recipe was changed somewhere else.')).toBeVisible();
  expect(await titles(page)).toEqual(['Theirs']);
  await page.getByRole('button', { name: 'Save mine anyway' }).click();
  await isSaved(page, 'Mine');
  await expect(page.getByText('From Mara.')).toBeVisible();
});

test('two tabs that write on the same recipe keep their words apart, and both can be saved', async ({ page, simmer }) => {
  const { id } = await createRecipe(page, simmer.url, RECIPE);
  await page.goto(`/app/recipes/edit/${id}`);
  await page.getByLabel('Title').fill('Of tab one');
  const other = await page.context().newPage();
  await other.goto(`/app/recipes/edit/${id}`);
  await expect(other.getByLabel('Title')).toHaveValue('Leek linguine');
  await other.getByLabel('Title').fill('Of tab two');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Of tab one');
  await save(page);
  await isSaved(page, 'Of tab one');
  await other.reload();
  await expect(other.getByLabel('Title')).toHaveValue('Of tab two');
  await save(other);
  await expect(other.getByText('This recipe was changed somewhere else.')).toBeVisible();
  await other.getByRole('button', { name: 'Save as a new recipe' }).click();
  await isSaved(other, 'Of tab two');
  expect(await titles(page)).toEqual(expect.arrayContaining(['Of tab one', 'Of tab two']));
});

test('what was written on a recipe that was deleted meanwhile becomes a new one', async ({ page, simmer }) => {
  const { id } = await createRecipe(page, simmer.url, RECIPE);
  await page.goto(`/app/recipes/edit/${id}`);
  await page.getByLabel('Title').fill('Still wanted');
  expect((await page.request.delete(`/api/recipes/${id}`, { headers: { origin: simmer.url } })).ok()).toBe(true);
  await page.goto(`/app/recipes/${id}`);
  await page.getByRole('button', { name: 'Save your changes as a new recipe' }).click();
  await expect(page).toHaveURL('/app/recipes/new');
  await expect(page.getByLabel('Title')).toHaveValue('Still wanted');
  await save(page);
  await isSaved(page, 'Still wanted');
  expect(await titles(page)).toEqual(['Still wanted']);
  await page.goto(`/app/recipes/${id}`);
  await expect(page.getByRole('link', { name: 'Back to your recipes' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save your changes as a new recipe' })).toHaveCount(0);
});

test('a note that was not saved is still there after the page was left', async ({ page, simmer }) => {
  const { id } = await createRecipe(page, simmer.url, { ...RECIPE, notes: '' });
  await page.goto(`/app/recipes/${id}`);
  await page.getByRole('button', { name: 'Write a note' }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('More salt next time.');
  await page.getByRole('link', { name: 'Recipes' }).first().click();
  // the address changes before the page does
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('More salt next time.');
  await expect(page.getByText('Not saved yet. Kept on this device.')).toBeVisible();
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('button', { name: 'Save note' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('More salt next time.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveCount(0);
});

test('a text that is too long is kept whole, and its field says how long it is', async ({ page }) => {
  await page.goto('/app/recipes/new');
  await page.getByLabel('Title').fill('Long');
  const description = page.getByLabel('Description');
  await description.focus();
  await page.keyboard.insertText('x'.repeat(10_000));
  await expect(description).toHaveValue('x'.repeat(10_000));
  await expect(page.getByText('Use at most 5,000 characters. This has 10,000.')).toBeVisible();
  await save(page);
  await page.getByRole('link', { name: 'Use at most 5,000 characters.' }).click();
  await expect(description).toBeFocused();
  await description.fill('Short.');
  await expect(description).not.toHaveAttribute('aria-invalid');
  await save(page);
  await isSaved(page, 'Long');
});

test('a save without a session is told where one looks, and leads through signing in back to the same words', async ({
  page,
  cook,
  simmer,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await createRecipe(page, simmer.url, {
    ...RECIPE,
    ingredients: Array.from({ length: 8 }, (_, index) => `${index + 1} eggs`),
  });
  await page.goto(`/app/recipes/edit/${id}`);
  await page.getByLabel('Title').fill('Typed before');
  // only the save is to meet the end of the session, nothing that is asked for in the background
  await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Add a step' }).scrollIntoViewIfNeeded();
  await save(page);
  await page.unroute('**/api/**');
  const message = page.getByText('Not saved yet. Please sign in first.');
  await expect(message).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.save-failure')).toBeFocused();
  await page.getByRole('link', { name: 'Log In', exact: true }).click();
  await logIn(page, cook);
  await expect(page).toHaveURL(`/app/recipes/edit/${id}`);
  await expect(page.getByLabel('Title')).toHaveValue('Typed before');
  await save(page);
  await isSaved(page, 'Typed before');
});

test('a recipe that was deleted while it was edited can be saved as a new one', async ({ page, simmer }) => {
  const { id } = await createRecipe(page, simmer.url, RECIPE);
  await page.goto(`/app/recipes/edit/${id}`);
  await page.getByLabel('Title').fill('Still wanted');
  expect((await page.request.delete(`/api/recipes/${id}`, { headers: { origin: simmer.url } })).ok()).toBe(true);
  await save(page);
  await page.getByRole('button', { name: 'Save as a new recipe' }).click();
  await isSaved(page, 'Still wanted');
  await expect(page.getByText('From Ada.')).toBeVisible();
  expect(await titles(page)).toEqual(['Still wanted']);
});

test('by keyboard one tag follows the other, and the focus stays where the work goes on', async ({ page }) => {
  await page.goto('/app/recipes/new');
  await page.getByRole('button', { name: 'Add tag' }).press('Enter');
  await page.keyboard.type('Dinner');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('New tag')).toBeFocused();
  await page.keyboard.type('Soup');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add tag' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove tag soup' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add tag' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Remove tag/ })).toHaveCount(1);
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(page.getByLabel('Title')).toBeFocused();
});
