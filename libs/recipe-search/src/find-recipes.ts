import type { Condition } from './condition';
import type { RecipeIndex, SearchHit, SearchOptions } from './recipe-index';

export interface FoundRecipes {
  /** The best first, those that lack a word behind those that have all. */
  readonly hits: readonly SearchHit[];
  /** How many have all words. */
  readonly total: number;
  readonly slower: readonly SearchHit[];
  /** Where nothing was found: the words that find something by themselves. */
  readonly parts: readonly { word: string; count: number }[];
  /** What was read out of the question. */
  readonly conditions: readonly Condition[];
}

const MOST_SLOWER = 5;

/** All that a results page says, the same on the server and in the browser. */
export function findRecipes(index: RecipeIndex, question: string, most: number, options: SearchOptions = {}): FoundRecipes {
  const { hits, conditions } = index.search(question, Infinity, options);
  const slower = index.slower(question, MOST_SLOWER, options);
  const isEmpty = hits.length === 0 && slower.length === 0;
  return {
    hits: hits.slice(0, most),
    total: hits.filter(({ fit }) => fit === 'full').length,
    slower,
    parts: isEmpty ? index.parts(question, options) : [],
    conditions,
  };
}
