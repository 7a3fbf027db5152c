import type { Recipe } from '@simmer/contracts';

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

/** The recipes in whose title or tags every word stands, whatever its case and accents. */
export function matching<T extends Pick<Recipe, 'title' | 'tags'>>(recipes: readonly T[], text: string): T[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  return recipes.filter(({ title, tags }) => {
    const said = folded([title, ...tags].join(' '));
    return words.every((word) => said.includes(word));
  });
}
