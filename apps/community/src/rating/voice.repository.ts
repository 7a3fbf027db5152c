import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { recipeVoiceChanged } from '@simmer/contracts';
import { eventEntry, OutboxRelay, type StateOf, Versioned } from '@simmer/kit';
import type { Model } from 'mongoose';
import { VOICE_MODEL, type VoiceDocument, voiceId } from './voice.schema';

export type VoiceState = StateOf<VoiceDocument>;
export type VoiceChange = Partial<Pick<VoiceState, 'rating' | 'saved' | 'cooked'>>;

/** Older ones of a recipe with more are so many half-lives away that they weigh nothing. */
const MOST_VOICES_LATELY = 20_000;

const SAYS_SOMETHING = { $or: [{ rating: { $ne: null } }, { saved: true }, { cooked: true }] };

@Injectable()
export class VoiceRepository {
  private readonly versioned: Versioned<VoiceDocument>;

  constructor(
    @InjectModel(VOICE_MODEL) private readonly voices: Model<VoiceDocument>,
    relay: OutboxRelay,
  ) {
    this.versioned = new Versioned(voices, relay);
  }

  find(recipeId: string, accountId: string): Promise<VoiceState | null> {
    return this.voices.findById(voiceId(recipeId, accountId)).lean<VoiceState>().exec();
  }

  /** Changes what was read (revision 0: nothing); null when somebody else was faster. */
  change(read: VoiceState, change: VoiceChange): Promise<VoiceState | null> {
    const { recipeId, accountId } = read;
    return this.versioned.change<VoiceState>(read, change, (revision) => [
      eventEntry(recipeVoiceChanged, { recipeId, accountId, revision }),
    ]);
  }

  /** Some of the voices of an account that say something. */
  async voicesOf(accountId: string, limit: number): Promise<VoiceState[]> {
    return this.voices
      .find({ accountId, ...SAYS_SOMETHING })
      .limit(limit)
      .lean<VoiceState[]>();
  }

  /** How often a recipe is rated, and all stars together. */
  async sumOf(recipeId: string): Promise<{ sum: number; count: number }> {
    const [found] = await this.voices.aggregate<{ sum: number; count: number }>([
      { $match: { recipeId, rating: { $ne: null } } },
      { $group: { _id: null, sum: { $sum: '$rating' }, count: { $sum: 1 } } },
    ]);
    return { sum: found?.sum ?? 0, count: found?.count ?? 0 };
  }

  /** How many cooks have saved a recipe. */
  countSaves(recipeId: string): Promise<number> {
    return this.voices.countDocuments({ recipeId, saved: true }).exec();
  }

  /** Whose voices for a recipe are younger than `since`. */
  async voicedSince(recipeId: string, since: Date): Promise<Pick<VoiceState, 'accountId' | 'voicedAt'>[]> {
    return this.voices
      .find({ recipeId, ...SAYS_SOMETHING, voicedAt: { $gt: since } }, ['accountId', 'voicedAt'])
      .sort({ voicedAt: -1 })
      .limit(MOST_VOICES_LATELY)
      .lean<VoiceState[]>();
  }
}
