import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { openAccount } from '../../../../tools/voice/account.mjs';
import { makePremium } from '../../../../tools/verify/as-operator';
import { VoicePlatform } from '../oauth/voice-platform';
import { expectAccessible } from './accessible';
import { Inbox } from './inbox';
import { expect, logIn, newCook, test } from './simmer';

const HALF_MINUTE_MS = 30_000;

test('an account, from its first email to the last: locked, moved, opened again, linked to a voice, taken along and deleted', async ({
  page,
  simmer,
  browser,
}) => {
  test.setTimeout(150_000);
  const inbox = new Inbox(simmer.environment['MAIL_INBOX_URL'] ?? '');
  const cook = newCook();
  const settings = async (row?: string) => {
    await page.goto('/app/settings');
    if (row) await page.locator('summary').filter({ hasText: row }).first().click();
  };
  const toast = (text: string) => page.getByRole('region', { name: 'Notifications' }).getByRole('group', { name: text });
  const signOut = async () => {
    await page.goto('/app/recipes');
    await page.getByRole('button', { name: /account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/$/);
  };

  await page.goto('/auth/register');
  await page.getByLabel('Your name').fill('Ada Brook');
  await page.getByLabel('Email').fill(cook.email);
  await page.getByLabel('Password', { exact: true }).fill(cook.password);
  await page.getByLabel('I’m 13 or older and agree to the terms').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.goto(await inbox.linkIn(cook.email, 'Confirm your email'));
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('heading', { name: 'Confirmed. Come in' })).toBeVisible();
  const { id: accountId } = await (await page.request.get('/api/account')).json();

  await settings('Second factor');
  await page.getByRole('button', { name: 'Add an authenticator' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an authenticator' });
  const key = (await dialog.locator('.key > span').innerText()).replaceAll(' ', '');
  // each half minute's digits are taken once, and those of the next one already now: so neither use is late on a slow machine
  const digits = (halfMinutes: number) => new TOTP({ secret: key }).generate({ timestamp: Date.now() + halfMinutes * HALF_MINUTE_MS });
  await dialog.getByLabel('The six digits it shows now').fill(digits(0));
  await dialog.getByRole('button', { name: 'Turn it on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const paper = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'Done' }).click();

  await signOut();
  await page.goto('/auth/login');
  await logIn(page, cook);
  await expect(page.getByRole('heading', { name: 'Six digits, then supper' })).toBeVisible();
  await expectAccessible(page, 'the second step');
  // who has signed in by half has a page of their own too, which no browser keeps
  expect((await page.reload())?.headers()['cache-control']).toBe('no-store');
  // sent with its last digit
  await page.getByLabel('Code from the app').fill(digits(1));
  await expect(page).toHaveURL(/\/app\/recipes$/);

  await withPasskeys(page);
  await settings('Passkeys');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(toast('can sign you in from now on')).toBeVisible();
  await signOut();
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/app\/recipes$/);

  const before = cook.email;
  cook.email = newCook().email;
  await settings('Email');
  await page.getByLabel('New email').fill(cook.email);
  await page.getByRole('button', { name: 'Send the email' }).click();
  await expect(page.getByText(`We sent an email to ${cook.email}`)).toBeVisible();
  await page.goto(await inbox.linkIn(cook.email, 'Confirm your new email'));
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByText(`${cook.email} is yours.`)).toBeVisible();
  await inbox.mail(before, 'Your email was changed');

  const phone = await browser.newContext({ baseURL: simmer.url });
  const post = (path: string, data: object) => phone.request.post(`/api${path}`, { data, headers: { origin: simmer.url } });
  const signInOnPhone = async () => {
    expect((await (await post('/auth/login', cook)).json()).pending.methods).toEqual(expect.arrayContaining(['authenticator']));
    expect((await post('/auth/recovery-code', { code: paper.pop() })).status()).toBe(200);
  };
  const onPhone = async () => (await (await phone.request.get('/api/session')).json()).account?.email ?? null;
  await signInOnPhone();
  expect(await onPhone()).toBe(cook.email);

  await signOut();
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(cook.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If there’s an account with this address, a link is on its way.')).toBeVisible();
  await page.goto(await inbox.linkIn(cook.email, 'Choose a new password'));
  cook.password = newCook().password;
  await page.getByLabel('New password').fill(cook.password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeVisible();
  await expect.poll(onPhone).toBeNull();
  await page.getByRole('link', { name: 'Log In' }).last().click();
  await logIn(page, cook);
  await page.getByRole('button', { name: /^Use a recovery code/ }).click();
  await page.getByLabel('Recovery code', { exact: true }).fill(paper.pop() ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/app\/recipes$/);

  await signInOnPhone();
  expect(await onPhone()).toBe(cook.email);
  await settings();
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(toast('You’re signed out everywhere else.')).toBeVisible();
  await expect.poll(onPhone).toBeNull();
  await expectAccessible(page, 'settings');

  await makePremium(simmer.environment, accountId);
  const platform = await VoicePlatform.of(simmer.url);
  const begun = await platform.begin();
  const sentBack = new Promise<URL>((resolve) => {
    void page.route('https://layla.voice.example/**', async (route) => {
      resolve(new URL(route.request().url()));
      await route.fulfill({ contentType: 'text/plain', body: 'linked' });
    });
  });
  await page.goto(begun.address.href);
  await expect(page.getByText(`would use your account ${cook.email}.`)).toBeVisible();
  await expectAccessible(page, 'the question whether to link');
  await page.getByRole('button', { name: 'Link account' }).click();
  const tokens = await platform.finish(await sentBack, begun);
  openAccount(simmer.dataDir).keep({
    userId: `amzn1.ask.account.${randomUUID()}`,
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    expiresAt: Date.now() + 3_600_000,
  });
  const voice = async (utterance: string) => {
    const run = promisify(execFile)(process.execPath, ['tools/voice.mjs', utterance], {
      env: { ...process.env, SIMMER_DATA_DIR: simmer.dataDir },
    });
    return (await run).stdout;
  };
  expect(await voice('add milk and two lemons')).toContain('I’ve put milk and 2 lemons on your shopping list.');
  await page.goto('/app/shopping-list');
  await expect(page.getByRole('checkbox', { name: /^Milk/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Lemons 2/ })).toBeVisible();

  await settings('Everything you keep here');
  await page.getByRole('button', { name: 'Make the file' }).click();
  const download = page.getByRole('button', { name: 'Download the file' });
  await expect(download).toBeVisible({ timeout: 30_000 });
  const saved = page.waitForEvent('download');
  await download.click();
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/);

  await page.getByRole('button', { name: 'Delete account' }).click();
  const farewell = page.getByRole('dialog', { name: 'Delete account' });
  await farewell.getByLabel('Type your email to go through with it').fill(cook.email);
  await farewell.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL('/account-deleted');
  await expect(page.getByRole('link', { name: 'Create New Account' })).toHaveAttribute('href', '/auth/signup');

  await inbox.mail(cook.email, 'Your account is deleted');
  expect((await page.request.get('/api/account')).status()).toBe(401);
  expect((await page.request.get('/api/account/export/file')).status()).toBe(401);
  await page.goto('/app/settings');
  await expect(page).toHaveURL(/\/auth\/login\?next=/);
  await logIn(page, cook);
  await expect(page.getByRole('link', { name: 'That email or password isn’t right.' })).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('This passkey didn’t work. Try again, or use another way in.')).toBeVisible();
  expect(await voice('add eggs')).toContain('link your Simmer account');
  await expect(platform.refresh(tokens.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' });
  const again = await post('/auth/register', { ...cook, acceptsTerms: true });
  expect([again.status(), (await again.json()).account.id === accountId]).toEqual([201, false]);
  await phone.close();
});

/** An authenticator in the browser that answers for whoever sits before it. */
async function withPasskeys(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
