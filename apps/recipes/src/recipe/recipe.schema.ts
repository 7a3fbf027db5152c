import type { Category, Difficulty, FieldOrigin, Image, ParsedIngredientLine } from '@simmer/contracts';
import { outboxPlugin, type WithOutbox } from '@simmer/kit';
import { Schema } from 'mongoose';

export const RECIPE_MODEL = 'Recipe';

export interface Ingredient {
  text: string;
  group: string | null;
  parsed: ParsedIngredientLine;
}

export interface Instruction {
  text: string;
  group: string | null;
}

/** What a cook writes into a recipe. Names are those of the specification. */
export interface RecipeContent {
  title: string;
  description: string;
  ingredients: Ingredient[];
  instructions: Instruction[];
  /** Minutes. */
  prep_time: number;
  cook_time: number;
  /** As stated, or preparation and cooking together; 0 is unknown. */
  total_time: number;
  servings: number;
  difficulty: Difficulty;
  tags: string[];
  image_url: string | null;
  image_id: string | null;
  /** Per serving: kcal, sodium in mg, else g. */
  calories: number | null;
  total_fat: number | null;
  saturated_fat: number | null;
  protein: number | null;
  carbohydrates: number | null;
  fiber: number | null;
  sugar: number | null;
  sodium: number | null;
  source_url: string | null;
  source_name: string;
  author: string;
  language: string | null;
  /** The yield in the words of the source. */
  yield_text: string;
  notes: string;
  rating: number | null;
}

/** Where an import read a field; `checked` once a cook has saved the recipe with the field as it was read. */
export type RecipeOrigin = FieldOrigin & { checked: boolean };

/** Follows from the content and is stored to be listed, searched and sorted by. */
export interface RecipeKeys {
  searchText: string;
  titleKey: string;
  timeKey: number;
  categories: Category[];
  plate: { url: string; ground: string };
  /** By these the same recipe is found again: its address, and its title with its ingredients. */
  addressKey: string | null;
  contentKey: string | null;
}

export interface RecipeDocument extends RecipeContent, RecipeKeys, WithOutbox {
  _id: string;
  ownerId: string;
  /** Counts every change. */
  revision: number;
  /** The revision that last changed what a cook writes: an edit that began before it must not win. */
  contentRevision: number;
  /** Of the request that made it, to know that one again; null when an earlier release made it. */
  requestKey: string | null;
  origins: RecipeOrigin[];
  favorite: boolean;
  published: boolean;
  image: Image | null;
  created_at: Date;
  updated_at: Date;
  deletedAt: Date | null;
  /** Ids of the library notes whose writes were done here, newest last. */
  libraryNotes: string[];
}

const text = { type: String, default: '' };
const amount = { type: Number, default: null };
const nullableText = { type: String, default: null };

const parsed = {
  _id: false,
  quantity: amount,
  quantity_max: amount,
  unit: nullableText,
  name: text,
  preparation: text,
  note: text,
  optional: { type: Boolean, default: false },
};
const variant = { _id: false, format: String, width: Number, height: Number, url: String, bytes: Number };
const image = new Schema({ id: String, width: Number, height: Number, thumbhash: String, variants: [variant] }, { _id: false, id: false });

export const RecipeSchema = new Schema<RecipeDocument>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    revision: { type: Number, required: true },
    contentRevision: { type: Number, required: true },
    title: { type: String, required: true },
    description: text,
    ingredients: [{ _id: false, text: String, group: nullableText, parsed }],
    instructions: [{ _id: false, text: String, group: nullableText }],
    prep_time: { type: Number, required: true },
    cook_time: { type: Number, required: true },
    total_time: { type: Number, required: true },
    servings: { type: Number, required: true },
    difficulty: { type: String, required: true },
    tags: [String],
    image_url: nullableText,
    image_id: nullableText,
    image: { type: image, default: null },
    calories: amount,
    total_fat: amount,
    saturated_fat: amount,
    protein: amount,
    carbohydrates: amount,
    fiber: amount,
    sugar: amount,
    sodium: amount,
    source_url: nullableText,
    source_name: text,
    author: text,
    language: nullableText,
    yield_text: text,
    notes: text,
    rating: amount,
    requestKey: nullableText,
    origins: [{ _id: false, field: String, reader: String, place: String, confidence: Number, checked: Boolean }],
    favorite: { type: Boolean, default: false },
    published: { type: Boolean, default: false },
    searchText: text,
    titleKey: text,
    timeKey: { type: Number, required: true },
    categories: [String],
    plate: { url: String, ground: String },
    addressKey: nullableText,
    contentKey: nullableText,
    created_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
    deletedAt: { type: Date, default: null },
    libraryNotes: [String],
  },
  { collection: 'recipes', versionKey: false, id: false },
);
RecipeSchema.plugin(outboxPlugin);
RecipeSchema.index({ ownerId: 1, _id: -1 });
RecipeSchema.index({ ownerId: 1, addressKey: 1 });
RecipeSchema.index({ ownerId: 1, contentKey: 1 });
RecipeSchema.index({ ownerId: 1, image_id: 1 });
RecipeSchema.index({ deletedAt: 1 });
