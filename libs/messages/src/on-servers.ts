import * as germanCookbook from './de/cookbook';
import * as german from './de/mail';
import { money as germanMoney } from './de/money';
import * as germanPush from './de/push';
import * as germanStaff from './de/staff';
import * as germanTestPayments from './de/test-payments';
import * as germanVoice from './de/voice';
import * as englishCookbook from './en/cookbook';
import * as english from './en/mail';
import { money as englishMoney } from './en/money';
import * as englishPush from './en/push';
import * as englishStaff from './en/staff';
import * as englishTestPayments from './en/test-payments';
import * as englishVoice from './en/voice';
import type { Language } from './languages';

/** Texts of the same names, each with the same values; what they say is the language's. */
type InAnyLanguage<T> = {
  [K in keyof T]: T[K] extends string ? string : T[K] extends (...values: never[]) => unknown ? T[K] : InAnyLanguage<T[K]>;
};

/** What mails say, for whoever writes them on a server: there every language is needed. */
export const MAIL_TEXTS: Record<Language, InAnyLanguage<typeof english>> = { en: english, de: german };

/** What voice devices say, in the language in which they are spoken to. */
export const VOICE_TEXTS: Record<Language, InAnyLanguage<typeof englishVoice>> = { en: englishVoice, de: germanVoice };

/** What a device shows while Simmer is closed. */
export const PUSH_TEXTS: Record<Language, InAnyLanguage<typeof englishPush>> = { en: englishPush, de: germanPush };

/** What a cookbook says beside its recipes. */
export const COOKBOOK_TEXTS: Record<Language, InAnyLanguage<typeof englishCookbook>> = { en: englishCookbook, de: germanCookbook };

/** What the pages of the test mode of payments say. */
export const TEST_PAYMENT_TEXTS: Record<Language, InAnyLanguage<typeof englishTestPayments>> = {
  en: englishTestPayments,
  de: germanTestPayments,
};

/** What the pages of staff are called. */
export const STAFF_TEXTS: Record<Language, InAnyLanguage<typeof englishStaff>> = { en: englishStaff, de: germanStaff };

/** How an amount in the smallest unit of its currency is written. */
export const MONEY: Record<Language, typeof englishMoney> = { en: englishMoney, de: germanMoney };

export const isLanguage = (code: string | null): code is Language => code !== null && code in COOKBOOK_TEXTS;
