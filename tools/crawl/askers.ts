// Who opens the pages: somebody without an account, the demo's cook, and its staff.
import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { TOTP } from 'otpauth';
import { MARA, STAFF } from '../../apps/dev/src/stories/stories';
import { apiOf } from '../shots/cooks';

export const ASKERS = ['visitor', 'cook', 'staff'] as const;
export type Asker = (typeof ASKERS)[number];

/** Where each begins; whatever a link leads to from there is opened too. */
export const STARTS: Readonly<Record<Asker, readonly string[]>> = {
  visitor: ['/', '/plans', '/onboarding', '/auth/login', '/app/community'],
  cook: ['/app/recipes', '/app/meal-plan', '/app/shopping-list', '/app/settings'],
  staff: ['/app/staff'],
};

/** What a browser of this asker holds, signed in once: staff with the second factor that their pages want. */
export async function storageOf(browser: Browser, url: string, as: Asker): Promise<BrowserContextOptions['storageState']> {
  const context = await browser.newContext();
  const api = apiOf(url, context.request);
  if (as !== 'visitor') {
    const { email, password } = as === 'cook' ? MARA : STAFF;
    await api('POST', '/auth/login', { email, password });
  }
  if (as === 'staff') {
    const id = randomUUID();
    const { key } = await api('POST', '/account/authenticators', { id });
    await api('POST', `/account/authenticators/${id}/confirm`, { code: new TOTP({ secret: key }).generate(), name: 'Phone' });
  }
  const state = await context.storageState();
  await context.close();
  return state;
}
