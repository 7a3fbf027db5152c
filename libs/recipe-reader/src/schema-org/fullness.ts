import { statesAmount } from '../lines/amounts';
import { sameName } from '../lines/headings';
import { textOf } from '../page/element-text';
import type { Page } from '../page/page';
import type { RecipeFacts } from '../parsed-recipe';

/** More than all the small facts of a recipe together, less than its steps. */
export const WORTH_OF_PAGE = 2;

/** How much of a recipe the facts make up: a title, a list and steps count for more than everything else. */
export function fullness(facts: RecipeFacts): number {
  return substance(facts) + linesOf(facts) + Object.keys(facts).length * 0.01;
}

function linesOf({ ingredients, instructions }: RecipeFacts): number {
  const amounts = ingredients?.value.filter(({ text }) => statesAmount(text)).length ?? 0;
  const length = instructions?.value.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
  return (Math.min(1, amounts / LINES_OF_FULL) + Math.min(1, length / LENGTH_OF_FULL)) * MOST_OF_LINES;
}

/** Of two recipes of one dish: lines with amounts, and the text of the steps. */
const MOST_OF_LINES = 0.9;
const LINES_OF_FULL = 30;
const LENGTH_OF_FULL = 2_000;

function substance({ title, ingredients, instructions }: RecipeFacts): number {
  return (title ? 4 : 0) + (ingredients ? 4 : 0) + (instructions ? 3 : 0);
}

/** The recipe of most worth, then the others in their order. */
export function bestFirst(recipes: readonly RecipeFacts[], worth: (facts: RecipeFacts) => number = fullness): RecipeFacts[] {
  const worths = recipes.map(worth);
  const most = worths.reduce((one, other) => Math.max(one, other), 0);
  const best = worths.indexOf(most);
  return [...recipes.slice(best, best + 1), ...recipes.filter((_, index) => index !== best)];
}

/**
 * Cards on one page are dishes beside each other, so that a time more or less says nothing: the one that bears the page's name first, else the first
 * that is complete. Of several cards of that dish it is the fullest.
 */
export function cardsInOrder(page: Page, cards: readonly RecipeFacts[]): RecipeFacts[] {
  const [best] = bestFirst(cards, (facts) => substance(facts) + (bearsNameOf(page, facts) ? WORTH_OF_PAGE : 0));
  return bestFirst(cards, (facts) => (facts === best || haveOneTitle(facts, best) ? fullness(facts) : 0));
}

function haveOneTitle(one: RecipeFacts, other: RecipeFacts | undefined): boolean {
  return one.title !== undefined && other?.title !== undefined && sameName(one.title.value) === sameName(other.title.value);
}

export function bearsNameOf(page: Page, { title }: RecipeFacts): boolean {
  const heading = page.headings.find(({ name }) => name === 'h1');
  return title !== undefined && heading !== undefined && sameName(textOf(heading)) === sameName(title.value);
}
