import type { Category, ClaimedDiet, CommunitySort, Cuisine, Difficulty } from '@simmer/contracts';

/** What of a card of the gallery can be searched, filtered and sorted by. */
export interface IndexedCard {
  /** The id of the card: a UUIDv7 of the moment it was shared. */
  id: string;
  authorId: string;
  title: string;
  tags: readonly string[];
  ingredients: readonly { text: string; name: string }[];
  /** BCP 47; null where nobody said it. */
  language: string | null;
  /** 0 where unknown. */
  minutes: number;
  difficulty: Difficulty;
  cuisine: Cuisine | null;
  diets: readonly ClaimedDiet[];
  categories: readonly Category[];
  trending: number;
  /** By what the highest rated are sorted. */
  rating: number;
  saves: number;
}

export interface GalleryFilter {
  /** As a cook types it; blank for everything. */
  search: string;
  cuisine: Cuisine | null;
  diet: ClaimedDiet | null;
  difficulty: Difficulty | null;
  category: Category | null;
  /** At most so many; a recipe without a time never is among them. */
  minutes: number | null;
  /** Only cards of these; null: of everybody. */
  authors: readonly string[] | null;
  withoutAuthors: readonly string[];
  /** Only what was shared later. */
  sharedAfter?: Date;
}

export interface GalleryQuestion extends GalleryFilter {
  /** Null: the best first for a search, the newest first without one. */
  sort: Exclude<CommunitySort, 'following'> | null;
  /** Recipes in this language come before all others, each in the order of `sort`; null: no language is first. */
  language: string | null;
  limit: number;
  /** `next` of the page before. */
  after: string | null;
}

/**
 * What finds the cards of the gallery. It is a copy that can be thrown away and filled again from the cards, so a search engine for several processes
 * can take its place.
 */
export abstract class GalleryIndex {
  /** Adds cards, or replaces those with their ids. */
  abstract put(cards: readonly IndexedCard[]): Promise<void>;
  /** Removes cards; of one that is not there nothing happens. */
  abstract remove(ids: readonly string[]): Promise<void>;
  /** A page of ids. Throws `request.unknown-cursor` for an `after` that is none of its own. */
  abstract find(question: GalleryQuestion): Promise<{ ids: string[]; next: string | null }>;
  /** How many there are, counted up to `most`. */
  abstract count(filter: GalleryFilter, most: number): Promise<number>;
}
