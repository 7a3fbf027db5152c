import type { FeedNotice } from '@simmer/contracts';
import type { CaseState } from '../moderation-model/case.repository';

type DecisionNotice = Omit<Extract<FeedNotice, { kind: 'decision' }>, 'is_new'>;

const OUTCOMES = { hide: 'hidden', warn: 'warned', ban: 'banned' } as const;

/** What became last of a case, as the feed of its cook has it; null where there is nothing that the cook has to know of. */
export function toDecisionNotice(one: CaseState): DecisionNotice | null {
  const last = one.decisions.at(-1);
  if (!last) return null;
  const about = { kind: 'decision' as const, id: one._id, content: one.kind, title: one.title };
  const { action, appeal, at } = last;
  // a decided case waits since it was decided
  if (appeal && appeal.outcome !== 'open') return { ...about, outcome: appeal.outcome, created_at: one.waitingSince.toISOString() };
  if (action !== 'leave') return { ...about, outcome: OUTCOMES[action], created_at: at.toISOString() };
  // a later look at what others reported, and that was left as it is, is no news
  const wasHeld = one.decisions.length === 1 && one.cleared.length > 0;
  return wasHeld ? { ...about, outcome: 'passed', created_at: at.toISOString() } : null;
}
