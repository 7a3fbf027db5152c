import { type PackedRecipes, unpackRecipes } from './packed-form';
import type { FoodKinds, StarterLanguage, StarterRecipe } from './starter-recipe';

const PACKED: Readonly<Record<StarterLanguage, () => Promise<unknown>>> = {
  en: () => import('./packed/en.json'),
  de: () => import('./packed/de.json'),
};

/** Lists the starter set in one language, a chunk of its own. The order is that of the files: by meal, then as written. */
export async function loadStarterRecipes(language: StarterLanguage): Promise<readonly StarterRecipe[]> {
  return unpackRecipes(((await PACKED[language]()) as { default: PackedRecipes }).default);
}

/** For whoever leaves foods out of a week, in the words of the planner: `dislikes: kinds.olive ?? []`. A chunk of its own. */
export async function loadFoodKinds(): Promise<FoodKinds> {
  return ((await import('./packed/kinds.json')) as { default: FoodKinds }).default;
}
