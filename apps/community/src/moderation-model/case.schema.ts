import type { CommunityRule, ContentKind, HoldReason, ModerationAction, ReportReason } from '@simmer/contracts';
import { outboxPlugin, type WithOutbox } from '@simmer/kit';
import { Schema } from 'mongoose';
import { v5 as uuidv5 } from 'uuid';

export const CASE_MODEL = 'ModerationCase';

const CASES = '6f0c1f0e-7a0b-5c37-9d3f-2b6a6f1f3c11';

/** The one case of one thing, however many report it at once: its id follows from what it is about. */
export const caseIdOf = (kind: ContentKind, contentId: string): string => uuidv5(`${kind}:${contentId}`, CASES);

export interface CaseAppeal {
  text: string;
  at: Date;
  outcome: 'open' | 'restored' | 'kept';
  letter: string;
  /** Who decided about it. */
  by: string | null;
  /** Of the case, by which its letter is sent. */
  decidedRevision: number | null;
}

export interface CaseDecision {
  action: ModerationAction;
  rule: CommunityRule | null;
  letter: string;
  by: string;
  at: Date;
  /** Null for a ban for good, and for what is no ban. */
  banDays: number | null;
  /** Of the case, by which its letter is sent. */
  revision: number;
  appeal: CaseAppeal | null;
}

/** What is to be decided, or was, about one thing that somebody has put up for others. */
export interface CaseDocument extends WithOutbox {
  /** `caseIdOf` what it is about. */
  _id: string;
  kind: ContentKind;
  contentId: string;
  /** Whose it is. */
  authorId: string;
  title: string;
  state: 'open' | 'appeal' | 'decided';
  /** Since when somebody has to look at it; of a decided case, when it was decided. */
  waitingSince: Date;
  /** Follows from the reports, and grows only; written apart from the revision, so that a report does not get in the way of a decision. */
  reports: { count: number; reasons: Partial<Record<ReportReason, number>> };
  /** Why rules hold it back until somebody has decided. */
  held: HoldReason[];
  /** What staff have let pass here: it does not hold it back again. */
  cleared: HoldReason[];
  /** The oldest first. */
  decisions: CaseDecision[];
  revision: number;
}

const decision = new Schema<CaseDecision>(
  {
    action: String,
    rule: { type: String, default: null },
    letter: { type: String, default: '' },
    by: String,
    at: Date,
    banDays: { type: Number, default: null },
    revision: Number,
    appeal: {
      type: new Schema<CaseAppeal>(
        {
          text: String,
          at: Date,
          outcome: String,
          letter: { type: String, default: '' },
          by: { type: String, default: null },
          decidedRevision: { type: Number, default: null },
        },
        { _id: false },
      ),
      default: null,
    },
  },
  { _id: false },
);

export const CaseSchema = new Schema<CaseDocument>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    contentId: { type: String, required: true },
    authorId: { type: String, required: true },
    title: { type: String, default: '' },
    state: { type: String, required: true },
    waitingSince: { type: Date, required: true },
    reports: {
      type: new Schema({ count: { type: Number, default: 0 }, reasons: { type: Object, default: {} } }, { _id: false, minimize: false }),
      default: () => ({ count: 0, reasons: {} }),
    },
    held: [String],
    cleared: [String],
    decisions: [decision],
    revision: { type: Number, required: true },
  },
  { collection: 'moderation_cases', versionKey: false, id: false },
);
CaseSchema.plugin(outboxPlugin);
CaseSchema.index({ state: 1, waitingSince: 1, _id: 1 });
CaseSchema.index({ state: 1, 'reports.count': -1, _id: 1 });
CaseSchema.index({ authorId: 1, waitingSince: -1 });
