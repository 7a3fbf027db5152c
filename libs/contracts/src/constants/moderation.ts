/** What cooks can report and staff decide about. */
export const CONTENT_KINDS = ['recipe', 'cook', 'made', 'comment'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** What a cook says is wrong with what they report. */
export const REPORT_REASONS = ['unsafe', 'copied', 'advertising', 'unkind', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Why a rule holds a text back until somebody has looked at it. */
export const HOLD_REASONS = ['links', 'rate', 'words', 'first-posts'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** What staff decide. `warn` hides and warns; `ban` hides too, and its cook can't publish, comment or rate for a while. */
export const MODERATION_ACTIONS = ['leave', 'hide', 'warn', 'ban'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** The rules that a decision can name. */
export const COMMUNITY_RULES = ['advertising', 'unkind', 'copied', 'unsafe', 'not-food'] as const;
export type CommunityRule = (typeof COMMUNITY_RULES)[number];

/** Days of a ban; `null` in their place is for good. */
export const BAN_DAYS = [7, 30] as const;

/** A decision can be appealed for this many days. */
export const APPEAL_DAYS = 14;

/** Texts in characters. Of one case so many notes of reports and so many decisions are stored. */
export const MODERATION_LIMITS = { note: 1_000, letter: 2_000, appeal: 2_000, notes: 50, decisions: 20, reportsPerDay: 30 } as const;
