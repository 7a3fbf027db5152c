import type { ContentKind, ReportReason } from '@simmer/contracts';
import { outboxPlugin, type WithOutbox } from '@simmer/kit';
import { Schema } from 'mongoose';
import { v5 as uuidv5 } from 'uuid';

export const REPORT_MODEL = 'ModerationReport';

/** What one cook reports of one thing. When the cook's account goes it stays as a number: without a name, and without what they wrote. */
export interface ReportDocument extends WithOutbox {
  /** `reportIdOf` the case and the cook: nobody counts twice. */
  _id: string;
  caseId: string;
  /** Null when the account is gone. */
  reporterId: string | null;
  kind: ContentKind;
  contentId: string;
  authorId: string;
  title: string;
  reason: ReportReason;
  note: string;
  at: Date;
  revision: number;
}

export const reportIdOf = (caseId: string, reporterId: string): string => uuidv5(reporterId, caseId);

export const ReportSchema = new Schema<ReportDocument>(
  {
    _id: { type: String, required: true },
    caseId: { type: String, required: true },
    reporterId: { type: String, default: null },
    kind: { type: String, required: true },
    contentId: { type: String, required: true },
    authorId: { type: String, required: true },
    title: { type: String, default: '' },
    reason: { type: String, required: true },
    note: { type: String, default: '' },
    at: { type: Date, required: true },
    revision: { type: Number, required: true },
  },
  { collection: 'moderation_reports', versionKey: false, id: false },
);
ReportSchema.plugin(outboxPlugin);
ReportSchema.index({ caseId: 1, at: -1 });
ReportSchema.index({ reporterId: 1, _id: 1 });
ReportSchema.index({ authorId: 1, _id: 1 });
