import type { MoreRecipes } from './import-queue';

/** Longer than this, a toast is not read in time. */
const MOST_NAMED = 80;
const list = new Intl.ListFormat('en-GB');

/** That there is more on the page of a recipe, with the titles if they are few. */
export function moreWords({ recipes }: MoreRecipes): string {
  const titles = list.format(recipes.map(({ title }) => title));
  const words = `This page has ${recipes.length === 1 ? 'one more recipe' : `${recipes.length} more recipes`}`;
  return titles.length > MOST_NAMED ? words : `${words}: ${titles}`;
}
