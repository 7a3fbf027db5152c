import type { Recipe } from '@simmer/contracts';
import type { TextRecipe } from '@simmer/culinary/recipe-text';
import * as t from '@simmer/messages/paste';

/** Reads an ingredient's text into its amount and the rest. */
export type Reader = (text: string) => { amount: string; name: string };

interface Change {
  key: string;
  /** What differs: an ingredient by its name, or a part of the recipe. */
  name: string;
  before: string;
  after: string;
}

const same = (text: string): string => text.trim().toLowerCase();

/** How a pasted recipe differs from the one in the library: the differences alone. */
export function changedLines(recipe: Recipe, pasted: TextRecipe, read: Reader): Change[] {
  const before = new Map(recipe.ingredients.map(({ text }) => [same(read(text).name), read(text).amount]));
  const after = new Map(pasted.ingredients.map(({ text }) => [same(read(text).name), read(text).amount]));
  const named = new Map([...recipe.ingredients, ...pasted.ingredients].map(({ text }) => [same(read(text).name), read(text).name]));
  const ingredients = [...named].flatMap(([key, name]): Change[] => {
    const [was, is] = [before.get(key), after.get(key)];
    if (was === is) return [];
    if (was === undefined) return [{ key: `+${key}`, name: t.ingredients, before: '', after: [is, name].filter(Boolean).join(' ') }];
    if (is === undefined) return [{ key: `-${key}`, name: t.ingredients, before: [was, name].filter(Boolean).join(' '), after: '' }];
    return [{ key, name, before: was, after: is }];
  });
  return [
    ...ingredients,
    ...lists(t.method, recipe.instructions, pasted.instructions),
    ...texts(t.notes, recipe.notes ?? '', pasted.notes),
  ];
}

function lists(name: string, before: readonly { text: string }[], after: readonly { text: string }[]): Change[] {
  const gone = before.filter(({ text }) => !after.some((other) => same(other.text) === same(text)));
  const come = after.filter(({ text }) => !before.some((other) => same(other.text) === same(text)));
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, i) => ({
    key: `${name}:${i}`,
    name,
    before: gone[i]?.text ?? '',
    after: come[i]?.text ?? '',
  }));
}

const texts = (name: string, before: string, after: string): Change[] =>
  same(before) === same(after) ? [] : [{ key: name, name, before, after }];
