import { isDeepStrictEqual } from 'node:util';
import { type CommunityRecipe, type CommunityRecipeDetail, pick, type PublicRecipe } from '@simmer/contracts';
import { slugEnd, slugOf } from '@simmer/culinary';
import { categoriesOf } from '@simmer/recipe-list';
import type { IndexedCard } from '../gallery-index/gallery-index.port';
import type { GalleryCardContent, GalleryCardDocument } from './gallery.schema';

/** What is stored of a shared recipe. */
export function toCard({ id, description: _unlisted, ...shown }: PublicRecipe, cardId: string): GalleryCardContent {
  const slug = slugOf(shown.title, id);
  return { ...shown, _id: cardId, recipeId: id, slug, slugEnd: slugEnd(slug) };
}

/** Whether a card shows a recipe as it is. Its revision also counts what nobody else can see. */
export function showsWhatIs(card: GalleryCardDocument | null | undefined, recipe: PublicRecipe): boolean {
  if (!card) return false;
  const content = toCard(recipe, card._id);
  const fields = Object.keys(content) as (keyof GalleryCardContent)[];
  return isDeepStrictEqual({ ...pick(card, fields), revision: recipe.revision }, content);
}

/** A card as everybody sees it in a list. It goes by the recipe's id, which stays the same when a recipe is shared again. */
export const toCommunityRecipe = (card: GalleryCardDocument, username: string | null): CommunityRecipe => ({
  id: card.recipeId,
  username,
  ...pick(card, ['slug', 'title', 'author', 'language', 'total_time', 'image', 'plate']),
  ...(card.image_url !== null && { image_url: card.image_url }),
  ...(card.form === 'link-card' && card.source_url !== null && { source_url: card.source_url }),
  rating_average: card.figures.rating_average === null ? null : Math.round(card.figures.rating_average * 100) / 100,
  // figures from before saves were counted have none
  save_count: card.figures.save_count ?? 0,
});

/** A card with what its page says besides. */
export const toCommunityRecipeDetail = (card: GalleryCardDocument, username: string | null): CommunityRecipeDetail => ({
  ...toCommunityRecipe(card, username),
  form: card.form ?? 'recipe',
  license: card.license ?? null,
  // cards from before credit was stored have none
  credit_line: card.credit_line ?? '',
  comes_from: card.comes_from ?? '',
  ...pick(card, ['cuisine', 'diets']),
  checked_diets: card.checked_diets ?? [],
  rating_count: card.figures.rating_count,
  rating_spread: card.figures.rating_spread ?? null,
  created_at: timeOf(card._id),
});

/** What of a card can be searched, filtered and sorted by. */
export const toIndexedCard = (card: GalleryCardDocument): IndexedCard => ({
  id: card._id,
  authorId: card.ownerId,
  ...pick(card, ['title', 'tags', 'ingredients', 'language', 'difficulty', 'cuisine', 'diets']),
  minutes: card.total_time,
  categories: categoriesOf(card.tags),
  trending: card.figures.trending,
  rating: card.figures.rating_average ?? 0,
  saves: card.figures.save_count ?? 0,
});

/** What a cook has written in a recipe, as far as the gallery knows it. */
export const textOf = ({ title, description, tags, ingredients }: PublicRecipe): string =>
  [title, description, tags.join(', '), ...ingredients.map(({ text }) => text)].filter(Boolean).join('\n');

/** The moment in a UUIDv7: its first 48 bits are milliseconds since 1970 (RFC 9562, section 5.7). */
export const timeOf = (id: string): string => new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toISOString();

/** What all UUIDv7 that were made after a moment follow in their order, and none made until then. */
export function idAfter(time: Date): string {
  const hex = (time.getTime() + 1).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}
