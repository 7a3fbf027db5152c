import { setStaffRoles } from '../../../../tools/verify/as-operator';
import { expectAccessible } from './accessible';
import { addAuthenticator, createRecipe, expect, newPage, signUp, test } from './simmer';

test('the staff pages are no pages for a cook', async ({ page, cook }) => {
  expect(cook).toBeTruthy();
  for (const path of ['/app/staff', '/app/staff/audit-log']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'There’s no such page' })).toBeVisible();
  }
  expect((await page.request.get('/api/staff/audit-log')).status()).toBe(403);
});

test('staff find in the audit log what they have looked at, and what was decided about them', async ({ page, cook, simmer }) => {
  await setStaffRoles(simmer.environment, cook.email, ['operator']);
  await addAuthenticator(page, simmer.url);
  await page.goto('/app/recipes');
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Staff pages' }).click();
  await expect(page.getByText('You’re here as Operator.')).toBeVisible();
  await expectAccessible(page, 'the staff overview');

  await page.getByRole('main').getByRole('link', { name: 'Dead letters' }).last().click();
  await expect(page).toHaveURL('/ops/dead-letters');
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByText('Read the dead letters').first()).toBeVisible();
  await page.getByLabel('Who').selectOption(cook.email);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByLabel('Who').selectOption('At the server');
  await expect(page.getByText('Set staff roles').first()).toBeVisible();
  await expectAccessible(page, 'the audit log');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 390);
});

test('an operator finds the subscription of a cook, grants premium with a reason and ends it, and the audit log says so', async ({
  page,
  cook,
  simmer,
  browser,
}) => {
  const other = await newPage(browser, simmer.url);
  const { email } = await signUp(other, simmer);
  await setStaffRoles(simmer.environment, cook.email, ['operator']);
  await addAuthenticator(page, simmer.url);
  await page.goto('/app/staff/subscriptions');
  await page.getByLabel('Email of the account').fill(email);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('heading', { name: 'Free plan' })).toBeVisible();
  await page.getByLabel('Reason').fill('Helped us test');
  await page.getByRole('button', { name: 'Grant Premium' }).click();
  await expect(page.getByRole('heading', { name: 'Premium, granted' })).toBeVisible();
  const plan = async () => (await (await other.request.get('/api/subscription')).json()).plan;
  expect(await plan()).toBe('premium');
  await expectAccessible(page, 'subscriptions, for staff');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', width);
  }
  await page.getByLabel('Reason').fill('The test is over');
  await page.getByRole('button', { name: 'End Premium now' }).click();
  await expect(page.getByRole('heading', { name: 'Free plan' })).toBeVisible();
  expect(await plan()).toBe('free');
  await page.goto('/app/staff/audit-log');
  await expect(page.getByText('Ended Premium').first()).toBeVisible();
  await expect(page.getByText('Looked at a subscription').first()).toBeVisible();
});

test('a moderator hides what was reported, its cook appeals, and another moderator restores it', async ({
  page,
  cook,
  simmer,
  browser,
}) => {
  test.setTimeout(180_000);
  const headers = { origin: simmer.url };
  const author = await newPage(browser, simmer.url);
  await signUp(author, simmer);
  const { id } = await createRecipe(author, simmer.url, { title: 'Reported goulash', ingredients: ['1 onion'] });
  await author.request.put(`/api/recipes/${id}/published`, { data: { id, published: true }, headers });
  const isShown = async (): Promise<boolean> => (await (await page.request.get('/api/community/recipes?limit=100')).text()).includes(id);
  await expect.poll(isShown).toBe(true);
  const sent = await page.request.post(`/api/community/recipes/${id}/reports`, {
    data: { id, reason: 'copied', note: 'From a book.' },
    headers,
  });
  expect(sent.ok()).toBe(true);

  await setStaffRoles(simmer.environment, cook.email, ['moderator']);
  await addAuthenticator(page, simmer.url);
  await page.goto('/app/staff/moderation');
  await page.getByRole('link', { name: /Reported goulash/ }).click();
  await expect(page.getByText('From a book.')).toBeVisible();
  await expectAccessible(page, 'a case');
  await page.getByRole('radio', { name: 'Hide and warn' }).check({ force: true });
  await page.getByRole('button', { name: 'Hide and warn' }).click();
  await expect(page.getByText('Hid it and warned: Copied')).toBeVisible();
  await expect.poll(isShown, { timeout: 5_000 }).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 390);

  await author.goto('/app/community/decisions');
  await expect(author.getByText(/Only you see it/)).toBeVisible();
  await expectAccessible(author, 'the decisions about a cook’s content');
  await author.getByRole('button', { name: 'Ask for another look' }).click();
  await author.getByLabel('Why it should come back').fill('It is my grandmother’s.');
  await author.getByRole('button', { name: 'Send' }).click();
  await expect(author.getByText(/You asked for another look/)).toBeVisible();

  await page.goto('/app/staff/moderation');
  await page.getByRole('link', { name: /Reported goulash/ }).click();
  await expect(page.getByText(/Somebody else decides about it/)).toBeVisible();
  const other = await newPage(browser, simmer.url);
  await setStaffRoles(simmer.environment, (await signUp(other, simmer)).email, ['moderator']);
  await addAuthenticator(other, simmer.url);
  await other.goto('/app/staff/moderation');
  await other.getByRole('link', { name: /Reported goulash/ }).click();
  await expectAccessible(other, 'an appeal');
  await other.getByRole('button', { name: 'Restore' }).click();
  await expect(other.getByText('Restored it after the appeal')).toBeVisible();
  await expect.poll(isShown, { timeout: 5_000 }).toBe(true);
  await Promise.all([author.context().close(), other.context().close()]);
});
