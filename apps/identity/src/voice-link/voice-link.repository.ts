import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { voiceLinkChanged } from '@simmer/contracts';
import { despiteConflicts, eventEntry, OutboxRelay, Versioned } from '@simmer/kit';
import type { Model } from 'mongoose';
import { VOICE_LINK_MODEL, type VoiceLinkDocument } from './voice-link.schema';

export type VoiceLinkState = Omit<VoiceLinkDocument, '_id' | 'revision' | 'outbox' | 'outboxAt'>;

@Injectable()
export class VoiceLinkRepository {
  private readonly versioned: Versioned<VoiceLinkDocument>;

  constructor(
    @InjectModel(VOICE_LINK_MODEL) private readonly links: Model<VoiceLinkDocument>,
    relay: OutboxRelay,
  ) {
    this.versioned = new Versioned(links, relay);
  }

  find(accountId: string): Promise<VoiceLinkDocument | null> {
    return this.links.findById(accountId).lean<VoiceLinkDocument>().exec();
  }

  findByGrant(grantId: string): Promise<VoiceLinkDocument | null> {
    return this.links.findOne({ grantId }).lean<VoiceLinkDocument>().exec();
  }

  findByVoiceAccount(voiceAccount: string): Promise<VoiceLinkDocument[]> {
    return this.links.find({ voiceAccount }).lean<VoiceLinkDocument[]>().exec();
  }

  /** Stores the state as the revision after `known` and publishes it; false when somebody else was first. */
  async write(accountId: string, known: VoiceLinkDocument | null, state: VoiceLinkState): Promise<boolean> {
    const read = { ...state, _id: accountId, revision: known?.revision ?? 0 };
    return (await this.versioned.change(read, state, (revision) => [eventEntry(voiceLinkChanged, { accountId, revision })])) !== null;
  }

  /** Notes which voice account uses a link; of two that come at once one is noted. */
  async bind(accountId: string, grantId: string, voiceAccount: string): Promise<void> {
    await despiteConflicts(() => this.links.updateOne({ _id: accountId, grantId, voiceAccount: null }, { $set: { voiceAccount } }));
  }

  async setLastHeard(accountId: string, heardText: string): Promise<void> {
    const fields = { $set: { heardText, heardAt: new Date() } };
    await despiteConflicts(() => this.links.updateOne({ _id: accountId, grantId: { $ne: null } }, fields));
  }
}
