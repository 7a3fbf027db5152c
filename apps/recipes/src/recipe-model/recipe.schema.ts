import type {
  CookedEntry,
  Diet,
  FieldOrigin,
  Image,
  License,
  ParsedInputOf,
  Publication,
  Recipe,
  recipe,
  RecipeClaims,
  RecipeCredit,
  RecipeField,
  TrayOrigin,
} from '@simmer/contracts';
import { imageSchema, outboxPlugin, type WithOutbox } from '@simmer/kit';
import { Schema } from 'mongoose';

export const RECIPE_MODEL = 'Recipe';

/** What a cook writes into a recipe, as it was sent. */
export type Draft = Pick<ParsedInputOf<typeof recipe.create>, RecipeField>;

/** The stored form of the same. */
export type RecipeContent = Pick<Recipe, RecipeField>;

/** Where an import read a field; `checked` once a cook has saved the recipe with the field as it was read. */
export type RecipeOrigin = FieldOrigin & { checked: boolean };

/** Whose a copy is, and how it was cooked when it was saved: by that a changed copy is told from one that is still the original. */
export interface StoredCredit extends Omit<RecipeCredit, 'license'> {
  /** Copies from before these two were noted have neither. */
  license?: License;
  dishKey?: string;
}

/** Follows from the content and is stored with it. */
export interface RecipeKeys {
  plate: { url: string; ground: string };
  /** By these the same recipe is found again: its address, and its title with its ingredients. */
  addressKey: string | null;
  contentKey: string | null;
}

/** The time that a recipe spends, or has spent, in the tray. */
export interface TrayStay {
  since: Date;
  origin: TrayOrigin;
  name: string;
  /** The lowest is the next one. */
  place: number;
  /** When it moved up, and the deleted recipe whose place it took then. */
  movedUp: { at: Date; inPlaceOf: string | null } | null;
}

export interface RecipeDocument extends RecipeContent, RecipeKeys, WithOutbox {
  _id: string;
  ownerId: string;
  /** Counts every change. */
  revision: number;
  /** The revision that last changed what a cook writes: an edit that began before it must not win. */
  contentRevision: number;
  /** Of the request that made it, to know that one again. */
  requestKey: string;
  origins: RecipeOrigin[];
  /** Whose tray it waits in, its owner's; null for a recipe of the library. */
  trayOf: string | null;
  tray: TrayStay | null;
  /** Which recipe of the starter set it is, as long as it is unchanged: until then it holds no place of the plan. Recipes from before have none. */
  starter?: string | null;
  favorite: boolean;
  collections: string[];
  published: boolean;
  /** What its author says of it where it is published. */
  claims: RecipeClaims;
  /** Whose it was saved from; null for one that did not come out of the gallery. */
  credit: StoredCredit | null;
  /** How it is published or was last; null before. */
  publication: Publication | null;
  /** Diets that every ingredient line is understood for and fits; computed while it is published. */
  checkedDiets: Diet[];
  /** The last address that it had: taking the address out of a recipe does not make it one's own. */
  knownSource: string | null;
  /** The latest first; the count is stored beside it, for lists. */
  cooked_on: CookedEntry[];
  times_cooked: number;
  image: Image | null;
  /** The photos of its steps that have arrived. */
  step_images: Image[];
  created_at: Date;
  updated_at: Date;
  deletedAt: Date | null;
  /** Deleted, it has its place in the library still, whatever the plan has room for. */
  keepsPlace: boolean;
  /** Ids of the reservations whose writes were done here, newest last. */
  reservations: string[];
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
  also: { type: [{ _id: false, quantity: amount, quantity_max: amount, unit: nullableText, name: text }], default: undefined },
};

/** The cook's fields. */
const content = {
  title: { type: String, required: true },
  description: text,
  ingredients: [{ _id: false, text: String, group: nullableText, parsed }],
  instructions: [{ _id: false, text: String, group: nullableText, image_id: nullableText }],
  prep_time: { type: Number, required: true },
  cook_time: { type: Number, required: true },
  total_time: { type: Number, required: true },
  servings: { type: Number, required: true },
  difficulty: { type: String, required: true },
  tags: [String],
  image_url: nullableText,
  image_id: nullableText,
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
} satisfies Record<RecipeField, unknown>;

export const RecipeSchema = new Schema<RecipeDocument>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    revision: { type: Number, required: true },
    contentRevision: { type: Number, required: true },
    ...content,
    image: { type: imageSchema, default: null },
    step_images: { type: [imageSchema], default: [] },
    requestKey: { type: String, required: true },
    origins: [
      {
        _id: false,
        field: String,
        reader: String,
        place: String,
        confidence: Number,
        guesses: { type: [String], default: undefined },
        alternatives: { type: [Object], default: undefined },
        checked: Boolean,
      },
    ],
    trayOf: nullableText,
    tray: {
      type: {
        since: Date,
        origin: String,
        name: String,
        place: Number,
        movedUp: { type: { at: Date, inPlaceOf: nullableText }, _id: false, default: null },
      },
      _id: false,
      default: null,
    },
    starter: nullableText,
    favorite: { type: Boolean, default: false },
    collections: { type: [String], default: [] },
    published: { type: Boolean, default: false },
    claims: { type: { cuisine: nullableText, diets: [String] }, _id: false, default: () => ({ cuisine: null, diets: [] }) },
    credit: {
      type: {
        recipe_id: String,
        revision: Number,
        slug: String,
        username: nullableText,
        published: Boolean,
        license: String,
        dishKey: String,
      },
      _id: false,
      default: null,
    },
    publication: {
      type: { form: String, license: String, credit_line: text, comes_from: text, isOwn: Boolean },
      _id: false,
      default: null,
    },
    checkedDiets: { type: [String], default: [] },
    knownSource: nullableText,
    cooked_on: [{ _id: false, id: String, date: String, servings: amount, note: text, image_id: nullableText }],
    times_cooked: { type: Number, default: 0 },
    plate: { url: String, ground: String },
    addressKey: nullableText,
    contentKey: nullableText,
    created_at: { type: Date, required: true },
    updated_at: { type: Date, required: true },
    deletedAt: { type: Date, default: null },
    keepsPlace: { type: Boolean, default: false },
    reservations: [String],
  },
  { collection: 'recipes', versionKey: false, id: false },
);
RecipeSchema.plugin(outboxPlugin);
RecipeSchema.index({ ownerId: 1, _id: -1 });
RecipeSchema.index({ ownerId: 1, addressKey: 1 });
RecipeSchema.index({ ownerId: 1, contentKey: 1 });
RecipeSchema.index({ ownerId: 1, image_id: 1 });
RecipeSchema.index({ ownerId: 1, 'instructions.image_id': 1 });
RecipeSchema.index({ ownerId: 1, 'cooked_on.image_id': 1 });
RecipeSchema.index({ trayOf: 1, 'tray.place': 1 });
RecipeSchema.index({ ownerId: 1, starter: 1 });
RecipeSchema.index({ deletedAt: 1 });
RecipeSchema.index({ published: 1, _id: 1 });
RecipeSchema.index({ 'credit.recipe_id': 1, ownerId: 1 });
