import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { despiteConflicts, wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import type { ProviderEvent } from '../payment-provider/payment-provider';
import { WEBHOOK_EVENT_MODEL, type WebhookEventDocument } from './webhook-event.schema';

/** The payment service sends an event again for three days. */
const KEPT_MS = 30 * 86_400_000;
/** So long after it came, the queue's entry for an event is taken to be lost. */
const FORGOTTEN_AFTER_MS = 3_000;
const AT_ONCE = 100;

@Injectable()
export class WebhookEventRepository {
  constructor(@InjectModel(WEBHOOK_EVENT_MODEL) private readonly events: Model<WebhookEventDocument>) {}

  /** False when it came before. */
  insert({ id, ...about }: ProviderEvent): Promise<boolean> {
    const receivedAt = new Date();
    const expiresAt = new Date(receivedAt.getTime() + KEPT_MS);
    return wasInserted(this.events.create({ _id: id, ...about, isDone: false, receivedAt, expiresAt }));
  }

  /** Null for one that is done or unknown. */
  findWaiting(id: string): Promise<WebhookEventDocument | null> {
    return this.events.findOne({ _id: id, isDone: false }).lean<WebhookEventDocument>().exec();
  }

  async setDone(id: string): Promise<void> {
    await despiteConflicts(() => this.events.updateOne({ _id: id }, { $set: { isDone: true } }));
  }

  async listForgotten(): Promise<string[]> {
    const found = await this.events
      .find({ isDone: false, receivedAt: { $lt: new Date(Date.now() - FORGOTTEN_AFTER_MS) } }, { _id: 1 })
      .sort({ receivedAt: 1 })
      .limit(AT_ONCE)
      .lean<Pick<WebhookEventDocument, '_id'>[]>();
    return found.map(({ _id }) => _id);
  }
}
