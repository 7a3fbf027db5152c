import { Injectable } from '@nestjs/common';
import { Id, operations, type OutputOf, ProblemError } from '@simmer/contracts';
import { Bus } from '@simmer/kit';
import { v7 as uuidv7 } from 'uuid';
import { type SharedRecipe, toCard, toCommunityRecipe } from './gallery-card';
import { GalleryRepository } from './gallery.repository';
import type { PublicationDocument } from './gallery.schema';

type Page = OutputOf<typeof operations.community.gallery.list>;

const TRIES = 5;

@Injectable()
export class GalleryService {
  constructor(
    private readonly gallery: GalleryRepository,
    private readonly bus: Bus,
  ) {}

  async list(limit: number, after: string | undefined): Promise<Page> {
    if (after !== undefined && !Id.safeParse(after).success)
      throw ProblemError.field('/after', 'This page mark does not belong to this list. Start again from the first page.');
    const found = await this.gallery.newest(limit + 1, after);
    const cards = found.slice(0, limit);
    const next = found.length > limit ? (cards.at(-1)?._id ?? null) : null;
    return { items: cards.map(toCommunityRecipe), next };
  }

  /** Brings the gallery to what recipes says of a recipe now. Events may repeat, come late and meet each other. */
  async follow(recipeId: string, eventRevision: number): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) if (await this.followOnce(recipeId, eventRevision)) return;
    throw new ProblemError('request.duplicate');
  }

  /** False when another event overtook this one, so that somebody has to look again. */
  private async followOnce(recipeId: string, eventRevision: number): Promise<boolean> {
    const known = await this.gallery.findPublication(recipeId);
    const { recipe } = await this.bus.call(operations.recipes.recipe.published, { id: recipeId }, { asService: true });
    const next = nextPublication(known, recipeId, recipe, eventRevision);
    if (known && known.revision > next.revision) return true;
    if (!(await this.gallery.advance(known, next))) return false;
    if (recipe) await this.gallery.show(toCard(recipe, next.cardId));
    else await this.gallery.hide(next.cardId);
    // the card is a document of its own: had somebody moved on before it was written, it would now stand for the past
    const now = await this.gallery.findPublication(recipeId);
    return now?.revision === next.revision && now.isShown === next.isShown;
  }
}

function nextPublication(known: PublicationDocument | null, recipeId: string, recipe: SharedRecipe | null, eventRevision: number): PublicationDocument {
  const isSharedAnew = recipe !== null && !known?.isShown;
  return {
    _id: recipeId,
    revision: recipe?.revision ?? eventRevision,
    isShown: recipe !== null,
    cardId: known && !isSharedAnew ? known.cardId : uuidv7(),
  };
}
