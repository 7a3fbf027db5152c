import type { PackedFacts, PackedFigures, PackedFood, PackedNames, PackedSizes, PackedWords } from '../data/packed';
import { FOOD_LANGUAGES, type FoodLanguage, HEADS_FIRST } from '../languages';
import { joinNames, readNames } from '../names/food-names';
import { tokensOf } from '../text/tokens';
import type { Entry } from './read-catalogue';

/** Shorter names mean too much else in another language. */
const SHORTEST_LOAN = 4;

/** The packed facts: what each entry says, with the density of its cups in USDA's table and the names that are understood everywhere. */
export function packFacts(entries: readonly Entry[], usda: PackedFigures): PackedFacts {
  const loans = loanWords(entries);
  return {
    foods: entries.map(({ facts }): PackedFood => {
      const also = [...new Set([...readNames(facts.also ?? '').map(({ one }) => one), ...(loans.get(facts.id) ?? [])])].join(',');
      const own = Object.entries(facts).filter(([key]) => !isSize(key) && key !== 'also');
      return { ...(Object.fromEntries(own) as unknown as PackedFood), ...(also === '' ? {} : { also }) };
    }),
    sizes: entries.map(({ facts }): PackedSizes => {
      const density = facts.usda === undefined || saysDensity(facts) ? undefined : densityIn(usda[facts.usda]?.[1] ?? {});
      const own = Object.fromEntries(Object.entries(facts).filter(([key]) => isSize(key)));
      return { ...own, ...(density === undefined ? {} : { density }) };
    }),
  };
}

/** The packed names and words of one language. */
export function packNames(language: FoodLanguage, entries: readonly Entry[], words: PackedWords): PackedNames {
  return { language, names: entries.map(({ names }) => joinNames(readNames(names[language] ?? ''))), words };
}

const SIZES: Readonly<Record<keyof PackedSizes, true>> = {
  piece: true,
  portions: true,
  density: true,
  edible: true,
  usda: true,
  pack: true,
  keeps: true,
  season: true,
};
const isSize = (key: string): boolean => key in SIZES;

const saysDensity = ({ density, portions }: PackedSizes): boolean =>
  density !== undefined || ['cup', 'tbsp', 'tsp'].some((unit) => portions?.[unit] !== undefined);

const ML_OF: readonly (readonly [string, number])[] = [
  ['cup', 236.6],
  ['cup chopped', 236.6],
  ['cup sliced', 236.6],
  ['cup diced', 236.6],
  ['cup grated', 236.6],
  ['cup shredded', 236.6],
  ['tbsp', 14.79],
  ['tsp', 4.93],
  ['fl oz', 29.57],
];

function densityIn(portions: Readonly<Record<string, number>>): number | undefined {
  const [unit, ml] = ML_OF.find(([key]) => portions[key] !== undefined) ?? [];
  const grams = unit === undefined ? undefined : portions[unit];
  return grams === undefined || ml === undefined ? undefined : Number((grams / ml).toPrecision(3));
}

/**
 * Names that a Romance and a Germanic language give the same food and none gives another: feta, tahini, ciabatta. They are understood in all
 * eight. What only neighbors share (Spanish and Portuguese, Dutch and German) is no loan.
 */
function loanWords(entries: readonly Entry[]): Map<string, string[]> {
  const meanings = new Map<string, { ids: Set<string>; languages: Set<FoodLanguage>; name: string }>();
  for (const { facts, names } of entries)
    for (const language of FOOD_LANGUAGES)
      for (const { one, many } of readNames(names[language] ?? ''))
        for (const name of new Set([one, many])) {
          const folded = tokensOf(name).join('');
          const meaning = meanings.get(folded) ?? { ids: new Set(), languages: new Set(), name };
          meaning.ids.add(facts.id);
          meaning.languages.add(language);
          meanings.set(folded, meaning);
        }
  const loans = new Map<string, string[]>();
  for (const [folded, { ids, languages, name }] of meanings) {
    const [id] = ids;
    const isLoan = [...languages].some((one) => HEADS_FIRST.has(one)) && [...languages].some((one) => !HEADS_FIRST.has(one));
    if (!isLoan || ids.size > 1 || id === undefined || languages.size === FOOD_LANGUAGES.length || folded.length < SHORTEST_LOAN) continue;
    loans.set(id, [...(loans.get(id) ?? []), name]);
  }
  return loans;
}
