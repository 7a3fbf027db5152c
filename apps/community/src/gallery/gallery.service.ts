import { Injectable } from '@nestjs/common';
import { Id, type OutputOf, ProblemError, type PublicRecipe, type gallery, recipe } from '@simmer/contracts';
import { Bus, pageFrom, untilWritten } from '@simmer/kit';
import { v7 as uuidv7 } from 'uuid';
import { toCard, toCommunityRecipe } from './gallery-card';
import { GalleryRepository } from './gallery.repository';
import type { PublicationDocument } from './gallery.schema';

type Page = OutputOf<typeof gallery.list>;

@Injectable()
export class GalleryService {
  constructor(
    private readonly gallery: GalleryRepository,
    private readonly bus: Bus,
  ) {}

  async list(limit: number, after: string | undefined): Promise<Page> {
    if (after !== undefined && !Id.safeParse(after).success) throw new ProblemError('request.unknown-cursor');
    const found = await this.gallery.newest(limit + 1, after);
    return pageFrom(found, { limit, view: toCommunityRecipe, cursor: ({ _id }) => _id });
  }

  /** Brings the gallery to what recipes says of a recipe now. Events may repeat, come late and meet each other. */
  async project(recipeId: string, eventRevision = 0): Promise<void> {
    await untilWritten(() => this.projectOnce(recipeId, eventRevision));
  }

  /** Brings the gallery to what recipes says of all that a cook has shared. */
  async projectAllOf(ownerId: string): Promise<void> {
    for (const recipeId of await this.gallery.sharedBy(ownerId)) await this.project(recipeId);
  }

  /** Null when another event overtook this one, so that somebody has to look again. */
  private async projectOnce(recipeId: string, eventRevision: number): Promise<{ written: true } | null> {
    const known = await this.gallery.findPublication(recipeId);
    const { recipe: shared } = await this.bus.call(recipe.readPublic, { id: recipeId }, { asService: true });
    const next = nextPublication(known, recipeId, shared, eventRevision);
    if (!(await this.gallery.advance(known, next))) return null;
    if (shared) await this.gallery.show(toCard(shared, next.cardId));
    else await this.gallery.hide(next.cardId);
    // the card is a document of its own: had somebody moved on before it was written, it would now stand for the past
    const now = await this.gallery.findPublication(recipeId);
    return now?.revision === next.revision && now.isShown === next.isShown ? { written: true } : null;
  }
}

function nextPublication(
  known: PublicationDocument | null,
  recipeId: string,
  recipe: PublicRecipe | null,
  eventRevision: number,
): PublicationDocument {
  const isSharedAnew = recipe !== null && !known?.isShown;
  return {
    _id: recipeId,
    ownerId: recipe?.ownerId ?? known?.ownerId ?? null,
    // what is not published has no revision that it says; it was at least at this one when it was taken back
    revision: recipe?.revision ?? Math.max(eventRevision, known?.revision ?? 0),
    isShown: recipe !== null,
    cardId: known && !isSharedAnew ? known.cardId : uuidv7(),
  };
}
