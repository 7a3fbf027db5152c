import type { Allergen } from '@simmer/contracts/constants';
import { type Food, type FoodId, type FoodLanguage, type Foods, JOINS_WORDS } from '@simmer/foods';
import type { Unwanted } from './condition';

/** The kinds of food that a word may mean, in these languages: "pasta", "Käse", "courgette". A vague name means the kind that its choices are of. */
export function kindsCalled(word: string, foods: Foods, languages: readonly FoodLanguage[]): readonly FoodId[] {
  const kinds = new Set<FoodId>();
  for (const language of languages) {
    const food = foods.foodCalled(word, language) ?? joinedName(word, foods, language);
    if (food) for (const id of kindsOf(food, foods)) kinds.add(id);
  }
  return [...kinds];
}

/** What "no …" leaves out; null where the word is no food and no allergen in any of the languages. */
export function unwantedCalled(word: string, foods: Foods, languages: readonly FoodLanguage[]): Unwanted | null {
  const ids = kindsCalled(word, foods, languages);
  const allergens = new Set<Allergen>(languages.flatMap((language) => foods.allergensCalled(word, language)));
  return ids.length === 0 && allergens.size === 0 ? null : { foods: ids, allergens: [...allergens], isMeat: ids.includes('meat') };
}

/** The food of one joined word all of which is known: Schweinefleisch, which follows from its parts. */
function joinedName(word: string, foods: Foods, language: FoodLanguage): Food | null {
  if (!JOINS_WORDS.has(language) || word.includes(' ')) return null;
  const resolved = foods.resolve(word, language);
  const isWhole = resolved?.isClear && resolved.additions.length + resolved.mentions.length + resolved.free.length === 0;
  return isWhole ? resolved.food : null;
}

function kindsOf(food: Food, foods: Foods): readonly FoodId[] {
  if (food.choices.length === 0) return [food.id, ...kindNamedLike(food, foods)];
  const shared = pathOf(food.choices[0]).find((kind) => food.choices.every((choice) => foods.isKindOf(choice, kind.id)));
  return shared ? [food.id, shared.id] : [food.id, ...food.choices.flatMap((choice) => [choice.id, ...kindNamedLike(choice, foods)])];
}

/** The usual thing of a kind has the kind's name: a search for pasta means ravioli too. Ids are English, so English names decide. */
function kindNamedLike(food: Food, foods: Foods): FoodId[] {
  if (!foods.languages.includes('en')) return [];
  const names = new Set(foods.namesOf(food, 'en').map(({ one }) => one.replaceAll(' ', '-')));
  return pathOf(food.parent).flatMap(({ id }) => (names.has(id) ? [id] : []));
}

/** A food and what it is a kind of, the nearest first. */
export function pathOf(food: Food | null | undefined): Food[] {
  return food ? [food, ...pathOf(food.parent)] : [];
}

/** These and all kinds of them. */
export function withKinds(ids: readonly FoodId[], foods: Foods): Set<FoodId> {
  const all = new Set<FoodId>();
  const add = (food: Food): void => {
    if (all.has(food.id)) return;
    all.add(food.id);
    food.children.forEach(add);
  };
  for (const id of ids) {
    const food = foods.get(id);
    if (food) add(food);
  }
  return all;
}

/** Of these a word more in the id is a sort: cherry tomatoes hold no cherries. */
const GROWN = ['vegetable', 'fruit', 'pulse', 'fresh-herb'];

const couldBe = (food: Food, part: Food): boolean =>
  part.allergens.contains.every((allergen) => food.allergens.contains.includes(allergen) || food.allergens.may.includes(allergen));

/** What is made of these by its id: garlic powder, pickled onions, chicken stock. What lacks an allergen of it is not: peanut butter, cream of tartar. */
export function madeOf(ids: readonly FoodId[], foods: Foods): FoodId[] {
  const parts = partsOf(ids, foods).filter(({ id }) => !id.includes('-'));
  const isMadeOf = (food: Food, part: Food): boolean =>
    food.id.split('-').includes(part.id) &&
    (food.form !== null || !GROWN.some((kind) => foods.isKindOf(food, kind))) &&
    couldBe(food, part);
  return parts.length === 0
    ? []
    : foods.all.filter((food) => food.choices.length === 0 && parts.some((part) => isMadeOf(food, part))).map(({ id }) => id);
}

/** What some call so as well, and others do not: green onions, sweet potatoes. */
export function calledLike(ids: readonly FoodId[], foods: Foods): FoodId[] {
  if (!foods.languages.includes('en')) return [];
  const parts = partsOf(ids, foods).map((food) => ({ food, ending: ` ${foods.displayName(food, 'en')}` }));
  const isCalledLike = (food: Food): boolean =>
    parts.some((part) => couldBe(food, part.food) && foods.namesOf(food, 'en').some(({ one }) => one.endsWith(part.ending)));
  return foods.all.filter(isCalledLike).map(({ id }) => id);
}

const partsOf = (ids: readonly FoodId[], foods: Foods): Food[] => ids.flatMap((id) => foods.get(id) ?? []);
