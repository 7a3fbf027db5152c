import { Injectable } from '@nestjs/common';
import {
  DAY_MS,
  LATELY_DAYS,
  type MineOfRecipe,
  ProblemError,
  publishedRecipe,
  type ReasonsShown,
  type SavedCopy,
} from '@simmer/contracts';
import { Bus } from '@simmer/kit';
import { ChefService } from '../chef/chef.service';
import { GalleryService } from '../gallery/gallery.service';
import { MadeHistory } from '../post/made-history.repository';
import { MadeService } from '../post/made.service';
import { RatingService } from '../rating/rating.service';

/** What the page of a published recipe wants to know of its reader, in one answer, and why they see it. */
@Injectable()
export class RecipePageService {
  constructor(
    private readonly gallery: GalleryService,
    private readonly ratings: RatingService,
    private readonly made: MadeService,
    private readonly history: MadeHistory,
    private readonly chefs: ChefService,
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

  /** Throws `community.recipe-not-found` for what is not shown, and where one of the two cooks blocks the other. */
  async reasons(reader: string | null, id: string): Promise<ReasonsShown> {
    const { ownerId } = await this.gallery.cardFor(reader, id);
    const followed = reader === null ? [] : (await this.chefs.circleOf(reader)).followed;
    const since = new Date(Date.now() - LATELY_DAYS * DAY_MS);
    const [counts, made] = await Promise.all([
      this.ratings.countSince(id, since),
      // of what they only saved or rated, nobody is told
      this.history.lastAmong(
        id,
        followed.filter((cook) => cook !== ownerId),
      ),
    ]);
    const cook = made && (await this.chefs.findSummary(made.accountId));
    return {
      days: LATELY_DAYS,
      ...counts,
      follows_author: followed.includes(ownerId),
      cooked_by_followed: made && cook && { cook, date: made.date },
    };
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
