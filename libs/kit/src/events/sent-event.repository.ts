import { Inject, Injectable } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import { type Connection, type Model, Schema } from 'mongoose';
import type { EventEntry } from './event-entry';

const BATCH = 500;

interface SentEventDocument extends Omit<EventEntry, 'id'> {
  _id: string;
  sentAt: Date;
}

/** The stream that the last events went to: another `stream` is a new one, another `server` may have lost its last seconds. */
export interface StreamIdentity {
  stream: string;
  server: string;
}

const SentEventSchema = new Schema<SentEventDocument>(
  { _id: String, subject: String, at: Date, traceparent: String, requestId: String, data: Object, sentAt: Date },
  { collection: 'sent_events', versionKey: false },
);
SentEventSchema.index({ sentAt: 1 });

const CheckpointSchema = new Schema<StreamIdentity & { _id: string }>(
  { _id: String, stream: String, server: String },
  { collection: 'stream_checkpoints', versionKey: false },
);

/** What the service has published, stored as long as in the stream, so that a lost stream can be refilled. */
@Injectable()
export class SentEventRepository {
  private readonly sent: Model<SentEventDocument>;
  private readonly checkpoints: Model<StreamIdentity & { _id: string }>;

  constructor(@Inject(getConnectionToken()) connection: Connection) {
    this.sent = connection.model<SentEventDocument>('SentEvent', SentEventSchema);
    this.checkpoints = connection.model<StreamIdentity & { _id: string }>('StreamCheckpoint', CheckpointSchema);
  }

  async insert(entries: readonly EventEntry[]): Promise<void> {
    const sentAt = new Date();
    for (const { id: _id, ...entry } of entries) await this.sent.updateOne({ _id }, { $set: { ...entry, sentAt } }, { upsert: true });
  }

  /** What was sent since `time`, in the order in which it happened, page by page. */
  async *listSince(time: Date): AsyncIterable<EventEntry[]> {
    let after = '';
    for (;;) {
      const page = await this.sent
        .find({ _id: { $gt: after }, sentAt: { $gte: time } })
        .sort({ _id: 1 })
        .limit(BATCH)
        .lean<SentEventDocument[]>();
      yield page.map(({ _id: id, ...entry }) => ({ ...entry, id }));
      if (page.length < BATCH) return;
      after = page.at(-1)?._id ?? after;
    }
  }

  async removeBefore(time: Date): Promise<void> {
    await this.sent.deleteMany({ sentAt: { $lt: time } });
  }

  checkpoint(): Promise<StreamIdentity | null> {
    return this.checkpoints.findById('events').lean<StreamIdentity>().exec();
  }

  async setCheckpoint(identity: StreamIdentity): Promise<void> {
    await this.checkpoints.updateOne({ _id: 'events' }, { $set: identity }, { upsert: true });
  }
}
