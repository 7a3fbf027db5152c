import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { OFFER_LIMITS } from '@simmer/contracts';
import { wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { OFFER_MODEL, type OfferDocument } from './offer.schema';

@Injectable()
export class OfferRepository {
  constructor(@InjectModel(OFFER_MODEL) private readonly offers: Model<OfferDocument>) {}

  find(forkId: string): Promise<OfferDocument | null> {
    return this.offers.findById(forkId).lean<OfferDocument>().exec();
  }

  /** In place of the one that there is. */
  async put(offer: OfferDocument): Promise<void> {
    const { _id, ...content } = offer;
    if (!(await wasInserted(this.offers.create(offer)))) await this.offers.updateOne({ _id }, { $set: content });
  }

  /** Offers for a recipe that wait for an answer, the oldest first. */
  listOpen(originalId: string): Promise<OfferDocument[]> {
    return this.offers
      .find({ originalId, answeredAt: null })
      .sort({ offeredAt: 1 })
      .limit(OFFER_LIMITS.open)
      .lean<OfferDocument[]>()
      .exec();
  }

  /** The latest offers that wait for a cook's answer, for any of their recipes. */
  listOpenTo(ownerId: string, limit: number): Promise<OfferDocument[]> {
    return this.offers.find({ ownerId, answeredAt: null }).sort({ offeredAt: -1 }).limit(limit).lean<OfferDocument[]>().exec();
  }

  /** A cook's own offers that were answered, the latest first. */
  listAnsweredOf(offeredBy: string, limit: number): Promise<OfferDocument[]> {
    return this.offers
      .find({ offeredBy, answeredAt: { $ne: null } })
      .sort({ answeredAt: -1 })
      .limit(limit)
      .lean<OfferDocument[]>()
      .exec();
  }

  countOpen(originalId: string): Promise<number> {
    return this.offers.countDocuments({ originalId, answeredAt: null }).exec();
  }

  /** Notes the answer to an offer, unless it was answered, or changed since it was read. */
  async answer({ _id, offeredAt }: OfferDocument, taken: number[]): Promise<void> {
    await this.offers.updateOne({ _id, offeredAt, answeredAt: null }, { $set: { taken, answeredAt: new Date() } });
  }

  async removeOpen(forkId: string, offeredBy: string): Promise<void> {
    await this.offers.deleteOne({ _id: forkId, offeredBy, answeredAt: null });
  }
}
