import type { FoodLanguage } from '@simmer/foods';
import { allFoods } from '@simmer/foods/all';
import { ListFoods } from '@simmer/shopping-list';

const known = new Map<FoodLanguage, ListFoods>();

/** What is known of foods, for whoever reads in a language. The catalogue is unpacked with the first question. */
export function listFoods(language: FoodLanguage = 'en'): ListFoods {
  let foods = known.get(language);
  if (!foods) known.set(language, (foods = new ListFoods(language, allFoods())));
  return foods;
}
