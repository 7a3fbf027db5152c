import type { Page } from '@playwright/test';
import { setStaffRoles } from '../../../../tools/verify/as-operator';
import { expectAccessible } from './accessible';
import { addAuthenticator, expect, newPage, signUp, test } from './simmer';

const FREE = 50;
const SOUPS = Array.from({ length: FREE + 2 }, (_, at) => ({
  '@type': 'Recipe',
  name: `Suppe ${at + 1}`,
  inLanguage: 'de',
  recipeIngredient: ['1 Zwiebel'],
  recipeInstructions: ['Kochen.'],
}));

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

  // of a file with more than the free plan has places for, the last ones wait
  await page.goto('/app/recipes/import-export');
  const buffer = Buffer.from(JSON.stringify({ recipes: SOUPS }));
  await page.locator('input[type=file]').setInputFiles({ name: 'rezepte.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: `${SOUPS.length} Rezepte importieren` }).click({ timeout: 30_000 });
  await expect(page.getByText('2 davon warten auf dem Tablett, bis Platz ist.')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Zum Tablett' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Das Regal ist voll, 2 warten auf dem Tablett' })).toBeVisible();
  await expectAccessible(page, 'a full shelf, in German');
  await page.getByRole('link', { name: 'Premium ansehen' }).click();

  await page.getByRole('button', { name: 'Monatlich' }).click();
  await page.getByRole('button', { name: 'Ohne Risiko starten' }).click();
  await expect(page.getByRole('heading', { name: 'Testkasse' })).toBeVisible();
  await payWith(page, /^4242/);
  await expect(page).toHaveURL(/\/app\/recipes$/);
  await expect.poll(async () => (await (await page.request.get('/api/tray')).json()).total).toBe(0);
  const library = await (await page.request.get('/api/recipes?limit=100')).json();
  const recipes: { id: string; title: string }[] = SOUPS.map(({ name }) =>
    library.items.find(({ title }: { title: string }) => title === name),
  );

  // as a book
  await page.goto('/app/recipes/import-export');
  await page.getByLabel(/^PDF/).check({ force: true });
  const download = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Alle Rezepte exportieren' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

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
  await expect(page.getByText(/^Premium ist gekündigt\./).first()).toBeVisible();

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
