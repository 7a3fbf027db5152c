import { Injectable } from '@nestjs/common';
import {
  NOBODY,
  type ParsedInputOf,
  ProblemError,
  profile,
  type publishedRecipe,
  type SavedCopy,
  type SharedRecipe,
} from '@simmer/contracts';
import { slugOf } from '@simmer/culinary';
import { Bus, untilWritten } from '@simmer/kit';
import { v7 as uuidv7 } from 'uuid';
import { RecipeWrites } from '../library/recipe-writes.service';
import { withChanges } from '../recipe-model/line-changes';
import { shownForm, UNSAID } from '../recipe-model/publication';
import { contentOf } from '../recipe-model/recipe-content';
import { afterEdit } from '../recipe-model/recipe-edit';
import { assertFits, assertNotWaiting, assertThere, isSameContent } from '../recipe-model/recipe.policy';
import { isWaiting } from '../recipe-model/recipe-view';
import { RecipeRepository } from '../recipe-model/recipe.repository';
import type { RecipeDocument } from '../recipe-model/recipe.schema';
import { dishKeyOf } from '../recipe-model/sameness';
import { copyOf, toShared } from '../recipe-model/shared-recipe';
import { RecipeVersionService } from '../recipe-version/recipe-version.service';
import { RecipeService } from '../recipe/recipe.service';

const UPDATED_AT_ONCE = 100;

/** Published recipes that other cooks save, and the credit that their copies give. */
@Injectable()
export class PublishedRecipeService {
  constructor(
    private readonly recipes: RecipeRepository,
    private readonly service: RecipeService,
    private readonly writes: RecipeWrites,
    private readonly versions: RecipeVersionService,
    private readonly bus: Bus,
  ) {}

  /**
   * Saves a copy to the cook's library, or to their tray when that is full. Of each recipe a cook has one; a deleted one is none. Throws
   * `community.recipe-not-found` for what is not published, or as a link card alone, and `recipes.own-recipe` for the cook's own.
   */
  save(accountId: string, originalId: string): Promise<SavedCopy> {
    return untilWritten(async () => {
      const known = await this.findCopy(accountId, originalId);
      if (known) return { written: known };
      const original = await this.findWhole(originalId);
      if (!original) throw new ProblemError('community.recipe-not-found');
      if (original.ownerId === accountId) throw new ProblemError('recipes.own-recipe');
      return this.copy(accountId, original);
    });
  }

  /** What everybody may read of a recipe; null for one that is not published, or as a link card alone. */
  async read(id: string): Promise<SharedRecipe | null> {
    const found = await this.findWhole(id);
    return found && toShared(found);
  }

  /** Of a link card the text is somebody else's. */
  private async findWhole(id: string): Promise<RecipeDocument | null> {
    const found = await this.recipes.findPublished(id);
    return found && shownForm(found) === 'recipe' ? found : null;
  }

  async findCopy(accountId: string, originalId: string): Promise<SavedCopy | null> {
    const copy = await this.recipes.findCopy(accountId, originalId);
    return copy && { id: copy._id, waiting: isWaiting(copy) };
  }

  /**
   * Brings the credit of every copy to what is published now: of a recipe that was taken back, or whose author is gone, nobody is named. Without
   * events of their own, as a recipe that many have saved would make as many.
   */
  async updateCredits(originalId: string): Promise<void> {
    const original = await this.recipes.findPublished(originalId);
    const is = { published: original !== null, named: original !== null && original.ownerId !== NOBODY };
    const next = () => this.recipes.listCopiesToUpdate(originalId, is, UPDATED_AT_ONCE);
    let copies = await next();
    if (copies.length === 0) return;
    const username = original && (await this.usernameOf(original.ownerId));
    for (; copies.length > 0; copies = await next())
      for (const { _id, ownerId } of copies)
        await this.writes.change(ownerId, _id, ({ credit }) =>
          credit ? { set: { credit: { ...credit, published: is.published, username } }, isSilent: true } : null,
        );
  }

  /**
   * Takes changes that another cook offers into a recipe, as a new version that names them. Its cook's edits of meanwhile stay: throws
   * `recipes.changed-elsewhere` where one of them changed the same line.
   */
  async takeChanges({ id, ownerId, offeredBy, changes }: ParsedInputOf<typeof publishedRecipe.takeChanges>): Promise<{ revision: number }> {
    const saved = await this.writes.change(ownerId, id, (current) => {
      assertThere(current);
      assertNotWaiting(current);
      const draft = { ...current, ...withChanges(current, changes) };
      assertFits(draft);
      const content = contentOf(draft, current.ingredients);
      return isSameContent(current, content) ? null : { set: afterEdit(current, content) };
    });
    await this.versions.credit(saved, offeredBy);
    return { revision: saved.revision };
  }

  /** Null when the same cook saves it at the same time, so that somebody has to look again. */
  private async copy(accountId: string, original: RecipeDocument): Promise<{ written: SavedCopy } | null> {
    const username = await this.usernameOf(original.ownerId);
    const credit = {
      recipe_id: original._id,
      revision: original.revision,
      slug: slugOf(original.title, original._id),
      username,
      published: true,
      license: original.publication?.license ?? UNSAID.license,
      dishKey: dishKeyOf(original),
    };
    const { draft, photosToCopy } = copyOf(toShared(original), { id: uuidv7(), ownerId: original.ownerId });
    const { unlessOwned: _, ...fields } = draft;
    // of a recipe without a source the author is its cook, whom the credit names for as long as they are there
    const isCooksOwn = original.source_url === null && original.source_name === '';
    const whenFull = { origin: 'shared', name: username ?? '' } as const;
    const input = { ...fields, ...(isCooksOwn && { author: '' }), whenFull };
    try {
      const { id, waiting } = await this.service.create(accountId, input, photosToCopy, credit);
      return { written: { id, waiting } };
    } catch (problem) {
      if (problem instanceof ProblemError && ['recipes.owned', 'request.duplicate'].includes(problem.code)) return null;
      throw problem;
    }
  }

  private async usernameOf(accountId: string): Promise<string | null> {
    if (accountId === NOBODY) return null;
    const { profiles } = await this.bus.call(profile.findMany, { accountIds: [accountId] }, { asService: true });
    return profiles[0]?.username ?? null;
  }
}
