import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { despiteConflicts, wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { SHARE_LINK_MODEL, type ShareLinkDocument } from './share-link.schema';

@Injectable()
export class ShareLinkRepository {
  constructor(@InjectModel(SHARE_LINK_MODEL) private readonly links: Model<ShareLinkDocument>) {}

  async find(ownerId: string, id: string): Promise<ShareLinkDocument | null> {
    return this.links.findOne({ _id: id, ownerId }).lean<ShareLinkDocument>();
  }

  async findByHash(hash: string): Promise<ShareLinkDocument | null> {
    return this.links.findOne({ hash }).lean<ShareLinkDocument>();
  }

  /** A cook's links, newest first. */
  async list(ownerId: string, limit: number): Promise<ShareLinkDocument[]> {
    return this.links.find({ ownerId }).sort({ _id: -1 }).limit(limit).lean<ShareLinkDocument[]>();
  }

  async countOpen(ownerId: string, now: Date): Promise<number> {
    return this.links.countDocuments({ ownerId, revoked: false, expires_at: { $gt: now } });
  }

  /** Keeps a new link; false when its id is taken, by whomever. */
  async insert(link: ShareLinkDocument): Promise<boolean> {
    return wasInserted(this.links.create(link));
  }

  /** Another secret for a link; null when there is none with this id. */
  async setHash(ownerId: string, id: string, hash: string): Promise<ShareLinkDocument | null> {
    return this.links.findOneAndUpdate({ _id: id, ownerId }, { $set: { hash } }, { returnDocument: 'after' }).lean<ShareLinkDocument>();
  }

  async setRevoked(ownerId: string, id: string, revoked: boolean): Promise<ShareLinkDocument | null> {
    return this.links.findOneAndUpdate({ _id: id, ownerId }, { $set: { revoked } }, { returnDocument: 'after' }).lean<ShareLinkDocument>();
  }

  /** Revokes those of a household's that other accounts than these have made. */
  async revokeOfFormerMembers(householdId: string, accountIds: readonly string[]): Promise<void> {
    await despiteConflicts(() =>
      this.links.updateMany({ householdId, ownerId: { $nin: accountIds }, revoked: false }, { $set: { revoked: true } }),
    );
  }

  async revokeAllOf(ownerId: string): Promise<void> {
    await despiteConflicts(() => this.links.updateMany({ ownerId, revoked: false }, { $set: { revoked: true } }));
  }

  /** Forgets links that were over before `time`. */
  async purge(time: Date): Promise<void> {
    await this.links.deleteMany({ expires_at: { $lt: time } });
  }
}
