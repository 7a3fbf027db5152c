const DAY_MS = 86_400_000;
/** A voice is worth half of what it was after so long. */
export const HALF_LIFE_DAYS = 7;
/** An account weighs its full weight from this age on. */
export const FULL_WEIGHT_DAYS = 30;
/** Accounts that were made within the same so many days are one cohort. */
const COHORT_DAYS = 7;
/** Scores are told relative to this moment: as all voices fade alike, the order of two recipes changes by new voices alone. */
const EPOCH_MS = Date.UTC(2026, 0, 1);

/** One cook who cooked, saved or rated a recipe; each counts once, whatever they did. */
export interface Voice {
  /** When the account was made, in milliseconds since 1970. */
  accountMadeAt: number;
  /** When it was given, in milliseconds since 1970. */
  at: number;
}

/** 0 for an account that was made this moment, growing with the square of its age to 1. */
export const weightOfAge = ({ accountMadeAt, at }: Voice): number =>
  Math.min(1, Math.max(0, at - accountMadeAt) / (FULL_WEIGHT_DAYS * DAY_MS)) ** 2;

const cohortOf = ({ accountMadeAt }: Voice): number => Math.floor(accountMadeAt / (COHORT_DAYS * DAY_MS));

/**
 * How much a recipe is cooked, saved and rated lately; the higher the sooner in the gallery, and the order of two recipes stays the same until somebody
 * does something. Each voice weighs by the age of its account, divided by 1 plus what came before it from accounts of its cohort: a thousand accounts
 * that were made together weigh about seven, and thirty that were not about thirty (ADR 53).
 */
export function trendingOf(voices: readonly Voice[]): number {
  const before = new Map<number, number>();
  let sum = 0;
  for (const voice of voices.toSorted((one, other) => one.at - other.at)) {
    const cohort = cohortOf(voice);
    const weight = weightOfAge(voice);
    const earlier = before.get(cohort) ?? 0;
    before.set(cohort, earlier + weight);
    sum += (weight / (1 + earlier)) * 2 ** ((voice.at - EPOCH_MS) / (HALF_LIFE_DAYS * DAY_MS));
  }
  return Math.log2(1 + sum);
}
