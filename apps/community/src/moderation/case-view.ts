import {
  type ModerationCase,
  type ModerationCaseSummary,
  type ModerationNotice,
  type OutputOf,
  pick,
  type moderationCase,
  type ReportReason,
} from '@simmer/contracts';
import { timeOf } from '../gallery/gallery-card';
import { appealUntil, bannedUntil, isHidden } from '../moderation-model/case.policy';
import type { CaseState } from '../moderation-model/case.repository';
import type { CaseAppeal, CaseDecision } from '../moderation-model/case.schema';
import type { ContentView } from '../moderation-model/moderated-content';
import type { ReportState } from '../moderation-model/report.repository';

type Person = OutputOf<typeof moderationCase.read>['decisions'][number]['by'];

/** Of a long text as much as the contract has room for. */
const SHOWN_TEXT = 12_000;

const contentOf = ({ kind, contentId, title }: CaseState) => ({ kind, content_id: contentId, title });

export function toCaseSummary(one: CaseState): ModerationCaseSummary {
  const reasons = (Object.entries(one.reports.reasons) as [ReportReason, number][]).map(([reason, count]) => ({ reason, count }));
  return {
    id: one._id,
    ...contentOf(one),
    ...pick(one, ['revision', 'state', 'held']),
    waiting_since: one.waitingSince.toISOString(),
    report_count: one.reports.count,
    reasons: reasons.toSorted((a, b) => b.count - a.count),
  };
}

interface CaseParts {
  content: ContentView | null;
  isHidden: boolean;
  notes: readonly ReportState[];
  /** All cases of the same author. */
  ofAuthor: readonly CaseState[];
  isBanned: boolean;
  authorSince: string;
  mayDecide: boolean;
  personOf: (accountId: string) => Person;
}

export function toCase(one: CaseState, parts: CaseParts): ModerationCase {
  const { content, notes, ofAuthor, personOf } = parts;
  const decisions = ofAuthor.flatMap((each) => each.decisions);
  return {
    ...toCaseSummary(one),
    content: content && { ...pick(content, ['path', 'image', 'plate']), text: content.text.slice(0, SHOWN_TEXT) },
    is_hidden: parts.isHidden,
    notes: notes.map(({ _id, reason, note, at, reporterId }) => ({
      reason,
      note,
      at: at.toISOString(),
      account_since: timeOf(reporterId ?? _id),
    })),
    author: {
      name: personOf(one.authorId).name,
      account_since: parts.authorSince,
      warnings: decisions.filter(({ action }) => action === 'warn').length,
      bans: decisions.filter(({ action }) => action === 'ban').length,
      is_banned: parts.isBanned,
    },
    decisions: one.decisions.map((decision) => ({
      ...toDecision(decision),
      by: personOf(decision.by),
      appeal: decision.appeal && { ...toAppeal(decision.appeal), by: decision.appeal.by === null ? null : personOf(decision.appeal.by) },
    })),
    may_decide: parts.mayDecide,
  };
}

/** The last decision of a case, as its cook reads it; null where there is none that the cook has to know of. */
export function toNotice(one: CaseState): ModerationNotice | null {
  const last = one.decisions.at(-1);
  if (!last || last.action === 'leave') return null;
  const end = bannedUntil(last);
  return {
    id: one._id,
    ...contentOf(one),
    ...toDecision(last),
    is_hidden: isHidden(one),
    banned_until: end === null || end === Infinity ? null : new Date(end).toISOString(),
    appeal_until: appealUntil(last).toISOString(),
    appeal: last.appeal && toAppeal(last.appeal),
  };
}

const toDecision = ({ action, rule, banDays, letter, at }: CaseDecision) => ({
  action,
  rule,
  ban_days: banDays,
  letter,
  at: at.toISOString(),
});

const toAppeal = ({ text, at, outcome, letter }: CaseAppeal) => ({ text, at: at.toISOString(), outcome, letter });
