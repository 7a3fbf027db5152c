import type { Difficulty } from '@simmer/contracts/constants';

/** What a list has to know of a recipe. */
export interface ListedRecipe {
  readonly id: string;
  readonly title: string;
  readonly total_time: number;
  readonly difficulty: Difficulty;
  readonly tags: readonly string[];
  readonly favorite: boolean;
  readonly rating: number | null;
  readonly times_cooked: number;
  readonly collections: readonly string[];
}
