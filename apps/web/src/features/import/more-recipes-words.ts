import * as t from '@simmer/messages/import';
import { locale } from '@simmer/messages/language';
import type { MoreRecipes } from './import-queue';

/** Longer than this, a toast is not read in time. */
const MOST_NAMED = 80;
const list = new Intl.ListFormat(locale);

/** That there is more on the page of a recipe, with the titles if they are few. */
export function moreWords({ recipes }: MoreRecipes): string {
  const titles = list.format(recipes.map(({ title }) => title));
  const words = t.moreOnPage({ count: recipes.length });
  return titles.length > MOST_NAMED ? words : t.moreNamed({ more: words, titles });
}
