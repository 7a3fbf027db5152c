import { Injectable } from '@nestjs/common';
import {
  type InputOf,
  NOBODY,
  type Offer,
  type offer,
  OFFER_LIMITS,
  type OutputOf,
  type ParsedInputOf,
  ProblemError,
  publishedRecipe,
  type RecipeList,
  type SharedRecipe,
} from '@simmer/contracts';
import { Bus, DailyQuotas } from '@simmer/kit';
import { ChefService } from '../chef/chef.service';
import { GalleryService } from '../gallery/gallery.service';
import type { GalleryCardDocument } from '../gallery/gallery.schema';
import { toLineageRecipe } from '../gallery/lineage.service';
import { ModerationCases } from '../moderation-model/moderation-cases.service';
import { fits, placedChanges } from './offered-changes';
import { OfferRepository } from './offer.repository';
import type { OfferDocument } from './offer.schema';

/** Offers of one cook on one day. */
const OFFERS_A_DAY = { kind: 'offers', count: OFFER_LIMITS.perDay, bytes: 0 };

type Lists = Pick<SharedRecipe, RecipeList>;

/** Changes that cooks offer back to the author of the recipe that theirs was adapted from. */
@Injectable()
export class OfferService {
  constructor(
    private readonly offers: OfferRepository,
    private readonly gallery: GalleryService,
    private readonly chefs: ChefService,
    private readonly cases: ModerationCases,
    private readonly quotas: DailyQuotas,
    private readonly bus: Bus,
  ) {}

  /**
   * Offers changes of a cook's own published copy, in place of what was offered before. Throws `community.recipe-not-found` where the copy or the
   * original is not shown, or one of the two cooks blocks the other, and `community.offer-outdated` for changes that are none between the two.
   */
  async put(accountId: string, { id, changes }: ParsedInputOf<typeof offer.put>): Promise<Offer> {
    const fork = await this.ownCard(accountId, id);
    if (!fork.adapted_from) throw new ProblemError('community.recipe-not-found');
    const originalId = fork.adapted_from.recipe_id;
    const { ownerId } = await this.gallery.cardFor(accountId, originalId);
    if (ownerId === NOBODY) throw new ProblemError('community.recipe-not-found');
    await this.cases.assertNotBanned(accountId);
    const [original, copy] = await Promise.all([this.contentOf(originalId), this.contentOf(id)]);
    const placed = original && copy && placedChanges(original, copy, changes);
    if (!placed) throw new ProblemError('community.offer-outdated');
    if (Buffer.byteLength(JSON.stringify(placed)) > OFFER_LIMITS.bytes) throw new ProblemError('community.offer-too-long');
    const known = await this.offers.find(id);
    const isWaiting = known?.answeredAt === null;
    if (!isWaiting && (await this.offers.countOpen(originalId)) >= OFFER_LIMITS.open) throw new ProblemError('community.too-many-offers');
    await this.quotas.take(accountId, OFFERS_A_DAY);
    const fresh = { originalId, offeredBy: accountId, ownerId, changes: placed, offeredAt: new Date(), taken: null, answeredAt: null };
    await this.offers.put({ _id: id, ...fresh });
    return viewOf({ _id: id, ...fresh }, original);
  }

  /** What a cook has offered from a copy of theirs, and what became of it. */
  async read(accountId: string, id: string): Promise<Offer | null> {
    const found = await this.offers.find(id);
    return found?.offeredBy === accountId ? viewOf(found, await this.contentOf(found.originalId)) : null;
  }

  /** Takes an offer back; one that was answered stays, and is returned. */
  async withdraw(accountId: string, id: string): Promise<Offer | null> {
    await this.offers.removeOpen(id, accountId);
    return this.read(accountId, id);
  }

  /** What cooks offer for a cook's own recipe; not of those of whom they see nothing, nor from copies that are not shown. */
  async list(accountId: string, id: string): Promise<OutputOf<typeof offer.list>> {
    await this.ownCard(accountId, id);
    const [open, { hidden }, original] = await Promise.all([this.offers.listOpen(id), this.chefs.circleOf(accountId), this.contentOf(id)]);
    const seen = open.filter(({ offeredBy }) => !hidden.includes(offeredBy));
    const [cards, cooks] = await Promise.all([
      Promise.all(seen.map(({ _id }) => this.gallery.findCard(_id))),
      this.chefs.summariesOf([...new Set(seen.map(({ offeredBy }) => offeredBy))]),
    ]);
    const items = seen.flatMap((found, at) => {
      const card = cards[at];
      return card ? [{ offer: viewOf(found, original), fork: toLineageRecipe(card, cooks.get(card.ownerId) ?? null) }] : [];
    });
    return { items };
  }

  /**
   * Takes changes into the cook's own recipe and leaves the others. First the recipe, then the note that it was answered: sent again after a failure
   * nothing is taken twice. Throws `community.offer-outdated` when a line was changed meanwhile; the offer then stays open.
   */
  async answer(accountId: string, { id, forkId, taken }: ParsedInputOf<typeof offer.answer>): Promise<Offer> {
    await this.ownCard(accountId, id);
    const found = await this.offers.find(forkId);
    const isTheirs = found?.originalId === id && !(await this.chefs.isBlocked(accountId, found.offeredBy));
    if (!isTheirs) throw new ProblemError('community.offer-not-found');
    if (found.answeredAt === null) {
      const changes = found.changes.filter((_, at) => taken.includes(at));
      if (changes.length > 0) await this.take({ id, ownerId: accountId, offeredBy: found.offeredBy, changes });
      await this.offers.answer(found, [...new Set(taken)]);
    }
    return viewOf((await this.offers.find(forkId)) ?? found, await this.contentOf(id));
  }

  private async take(input: InputOf<typeof publishedRecipe.takeChanges>): Promise<void> {
    try {
      await this.bus.call(publishedRecipe.takeChanges, input, { asService: true });
    } catch (problem) {
      if (problem instanceof ProblemError && problem.code === 'recipes.changed-elsewhere')
        throw new ProblemError('community.offer-outdated');
      throw problem;
    }
  }

  private async ownCard(accountId: string, id: string): Promise<GalleryCardDocument> {
    const card = await this.gallery.findCard(id);
    if (card?.ownerId !== accountId) throw new ProblemError('community.recipe-not-found');
    return card;
  }

  private async contentOf(id: string): Promise<Lists | null> {
    return (await this.bus.call(publishedRecipe.read, { id }, { asService: true })).recipe;
  }
}

const viewOf = ({ changes, offeredAt, taken, answeredAt }: OfferDocument, original: Lists | null): Offer => ({
  changes: changes.map(({ after: _, ...change }, at) => ({
    ...change,
    taken: answeredAt ? (taken ?? []).includes(at) : null,
    fits: original !== null && fits(original, change),
  })),
  offered_at: offeredAt.toISOString(),
  answered_at: answeredAt?.toISOString() ?? null,
});
