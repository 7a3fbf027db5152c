import { APPEAL_DAYS, DAY_MS } from '@simmer/contracts';
import type { CaseDecision, CaseDocument } from './case.schema';

type Decided = Pick<CaseDocument, 'state' | 'held' | 'decisions'>;

const stands = ({ action, appeal }: CaseDecision): boolean => action !== 'leave' && appeal?.outcome !== 'restored';

/** Who keeps what a case is about from everybody but its author: staff whose last decision hides it and was not taken back, or a rule; null where nobody does. */
export function hiddenBy({ state, held, decisions }: Decided): 'staff' | 'rules' | null {
  const last = decisions.at(-1);
  if (last && stands(last)) return 'staff';
  return state === 'open' && held.length > 0 ? 'rules' : null;
}

export const isHidden = (one: Decided): boolean => hiddenBy(one) !== null;

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
