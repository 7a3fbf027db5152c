import type { Difficulty, FileLoss, SkipReason } from '@simmer/contracts/constants';
import type { Nutrition, RecipeLine } from '@simmer/recipe-reader';

/** A picture as a file carries it: its bytes, or only the address it once had. */
export type FilePicture = { bytes: Uint8Array } | { url: string };

/** The picture of a step, which is told by its place among them, from 0. */
export interface StepPicture {
  step: number;
  bytes: Uint8Array;
}

/** A recipe as a file of any app tells it: plain text, null where the file says nothing. Times in minutes. */
export interface FileRecipe {
  title: string;
  description: string;
  ingredients: RecipeLine[];
  instructions: RecipeLine[];
  prep_time: number | null;
  cook_time: number | null;
  total_time: number | null;
  servings: number | null;
  /** The yield in the words of the file ("24 cookies"); empty when it says no more than `servings`. */
  yield_text: string;
  difficulty: Difficulty | null;
  tags: string[];
  /** Per serving, as in the contract. */
  nutrition: Nutrition;
  source_url: string | null;
  source_name: string;
  author: string;
  language: string | null;
  notes: string;
  /** Stars, 1 to 5. */
  rating: number | null;
  favorite: boolean;
  created_at: string | null;
  /** The first is the recipe's picture; Simmer keeps one. */
  pictures: FilePicture[];
  step_pictures: StepPicture[];
  /** What of it has no place in Simmer. */
  losses: FileLoss[];
}

/** A recipe that could not be read, by its title, its file or its number in it (#3). */
export interface SkippedRecipe {
  name: string;
  reason: SkipReason;
}

export type FileEntry = { recipe: FileRecipe } | { skipped: SkippedRecipe };
