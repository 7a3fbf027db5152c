export { COOKBOOK_TEXTS, isLanguage, MAIL_TEXTS, MONEY, PUSH_TEXTS, STAFF_TEXTS, TEST_PAYMENT_TEXTS, VOICE_TEXTS } from './on-servers';
export { LANGUAGE_COOKIE, LANGUAGE_NAMES, LANGUAGES, type Language } from './languages';
export { preferredLanguage } from './preferred-language';
export type { Message, RichMessage } from './icu';
export { inLanguage } from './problems';
