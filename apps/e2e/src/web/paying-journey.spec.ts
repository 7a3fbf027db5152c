import type { Page } from '@playwright/test';
import { confirmEmails, setStaffRoles } from '../../../../tools/verify/as-operator';
import { expectAccessible } from './accessible';
import { addAuthenticator, expect, newCook, newPage, signUp, test } from './simmer';

const TEST_MODE = 'Test mode. No card is charged';

/** On the page of the test checkout. */
async function payWith(page: Page, card: RegExp): Promise<void> {
  await page.getByRole('radio', { name: card }).check();
  await page.getByRole('button', { name: /Start the trial|Pay/ }).click();
}

for (const width of [390, 1280])
  test(`a cook pays, declined first and then with the bank, pays yearly, cancels, and comes back, ${width} px`, async ({
    page,
    cook,
    simmer,
    browser,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    const { id: accountId } = await (await page.request.get('/api/account')).json();
    const staff = await newPage(browser, simmer.url);
    const { email } = await signUp(staff, simmer);
    await setStaffRoles(simmer.environment, email, ['operator']);
    await addAuthenticator(staff, simmer.url);
    const turn = async (days: number): Promise<void> => {
      const data = { accountId, days };
      const answer = await staff.request.post('/api/staff/test-payments/clock', { data, headers: { origin: simmer.url } });
      expect(answer.ok(), await answer.text()).toBe(true);
    };
    const fits = () => expect(page.locator('html')).toHaveJSProperty('scrollWidth', width);

    await page.goto('/app/settings#plan');
    await page.getByRole('link', { name: 'See Premium' }).click();
    await expect(page).toHaveURL(/\/plans$/);
    await expect(page.getByText(TEST_MODE)).toBeVisible();
    await fits();
    await expectAccessible(page, 'the plans');
    await page.getByRole('button', { name: 'Monthly' }).click();
    await page.getByRole('button', { name: 'Start Risk-Free' }).click();

    await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible();
    await expect(page.getByText(TEST_MODE)).toBeVisible();
    await fits();
    await expectAccessible(page, 'the test checkout');
    await payWith(page, /Is declined/);
    await expect(page.getByRole('alert')).toContainText('The bank declined this card.');
    await expectAccessible(page, 'the test checkout after a refusal');
    await payWith(page, /3-D Secure/);
    await expect(page.getByRole('heading', { name: 'Is it you?' })).toBeVisible();
    await expectAccessible(page, 'the test bank');
    await page.getByRole('button', { name: 'Yes, confirm the payment' }).click();
    await expect(page).toHaveURL(/\/app\/recipes$/);
    await expect(page.getByText(/Premium is on/)).toBeVisible();

    await page.goto('/app/settings#plan');
    await expect(page.getByText(/^Free until .*, then \$4$/)).toBeVisible();
    await turn(15);
    await page.reload();
    await page.locator('summary').filter({ hasText: 'You pay' }).click();
    await expect(page.getByText(/^You pay \$\d+\.\d\d today/)).toBeVisible();
    await expectAccessible(page, 'the settings about paying');
    await page.getByRole('button', { name: 'Change to yearly' }).click();
    await expect(page.getByText('Premium, yearly')).toBeVisible();
    await page.locator('summary').filter({ hasText: 'Invoices' }).click();
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();

    await page.locator('summary').filter({ hasText: 'Cancel Premium' }).click();
    await page.locator('#plan-cancel').getByRole('button', { name: 'Cancel Premium', exact: true }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/^\$36 on /)).toBeVisible();

    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Test portal' })).toBeVisible();
    await fits();
    await expectAccessible(page, 'the test portal');
    await page.getByRole('button', { name: 'Cancel Premium' }).click();
    await expect(page.getByRole('status')).toContainText('Premium is canceled.');
    await page.getByRole('link', { name: 'Back to Simmer' }).click();
    await expect(page.getByRole('button', { name: 'Keep Premium' })).toBeVisible();

    await turn(370);
    await page.goto('/resubscribe');
    await expect(page.getByText(/^Premium ended on /)).toBeVisible();
    await fits();
    await page.getByRole('button', { name: 'Bring Premium back' }).click();
    await payWith(page, /^4242/);
    await expect(page.getByText(/Premium is on/)).toBeVisible();
    expect(cook.email).toContain('@');
  });

test('a visitor pays first, and Premium comes with the account', async ({ page, simmer }) => {
  const cook = newCook();
  await page.goto('/plans');
  await page.getByLabel('Your email').fill(cook.email);
  await page.getByRole('button', { name: 'Start Risk-Free' }).click();
  await payWith(page, /^4242/);
  await expect(page).toHaveURL(/\/signup\?session_id=cs_test_/);
  await expect(page.getByRole('region', { name: 'Simmer Premium' })).toBeVisible();
  await expectAccessible(page, 'the sign-up page of a purchase');
  await expect(page.getByLabel('Email')).toHaveValue(cook.email);
  await page.getByLabel('Password', { exact: true }).fill(cook.password);
  await page.getByLabel('I’m 13 or older and agree to the terms').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await confirmEmails(simmer.environment, cook.email);
  const plan = async () => (await (await page.request.get('/api/subscription')).json()).plan;
  await expect.poll(plan).toBe('premium');
});

test('a visitor who comes back from a payment is led on from a page that stands without the app', async ({ page }) => {
  await page.goto('/privacy');
  const state = JSON.stringify({ isTemporary: true, userEmail: 'ada@example.com', plan: 'yearly' });
  await page.evaluate((stored) => localStorage.setItem('simmer.checkout', stored), state);
  await page.reload();
  await expect(page).toHaveURL('/signup?session_id=pending&email=ada%40example.com&plan=yearly');
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('simmer.checkout'))).toBeNull();
});

test('whoever turns back at the checkout has bought nothing', async ({ page, cook }) => {
  await page.goto('/plans');
  await page.getByRole('button', { name: 'Start Risk-Free' }).click();
  await page.getByRole('link', { name: 'Back to Simmer' }).click();
  await expect(page.getByText('You’ve left the checkout. Nothing was charged and nothing has changed.')).toBeVisible();
  expect((await (await page.request.get('/api/subscription')).json()).plan).toBe('free');
  expect(cook.email).toContain('@');
});
