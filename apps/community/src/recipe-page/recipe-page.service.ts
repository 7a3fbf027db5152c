import { Injectable } from '@nestjs/common';
import { type MineOfRecipe, ProblemError, publishedRecipe, type SavedCopy } from '@simmer/contracts';
import { Bus } from '@simmer/kit';
import { GalleryService } from '../gallery/gallery.service';
import { MadeService } from '../post/made.service';
import { RatingService } from '../rating/rating.service';

/** What the page of a published recipe wants to know of its reader, in one answer. */
@Injectable()
export class RecipePageService {
  constructor(
    private readonly gallery: GalleryService,
    private readonly ratings: RatingService,
    private readonly made: MadeService,
    private readonly bus: Bus,
  ) {}

  /** Throws `community.recipe-not-found` for what is not shown, and where one of the two cooks blocks the other. */
  async mine(accountId: string, id: string): Promise<MineOfRecipe> {
    const { ownerId } = await this.gallery.cardFor(accountId, id);
    const [rating, copy, made] = await Promise.all([
      this.ratings.read(accountId, id),
      this.copyOf(accountId, id),
      this.made.findLast(accountId, id),
    ]);
    return { ...rating, is_own: ownerId === accountId, copy, made };
  }

  /** Null while recipes is away: saving it once more answers the copy that there is. */
  private async copyOf(accountId: string, id: string): Promise<SavedCopy | null> {
    try {
      return (await this.bus.call(publishedRecipe.findCopy, { id, accountId }, { asService: true })).copy;
    } catch (problem) {
      if (problem instanceof ProblemError && problem.code === 'service.unavailable') return null;
      throw problem;
    }
  }
}
