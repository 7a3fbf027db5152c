// Who follows an article: a cook made for it alone, who has what it speaks of.
import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext } from '@playwright/test';
import { readIn } from '../crawl/read-in';
import { apiOf, keepLibrary } from '../shots/cooks';
import { confirmEmails } from '../verify/as-operator';
import type { RunningProduct } from '../verify/running-product';
import { payAtTestCheckout } from './acts';
import { READERS_PASSWORD } from './typed-into';

/**
 * A `visitor` has no account, a `newcomer` nothing but one, a `cook` recipes, a week and lists, an `owner` lives with somebody besides, and
 * `premium` pays besides.
 */
export type Reader = 'visitor' | 'newcomer' | 'cook' | 'owner' | 'premium';

/** Of articles that a cook with recipes, a week and lists cannot follow. */
const READERS: Record<string, Reader> = {
  'account/cancel-premium': 'premium',
  'account/confirm-email': 'newcomer',
  'account/household': 'owner',
  'account/payments-and-invoices': 'premium',
  'account/voice-assistant': 'premium',
  'meal-planning/first-week': 'visitor',
  'recipes/print-and-pdf': 'premium',
};

/** Articles that leave their reader's account otherwise than others need it. */
const ALONE = new Set([
  'account/devices',
  'account/export-or-delete-account',
  'account/household',
  'account/password',
  'account/start-or-change-premium',
  'account/two-step-and-passkeys',
  'meal-planning/suggest-a-week',
  'recipes/adapt-and-offer',
  'recipes/community-recipes',
  'recipes/publish-a-recipe',
  'support/first-steps',
]);

/** Whether nobody else's article is followed by the same reader. */
export const isReadAlone = (article: string): boolean => ALONE.has(article) || readerOf(article) !== 'cook';

export const readerOf = (article: string): Reader => READERS[article] ?? 'cook';

const WINDOW = { reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } } as const;

type Place = Pick<RunningProduct, 'url' | 'environment'>;

const MOST_TRIES = 4;

/** Opens a browser of a new reader, who is signed in and has everything. On a machine that is too busy to make one, another is begun. */
export async function openReader(browser: Browser, place: Place, reader: Reader, language: string): Promise<BrowserContext> {
  for (let tries = 1; ; tries += 1)
    try {
      return await tryToOpen(browser, place, reader, language);
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
    }
}

async function tryToOpen(browser: Browser, { url, environment }: Place, reader: Reader, language: string): Promise<BrowserContext> {
  const newContext = async () => {
    const made = await browser.newContext({
      ...WINDOW,
      baseURL: url,
      locale: language,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await readIn(made, url, language);
    return made;
  };
  const context = await newContext();
  if (reader === 'visitor') return context;
  const { api, email } = await register(url, context, 'Mara Lindqvist');
  if (reader === 'newcomer') return context;
  await confirmEmails(environment, email);
  await keepLibrary(url, { api, email });
  // who has no name cannot publish
  await api('PATCH', '/profile', { username: `cook-${randomUUID().slice(0, 8)}` });
  if (reader === 'owner') {
    const { token } = await api('POST', '/household/invitation');
    const other = await newContext();
    const mate = await register(url, other, 'Jonas Lindqvist');
    await confirmEmails(environment, mate.email);
    await mate.api('POST', `/household-invitations/${token}/join`);
    await other.close();
  }
  if (reader === 'premium') await pay(context, api);
  return context;
}

async function register(url: string, { request }: BrowserContext, name: string) {
  const email = `reader.${randomUUID().slice(0, 8)}@simmer.example`;
  const api = apiOf(url, request);
  await api('POST', '/auth/register', { email, password: READERS_PASSWORD, name, acceptsTerms: true });
  return { api, email };
}

async function pay(context: BrowserContext, api: ReturnType<typeof apiOf>): Promise<void> {
  const checkout = await api('POST', '/checkouts', { id: randomUUID(), interval: 'monthly' });
  const page = await context.newPage();
  await page.goto(checkout.url);
  await payAtTestCheckout(page);
  await page.close();
}
