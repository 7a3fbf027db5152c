import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { caseChanged, MODERATION_LIMITS } from '@simmer/contracts';
import { eventEntry, OutboxRelay, type StateOf, Versioned } from '@simmer/kit';
import type { Model } from 'mongoose';
import { CASE_MODEL, type CaseDocument } from './case.schema';

export type CaseState = StateOf<CaseDocument>;

export type CaseSort = 'oldest' | 'most-reported';
/** Where a page of cases ended. */
export interface CaseCursor {
  id: string;
  /** By what it is sorted: a time in milliseconds, or how many reports. */
  value: number;
}

/** Of one author so many are looked at, the latest: to find bans, and to list what was decided. */
const MOST_OF_AUTHOR = 500;

@Injectable()
export class CaseRepository {
  private readonly versioned: Versioned<CaseDocument>;

  constructor(
    @InjectModel(CASE_MODEL) private readonly cases: Model<CaseDocument>,
    relay: OutboxRelay,
  ) {
    this.versioned = new Versioned(cases, relay);
  }

  find(id: string): Promise<CaseState | null> {
    return this.cases.findById(id).lean<CaseState>().exec();
  }

  findMany(ids: readonly string[]): Promise<CaseState[]> {
    return this.cases
      .find({ _id: { $in: [...ids] } })
      .lean<CaseState[]>()
      .exec();
  }

  /** Changes what was read (revision 0: nothing); null when somebody else was faster. */
  change(read: CaseState, set: Partial<CaseState>): Promise<CaseState | null> {
    const decisions = (set.decisions ?? read.decisions).slice(-MODERATION_LIMITS.decisions);
    return this.versioned.change(read, { ...set, decisions }, (revision) => [eventEntry(caseChanged, { caseId: read._id, revision })]);
  }

  /** Sets how often it was reported, unless more is known already. */
  async setReports(id: string, reports: CaseDocument['reports']): Promise<void> {
    await this.cases.updateOne({ _id: id, 'reports.count': { $lt: reports.count } }, { $set: { reports } });
  }

  async list(
    states: readonly CaseDocument['state'][],
    sort: CaseSort,
    { limit, after }: { limit: number; after: CaseCursor | null },
  ): Promise<CaseState[]> {
    const [field, direction] = sort === 'oldest' ? (['waitingSince', 1] as const) : (['reports.count', -1] as const);
    const beyond = direction === 1 ? '$gt' : '$lt';
    const value = after && (sort === 'oldest' ? new Date(after.value) : after.value);
    const page = after ? { $or: [{ [field]: { [beyond]: value } }, { [field]: value, _id: { $gt: after.id } }] } : {};
    return this.cases
      .find({ state: { $in: states }, ...page })
      .sort({ [field]: direction, _id: 1 })
      .limit(limit)
      .lean<CaseState[]>();
  }

  count(states: readonly CaseDocument['state'][]): Promise<number> {
    return this.cases.countDocuments({ state: { $in: states } }).exec();
  }

  /** An author's cases, the latest first. */
  async ofAuthor(authorId: string, contentId?: string): Promise<CaseState[]> {
    return this.cases
      .find({ authorId, ...(contentId && { contentId }) })
      .sort({ waitingSince: -1 })
      .limit(MOST_OF_AUTHOR)
      .lean<CaseState[]>();
  }
}
