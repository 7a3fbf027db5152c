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

  /** Makes a change of what was read (revision 0: of nothing); null when somebody else was faster. */
  async change(read: PreferencesState, change: Partial<PreferencesState>): Promise<PreferencesState | null> {
    const { _id, revision: before } = read;
    const revision = before + 1;
    const told = eventEntry(preferencesChanged, { accountId: _id, ownerId: _id, revision });
    const isWritten =
      before === 0
        ? await wasInserted(this.preferences.create({ ...read, ...change, revision, ...insertedWith(told) }))
        : await unlessConflict(async () => {
            const recorded = recordEvents(told);
            const set = { $set: { ...change, revision, ...recorded.$set }, $push: recorded.$push };
            return (await this.preferences.updateOne({ _id, revision: before }, set)).modifiedCount === 1;
          });
    if (!isWritten) return null;
    this.relay.wake();
    return { ...read, ...change, revision };
  }
}
