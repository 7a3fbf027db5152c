import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MODERATION_LIMITS, reportMade, type ReportReason } from '@simmer/contracts';
import { eventEntry, OutboxRelay, type StateOf, Versioned } from '@simmer/kit';
import type { Model } from 'mongoose';
import { REPORT_MODEL, type ReportDocument } from './report.schema';

export type ReportState = StateOf<ReportDocument>;

@Injectable()
export class ReportRepository {
  private readonly versioned: Versioned<ReportDocument>;

  constructor(
    @InjectModel(REPORT_MODEL) private readonly reports: Model<ReportDocument>,
    relay: OutboxRelay,
  ) {
    this.versioned = new Versioned(reports, relay);
  }

  find(id: string): Promise<ReportState | null> {
    return this.reports.findById(id).lean<ReportState>().exec();
  }

  /** False when this cook has reported it already. */
  async insert(report: Omit<ReportState, 'revision'>): Promise<boolean> {
    const fact = { caseId: report.caseId, reportId: report._id };
    const inserted = await this.versioned.change({ ...report, revision: 0 }, {}, (revision) => [
      eventEntry(reportMade, { ...fact, revision }),
    ]);
    return inserted !== null;
  }

  /** How often something was reported, by reason. */
  async countOf(caseId: string): Promise<{ count: number; reasons: Partial<Record<ReportReason, number>> }> {
    const found = await this.reports.aggregate<{ _id: ReportReason; count: number }>([
      { $match: { caseId } },
      { $group: { _id: '$reason', count: { $sum: 1 } } },
    ]);
    return {
      count: found.reduce((sum, { count }) => sum + count, 0),
      reasons: Object.fromEntries(found.map(({ _id, count }) => [_id, count])),
    };
  }

  countNotes(caseId: string): Promise<number> {
    return this.reports
      .countDocuments({ caseId, note: { $ne: '' } })
      .limit(MODERATION_LIMITS.notes)
      .exec();
  }

  /** The latest that say something. */
  async notesOf(caseId: string): Promise<ReportState[]> {
    return this.reports
      .find({ caseId, note: { $ne: '' } })
      .sort({ at: -1 })
      .limit(MODERATION_LIMITS.notes)
      .lean<ReportState[]>();
  }

  /** Takes name and words from what an account has reported; that it was reported stays. */
  async forget(reporterId: string): Promise<void> {
    await this.reports.updateMany({ reporterId }, { $set: { reporterId: null, note: '' } });
  }
}
