import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { despiteConflicts } from '@simmer/kit';
import type { Model } from 'mongoose';
import { CHECKOUT_MODEL, type CheckoutDocument } from './checkout.schema';

@Injectable()
export class CheckoutRepository {
  constructor(@InjectModel(CHECKOUT_MODEL) private readonly checkouts: Model<CheckoutDocument>) {}

  async insert(checkout: CheckoutDocument): Promise<CheckoutDocument> {
    await this.checkouts.create(checkout);
    return checkout;
  }

  find(id: string, ownerId: string): Promise<CheckoutDocument | null> {
    return this.checkouts.findOne({ _id: id, ownerId }).lean<CheckoutDocument>().exec();
  }

  findBySession(sessionId: string): Promise<CheckoutDocument | null> {
    return this.checkouts.findOne({ 'session.id': sessionId }).lean<CheckoutDocument>().exec();
  }

  /** The sessions of an account at which somebody may still pay. */
  async openSessionsOf(ownerId: string): Promise<string[]> {
    const found = await this.checkouts
      .find({ ownerId, isSettled: false, session: { $ne: null } }, { session: 1 })
      .lean<Pick<CheckoutDocument, 'session'>[]>();
    return found.flatMap(({ session }) => session?.id ?? []);
  }

  async setSession(id: string, session: CheckoutDocument['session']): Promise<void> {
    await despiteConflicts(() => this.checkouts.updateOne({ _id: id }, { $set: { session } }));
  }

  async setSettled(sessionId: string): Promise<void> {
    await despiteConflicts(() => this.checkouts.updateOne({ 'session.id': sessionId }, { $set: { isSettled: true } }));
  }

  /** The sessions that may bring something still, in the order of their ids. */
  async openSessionsAfter(limit: number, after = ''): Promise<string[]> {
    const found = await this.checkouts
      .find({ 'session.id': { $gt: after }, isSettled: false }, { session: 1 })
      .sort({ 'session.id': 1 })
      .limit(limit)
      .lean<Pick<CheckoutDocument, 'session'>[]>();
    return found.flatMap(({ session }) => session?.id ?? []);
  }
}
