import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { preferencesChanged } from '@simmer/contracts';
import { eventEntry, OutboxRelay, type StateOf, Versioned } from '@simmer/kit';
import type { Model } from 'mongoose';
import { PREFERENCES_MODEL, type PreferencesDocument } from './preferences.schema';

export type PreferencesState = StateOf<PreferencesDocument>;

@Injectable()
export class PreferencesRepository {
  private readonly versioned: Versioned<PreferencesDocument>;

  constructor(
    @InjectModel(PREFERENCES_MODEL) private readonly preferences: Model<PreferencesDocument>,
    relay: OutboxRelay,
  ) {
    this.versioned = new Versioned(preferences, relay);
  }

  find(accountId: string): Promise<PreferencesState | null> {
    return this.preferences.findById(accountId).lean<PreferencesState>().exec();
  }

  /** Changes what was read (revision 0: nothing); null on a conflict. */
  change(read: PreferencesState, change: Partial<PreferencesState>): Promise<PreferencesState | null> {
    const { _id } = read;
    return this.versioned.change(read, change, (revision) => [eventEntry(preferencesChanged, { accountId: _id, ownerId: _id, revision })]);
  }
}
