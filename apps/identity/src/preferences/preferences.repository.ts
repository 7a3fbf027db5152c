import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { preferencesChanged } from '@simmer/contracts';
import { eventEntry, insertedWith, OutboxRelay, recordEvents, unlessConflict, wasInserted, type WithOutbox } from '@simmer/kit';
import type { Model } from 'mongoose';
import { PREFERENCES_MODEL, type PreferencesDocument } from './preferences.schema';

export type PreferencesState = Omit<PreferencesDocument, keyof WithOutbox>;

@Injectable()
export class PreferencesRepository {
  constructor(
    @InjectModel(PREFERENCES_MODEL) private readonly preferences: Model<PreferencesDocument>,
    private readonly relay: OutboxRelay,
  ) {
    relay.watch(preferences);
  }

  find(accountId: string): Promise<PreferencesState | null> {
    return this.preferences.findById(accountId).lean<PreferencesState>().exec();
  }

  /** Puts `next` in the place of what was read (revision 0: of nothing); null when somebody else was faster. */
  async replace(read: PreferencesState, next: Partial<PreferencesState>): Promise<PreferencesState | null> {
    const { _id: accountId, ...state } = { ...read, ...next, revision: read.revision + 1 };
    const told = eventEntry(preferencesChanged, { accountId, ownerId: accountId, revision: state.revision });
    const isWritten =
      read.revision === 0
        ? await wasInserted(this.preferences.create({ _id: accountId, ...state, ...insertedWith(told) }))
        : await unlessConflict(async () => {
            const recorded = recordEvents(told);
            const change = { $set: { ...state, ...recorded.$set }, $push: recorded.$push };
            return (await this.preferences.updateOne({ _id: accountId, revision: read.revision }, change)).modifiedCount === 1;
          });
    if (!isWritten) return null;
    this.relay.wake();
    return { _id: accountId, ...state };
  }
}
