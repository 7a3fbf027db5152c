import { setStaffRoles } from '../../../../tools/verify/as-operator';
import { expectAccessible } from './accessible';
import { addAuthenticator, createRecipe, expect, newPage, signUp, test } from './simmer';

const TITLE = 'Lemon lentils';

test('a cook makes a recipe, shows it and asks something; staff let it pass, a visitor reads it and the author reports it', async ({
  page,
  cook,
  simmer,
  browser,
}) => {
  test.setTimeout(180_000);
  expect(cook).toBeTruthy();
  const headers = { origin: simmer.url };
  const [author, moderator, visitor] = [
    await newPage(browser, simmer.url),
    await newPage(browser, simmer.url),
    await newPage(browser, simmer.url),
  ];
  await signUp(author, simmer);
  const { id } = await createRecipe(author, simmer.url, { title: TITLE, ingredients: ['1 lemon'], instructions: ['Boil.'] });
  await author.request.put(`/api/recipes/${id}/published`, { data: { id, published: true }, headers });
  const slug = async (): Promise<string | undefined> => {
    const { items } = (await (await page.request.get('/api/community/recipes?limit=100')).json()) as {
      items: { id: string; slug: string }[];
    };
    return items.find((item) => item.id === id)?.slug;
  };
  await expect.poll(slug).toBeTruthy();
  const address = `/app/community/recipe/${await slug()}`;

  await page.goto(address);
  await page.getByRole('button', { name: /^I made it/ }).click();
  const dialog = page.getByRole('dialog', { name: 'I made it' });
  await dialog.getByLabel(/^Note/).fill('With twice the lemon');
  const photo = { name: 'dish.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await dialog.locator('input[type=file]').setInputFiles(photo);
  await expect(dialog.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await expectAccessible(page, 'the dialog of who made a recipe');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const wall = page.getByRole('region', { name: /made/i });
  await expect(wall.getByText('With twice the lemon')).toBeVisible();
  // the first words of a new account are read by somebody first
  await expect(wall.getByText(/Until then only you see it/)).toBeVisible();
  await expect(wall.getByRole('img', { name: /^What .* made$/ })).toBeVisible({ timeout: 30_000 });
  const thread = page.getByRole('region', { name: /^Comments/ });
  await thread.getByLabel('Ask or tell').fill('Do red lentils work?');
  await thread.getByRole('button', { name: 'Post' }).click();
  await expect(thread.getByText('Do red lentils work?')).toBeVisible();
  await expect(thread.getByText(/Until then only you see it/)).toBeVisible();
  await expectAccessible(page, 'what stands under a recipe');

  const read = async (): Promise<void> => {
    await visitor.goto(address);
    // the page comes whole, and the app with the first sign that somebody wants more
    await visitor.getByRole('heading', { name: TITLE }).hover();
  };
  await read();
  await expect(visitor.getByText('Nobody has asked or told anything yet.')).toBeVisible();
  await setStaffRoles(simmer.environment, (await signUp(moderator, simmer)).email, ['moderator']);
  await addAuthenticator(moderator, simmer.url);
  for (const words of ['With twice the lemon', 'Do red lentils work?']) {
    await moderator.goto('/app/staff/moderation');
    await moderator
      .getByRole('link', { name: new RegExp(TITLE) })
      .first()
      .click();
    await expect(moderator.getByText(words)).toBeVisible();
    await moderator.getByRole('radio', { name: 'Leave it' }).check({ force: true });
    await moderator.getByRole('button', { name: 'Leave it' }).click();
    await expect(moderator.getByText('Left it').first()).toBeVisible();
  }
  await read();
  await expect(visitor.getByText('With twice the lemon')).toBeVisible();
  await expect(visitor.getByText('Do red lentils work?')).toBeVisible();
  await visitor.setViewportSize({ width: 390, height: 844 });
  await expect(visitor.locator('html')).toHaveJSProperty('scrollWidth', 390);

  await author.goto(address);
  await author
    .getByRole('region', { name: /^Comments/ })
    .getByRole('button', { name: /^Report/ })
    .click();
  const report = author.getByRole('dialog', { name: 'Report this comment' });
  await report.getByRole('radio', { name: 'It is advertising' }).check({ force: true });
  await report.getByRole('button', { name: 'Report' }).click();
  await expect(author.getByText('Thank you. A person will look at it.').first()).toBeVisible();

  await page.reload();
  await thread.getByRole('button', { name: /^Remove/ }).click();
  await expect(thread.getByText('Do red lentils work?')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(thread.getByText('Do red lentils work?')).toBeVisible();
  await Promise.all([author, moderator, visitor].map((each) => each.context().close()));
});
