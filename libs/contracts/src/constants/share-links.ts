/** What of a cook's may be open to everybody who has its address. */
export const SHARED_KINDS = ['recipe', 'week'] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

export const SHARE_LINK_LIMITS = {
  /** Of one cook, open at the same time. */
  open: 200,
  days: 365,
  defaultDays: 30,
  /** A link that is over is remembered for so long, so that its page can say why it is empty. */
  rememberedDays: 180,
} as const;

/** What a week weighs as JSON in UTF-8: its meals, and what to buy for them. */
export const SHARED_WEEK_BYTES = 800 * 1024;
