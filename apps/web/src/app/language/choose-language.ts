import { LANGUAGE_COOKIE, type Language } from '@simmer/messages/languages';

const KEPT_SECONDS = 400 * 86_400;

/** Keeps the choice on this device and opens the page again: every language is a build of its own. */
export function chooseLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${KEPT_SECONDS}; samesite=lax`;
  const here = new URL(window.location.href);
  // the address may name a language itself, as search engines list a page
  here.searchParams.delete('lang');
  if (here.href === window.location.href) window.location.reload();
  else window.location.replace(here);
}
