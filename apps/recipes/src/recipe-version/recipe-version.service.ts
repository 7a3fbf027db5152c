import { Injectable } from '@nestjs/common';
import {
  type OutputOf,
  pick,
  ProblemError,
  RECIPE_FIELDS,
  type RecipeField,
  type RecipeVersion,
  type recipeVersion,
} from '@simmer/contracts';
import { assertThere, isSame } from '../recipe-model/recipe.policy';
import { RecipeRepository } from '../recipe-model/recipe.repository';
import { withPhotos } from '../recipe-model/recipe-view';
import type { RecipeDocument } from '../recipe-model/recipe.schema';
import { RecipeVersionRepository } from './recipe-version.repository';

/** Changed at a touch, with a way back of their own: a version for each would hide the others. */
const NOT_KEPT: readonly RecipeField[] = ['rating', 'tags'];

/** Earlier versions of recipes: one for each save of a cook's text, up to the limit. */
@Injectable()
export class RecipeVersionService {
  constructor(
    private readonly versions: RecipeVersionRepository,
    private readonly recipes: RecipeRepository,
  ) {}

  /** Keeps what a recipe says, before a change is made to it. A change that then does not happen leaves no trace: its version is the present one. */
  async saveReplaced(current: RecipeDocument, set: Partial<RecipeDocument>): Promise<void> {
    const changed = RECIPE_FIELDS.filter((field) => field in set && !isSame(current, set, field));
    if (changed.every((field) => NOT_KEPT.includes(field))) return;
    await this.versions.insert({
      _id: `${current._id}:${current.contentRevision}`,
      recipeId: current._id,
      ownerId: current.ownerId,
      revision: current.contentRevision,
      saved_at: current.updated_at,
      title: current.title,
      changed,
      content: pick(current, RECIPE_FIELDS),
    });
  }

  async list(ownerId: string, id: string): Promise<OutputOf<typeof recipeVersion.list>> {
    const { contentRevision } = await this.own(ownerId, id);
    const heads = await this.versions.listBefore(ownerId, id, contentRevision);
    return {
      items: heads.map(({ revision, saved_at, title, changed }) => ({ revision, saved_at: saved_at.toISOString(), title, changed })),
    };
  }

  async read(ownerId: string, id: string, revision: number): Promise<RecipeVersion> {
    await this.own(ownerId, id);
    const found = await this.versions.find(ownerId, id, revision);
    if (!found) throw new ProblemError('recipes.version-not-found');
    const { revision: versionRevision, saved_at, content } = found;
    return { revision: versionRevision, saved_at: saved_at.toISOString(), ...content, instructions: withPhotos(content.instructions) };
  }

  private async own(ownerId: string, id: string): Promise<RecipeDocument> {
    const found = await this.recipes.find(ownerId, id);
    if (!found) throw new ProblemError('recipes.not-found');
    assertThere(found);
    return found;
  }
}
