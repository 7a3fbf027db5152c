import { isDeepStrictEqual } from 'node:util';
import type { CommunityRecipe, PublicRecipe } from '@simmer/contracts';
import { slugOf } from './slug';
import type { GalleryCardDocument } from './gallery.schema';

/** What is stored of a shared recipe. */
export const toCard = ({ id, description: _unlisted, ...shown }: PublicRecipe, cardId: string): GalleryCardDocument => ({
  ...shown,
  _id: cardId,
  recipeId: id,
  slug: slugOf(shown.title, id),
});

/** Whether a card shows a recipe as it is. Its revision also counts what nobody else can see. */
export const showsWhatIs = (card: GalleryCardDocument | null | undefined, recipe: PublicRecipe): boolean =>
  !!card && isDeepStrictEqual({ ...card, revision: recipe.revision }, toCard(recipe, card._id));

/** A card as everybody sees it. It goes by the recipe's id, which stays the same when a recipe is shared again. */
export const toCommunityRecipe = (card: GalleryCardDocument): CommunityRecipe => ({
  id: card.recipeId,
  slug: card.slug,
  title: card.title,
  author: card.author,
  total_time: card.total_time,
  servings: card.servings,
  difficulty: card.difficulty,
  tags: card.tags,
  image_url: card.image_url,
  image: card.image,
  plate: card.plate,
  rating_average: null,
  save_count: 0,
  created_at: timeOf(card._id),
});

/** The moment in a UUIDv7: its first 48 bits are milliseconds since 1970 (RFC 9562, section 5.7). */
export const timeOf = (id: string): string => new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toISOString();
