import { randomUUID } from 'node:crypto';
import { type Browser, type Page, test as base } from '@playwright/test';
import { TOTP } from 'otpauth';
import { confirmEmails } from '../../../../tools/verify/as-operator';
import { runProduct } from '../../../../tools/verify/running-product';
import { VOICE_SETTINGS } from '../oauth/voice-platform';

type Simmer = Awaited<ReturnType<typeof runProduct>>;

export interface Cook {
  email: string;
  password: string;
}

interface Options {
  /** A new cook with a confirmed address, signed in on this page. */
  cook: Cook;
}

/** The browser tests' `test`: the built product with servers of its own, started once for all of them. */
export const test = base.extend<Options, { simmer: Simmer }>({
  simmer: [
    // Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const simmer = await runProduct({
        settings: {
          GATEWAY_REQUESTS_PER_MINUTE: '0',
          GATEWAY_DRAWINGS_PER_MINUTE: '0',
          GATEWAY_CONTACT_MESSAGES_PER_HOUR: '0',
          GATEWAY_SIGN_INS_PER_HOUR: '0',
          LOG_LEVEL: 'warn',
          VIDEO_PROVIDER: 'recorded',
          ...VOICE_SETTINGS,
        },
      });
      await use(simmer);
      await simmer.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ simmer }, use) => use(simmer.url),
  cook: async ({ page, simmer }, use) => {
    await use(await signUp(page, simmer));
  },
});

export const newCook = (): Cook => ({ email: `ada-${randomUUID()}@example.com`, password: `walnut-${randomUUID()}` });

/** A new cook with a confirmed address, signed in on a page. */
export async function signUp(page: Page, simmer: Simmer, name = 'Ada Brook'): Promise<Cook> {
  const cook = newCook();
  await register(page, simmer.url, { ...cook, name });
  await confirmEmails(simmer.environment, cook.email);
  return cook;
}

/** Registers without the form, for tests about something else. */
async function register(page: Page, url: string, account: Cook & { name: string }): Promise<void> {
  const response = await page.request.post(`${url}/api/auth/register`, {
    data: { ...account, acceptsTerms: true },
    headers: { origin: url },
  });
  if (!response.ok()) throw new Error(`Registering failed: ${response.status()} ${await response.text()}`);
}

/** On the screen for it, which is open. */
export async function logIn(page: Page, { email, password }: Cook): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** How long a page asks for nothing when it has all that it asks for by itself. */
const QUIET_MS = 1_000;

/** The page has all that it asks for by itself, files and answers. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction((quiet) => {
    const answered = performance.getEntriesByType('resource').map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    return performance.now() - Math.max(0, ...answered) > quiet;
  }, QUIET_MS);
}

/** Ends the session behind the back of the page, so that only what is done next meets it. */
export async function loseSession(page: Page): Promise<void> {
  await atRest(page);
  await page.context().clearCookies();
}

/** Creates a recipe without the form. */
export async function createRecipe(page: Page, url: string, recipe: Record<string, unknown>): Promise<{ id: string; title: string }> {
  const response = await page.request.post(`${url}/api/recipes`, { data: recipe, headers: { origin: url } });
  if (!response.ok()) throw new Error(`Creating a recipe failed: ${response.status()} ${await response.text()}`);
  return response.json();
}

/** The Monday of next week: all of it is yet to come, whatever day it is. */
export function nextMonday(): string {
  const day = new Date();
  day.setDate(day.getDate() + 7 - ((day.getDay() + 6) % 7));
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

/** Turns two-step sign-in on without the form. */
export async function addAuthenticator(page: Page, origin: string): Promise<void> {
  const post = async (path: string, data: object) => {
    const response = await page.request.post(`/api/account/authenticators${path}`, { data, headers: { origin } });
    if (!response.ok()) throw new Error(`${path} failed: ${response.status()} ${await response.text()}`);
    return (await response.json()) as Record<string, string>;
  };
  const { id, key = '' } = await post('', { id: randomUUID() });
  await post(`/${id}/confirm`, { id, name: 'Phone', code: new TOTP({ secret: key }).generate() });
}

/** A page of another browser. */
export const newPage = async (browser: Browser, baseURL: string): Promise<Page> => (await browser.newContext({ baseURL })).newPage();

export { expect } from '@playwright/test';
