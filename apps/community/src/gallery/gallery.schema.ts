import type { CommunityRecipeDetail, Image, PublicRecipe } from '@simmer/contracts';
import { imageSchema } from '@simmer/kit';
import { Schema } from 'mongoose';

export const PUBLICATION_MODEL = 'Publication';
export const GALLERY_CARD_MODEL = 'GalleryCard';

/**
 * How far the gallery has followed one recipe: by its revision a late or repeated event is told from a new one. It also
 * keeps the id of the card. The recipe's own id would need no second document, but tells when the recipe was written,
 * not when it was shared: an old recipe shared today would be buried. So the id is made when the recipe is first seen
 * published, and made anew when it is shared again after it was taken back.
 */
export interface PublicationDocument {
  /** The recipe's id. */
  _id: string;
  /** Whose the recipe is; null where that was never told. */
  ownerId: string | null;
  revision: number;
  /** Whether it is published. */
  isShown: boolean;
  /** Whether moderation hides it, so that it has no card while it is published. */
  isHidden: boolean;
  cardId: string;
  /** Of the recipe: they stay when it is taken back and shared again. */
  figures: GalleryFigures;
}

/** A publication without the figures, which are changed by themselves. */
export type PublicationState = Omit<PublicationDocument, 'figures'>;

/** What cooks say of a recipe, computed from their voices. */
export interface GalleryFigures extends Pick<CommunityRecipeDetail, 'rating_average' | 'rating_count' | 'save_count'> {
  trending: number;
  /** How many gave 1, 2, 3, 4 and 5 stars; not there for a recipe whose figures are from before that was counted. */
  rating_spread?: number[];
  /** Counts every change; 0 while nobody has said anything. */
  revision: number;
}

/** What the gallery shows of a recipe, and whose it is. */
export interface GalleryCardContent extends Pick<
  CommunityRecipeDetail & PublicRecipe,
  'slug' | 'title' | 'author' | 'total_time' | 'servings' | 'difficulty' | 'tags' | 'plate' | 'cuisine' | 'diets' | 'language'
> {
  /** A UUIDv7 of the moment it was shared: newest first is the order of `_id`. */
  _id: string;
  recipeId: string;
  ownerId: string;
  /** By which also a former slug finds it. */
  slugEnd: string;
  revision: number;
  image_url: string | null;
  image: Image | null;
  form: PublicRecipe['form'];
  license: PublicRecipe['license'];
  credit_line: string;
  comes_from: string;
  /** The page that it is from. */
  source_url: string | null;
  checked_diets: PublicRecipe['checked_diets'];
  /** Whose changed copy it is. */
  adapted_from: PublicRecipe['adapted_from'];
  /** For the search. */
  ingredients: PublicRecipe['ingredients'];
}

export interface GalleryCardDocument extends GalleryCardContent {
  figures: GalleryFigures;
  /** By what other processes find it changed. */
  changedAt: Date;
}

const text = { type: String, default: '' };
const zero = { type: Number, default: 0 };
const figures = {
  type: {
    rating_average: { type: Number, default: null },
    rating_count: zero,
    save_count: zero,
    trending: zero,
    rating_spread: { type: [Number], default: undefined },
    revision: zero,
  },
  _id: false,
  default: () => ({ rating_average: null, rating_count: 0, save_count: 0, trending: 0, revision: 0 }),
};

export const PublicationSchema = new Schema<PublicationDocument>(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, default: null },
    revision: { type: Number, required: true },
    isShown: { type: Boolean, required: true },
    isHidden: { type: Boolean, default: false },
    cardId: { type: String, required: true },
    figures,
  },
  { collection: 'publications', versionKey: false, id: false },
);

PublicationSchema.index({ ownerId: 1 });

export const GalleryCardSchema = new Schema<GalleryCardDocument>(
  {
    _id: { type: String, required: true },
    recipeId: { type: String, required: true },
    ownerId: { type: String, required: true },
    revision: { type: Number, required: true },
    slug: { type: String, required: true },
    slugEnd: { type: String, required: true },
    title: { type: String, required: true },
    author: text,
    total_time: { type: Number, required: true },
    servings: { type: Number, required: true },
    difficulty: { type: String, required: true },
    tags: [String],
    image_url: { type: String, default: null },
    image: { type: imageSchema, default: null },
    plate: { url: String, ground: String },
    cuisine: { type: String, default: null },
    diets: [String],
    form: { type: String, default: 'recipe' },
    license: { type: String, default: null },
    credit_line: text,
    comes_from: text,
    source_url: { type: String, default: null },
    checked_diets: [String],
    adapted_from: { type: { recipe_id: String, revision: Number }, _id: false, default: null },
    language: { type: String, default: null },
    ingredients: [{ _id: false, text: String, name: String }],
    figures,
    changedAt: { type: Date, default: () => new Date(0) },
  },
  { collection: 'gallery', versionKey: false, id: false },
);

GalleryCardSchema.index({ slugEnd: 1 });
// what one cook shares, newest first
GalleryCardSchema.index({ ownerId: 1, _id: -1 });
GalleryCardSchema.index({ changedAt: 1, _id: 1 });
// what cooks made of one recipe, newest first
GalleryCardSchema.index({ 'adapted_from.recipe_id': 1, _id: -1 });
