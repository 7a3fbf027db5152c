import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { despiteConflicts, unlessConflict, wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { type LinkPurpose, MAIL_LINK_MODEL, type MailLinkDocument } from './mail-link.schema';

/** Longer than any use takes. */
const TAKEN_FOR_MS = 10_000;

@Injectable()
export class MailLinkRepository {
  constructor(@InjectModel(MAIL_LINK_MODEL) private readonly links: Model<MailLinkDocument>) {}

  /** A mail that is written again brings the same link. */
  async insert(link: Pick<MailLinkDocument, '_id' | 'purpose' | 'accountId' | 'email' | 'expiresAt'>): Promise<void> {
    await wasInserted(this.links.create({ ...link, createdAt: new Date() }));
  }

  /** Claims a link for one use; null when it is used, expired or in use. */
  take(id: string, purposes: readonly LinkPurpose[]): Promise<MailLinkDocument | null> {
    const now = new Date();
    const free = { $or: [{ takenUntil: null }, { takenUntil: { $lt: now } }] };
    return unlessConflict(() =>
      this.links
        .findOneAndUpdate(
          { _id: id, purpose: { $in: purposes }, usedAt: null, expiresAt: { $gt: now }, ...free },
          { $set: { takenUntil: new Date(now.getTime() + TAKEN_FOR_MS) } },
          { returnDocument: 'after' },
        )
        .lean<MailLinkDocument>()
        .exec(),
    );
  }

  async finish(id: string): Promise<void> {
    await despiteConflicts(() => this.links.updateOne({ _id: id }, { $set: { usedAt: new Date(), takenUntil: null } }));
  }

  async release(id: string): Promise<void> {
    await despiteConflicts(() => this.links.updateOne({ _id: id, usedAt: null }, { $set: { takenUntil: null } }));
  }

  /** The newest link of an account that can still be used, after counting a try to type its digits; null when there are no tries left. */
  async tryNewest(
    accountId: string,
    purpose: LinkPurpose,
    { since, tries }: { since: Date; tries: number },
  ): Promise<MailLinkDocument | null> {
    const live = { accountId, purpose, usedAt: null, createdAt: { $gt: since } };
    const [newest] = await this.links.find(live).sort({ createdAt: -1 }).limit(1).lean<MailLinkDocument[]>();
    if (!newest) return null;
    const counted = await despiteConflicts(() =>
      this.links.updateOne({ _id: newest._id, codeTries: { $lt: tries } }, { $inc: { codeTries: 1 } }),
    );
    return counted.modifiedCount === 1 ? newest : null;
  }

  /** Whatever was sent before for this purpose opens nothing any more. */
  async endOf(accountId: string, purpose: LinkPurpose): Promise<void> {
    await despiteConflicts(() => this.links.updateMany({ accountId, purpose, usedAt: null }, { $set: { usedAt: new Date() } }));
  }
}
