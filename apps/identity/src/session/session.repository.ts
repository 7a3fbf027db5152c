import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { MAX_DEVICES_LISTED, sessionEnded } from '@simmer/contracts';
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
    return this.sessions
      .findOne({ _id: id, endedAt: null, expiresAt: { $gt: now } })
      .lean<SessionDocument>()
      .exec();
  }

  /** Where an account is signed in, the last used first. */
  listLive(accountId: string, now: Date): Promise<SessionDocument[]> {
    return this.sessions
      .find({ accountId, endedAt: null, expiresAt: { $gt: now }, level: { $ne: 'half' } })
      .sort({ lastUsedAt: -1 })
      .limit(MAX_DEVICES_LISTED)
      .lean<SessionDocument[]>()
      .exec();
  }

  /** Notes the use of a session; of several requests at once one does. */
  async touch({ _id, lastUsedAt }: SessionDocument, now: Date, expiresAt: Date): Promise<void> {
    await this.sessions.updateOne({ _id, lastUsedAt, endedAt: null }, { $set: { lastUsedAt: now, expiresAt } });
  }

  /** Ends what a browser has had before its newest session. */
  async endOthersOf(deviceId: string, newest: string): Promise<void> {
    const others = await this.sessions.find({ deviceId, _id: { $ne: newest }, endedAt: null }, { accountId: 1 }).lean<SessionDocument[]>();
    for (const { _id, accountId } of others) await this.end(_id, accountId);
  }

  /** Ends every session of an account but for one. */
  async endAllOf(accountId: string, except?: string): Promise<void> {
    const others = await this.sessions.find({ accountId, _id: { $ne: except ?? '' }, endedAt: null }, { _id: 1 }).lean<{ _id: string }[]>();
    for (const { _id } of others) await this.end(_id, accountId);
  }

  /** Ends a session of this account, once; the event clears it from every cache. */
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
