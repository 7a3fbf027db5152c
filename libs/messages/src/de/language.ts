import { messagesIn } from '../icu';

export const language = 'de';
/** Writes numbers and dates as they are written in Germany. */
export const locale = 'de-DE';
export const { message, rich } = /* @__PURE__ */ messagesIn(locale);
