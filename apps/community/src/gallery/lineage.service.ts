import { Injectable } from '@nestjs/common';
import { type ChefSummary, FORKS_SHOWN, type Lineage, type LineageRecipe, pick } from '@simmer/contracts';
import { ChefService } from '../chef/chef.service';
import { timeOf } from './gallery-card';
import { GalleryRepository } from './gallery.repository';
import type { GalleryCardDocument } from './gallery.schema';

const NONE: Lineage = { is_adapted: false, original: null, forks: [], fork_count: 0 };

/** Which recipe another was adapted from, and what cooks made of it. */
@Injectable()
export class LineageService {
  constructor(
    private readonly gallery: GalleryRepository,
    private readonly chefs: ChefService,
  ) {}

  /** The lineage of a recipe for a reader, or a visitor (null). What is not shown, or not to them, is not named. */
  async of({ recipeId, adapted_from }: GalleryCardDocument, reader: string | null): Promise<Lineage> {
    // most recipes have none, and then nobody asks whom the reader wants to see
    if (!adapted_from && (await this.gallery.countForks(recipeId, [])) === 0) return NONE;
    const hidden = reader === null ? [] : (await this.chefs.circleOf(reader)).hidden;
    const [original, forks, fork_count] = await Promise.all([
      adapted_from ? this.findOriginal(adapted_from.recipe_id, hidden) : null,
      this.gallery.listForks(recipeId, hidden, FORKS_SHOWN),
      this.gallery.countForks(recipeId, hidden),
    ]);
    const cooks = await this.chefs.summariesOf([...new Set([...forks, ...(original ? [original] : [])].map(({ ownerId }) => ownerId))]);
    const view = (card: GalleryCardDocument) => toLineageRecipe(card, cooks.get(card.ownerId) ?? null);
    return { is_adapted: Boolean(adapted_from), original: original && view(original), forks: forks.map(view), fork_count };
  }

  private async findOriginal(recipeId: string, hidden: readonly string[]): Promise<GalleryCardDocument | null> {
    const card = (await this.gallery.cardsOf([recipeId])).get(recipeId) ?? null;
    return card && !hidden.includes(card.ownerId) ? card : null;
  }
}

/** A recipe as others' lineage names it. */
export const toLineageRecipe = (card: GalleryCardDocument, chef: ChefSummary | null): LineageRecipe => ({
  id: card.recipeId,
  ...pick(card, ['slug', 'title', 'image_url', 'image', 'plate', 'author']),
  chef,
  created_at: timeOf(card._id),
});
