import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { AUDIT_LOG_CHECK_MODEL, AUDIT_LOG_MODEL, type AuditLogCheckDocument, type AuditLogDocument } from './audit-log.schema';

export interface AuditLogFilter {
  /** One of these. */
  actions?: readonly string[] | undefined;
  /** Null for a person at the machine. */
  accountId?: string | null | undefined;
}

/** Adds and reads entries, and nothing else. */
@Injectable()
export class AuditLogRepository {
  constructor(
    @InjectModel(AUDIT_LOG_MODEL) private readonly entries: Model<AuditLogDocument>,
    @InjectModel(AUDIT_LOG_CHECK_MODEL) private readonly checks: Model<AuditLogCheckDocument>,
  ) {}

  async last(): Promise<AuditLogDocument | null> {
    const [last] = await this.listBefore(Infinity, 1);
    return last ?? null;
  }

  /** False when the number is taken. */
  add(entry: AuditLogDocument): Promise<boolean> {
    return wasInserted(this.entries.create(entry));
  }

  /** Newest first. */
  listBefore(number: number, limit: number, { actions, accountId }: AuditLogFilter = {}): Promise<AuditLogDocument[]> {
    const filter = {
      ...(number !== Infinity && { _id: { $lt: number } }),
      ...(actions && { did: { $in: actions } }),
      ...(accountId !== undefined && { accountId }),
    };
    return this.entries.find(filter).sort({ _id: -1 }).limit(limit).lean<AuditLogDocument[]>().exec();
  }

  /** Oldest first. */
  listAfter(number: number, limit: number): Promise<AuditLogDocument[]> {
    return this.entries
      .find({ _id: { $gt: number } })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<AuditLogDocument[]>()
      .exec();
  }

  /** Whoever is in the log, null for a person at the machine. */
  async listAccountIds(): Promise<(string | null)[]> {
    return (await this.entries.distinct('accountId').exec()) as (string | null)[];
  }

  async saveCheck(check: Omit<AuditLogCheckDocument, '_id'>): Promise<void> {
    await this.checks.updateOne({ _id: 'last' }, { $set: check }, { upsert: true });
  }

  lastCheck(): Promise<AuditLogCheckDocument | null> {
    return this.checks.findById('last').lean<AuditLogCheckDocument>().exec();
  }
}
