import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { despiteConflicts, wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { API_TOKEN_MODEL, type ApiTokenDocument } from './api-token.schema';

@Injectable()
export class ApiTokenRepository {
  constructor(@InjectModel(API_TOKEN_MODEL) private readonly tokens: Model<ApiTokenDocument>) {}

  /** Inserts a token, or puts it in the place of the account's own with this id that was never used. False when the id is taken otherwise. */
  async put(token: ApiTokenDocument): Promise<boolean> {
    if (await wasInserted(this.tokens.create(token))) return true;
    const { _id, accountId, ...fields } = token;
    return (await despiteConflicts(() => this.tokens.updateOne({ _id, accountId, lastUsedAt: null }, { $set: fields }))).matchedCount === 1;
  }

  listOf(accountId: string): Promise<ApiTokenDocument[]> {
    return this.tokens.find({ accountId }).sort({ createdAt: -1 }).lean<ApiTokenDocument[]>().exec();
  }

  /** Those that open something, newest first. */
  listLive(accountId: string, now: Date): Promise<ApiTokenDocument[]> {
    return this.tokens
      .find({ accountId, expiresAt: { $gt: now } })
      .sort({ createdAt: -1 })
      .lean<ApiTokenDocument[]>()
      .exec();
  }

  findLive(hash: string, now: Date): Promise<ApiTokenDocument | null> {
    return this.tokens
      .findOne({ hash, expiresAt: { $gt: now } })
      .lean<ApiTokenDocument>()
      .exec();
  }

  /** Notes the use of a token; of several requests at once one does. */
  async touch({ _id, lastUsedAt }: ApiTokenDocument, now: Date): Promise<void> {
    await this.tokens.updateOne({ _id, lastUsedAt }, { $set: { lastUsedAt: now } });
  }

  async removeAllOf(accountId: string): Promise<void> {
    await this.tokens.deleteMany({ accountId });
  }

  /** Whether there was one to remove. */
  async remove(_id: string, accountId: string): Promise<boolean> {
    return (await this.tokens.deleteOne({ _id, accountId })).deletedCount === 1;
  }
}
