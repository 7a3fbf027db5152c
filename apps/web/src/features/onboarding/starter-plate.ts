import { PLATE_VERSION, plateGround } from '@simmer/plates';
import type { StarterRecipe } from '@simmer/starter';

const MOST_WORDS = 12;

/** The drawing of a dish of the starter set, by its English id, so that it is the same in every language. */
export function starterPlate({ id, dish, plan }: StarterRecipe) {
  const title = id.replaceAll('-', ' ');
  const words = plan.ingredients.slice(0, MOST_WORDS).map((food) => food.replaceAll('-', ' '));
  const query = new URLSearchParams({ title, category: dish, words: words.join(',') });
  return { src: `/plates/${PLATE_VERSION}.svg?${query.toString()}`, ground: plateGround(title, dish) };
}
