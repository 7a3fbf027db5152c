import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { setStaffRoles } from '../../../../tools/verify/as-operator';
import { expectAccessible } from './accessible';
import { expect, test } from './simmer';

/** Turns two-step sign-in on without the form. */
async function addAuthenticator(page: Page, origin: string): Promise<void> {
  const post = async (path: string, data: object) => {
    const response = await page.request.post(`/api/account/authenticators${path}`, { data, headers: { origin } });
    if (!response.ok()) throw new Error(`${path} failed: ${response.status()} ${await response.text()}`);
    return (await response.json()) as Record<string, string>;
  };
  const { id, key = '' } = await post('', { id: randomUUID() });
  await post(`/${id}/confirm`, { id, name: 'Phone', code: new TOTP({ secret: key }).generate() });
}

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
  await page.getByRole('link', { name: 'All staff pages' }).click();
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
