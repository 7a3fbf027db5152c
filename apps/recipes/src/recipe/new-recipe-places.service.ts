import { Injectable } from '@nestjs/common';
import { ProblemError } from '@simmer/contracts';
import type { Reservation } from '../library/library.schema';
import { LibraryService } from '../library/library.service';
import { RecipeWrites } from '../library/recipe-writes.service';
import { RecipeRepository } from '../recipe-model/recipe.repository';
import type { RecipeDocument, StoredCredit } from '../recipe-model/recipe.schema';
import type { SameKeys } from '../recipe-model/sameness';

/** Places for new recipes, and that nobody creates what they own already. */
@Injectable()
export class NewRecipePlaces {
  constructor(
    private readonly recipes: RecipeRepository,
    private readonly library: LibraryService,
    private readonly writes: RecipeWrites,
  ) {}

  /** Announces a recipe of the starter set, which takes no place, unless it is there already: then returns what is stored. */
  async announceStarter(
    ownerId: string,
    id: string,
    starter: string,
  ): Promise<{ reservation: Reservation; stored?: never } | { reservation?: never; stored: RecipeDocument }> {
    const reservation = await this.library.announceStarter(ownerId, id, starter);
    // not before its claim is noted: two that come at once would both find nothing
    const stored = await this.recipes.findStarter(ownerId, starter);
    if (!stored) return { reservation };
    await this.writes.close(ownerId, reservation, stored);
    return { stored };
  }

  /** Reserves a place for a new recipe, if none with these keys exists; or returns what is stored under the id by now. */
  async reserve(
    ownerId: string,
    id: string,
    { keys, credit, mayWait }: { keys: SameKeys | undefined; credit: StoredCredit | null; mayWait: boolean },
  ): Promise<{ reservation: Reservation; stored?: never } | { reservation?: never; stored: RecipeDocument }> {
    const ofContent = keys ? [...keys.addressKeys, ...keys.contentKeys] : [];
    const claims = credit ? [...ofContent, `copy of ${credit.recipe_id}`] : keys && ofContent;
    let reservation: Reservation;
    try {
      reservation = await this.library.reserve(ownerId, id, 'create', { claims, mayWait });
    } catch (problem) {
      return { stored: await this.storedOr(problem, ownerId, id) };
    }
    // not before its claims are noted: two that come at once would both find nothing
    if (claims)
      await this.assertNotOwned(ownerId, id, keys, credit).catch((problem: unknown) =>
        this.writes.releaseRefused(problem, ownerId, reservation),
      );
    return { reservation };
  }

  private async assertNotOwned(ownerId: string, id: string, keys: SameKeys | undefined, credit: StoredCredit | null): Promise<void> {
    const same = keys ? await this.recipes.listByKeys(ownerId, keys.addressKeys, keys.contentKeys) : [];
    const copy = credit && (await this.recipes.findCopy(ownerId, credit.recipe_id));
    const owned = copy ? [...same, copy] : same;
    // the same request, sent twice at once, may be further with this one
    const other = owned.find(({ _id }) => _id !== id);
    if (other) throw new ProblemError('recipes.owned', undefined, { params: { recipeId: other._id, title: other.title } });
  }

  /** No place was free, but the same request, sent twice at once, may have taken the last one. */
  private async storedOr(problem: unknown, ownerId: string, id: string): Promise<RecipeDocument> {
    const stored =
      problem instanceof ProblemError && problem.code === 'recipes.limit-reached' ? await this.recipes.find(ownerId, id) : null;
    if (stored) return stored;
    throw problem;
  }
}
