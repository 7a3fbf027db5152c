import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allFoods } from '../all';
import facts from '../data/packed/facts.json';
import sizes from '../data/packed/sizes.json';
import figures from '../data/packed/figures.json';
import type { PackedFigures, PackedNames } from '../data/packed';
import { readNames } from '../names/food-names';
import { buildSmall, catalogueFiles, wordFiles } from '../testing/small-catalogue';
import { buildCatalogue, leaveOutDerived, tell, wordsBelow } from '.';

const USDA = figures as unknown as PackedFigures;
const problemsOf = (yaml: string): string[] =>
  buildSmall(yaml)
    .problems.filter(({ file }) => file === 'spec.yaml')
    .map(tell);

describe('the packed catalogue', () => {
  const built = buildCatalogue(catalogueFiles(), wordFiles(), USDA);

  it('is that of the sources: run npm run foods where this fails', async () => {
    expect({ ...facts, sizes }).toEqual(built.facts);
    for (const { language, words } of built.languages)
      expect(((await import(`../data/packed/${language}.json`)) as { default: PackedNames }).default.words).toEqual(words);
    const rows = new Set((built.facts.sizes ?? []).flatMap(({ usda }) => usda ?? []).map(String));
    expect(Object.keys(figures).filter((row) => !rows.has(row))).toEqual([]);
  });

  it('has the words that the reading of lines needs: run npm run foods where this fails', () => {
    const words = readFileSync(join(__dirname, '../../../culinary/src/foods/words.json'), 'utf8');
    expect(JSON.parse(words)).toEqual(wordsBelow(built.facts, built.languages));
  });

  it('has nothing wrong in it', () => {
    expect(built.problems.map(tell)).toEqual([]);
  });

  it('has no fresh vegetable or fruit that holds what only its preserved ones hold', () => {
    const foods = allFoods();
    const fresh = foods.all.filter((food) => food.aisle === 'produce' && food.form === null);
    expect(fresh.filter(({ allergens }) => [...allergens.contains, ...allergens.may].includes('sulfites')).map(({ id }) => id)).toEqual([]);
    for (const [name, language] of [
      ['potatoes', 'en'],
      ['Kartoffeln', 'de'],
      ['patatas', 'es'],
    ] as const)
      expect(foods.allergensOf(foods.resolve(name, language)!)).toEqual({ contains: [], may: [] });
  });

  it('leads every name of the sources to its own food, in any number, packed or not', () => {
    const foods = allFoods();
    const lost = built.languages.flatMap(({ language, names }) =>
      names.flatMap((list, at) =>
        readNames(list)
          .flatMap(({ one, many }) => [one, many])
          .filter((name) => foods.resolve(name, language)?.food !== foods.all[at])
          .map((name) => `${name} (${language}) is not found as ${foods.all[at]?.id}`),
      ),
    );
    expect(lost).toEqual([]);
  });

  it('holds no name that is not in the sources, and the usual name of each food', () => {
    const foods = allFoods();
    for (const { language, names } of built.languages)
      foods.all.forEach((food, at) => {
        const sources = readNames(names[at] ?? '');
        const packed = foods.namesOf(food, language);
        expect(packed[0]).toEqual(sources[0]);
        expect(sources.flatMap(({ one, many }) => [one, many])).toEqual(
          expect.arrayContaining(packed.flatMap(({ one, many }) => [one, many])),
        );
      });
  });
});

describe('a language without what follows from others', () => {
  const { facts, languages } = buildSmall(
    'tomato: { is: fruiting-vegetable, en: "tomato/tomatoes, ripe tomatoes, love apple/love apples", de: Tomate }',
  );
  const names = leaveOutDerived(languages[0]!, facts).names[facts.foods.findIndex(({ id }) => id === 'tomato')];

  it('keeps the usual name in both numbers and what nothing else leads to', () => {
    expect(names).toBe('tomato/tomatoes,love apple');
  });
});

describe('what is wrong in a catalogue', () => {
  const kale = 'kale: { is: brassica, en: kale, de: Grünkohl';

  it.each([
    [`${kale}, color: green }`, 'spec.yaml: kale: "color" is no key: see the README'],
    ['kale: { is: cabbages, en: kale, de: Grünkohl, from: plant, aisle: produce }', 'spec.yaml: kale: is a "cabbages", which is no entry'],
    ['a: { is: b, en: a, de: a }\nb: { is: a }', 'spec.yaml: a: is a kind of itself: a > b > a'],
    [`${kale} }\nkale: { is: brassica }`, 'Map keys must be unique'],
    [`${kale}, contains: [cellery] }`, '"contains" has "cellery", which is none of gluten'],
    [`${kale}, portions: bucket 900 }`, 'spec.yaml: kale: "portions" has "bucket", which is no unit and no size'],
    [`${kale}, portions: leaf }`, '"portions" has "leaf", which is no name with a number, such as "clove 4"'],
    [`${kale}, usda: 99999 }`, '"usda" has 99999, of which no figures are packed'],
    [`${kale} }\ncollard: { is: brassica, en: kale, de: Blattkohl }`, 'spec.yaml: collard: "kale" (en) is a name of kale too'],
    ['kale: { is: brassica, en: kale }', 'spec.yaml: kale: has no name in "de"'],
    ['skyr: { aisle: dairy, from: milk, en: skyr, de: Skyr }', 'spec.yaml: skyr: is from milk and holds no milk'],
    ['skyr: { is: yogurt, from: plant, en: skyr, de: Skyr }', 'spec.yaml: skyr: holds milk and is not from milk'],
    ['kale: { is: brassica, en: kale, de: Grünkohl, without: milk }', 'spec.yaml: kale: is without milk, which its parent does not hold'],
    ['mystery: { aisle: dry, en: mystery, de: Rätsel }', 'spec.yaml: mystery: says nothing of where it comes from'],
    ['kale: [kale]', 'spec.yaml: kale: has no lines below it'],
    [`${kale}, season: 13 }`, 'spec.yaml: kale: "season" has "13", which is no month from 1 to 12'],
  ])('is told in plain English: %s', (yaml, problem) => {
    expect(problemsOf(yaml).join('\n')).toContain(problem);
  });

  it('is nothing where a vague name is the name of a food too', () => {
    expect(problemsOf(`${kale} }\ngreens-any: { any-of: [kale], en: kale, de: Kohl }`)).toEqual([]);
  });
});
