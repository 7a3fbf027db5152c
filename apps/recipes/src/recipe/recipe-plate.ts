import { plateGround, plateKind } from '@simmer/plates';

const WORDS = 12;
const WORD_CHARACTERS = 40;
const TITLE_CHARACTERS = 120;
const NO_PARTICULAR_DISH = 'grain';

/** What goes into the dough of these is not seen on top of them. */
const BAKED: ReadonlySet<string> = new Set(['cake', 'tart', 'bread', 'pancakes']);
const IN_THE_DOUGH = /\b(eggs?|flour|sugar|butter|buttermilk|milk|yeast|baking|salt|oil)\b/i;

export interface Plate {
  url: string;
  ground: string;
}

/** The drawing that stands in for a photo: the gateway draws it from the address alone, the same dish every time. */
export function plateOf(recipe: { title: string; tags: readonly string[]; ingredientNames: readonly string[] }): Plate {
  const title = recipe.title.slice(0, TITLE_CHARACTERS);
  const category = dishCategory(title, recipe.tags);
  const isBaked = BAKED.has(plateKind(title, category));
  const visible = recipe.ingredientNames.filter((name) => name && !(isBaked && IN_THE_DOUGH.test(name)));
  const words = visible.slice(0, WORDS).map((name) => name.replaceAll(',', ' ').slice(0, WORD_CHARACTERS));
  const query = new URLSearchParams({ title, ...(category && { category }), ...(words.length > 0 && { words: words.join(',') }) });
  return { url: `/plates/1.svg?${query.toString()}`, ground: plateGround(title, category) };
}

/** The title says best what is on the plate; only when it says nothing does a tag. */
function dishCategory(title: string, tags: readonly string[]): string {
  if (plateKind(title) !== NO_PARTICULAR_DISH) return '';
  return tags.find((tag) => plateKind(tag) !== NO_PARTICULAR_DISH)?.slice(0, WORD_CHARACTERS) ?? '';
}
