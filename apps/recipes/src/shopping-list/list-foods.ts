import type { FoodLanguage } from '@simmer/foods';
import { allFoods } from '@simmer/foods/all';
import { ListFoods } from '@simmer/shopping-list';

const known = new Map<FoodLanguage, ListFoods>();

/** The food catalogue in a language. It is unpacked on first use. */
export function listFoods(language: FoodLanguage = 'en'): ListFoods {
  let foods = known.get(language);
  if (!foods) known.set(language, (foods = new ListFoods(language, allFoods())));
  return foods;
}
