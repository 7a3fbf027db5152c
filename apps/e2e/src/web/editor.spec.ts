import type { Page } from '@playwright/test';
import { createRecipe, expect, logIn, loseSession, newCook, test } from './simmer';

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

/** Photos, of the recipe or of a step, whose upload ends when it is let go. */
async function chooseSlowPhotos(page: Page, answer: 'arrives' | 'fails', ...places: string[]): Promise<() => void> {
  let letGo!: () => void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/images/*', async (route) => {
    await held;
    await (answer === 'arrives' ? route.continue() : route.abort());
  });
  const photo = { name: 'dish.png', mimeType: 'image/png', buffer: await page.screenshot() };
  for (const place of places) await page.locator(`${place} input[type=file]:not([capture])`).setInputFiles(photo);
  return letGo;
}

test('saving waits for the photos that are being added, and for what is typed meanwhile', async ({ page }) => {
  await page.goto('/app/recipes/new');
  await page.getByLabel('Title').fill('Photo race');
  await page.getByLabel('Step 1', { exact: true }).fill('Simmer.');
  const letGo = await chooseSlowPhotos(page, 'arrives', '.side', '.srow');
  await page.getByLabel('Description').fill('Typed while it was on its way.');
  await save(page);
  await expect(page.getByRole('button', { name: 'Adding the photo...' })).toBeVisible();
  letGo();
  await isSaved(page, 'Photo race');
  await expect(page.getByText('Typed while it was on its way.')).toBeVisible();
  const [recipe] = (await (await page.request.get('/api/recipes')).json()).items;
  const { image_id, instructions } = await (await page.request.get(`/api/recipes/${recipe.id}`)).json();
  expect([image_id, instructions[0].image_id]).toEqual([expect.any(String), expect.any(String)]);
  await page.goto('/app/recipes/new');
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('a photo that does not arrive is told before anything is saved without it', async ({ page }) => {
  await page.goto('/app/recipes/new');
  await page.getByLabel('Title').fill('No photo');
  const letGo = await chooseSlowPhotos(page, 'fails', '.side');
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
  await loseSession(page);
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
