import type { BrowserContext } from '@playwright/test';
import { LANGUAGE_COOKIE } from '@simmer/messages/languages';

/** Chooses the language as a reader does: what a browser's locale is set to for a test does not reach the requests of a service worker. */
export const readIn = (context: BrowserContext, url: string, language: string): Promise<void> =>
  context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url }]);
