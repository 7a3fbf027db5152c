import type { Recipe } from '@simmer/contracts';
import { editDistance, slipsIn } from '@simmer/recipe-search';

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The recipes in whose title or tags every word stands, whatever its case and accents; where none does, those that a slip of the finger may mean. */
export function matching<T extends Pick<Recipe, 'title' | 'tags'>>(recipes: readonly T[], text: string): T[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  const said = recipes.map((recipe) => ({ recipe, words: folded([recipe.title, ...recipe.tags].join(' ')) }));
  const found = said.filter((one) => words.every((word) => one.words.includes(word)));
  const meant = found.length > 0 ? found : said.filter((one) => words.every((word) => isNearly(word, one.words)));
  return meant.map(({ recipe }) => recipe);
}

const isNearly = (word: string, said: string): boolean =>
  said.includes(word) || wordsOf(said).some((other) => editDistance(word, other, slipsIn(word.length)) <= slipsIn(word.length));
