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

const STARS = [1, 2, 3, 4, 5];

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

  /** How many gave 1, 2, 3, 4 and 5 stars. */
  async countStars(recipeId: string): Promise<number[]> {
    const found = await this.voices.aggregate<{ _id: number; count: number }>([
      { $match: { recipeId, rating: { $ne: null } } },
      { $group: { _id: '$rating', count: { $sum: 1 } } },
    ]);
    return STARS.map((stars) => found.find(({ _id }) => _id === stars)?.count ?? 0);
  }

  /** How many first said something since then, and what; each up to `most`. */
  async countSince(recipeId: string, since: Date, most: number) {
    const count = (what: object): Promise<number> =>
      this.voices
        .countDocuments({ recipeId, voicedAt: { $gt: since }, ...what })
        .limit(most)
        .exec();
    const [cooks, cooked, saved, rated] = await Promise.all([
      count(SAYS_SOMETHING),
      count({ cooked: true }),
      count({ saved: true }),
      count({ rating: { $ne: null } }),
    ]);
    return { cooks, cooked, saved, rated };
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
