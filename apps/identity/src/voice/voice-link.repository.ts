import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { voiceLinkChanged } from '@simmer/contracts';
import { despiteConflicts, eventEntry, insertedWith, OutboxRelay, recordEvents, unlessConflict, wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import { VOICE_LINK_MODEL, type VoiceLinkDocument } from './voice-link.schema';

export type VoiceLinkState = Omit<VoiceLinkDocument, '_id' | 'revision' | 'outbox' | 'outboxAt'>;

@Injectable()
export class VoiceLinkRepository {
  constructor(
    @InjectModel(VOICE_LINK_MODEL) private readonly links: Model<VoiceLinkDocument>,
    private readonly relay: OutboxRelay,
  ) {
    relay.watch(links);
  }

  find(accountId: string): Promise<VoiceLinkDocument | null> {
    return this.links.findById(accountId).lean<VoiceLinkDocument>().exec();
  }

  findOfGrant(grantId: string): Promise<VoiceLinkDocument | null> {
    return this.links.findOne({ grantId }).lean<VoiceLinkDocument>().exec();
  }

  findOfVoiceAccount(voiceAccount: string): Promise<VoiceLinkDocument[]> {
    return this.links.find({ voiceAccount }).lean<VoiceLinkDocument[]>().exec();
  }

  /** Writes the state as the revision after `known` and tells of it; false when somebody else was first. */
  async write(accountId: string, known: VoiceLinkDocument | null, state: VoiceLinkState): Promise<boolean> {
    const revision = (known?.revision ?? 0) + 1;
    const event = eventEntry(voiceLinkChanged, { accountId, revision });
    if (!known) return this.woken(wasInserted(this.links.create({ _id: accountId, ...state, revision, ...insertedWith(event) })));
    const events = recordEvents(event);
    const change = { $set: { ...state, revision, ...events.$set }, $push: events.$push };
    const written = unlessConflict(() => this.links.updateOne({ _id: accountId, revision: known.revision }, change));
    return this.woken(written.then((result) => result?.modifiedCount === 1));
  }

  /** Notes which voice account uses a link; of two that come at once one is noted. */
  async bind(accountId: string, grantId: string, voiceAccount: string): Promise<void> {
    await despiteConflicts(() => this.links.updateOne({ _id: accountId, grantId, voiceAccount: null }, { $set: { voiceAccount } }));
  }

  async noteHeard(accountId: string, heardText: string): Promise<void> {
    const heard = { $set: { heardText, heardAt: new Date() } };
    await despiteConflicts(() => this.links.updateOne({ _id: accountId, grantId: { $ne: null } }, heard));
  }

  private async woken(written: Promise<boolean>): Promise<boolean> {
    const isWritten = await written;
    if (isWritten) this.relay.wake();
    return isWritten;
  }
}
