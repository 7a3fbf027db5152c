import { expect, newCook, test } from './simmer';

test('a cook imports a recipe with its picture, and it is still there after everything was restarted', async ({ page, simmer }) => {
  test.setTimeout(180_000);
  const cook = newCook();

  await page.goto('/auth/register');
  await page.getByLabel('Your name').fill('Ada Brook');
  await page.getByLabel('Email').fill(cook.email);
  await page.getByLabel('Password', { exact: true }).fill(cook.password);
  await page.getByLabel('I’m 13 or older and agree to the terms').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.getByRole('link', { name: /Later/ }).click();
  await expect(page).toHaveURL(/\/app\/recipes$/);
  await expect(page.getByRole('heading', { name: 'A clean plate' })).toBeVisible();

  const samples = await (await page.request.get('/api/import-samples')).json();
  await page.goto('/app/recipes/import-url');
  await page.getByLabel('Web address').fill(samples.items[0].url);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Importing recipe...' })).toBeVisible();
  await expect(page.getByText('Page fetched')).toBeVisible();

  await expect(page).toHaveURL(/\/app\/recipes\/[0-9a-f-]{36}$/, { timeout: 30_000 });
  const address = page.url();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const picture = page.locator('article img').first();
  await expect(picture).toHaveAttribute('src', /^\/media\//);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);

  await page.getByRole('button', { name: 'More: share, export, delete' }).click();
  await page.getByRole('menuitem', { name: 'Edit recipe' }).click();
  await page.getByLabel('Title').fill(`${title}, our way`);
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${title}, our way` })).toBeVisible();

  const heart = page.getByRole('button', { name: `Favorite ${title}, our way` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);

  const signIn = async (): Promise<void> => {
    await page.goto(address);
    await expect(page).toHaveURL(/\/auth\/login\?next=/);
    await page.getByLabel('Email').fill(cook.email);
    await page.getByLabel('Password', { exact: true }).fill(cook.password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL(address);
  };
  await signIn();

  await simmer.restart();
  await page.context().clearCookies();
  await signIn();
  await expect(page.getByRole('heading', { level: 1, name: `${title}, our way` })).toBeVisible();
  await expect(page.getByRole('button', { name: `Favorite ${title}, our way` })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
});

test.describe('with all that a browser has', () => {
  // what blocks it in other tests says so in the console
  test.use({ serviceWorkers: 'allow' });

  test('a visitor meets no error, in the page or in the console', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/app/recipes');
    await expect(page).toHaveURL(/\/auth\/login\?next=/);
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
    expect(said).toEqual([]);
  });
});
