import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { RECIPE_LIMITS } from '@simmer/contracts';
import { wasInserted } from '@simmer/kit';
import type { Model } from 'mongoose';
import type { RecipeContent } from '../recipe-model/recipe.schema';
import { CONTRIBUTION_MODEL, type ContributionDocument } from './contribution.schema';
import { RECIPE_VERSION_MODEL, type RecipeVersionDocument } from './recipe-version.schema';

export type VersionHead = Omit<RecipeVersionDocument, 'content'>;

@Injectable()
export class RecipeVersionRepository {
  constructor(
    @InjectModel(RECIPE_VERSION_MODEL) private readonly versions: Model<RecipeVersionDocument>,
    @InjectModel(CONTRIBUTION_MODEL) private readonly contributions: Model<ContributionDocument>,
  ) {}

  /** Stores a version once, and prunes all but the latest of its recipe. */
  async insert(version: RecipeVersionDocument): Promise<void> {
    if (!(await wasInserted(this.versions.create(version)))) return;
    const { recipeId } = version;
    const [oldest] = await this.versions
      .find({ recipeId }, { revision: 1 })
      .sort({ revision: -1 })
      .skip(RECIPE_LIMITS.versions - 1)
      .limit(1)
      .lean<Pick<RecipeVersionDocument, 'revision'>[]>();
    if (oldest) await this.versions.deleteMany({ recipeId, revision: { $lt: oldest.revision } });
  }

  /** The versions of a recipe before a revision, newest first, without their content. */
  async listBefore(ownerId: string, recipeId: string, revision: number): Promise<VersionHead[]> {
    return this.versions
      .find({ recipeId, ownerId, revision: { $lt: revision } }, { content: 0 })
      .sort({ revision: -1 })
      .limit(RECIPE_LIMITS.versions)
      .lean<VersionHead[]>();
  }

  async find(ownerId: string, recipeId: string, revision: number): Promise<RecipeVersionDocument | null> {
    return this.versions.findOne({ recipeId, ownerId, revision }).lean<RecipeVersionDocument>();
  }

  /** What versions of their owners name of these pictures. */
  async findShowing(
    pictures: readonly { id: string; ownerId: string }[],
  ): Promise<{ ownerId: string; content: Pick<RecipeContent, 'image_id' | 'instructions'> }[]> {
    const owners = { $in: [...new Set(pictures.map(({ ownerId }) => ownerId))] };
    const ids = { $in: pictures.map(({ id }) => id) };
    return this.versions
      .find(
        { ownerId: owners, $or: [{ 'content.image_id': ids }, { 'content.instructions.image_id': ids }] },
        { ownerId: 1, 'content.image_id': 1, 'content.instructions.image_id': 1 },
      )
      .lean<RecipeVersionDocument[]>();
  }

  /** Notes once whose changes a version has taken up. */
  async insertContribution(contribution: Omit<ContributionDocument, '_id'>): Promise<void> {
    await wasInserted(this.contributions.create({ ...contribution, _id: `${contribution.recipeId}:${contribution.revision}` }));
  }

  /** Whose changes the latest versions of a recipe have taken up. */
  async listContributions(recipeId: string): Promise<ContributionDocument[]> {
    return this.contributions.find({ recipeId }).sort({ revision: -1 }).limit(RECIPE_LIMITS.versions).lean<ContributionDocument[]>();
  }

  /** Removes the versions of purged recipes. */
  async removeOf(recipeIds: readonly string[]): Promise<void> {
    if (recipeIds.length === 0) return;
    const ofRecipes = { recipeId: { $in: [...recipeIds] } };
    await this.versions.deleteMany(ofRecipes);
    await this.contributions.deleteMany(ofRecipes);
  }
}
