import { APPEAL_DAYS, DAY_MS } from '@simmer/contracts';
import type { CaseDecision, CaseDocument } from './case.schema';

type Decided = Pick<CaseDocument, 'state' | 'held' | 'decisions'>;

const stands = ({ action, appeal }: CaseDecision): boolean => action !== 'leave' && appeal?.outcome !== 'restored';

/** Whether nobody but its author sees what a case is about: a rule holds it back, or the last decision hides it and was not taken back. */
export function isHidden({ state, held, decisions }: Decided): boolean {
  if (state === 'open' && held.length > 0) return true;
  const last = decisions.at(-1);
  return last !== undefined && stands(last);
}

/** Until when a decision bans its cook: `Infinity` for good, null where it does not. In milliseconds since 1970. */
export function bannedUntil(decision: CaseDecision): number | null {
  if (decision.action !== 'ban' || !stands(decision)) return null;
  return decision.banDays === null ? Infinity : decision.at.getTime() + decision.banDays * DAY_MS;
}

/** The end of the longest ban among an author's cases; null where none stands at `now`. */
export function banAmong(cases: readonly Pick<CaseDocument, 'decisions'>[], now: number): number | null {
  const ends = cases.flatMap(({ decisions }) => decisions.map((one) => bannedUntil(one) ?? 0));
  const latest = Math.max(0, ...ends);
  return latest > now ? latest : null;
}

export const appealUntil = ({ at }: CaseDecision): Date => new Date(at.getTime() + APPEAL_DAYS * DAY_MS);
