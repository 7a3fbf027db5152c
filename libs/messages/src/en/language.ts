import { messagesIn } from '../icu';

export const language = 'en';
/** Writes numbers and dates as American English does. */
export const locale = 'en-US';
export const { message, rich } = /* @__PURE__ */ messagesIn(locale);
