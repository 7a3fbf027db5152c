import { isStated, NO_NUTRITION, type RecipeLine } from '@simmer/recipe-reader';
import type { FileEntry, FileRecipe } from '../file-recipe';
import { BeyondLimits } from '../unreadable-file';
import { nutritionLosses, type StatedNutrition } from './nutrition-text';

/** A recipe that says nothing yet. */
export function emptyRecipe(): FileRecipe {
  return {
    title: '',
    description: '',
    ingredients: [],
    instructions: [],
    prep_time: null,
    cook_time: null,
    total_time: null,
    servings: null,
    yield_text: '',
    difficulty: null,
    tags: [],
    nutrition: NO_NUTRITION,
    source_url: null,
    source_name: '',
    author: '',
    language: null,
    notes: '',
    rating: null,
    favorite: false,
    created_at: null,
    pictures: [],
    step_images: [],
    losses: [],
  };
}

/** What people put beside their recipes, in the form of one. */
const SPEAKS_OF_COLLECTION =
  /^(?:please )?(?:read[ _-]?me(?: first)?|lies ?mich|bitte lesen|lisez[ -]?moi|l[ée]eme|leggimi|leia[ -]?me|licen[cs]e|copyright|about (?:this|the) (?:collection|cookbook|recipes?|file))\W*(?:\.\w+)?$/iu;

/**
 * What reading one recipe of a file comes to: the recipe, or why it was left out. Steps under a title are a recipe, be it without a list. `name` stands for a recipe without a title.
 * Only BeyondLimits goes on to end the whole file.
 */
export async function recipeEntry(name: string, read: () => Promise<Partial<FileRecipe>> | Partial<FileRecipe>): Promise<FileEntry> {
  try {
    const stated = { ...emptyRecipe(), ...(await read()) };
    const recipe = {
      ...stated,
      ingredients: stated.ingredients.filter(saysSomething),
      instructions: stated.instructions.filter(saysSomething),
    };
    if (SPEAKS_OF_COLLECTION.test(stated.title.trim())) return { skipped: { name: stated.title, reason: { code: 'no-recipe' } } };
    const tellsHow = stated.title !== '' && recipe.instructions.length > 0;
    if (recipe.ingredients.length === 0 && !tellsHow)
      return { skipped: { name: recipe.title || name, reason: { code: 'no-ingredients' } } };
    return { recipe: { ...recipe, title: recipe.title || name } };
  } catch (error) {
    if (error instanceof BeyondLimits) throw error;
    // one bad recipe must not keep the others out, whatever is wrong with it
    return { skipped: { name, reason: { code: 'damaged' } } };
  }
}

const saysSomething = ({ text }: RecipeLine): boolean => text.trim() !== '';

/** A file's name without folders and ending, for what has no title of its own. */
export function nameOfFile(path: string): string {
  const name = path.split('/').at(-1) ?? '';
  return name.replace(/\.\w{1,14}$/, '').trim() || path;
}

/** The parts of a recipe that a text about nutrition gives: figures, and what has no place among them in the losses, or in the notes when it is no figures at all. */
export function withNutritionText({ nutrition, rest }: StatedNutrition, notes: string): Pick<FileRecipe, 'nutrition' | 'notes' | 'losses'> {
  if (isStated(nutrition)) return { nutrition, notes, losses: nutritionLosses(rest) };
  return { nutrition, notes: [notes, rest.length > 0 ? `Nutrition: ${rest.join(', ')}` : ''].filter(Boolean).join('\n\n'), losses: [] };
}

/** Merges two parts of a recipe; their losses are joined. */
export function together<A extends Pick<FileRecipe, 'losses'>, B extends Pick<FileRecipe, 'losses'>>(one: A, other: B): A & B {
  return { ...one, ...other, losses: [...one.losses, ...other.losses] };
}
