import type { Page } from '@playwright/test';
import { setStaffRoles } from '../../../../tools/verify/as-operator';
import { expectAccessible } from './accessible';
import { addAuthenticator, createRecipe, expect, newPage, signUp, test } from './simmer';

const FREE = 50;

/** On the page of the test checkout. */
async function payWith(page: Page, card: RegExp): Promise<void> {
  await page.getByRole('radio', { name: card }).check();
  await page.getByRole('button', { name: /Testzeit starten|zahlen/ }).click();
}

test('whoever stops paying loses nothing, in German: yearly instead of monthly, canceled, lapsed, and back', async ({
  page,
  cook,
  simmer,
  browser,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: 'language', value: 'de', url: simmer.url }]);
  const headers = { origin: simmer.url };
  const { id: accountId } = await (await page.request.get('/api/account')).json();
  const staff = await newPage(browser, simmer.url);
  const { email } = await signUp(staff, simmer);
  await setStaffRoles(simmer.environment, email, ['operator']);
  await addAuthenticator(staff, simmer.url);
  const turn = async (days: number): Promise<void> => {
    const answer = await staff.request.post('/api/staff/test-payments/clock', { data: { accountId, days }, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
  };

  await page.goto('/plans');
  await page.getByRole('button', { name: 'Monatlich' }).click();
  await page.getByRole('button', { name: 'Ohne Risiko starten' }).click();
  await expect(page.getByRole('heading', { name: 'Testkasse' })).toBeVisible();
  await payWith(page, /^4242/);
  await expect(page).toHaveURL(/\/app\/recipes$/);
  const recipes: { id: string; title: string }[] = [];
  for (let made = 1; made <= FREE + 2; made += 1)
    recipes.push(await createRecipe(page, simmer.url, { title: `Suppe ${made}`, ingredients: ['1 Zwiebel'], language: 'de' }));

  // the price is said before anything happens
  await turn(15);
  await page.goto('/app/settings#plan');
  await page.locator('summary').filter({ hasText: 'Du zahlst' }).click();
  await expect(page.getByText(/^Du zahlst heute .*\$/)).toBeVisible();
  await page.getByRole('button', { name: 'Auf jährlich ändern' }).click();
  await expect(page.getByText('Premium, jährlich')).toBeVisible();

  // two taps
  await page.locator('summary').filter({ hasText: 'Premium kündigen' }).click();
  await page.locator('#plan-cancel').getByRole('button', { name: 'Premium kündigen', exact: true }).click();
  await expect(page.getByText(/^Premium ist gekündigt\./)).toBeVisible();

  await turn(370);
  const plan = async () => (await (await page.request.get('/api/subscription')).json()).plan;
  await expect.poll(plan).toBe('free');
  const change = async ({ id }: { id: string }) => {
    const { revision } = await (await page.request.get(`/api/recipes/${id}`)).json();
    const answer = await page.request.put(`/api/recipes/${id}/notes`, { data: { id, revision, notes: 'Mehr Salz.' }, headers });
    return (await answer.json()).code ?? 'changed';
  };
  const [first, last] = [recipes[0] as (typeof recipes)[number], recipes.at(-1) as (typeof recipes)[number]];
  await expect.poll(() => change(last)).toBe('recipes.beyond-plan');
  expect(await change(first)).toBe('changed');

  // nothing is lost: what is beyond the plan is read and exported
  await page.goto(`/app/recipes/${last.id}`);
  await expect(page.getByRole('heading', { level: 1, name: last.title })).toBeVisible();
  const { items } = await (await page.request.get('/api/recipes?limit=100')).json();
  expect(items).toHaveLength(FREE + 2);
  const exported = await (await page.request.post('/api/exports', { data: { format: 'simmer' }, headers })).json();
  const exportNow = async () => (await page.request.get(`/api/exports/${exported.id}`)).json();
  await expect.poll(async () => (await exportNow()).status).toBe('ready');
  expect((await exportNow()).done).toBe(FREE + 2);

  await page.goto('/resubscribe');
  await expect(page.getByText(/^Premium endete am /)).toBeVisible();
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 390);
  await expectAccessible(page, 'coming back, in German');
  await page.getByRole('button', { name: 'Premium zurückholen' }).click();
  await payWith(page, /^4242/);
  await expect.poll(plan).toBe('premium');
  await expect.poll(() => change(last)).toBe('changed');
  expect(cook.email).toContain('@');
});
