import type { Difficulty, FileLoss, SkipReason } from '@simmer/contracts/constants';
import type { Nutrition, RecipeLine } from '@simmer/recipe-reader';

/** A picture as a file carries it: its bytes, or only the address it once had. */
export type FilePicture = { bytes: Uint8Array } | { url: string };

/** The picture of a step, given by its index, from 0. */
export interface StepImage {
  step: number;
  bytes: Uint8Array;
}

/** A recipe of a file of any app: plain text, null where the file has no value. Times in minutes. */
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
  step_images: StepImage[];
  /** What of it has no place in Simmer. */
  losses: FileLoss[];
}

type Line = { text: string; group?: string | null | undefined };
type Fact = Exclude<keyof FileRecipe, 'ingredients' | 'instructions' | 'nutrition' | 'pictures' | 'step_images' | 'losses'>;

/** A recipe as Simmer has it, read from the API or as it was stored: what is not known of it is not checked here. */
type OwnRecipe = { ingredients: readonly Line[]; instructions: readonly Line[] } & { [Field in Fact | keyof Nutrition]?: unknown };

/** A recipe of Simmer's in the fields of a file; its pictures come from elsewhere. 0 minutes mean unknown. */
export function fileFieldsOf<R extends OwnRecipe>(recipe: R) {
  const valueOf = <Field extends keyof R>(field: Field): R[Field] => recipe[field];
  return {
    title: valueOf('title'),
    description: valueOf('description'),
    ingredients: recipe.ingredients.map(plain),
    instructions: recipe.instructions.map(plain),
    prep_time: valueOf('prep_time') || null,
    cook_time: valueOf('cook_time') || null,
    total_time: valueOf('total_time') || null,
    servings: valueOf('servings'),
    yield_text: valueOf('yield_text'),
    difficulty: valueOf('difficulty'),
    tags: valueOf('tags'),
    nutrition: {
      calories: valueOf('calories') ?? null,
      total_fat: valueOf('total_fat') ?? null,
      saturated_fat: valueOf('saturated_fat') ?? null,
      protein: valueOf('protein') ?? null,
      carbohydrates: valueOf('carbohydrates') ?? null,
      fiber: valueOf('fiber') ?? null,
      sugar: valueOf('sugar') ?? null,
      sodium: valueOf('sodium') ?? null,
    },
    source_url: valueOf('source_url'),
    source_name: valueOf('source_name'),
    author: valueOf('author'),
    language: valueOf('language'),
    notes: valueOf('notes'),
    rating: valueOf('rating'),
    favorite: valueOf('favorite'),
    created_at: valueOf('created_at'),
  };
}

const plain = ({ text, group }: Line): RecipeLine => ({ text, group: group ?? null });

/** A recipe that could not be read, by its title, its file or its number in it (#3). */
export interface SkippedRecipe {
  name: string;
  reason: SkipReason;
}

export type FileEntry = { recipe: FileRecipe } | { skipped: SkippedRecipe };
