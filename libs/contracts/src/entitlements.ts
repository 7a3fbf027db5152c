import { FREE_RECIPE_LIMIT } from './constants';

export const PLANS = ['free', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

/** What each plan includes: whether, or up to how many (null: any number). */
export const ENTITLEMENTS = {
  'own-recipes': { free: FREE_RECIPE_LIMIT, premium: null },
  pdf: { free: false, premium: true },
  'voice-linking': { free: false, premium: true },
  'advanced-macros': { free: false, premium: true },
  'followed-cooks': { free: false, premium: true },
} as const satisfies Record<string, Record<Plan, boolean | number | null>>;
export type Entitlement = keyof typeof ENTITLEMENTS;

/** Whether a plan includes something at all. */
export const includes = (plan: Plan, what: Entitlement): boolean => ENTITLEMENTS[what][plan] !== false;

/** How many recipes of their own a cook may keep; null: any number. */
export const recipeLimitOf = (plan: Plan): number | null => ENTITLEMENTS['own-recipes'][plan];
