import type { ReaderFacts, RecipeFacts } from '../parsed-recipe';
import { shareSeen, wordsOf } from '../lines/line-agreement';

/** What is shown is the recipe of its page only if it is more than a stray list. */
const FEWEST_SHOWN = 3;
const MOST_IN_COMMON = 0.3;

/**
 * Without the mark-up of another dish, left over from the page that this one was copied from: neither the page's title and heading nor the
 * ingredients that it shows are the ones that the mark-up states.
 */
export function withoutLeftOver(found: readonly ReaderFacts[]): readonly ReaderFacts[] {
  const factsOf = (name: ReaderFacts['reader']): RecipeFacts => found.find(({ reader }) => reader === name)?.facts ?? {};
  const { title: heading, ingredients: shown } = factsOf('visible-page');
  const { title } = factsOf('page-head');
  if (!heading || !title || !shown || shown.value.length < FEWEST_SHOWN) return found;
  const titles = new Set(wordsOf(`${heading.value} ${title.value}`));
  const namesNothingOf = (stated: string): boolean => wordsOf(stated).length > 0 && !wordsOf(stated).some((word) => titles.has(word));
  const isLeftOver = ({ title: stated, ingredients }: RecipeFacts): boolean =>
    stated !== undefined &&
    ingredients !== undefined &&
    namesNothingOf(stated.value) &&
    shareSeen(ingredients.value, shown.value) < MOST_IN_COMMON;
  return found.filter(({ facts }) => !isLeftOver(facts));
}
