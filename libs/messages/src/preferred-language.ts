import Negotiator from 'negotiator';
import { LANGUAGES, type Language } from './languages';

/** The language for somebody who `chose` one, or whose browser sends this Accept-Language; English when we speak none of theirs. */
export function preferredLanguage(chose: string | undefined, acceptLanguage: string | undefined): Language {
  const chosen = LANGUAGES.find((language) => language === chose);
  if (chosen) return chosen;
  const accepted = new Negotiator({ headers: { 'accept-language': acceptLanguage ?? '' } }).languages();
  return accepted.map((tag) => LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language)).find(Boolean) ?? 'en';
}
