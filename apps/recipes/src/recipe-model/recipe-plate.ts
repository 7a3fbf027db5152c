import type { Food, FoodId, FoodLanguage } from '@simmer/foods';
import { allFoods } from '@simmer/foods/all';
import { isDrawn, plateAddress, plateKind, type PlateKind } from '@simmer/plates';

const WORD_CHARACTERS = 40;
const TITLE_CHARACTERS = 120;
const NO_PARTICULAR_DISH = 'plain';

/** Dishes that are named by a food in the title. */
const DISH_OF: readonly (readonly [FoodId, PlateKind])[] = [
  ['pasta', 'pasta'],
  ['noodle', 'noodles'],
  ['fish', 'fish'],
];
/** Tags of a meal that may be of any dish: eggs in a pan stand only for one with eggs. */
const MEALS: ReadonlySet<string> = new Set(['breakfast', 'snack']);
/** What goes into the dough of these is not seen on top of them. */
const BAKED: ReadonlySet<string> = new Set(['cake', 'tart', 'bread', 'pancakes', 'pie', 'pizza', 'crackers', 'dumplings', 'spaetzle']);
const IN_THE_DOUGH: readonly FoodId[] = ['egg', 'flour', 'sugar', 'butter', 'milk', 'buttermilk', 'leavening', 'salt', 'oil'];

export interface Plate {
  url: string;
  ground: string;
}

interface PlatedRecipe {
  title: string;
  tags: readonly string[];
  ingredientNames: readonly string[];
  language: FoodLanguage;
}

/** The drawing that stands in for a photo: the gateway draws it from the address alone, the same dish every time. */
export function plateOf(recipe: PlatedRecipe): Plate {
  const title = recipe.title.slice(0, TITLE_CHARACTERS);
  const category = dishCategory({ ...recipe, title });
  const isBaked = BAKED.has(plateKind(title, category));
  const visible = recipe.ingredientNames.flatMap((name) => wordOf(name, recipe.language, isBaked) ?? []);
  return plateAddress(title, category, visible);
}

/** The title says best what is on the plate; only when it says nothing does a tag, and then a food of the title. */
function dishCategory({ title, tags, ingredientNames, language }: PlatedRecipe): string {
  if (plateKind(title) !== NO_PARTICULAR_DISH) return '';
  const hasEgg = (): boolean => ingredientNames.some((name) => isEgg(name, language));
  const namesDish = (tag: string): boolean => plateKind(tag) !== NO_PARTICULAR_DISH && (!MEALS.has(tag.toLowerCase()) || hasEgg());
  const tag = tags.find(namesDish)?.slice(0, WORD_CHARACTERS);
  return tag ?? dishOfFood(title, language) ?? '';
}

function isEgg(name: string, language: FoodLanguage): boolean {
  const foods = allFoods();
  const food = foods.resolve(name, language)?.food;
  return food !== undefined && food !== null && foods.isKindOf(food, 'egg');
}

function dishOfFood(title: string, language: FoodLanguage): PlateKind | undefined {
  const foods = allFoods();
  const named = (title.match(/[\p{L}\p{M}]+/gu) ?? []).flatMap((word) => foods.foodCalled(word, language) ?? []);
  return DISH_OF.find(([kind]) => named.some((food) => foods.isKindOf(food, kind)))?.[1];
}

/** What to draw of a food, in the words of the drawings: its own name, or that of the nearest kind that has a drawing. Nothing for an unknown food. */
function wordOf(name: string, language: FoodLanguage, isBaked: boolean): string | null {
  const foods = allFoods();
  const food = foods.resolve(name, language)?.food;
  if (!food || (isBaked && IN_THE_DOUGH.some((kind) => foods.isKindOf(food, kind)))) return null;
  const names = pathOf(food).flatMap((kind) => [foods.displayName(kind, 'en'), kind.id.replaceAll('-', ' ')]);
  return names.find(isDrawn) ?? null;
}

/** A food and what it is a kind of, the nearest first. */
const pathOf = (food: Food | null): Food[] => (food ? [food, ...pathOf(food.parent)] : []);
