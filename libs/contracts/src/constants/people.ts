/** What a day of meals can be measured by. */
export const NUTRIENT_GOALS = ['kcal', 'protein', 'fat', 'carbohydrates'] as const;
export type NutrientGoal = (typeof NUTRIENT_GOALS)[number];
/** Where somebody likes to eat what was cooked before. */
export const WHERE_LEFTOVERS = ['gladly', 'for-lunch', 'never'] as const;
/** Those that take a plan with `advanced-macros`. */
export const ADVANCED_GOALS = ['fat', 'carbohydrates'] as const satisfies readonly NutrientGoal[];

/** Of the people who eat together; text in characters. */
export const HOUSEHOLD_LIMITS = {
  eaters: 12,
  members: 8,
  name: 40,
  portion: 5,
  dislikes: 30,
  dislike: 60,
  goal: 10_000,
  invitationDays: 7,
} as const;

/** Of personal API tokens: how many that work at once, and how many days one can be good for. */
export const API_TOKEN_LIMITS = { most: 20, name: 60, days: 365, defaultDays: 90 } as const;

/** Of what a cook says of themselves; in characters. */
export const PROFILE_LIMITS = { username: 30, shortestUsername: 3, about: 280 } as const;

export const UNIT_SYSTEMS = ['metric', 'us'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** The days that a week can begin with. */
export const WEEK_STARTS = ['monday', 'saturday', 'sunday'] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];

/** Dishes that can stand for a cook without a photo. */
export const PROFILE_PLATES = [
  'green-shakshuka',
  'charred-corn-and-tomato-salad',
  'squash-and-peanut-soup',
  'lemon-polenta-cake',
  'salmon-with-dill-and-cucumber',
] as const;
export type ProfilePlate = (typeof PROFILE_PLATES)[number];

/** Of notifications that devices get while Simmer is closed. Older devices make room; `timers` wait at once for one account. */
export const PUSH_LIMITS = { devices: 10, timers: 20, name: 80, endpoint: 1_000 } as const;

/** The notification topics and their channels. Security mails are always sent. */
export const NOTIFICATIONS = {
  timers: { here: true, email: null },
  'shared-list': { here: true, email: false },
  'start-tonight': { here: true, email: null },
  'your-week': { here: true, email: false },
  'saves-and-ratings': { here: true, email: false },
  followers: { here: true, email: false },
  'new-sign-in': { here: true, email: 'always' },
  letters: { here: null, email: false },
} as const satisfies Record<string, { here: boolean | null; email: boolean | 'always' | null }>;
export type NotificationTopic = keyof typeof NOTIFICATIONS;

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const TEXT_SIZES = ['standard', 'large', 'largest'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** The file of everything that a cook keeps can be fetched for this many days. */
export const DATA_EXPORT_KEPT_DAYS = 7;

/** Of what signs in to one account beside its password. */
export const FACTOR_LIMITS = { passkeys: 20, authenticators: 5, recoveryCodes: 10 } as const;

/** How many sessions of an account are listed. */
export const MAX_DEVICES_LISTED = 200;
