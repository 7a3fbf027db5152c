import { LANGUAGE_COOKIE, type Language } from '@simmer/messages/languages';

const KEPT_SECONDS = 400 * 86_400;

/** Keeps the choice on this device and opens the page again: every language is a build of its own. */
export function chooseLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${KEPT_SECONDS}; samesite=lax`;
  window.location.reload();
}
