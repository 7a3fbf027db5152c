import { ALLERGENS } from '@simmer/contracts/constants';
import { isUnitKey } from '@simmer/culinary';
import { unpackFoods } from '../data/unpack';
import { type Food, FOOD_AISLES, FORMS, ORIGINS, SIZES } from '../food';
import { FOOD_LANGUAGES } from '../languages';
import { readNames } from '../names/food-names';
import { tokensOf } from '../text/tokens';
import type { Problem } from './problem';
import type { Entry } from './read-catalogue';

type Report = (entry: Entry, text: string) => void;

/** Checks what was read of the catalogue against itself. `usda` holds the NDB numbers whose figures are known. */
export function checkCatalogue(entries: readonly Entry[], usda: ReadonlySet<number>): Problem[] {
  const problems: Problem[] = [];
  const report: Report = ({ file, facts }, text) => void problems.push({ file, entry: facts.id, text });
  checkTree(entries, report);
  for (const entry of entries) checkValues(entry, usda, report);
  checkNames(entries, report);
  // what follows is read from the finished foods, which needs a tree
  if (!problems.some(({ text }) => text.startsWith('is '))) checkFacts(entries, report);
  return problems;
}

function checkTree(entries: readonly Entry[], report: Report): void {
  const byId = new Map<string, Entry>();
  for (const entry of entries) {
    const { id } = entry.facts;
    const other = byId.get(id);
    if (other) report(entry, `is in ${other.file} too`);
    else byId.set(id, entry);
  }
  for (const entry of entries) {
    const { facts } = entry;
    if (facts.is !== undefined && !byId.has(facts.is)) report(entry, `is a "${facts.is}", which is no entry`);
    for (const id of facts.any ?? []) if (!byId.has(id)) report(entry, `may be any of "${id}", which is no entry`);
    for (const id of facts.formerly ?? []) if (byId.has(id)) report(entry, `was formerly "${id}", which is an entry of its own`);
    const above = new Set<string>();
    for (let at: string | undefined = facts.id; at !== undefined; at = byId.get(at)?.facts.is) {
      if (above.has(at)) {
        report(entry, `is a kind of itself: ${[...above, at].join(' > ')}`);
        break;
      }
      above.add(at);
    }
  }
}

function checkValues(entry: Entry, usda: ReadonlySet<number>, report: Report): void {
  const { facts } = entry;
  const known = (key: string, values: readonly string[] | undefined, all: readonly string[]): void => {
    for (const value of values ?? [])
      if (!all.includes(value)) report(entry, `"${key}" has "${value}", which is none of ${all.join(', ')}`);
  };
  for (const key of ['contains', 'may', 'without'] as const) known(key, facts[key], ALLERGENS);
  known('from', facts.from, ORIGINS);
  known('may-from', facts.mayFrom, ORIGINS);
  known('aisle', facts.aisle === undefined ? [] : [facts.aisle], FOOD_AISLES);
  known('form', facts.form === undefined ? [] : [facts.form], FORMS);
  known('keeps', Object.keys(facts.keeps ?? {}), ['fridge', 'freezer', 'shelf']);
  for (const unit of Object.keys(facts.portions ?? {}))
    if (!isUnitKey(unit) && !(SIZES as readonly string[]).includes(unit))
      report(entry, `"portions" has "${unit}", which is no unit and no size`);
  for (const pack of facts.pack ?? []) {
    const unit = pack?.replace(/^[\d.]+\s*/, '') ?? '';
    if (unit !== '' && !isUnitKey(unit)) report(entry, `"pack" has "${unit}", which is no unit`);
  }
  if (facts.edible !== undefined && !(facts.edible > 0 && facts.edible < 1))
    report(entry, `"edible" has ${facts.edible}, which is no share between 0 and 1`);
  if (facts.usda !== undefined && !usda.has(facts.usda))
    report(
      entry,
      `"usda" has ${facts.usda}, of which no figures are packed: npm run foods -- DIR, where DIR holds the tables of USDA SR28`,
    );
}

function checkNames(entries: readonly Entry[], report: Report): void {
  for (const language of FOOD_LANGUAGES) {
    const owners = new Map<string, Entry>();
    // a vague name gives way to the food that it is the name of
    for (const entry of [...entries].sort((a, b) => Number(Boolean(a.facts.any)) - Number(Boolean(b.facts.any))))
      for (const { one, many } of readNames(entry.names[language] ?? ''))
        for (const name of new Set([one, many])) {
          const folded = tokensOf(name).join('');
          if (folded === '') report(entry, `"${language}" has an empty name`);
          const owner = owners.get(folded);
          if (!owner) owners.set(folded, entry);
          else if (owner !== entry && !entry.facts.any) report(entry, `"${name}" (${language}) is a name of ${owner.facts.id} too`);
        }
  }
}

const OF_FISH = ['fish', 'crustaceans', 'mollusks'] as const;

function checkFacts(entries: readonly Entry[], report: Report): void {
  const foods = new Map<string, Food>(unpackFoods({ foods: entries.map(({ facts }) => facts), sizes: [] }).map((food) => [food.id, food]));
  for (const entry of entries) {
    const food = foods.get(entry.facts.id);
    if (!food) continue;
    const { contains, may } = food.allergens;
    const { from } = food.origins;
    const holds = (allergen: (typeof ALLERGENS)[number]): boolean => contains.includes(allergen) || may.includes(allergen);
    for (const allergen of entry.facts.without ?? [])
      if (!food.parent?.allergens.contains.includes(allergen as never) && !food.parent?.allergens.may.includes(allergen as never))
        report(entry, `is without ${allergen}, which its parent does not hold`);
    if (food.isHousehold) continue;
    if (from.includes('milk') && !holds('milk')) report(entry, 'is from milk and holds no milk');
    if (from.includes('egg') && !holds('eggs')) report(entry, 'is from eggs and holds no eggs');
    if (from.includes('fish') && !OF_FISH.some(holds)) report(entry, 'is from fish and holds no fish, crustaceans or mollusks');
    for (const [allergen, origin] of [
      ['milk', 'milk'],
      ['eggs', 'egg'],
      ['fish', 'fish'],
      ['crustaceans', 'fish'],
      ['mollusks', 'fish'],
    ] as const)
      if (contains.includes(allergen) && food.origins.isKnown && !from.includes(origin))
        report(entry, `holds ${allergen} and is not from ${origin}`);
    const isLeaf = food.children.length === 0;
    if (isLeaf && !food.origins.isKnown) report(entry, 'says nothing of where it comes from: from: plant, milk, meat ...');
    if (isLeaf && food.aisle === 'other' && entry.facts.aisle === undefined && food.parent?.aisle !== 'other')
      report(entry, 'has no aisle');
    for (const language of ['en', 'de'] as const) if (isLeaf && !entry.names[language]) report(entry, `has no name in "${language}"`);
  }
}
