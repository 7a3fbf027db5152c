import { Schema } from 'mongoose';

export const CONTRIBUTION_MODEL = 'Contribution';

/** That a version of a recipe has taken up what another cook offered. A document of its own: it goes with either of the two. */
export interface ContributionDocument {
  /** The recipe's with the revision. */
  _id: string;
  recipeId: string;
  ownerId: string;
  /** Who offered it. */
  accountId: string;
  /** The revision that introduced it. */
  revision: number;
}

export const ContributionSchema = new Schema<ContributionDocument>(
  {
    _id: { type: String, required: true },
    recipeId: { type: String, required: true },
    ownerId: { type: String, required: true },
    accountId: { type: String, required: true },
    revision: { type: Number, required: true },
  },
  { collection: 'recipe_contributions', versionKey: false, id: false },
);
ContributionSchema.index({ recipeId: 1 });
ContributionSchema.index({ ownerId: 1 });
ContributionSchema.index({ accountId: 1 });
