import { Injectable } from '@nestjs/common';
import {
  type OutputOf,
  pick,
  ProblemError,
  profile,
  RECIPE_FIELDS,
  type RecipeField,
  type RecipeVersion,
  type recipeVersion,
} from '@simmer/contracts';
import { Bus } from '@simmer/kit';
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
    private readonly bus: Bus,
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
    const [heads, cooks] = await Promise.all([this.versions.listBefore(ownerId, id, contentRevision), this.cooksOf(id)]);
    const items = heads.map(({ revision, saved_at, title, changed }) => ({
      ...{ revision, saved_at: saved_at.toISOString(), title, changed },
      with: cooks.get(revision) ?? null,
    }));
    return { items, now_with: cooks.get(contentRevision) ?? null };
  }

  async read(ownerId: string, id: string, revision: number): Promise<RecipeVersion> {
    await this.own(ownerId, id);
    const found = await this.versions.find(ownerId, id, revision);
    if (!found) throw new ProblemError('recipes.version-not-found');
    const { revision: versionRevision, saved_at, content } = found;
    return { revision: versionRevision, saved_at: saved_at.toISOString(), ...content, instructions: withPhotos(content.instructions) };
  }

  /** Notes that the version with this revision has taken up what another cook offered. */
  async credit(recipe: Pick<RecipeDocument, '_id' | 'ownerId' | 'contentRevision'>, accountId: string): Promise<void> {
    const { _id, ownerId, contentRevision } = recipe;
    await this.versions.insertContribution({ recipeId: _id, ownerId, accountId, revision: contentRevision });
  }

  /** The cooks whose changes versions have taken up, by revision; without their names while identity is away. */
  private async cooksOf(id: string): Promise<Map<number, { username: string | null }>> {
    const contributions = await this.versions.listContributions(id);
    if (contributions.length === 0) return new Map();
    const names = await this.namesOf([...new Set(contributions.map(({ accountId }) => accountId))]);
    return new Map(contributions.map(({ revision, accountId }) => [revision, { username: names.get(accountId) ?? null }]));
  }

  private async namesOf(accountIds: string[]): Promise<Map<string, string | null>> {
    try {
      const { profiles } = await this.bus.call(profile.findMany, { accountIds }, { asService: true });
      return new Map(profiles.map(({ accountId, username }) => [accountId, username]));
    } catch (problem) {
      if (problem instanceof ProblemError && problem.code === 'service.unavailable') return new Map();
      throw problem;
    }
  }

  private async own(ownerId: string, id: string): Promise<RecipeDocument> {
    const found = await this.recipes.find(ownerId, id);
    if (!found) throw new ProblemError('recipes.not-found');
    assertThere(found);
    return found;
  }
}
