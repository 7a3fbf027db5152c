import { Injectable } from '@nestjs/common';
import { type CommunityRating, COUNTED_EXACTLY, ProblemError } from '@simmer/contracts';
import { untilWritten } from '@simmer/kit';
import { ChefService } from '../chef/chef.service';
import { timeOf } from '../gallery/gallery-card';
import type { GalleryFigures } from '../gallery/gallery.schema';
import { GalleryService } from '../gallery/gallery.service';
import { ModerationCases } from '../moderation-model/moderation-cases.service';
import { bayesianAverage } from './bayesian-average';
import { HALF_LIFE_DAYS, trendingOf } from './trending';
import { type VoiceChange, VoiceRepository, type VoiceState } from './voice.repository';
import { voiceId } from './voice.schema';

const DAY_MS = 86_400_000;
/** After so many half-lives a voice weighs less than a thousandth. */
const HALF_LIVES_LOOKED_AT = 10;
const WITHDRAWN_AT_ONCE = 200;

@Injectable()
export class RatingService {
  constructor(
    private readonly voices: VoiceRepository,
    private readonly gallery: GalleryService,
    private readonly chefs: ChefService,
    private readonly cases: ModerationCases,
  ) {}

  async read(accountId: string, recipeId: string): Promise<CommunityRating> {
    const { figures } = await this.gallery.cardFor(accountId, recipeId);
    const own = await this.voices.find(recipeId, accountId);
    return { rating: own?.rating ?? null, rating_average: figures.rating_average, rating_count: figures.rating_count };
  }

  /** Rates a recipe, or takes that back. Throws `community.own-recipe` for one's own, and `community.banned`. */
  async put(accountId: string, recipeId: string, rating: number | null): Promise<CommunityRating> {
    const { ownerId } = await this.gallery.cardFor(accountId, recipeId);
    if (ownerId === accountId) throw new ProblemError('community.own-recipe');
    if (rating !== null) await this.cases.assertNotBanned(accountId);
    await this.change(recipeId, accountId, { rating });
    // the event does the same; whoever rates sees it at once
    await this.updateFigures(recipeId);
    return this.read(accountId, recipeId);
  }

  /** Counts a cook who has saved a recipe, or says that they made it. Nobody counts for their own, nor for one of whom they block or are blocked by. */
  async count(accountId: string, recipeId: string, said: { saved: true } | { cooked: true }): Promise<void> {
    const card = await this.gallery.findCard(recipeId);
    if (card && (card.ownerId === accountId || (await this.chefs.isBlocked(accountId, card.ownerId)))) return;
    await this.change(recipeId, accountId, said);
    await this.updateFigures(recipeId);
  }

  /** For who does not say any more that they made a recipe. */
  async uncountCooked(accountId: string, recipeId: string): Promise<void> {
    if (!(await this.voices.find(recipeId, accountId))?.cooked) return;
    await this.change(recipeId, accountId, { cooked: false });
    await this.updateFigures(recipeId);
  }

  /** Brings the figures of a recipe to what cooks say of it now. */
  async updateFigures(recipeId: string): Promise<void> {
    await this.gallery.updateFigures(recipeId, () => this.figuresOf(recipeId));
  }

  /** Takes back what an account has said, before it is removed. */
  async withdrawAll(accountId: string): Promise<void> {
    for (const voice of await this.voices.voicesOf(accountId, WITHDRAWN_AT_ONCE)) await this.voices.change(voice, SAYS_NOTHING);
  }

  /** How many cooks have cooked, saved or rated a recipe for the first time since then; each up to `COUNTED_EXACTLY`. */
  countSince(recipeId: string, since: Date) {
    return this.voices.countSince(recipeId, since, COUNTED_EXACTLY);
  }

  private async change(recipeId: string, accountId: string, change: VoiceChange): Promise<void> {
    await untilWritten(async () => {
      const known = (await this.voices.find(recipeId, accountId)) ?? noVoice(recipeId, accountId);
      const isSaid = (Object.keys(change) as (keyof VoiceChange)[]).every((field) => known[field] === change[field]);
      return isSaid || (await this.voices.change(known, change)) ? { written: true } : null;
    });
  }

  private async figuresOf(recipeId: string): Promise<Omit<GalleryFigures, 'revision'>> {
    const since = new Date(Date.now() - HALF_LIVES_LOOKED_AT * HALF_LIFE_DAYS * DAY_MS);
    const [spread, saves, lately] = await Promise.all([
      this.voices.countStars(recipeId),
      this.voices.countSaves(recipeId),
      this.voices.voicedSince(recipeId, since),
    ]);
    const voices = lately.map(({ accountId, voicedAt }) => ({ accountMadeAt: Date.parse(timeOf(accountId)), at: voicedAt.getTime() }));
    const count = spread.reduce((sum, ofStars) => sum + ofStars, 0);
    const sum = spread.reduce((all, ofStars, at) => all + ofStars * (at + 1), 0);
    return {
      rating_average: bayesianAverage({ sum, count }),
      rating_count: count,
      rating_spread: spread,
      save_count: saves,
      trending: trendingOf(voices),
    };
  }
}

const SAYS_NOTHING = { rating: null, saved: false, cooked: false } satisfies VoiceChange;

const noVoice = (recipeId: string, accountId: string): VoiceState => ({
  _id: voiceId(recipeId, accountId),
  recipeId,
  accountId,
  ...SAYS_NOTHING,
  voicedAt: new Date(),
  revision: 0,
});
