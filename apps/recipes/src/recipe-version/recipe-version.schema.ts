import type { RecipeField } from '@simmer/contracts';
import { Schema } from 'mongoose';
import type { RecipeContent } from '../recipe-model/recipe.schema';

export const RECIPE_VERSION_MODEL = 'RecipeVersion';

/** What a cook had written before a save. Its id is that of the recipe with the revision that it ended. */
export interface RecipeVersionDocument {
  _id: string;
  recipeId: string;
  ownerId: string;
  /** The revision that introduced this content. */
  revision: number;
  /** When it was saved. */
  saved_at: Date;
  title: string;
  /** What the save after it changed. */
  changed: RecipeField[];
  content: RecipeContent;
}

export const RecipeVersionSchema = new Schema<RecipeVersionDocument>(
  {
    _id: { type: String, required: true },
    recipeId: { type: String, required: true },
    ownerId: { type: String, required: true },
    revision: { type: Number, required: true },
    saved_at: { type: Date, required: true },
    title: { type: String, required: true },
    changed: [String],
    // the contract says what is in it, and beside a picture nothing is looked for inside of one
    content: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'recipe_versions', versionKey: false, id: false, minimize: false },
);
RecipeVersionSchema.index({ recipeId: 1, revision: -1 });
RecipeVersionSchema.index({ ownerId: 1, 'content.image_id': 1 });
RecipeVersionSchema.index({ ownerId: 1, 'content.instructions.image_id': 1 });
