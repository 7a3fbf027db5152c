import { plateAddress } from '@simmer/plates';
import type { StarterRecipe } from '@simmer/starter';
import { onServer } from '../../browser/site';

/** The drawing of a dish of the starter set, by its English id, so that it is the same in every language. */
export function starterPlate({ id, dish, plan }: StarterRecipe) {
  const foods = plan.ingredients.map((food) => food.replaceAll('-', ' '));
  const { url, ground } = plateAddress(id.replaceAll('-', ' '), dish, foods);
  return { src: onServer(url), ground };
}
