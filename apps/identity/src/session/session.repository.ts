import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { sessionEnded } from '@simmer/contracts';
import { eventEntry, OutboxRelay, recordEvents } from '@simmer/kit';
import type { Model } from 'mongoose';
import { SESSION_MODEL, type SessionDocument } from './session.schema';

@Injectable()
export class SessionRepository {
  constructor(
    @InjectModel(SESSION_MODEL) private readonly sessions: Model<SessionDocument>,
    private readonly relay: OutboxRelay,
  ) {
    relay.watch(sessions);
  }

  async insert(session: Omit<SessionDocument, 'outbox' | 'outboxAt'>): Promise<void> {
    await this.sessions.create(session);
  }

  findLive(id: string, now: Date): Promise<SessionDocument | null> {
    return this.sessions.findOne({ _id: id, endedAt: null, expiresAt: { $gt: now } }).lean<SessionDocument>().exec();
  }

  /** Notes the use of a session; of several requests at once one does. */
  async touch({ _id, lastUsedAt }: SessionDocument, now: Date, expiresAt: Date): Promise<void> {
    await this.sessions.updateOne({ _id, lastUsedAt, endedAt: null }, { $set: { lastUsedAt: now, expiresAt } });
  }

  /** Ends a session of this account, once; the event tells everybody who remembers it. */
  async end(id: string, accountId: string): Promise<void> {
    const session = await this.sessions.findOne({ _id: id, accountId, endedAt: null }).lean<SessionDocument>();
    if (!session) return;
    const revision = session.revision + 1;
    const events = recordEvents(eventEntry(sessionEnded, { sessionId: id, accountId, revision }));
    await this.sessions.updateOne(
      { _id: id, endedAt: null },
      { $set: { endedAt: new Date(), revision, ...events.$set }, $push: events.$push },
    );
    this.relay.wake();
  }
}
