import { LANGUAGE_COOKIE, type Language } from '@simmer/messages/languages';
import { serverOrigin } from '../../browser/site';

const KEPT_SECONDS = 400 * 86_400;

/** Read by the first script of the native apps' pages (tools/native/templates). */
const KEY = 'simmer.language';

/** Keeps the choice on this device and opens the page again: every language is a build of its own. */
export function chooseLanguage(language: Language): void {
  if (serverOrigin) {
    localStorage.setItem(KEY, language);
    window.location.reload();
    return;
  }
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${KEPT_SECONDS}; samesite=lax`;
  const here = new URL(window.location.href);
  // the address may name a language itself, as search engines list a page
  here.searchParams.delete('lang');
  if (here.href === window.location.href) window.location.reload();
  else window.location.replace(here);
}
