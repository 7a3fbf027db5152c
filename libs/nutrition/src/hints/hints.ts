import { wordsOf } from '../foods/food-index';
import { type Allergen, ALLERGENS, type Diet } from '@simmer/contracts/constants';
import { ALLERGEN_WORDS, HONEY_WORDS, MEAT_WORDS } from './allergen-words';

/**
 * What reading the ingredients tells. `none-found` is no promise: a maker's recipe may hold what its name does not say, so screens always
 * add that labels must be checked.
 */
export type HintState = 'contains' | 'may-contain' | 'none-found';
export type DietState = 'fits' | 'may-fit' | 'does-not-fit';

export interface RecipeHints {
  readonly allergens: Readonly<Record<Allergen, HintState>>;
  readonly diets: Readonly<Record<Diet, DietState>>;
}

interface Words {
  readonly contains: string;
  readonly may?: string;
  readonly not?: string;
  readonly free?: string;
}
interface Patterns {
  readonly contains: RegExp | null;
  readonly may: RegExp | null;
  readonly not: RegExp | null;
  readonly free: RegExp | null;
}

const compiled = new Map<Words, Patterns>();
const pattern = (words: string | undefined): RegExp | null => {
  const list = (words ?? '').split(/\s+/).filter(Boolean);
  if (list.length === 0) return null;
  const sources = list.map((word) => {
    const source = word.replaceAll('*', '').replaceAll('_', ' ');
    return `${word.startsWith('*') ? '\\S*' : ''}${source}${word.endsWith('*') ? '\\S*' : ''}`;
  });
  return new RegExp(`(?<=^| )(?:${sources.join('|')})(?= |$)`, 'g');
};

function patternsOf(words: Words): Patterns {
  const known = compiled.get(words);
  if (known) return known;
  const patterns = { contains: pattern(words.contains), may: pattern(words.may), not: pattern(words.not), free: pattern(words.free) };
  compiled.set(words, patterns);
  return patterns;
}

function stateIn(names: readonly string[], words: Words): HintState {
  const { contains, may, not, free } = patternsOf(words);
  const telling = free ? names.filter((name) => name.search(free) < 0) : names;
  const said = telling.map((name) => (not ? name.replace(not, ' ') : name).replace(/ +/g, ' '));
  if (contains && said.some((name) => name.search(contains) >= 0)) return 'contains';
  if (may && said.some((name) => name.search(may) >= 0)) return 'may-contain';
  return 'none-found';
}

const worst = (...states: HintState[]): HintState =>
  states.includes('contains') ? 'contains' : states.includes('may-contain') ? 'may-contain' : 'none-found';
const fits = (state: HintState): DietState => (state === 'contains' ? 'does-not-fit' : state === 'may-contain' ? 'may-fit' : 'fits');

/**
 * Allergens and diets by the names of a recipe's ingredients, English and German. Without any ingredient nothing fits for sure. A line that
 * says "gluten-free" or "vegan" is believed.
 */
export function hintsOf(ingredients: readonly string[]): RecipeHints {
  const names = ingredients.map((text) => wordsOf(text).join(' '));
  const allergens = Object.fromEntries(ALLERGENS.map((name) => [name, stateIn(names, ALLERGEN_WORDS[name])])) as Record<
    Allergen,
    HintState
  >;
  const meat = worst(stateIn(names, MEAT_WORDS), allergens.fish, allergens.crustaceans, allergens.mollusks);
  const animal = worst(meat, allergens.milk, allergens.eggs, stateIn(names, HONEY_WORDS));
  const unknown = names.length === 0 ? ('may-contain' as const) : ('none-found' as const);
  return {
    allergens,
    diets: {
      vegetarian: fits(worst(meat, unknown)),
      vegan: fits(worst(animal, unknown)),
      'gluten-free': fits(worst(allergens.gluten, unknown)),
      'dairy-free': fits(worst(allergens.milk, unknown)),
    },
  };
}
