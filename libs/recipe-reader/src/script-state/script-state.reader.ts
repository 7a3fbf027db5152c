import type { Page } from '../page/page';
import { plainLines, plainText } from '../page/plain-text';
import type { FieldName, RecipeFacts } from '../parsed-recipe';
import { isItem, itemsBelow, listOf, type SchemaItem } from '../schema-org/item';
import { absoluteAddress } from '../values/address';
import { minutesOf } from '../values/duration';
import { caloriesOf, NO_NUTRITION, type Nutrition } from '../values/nutrition';
import { yieldOf } from '../values/servings';
import { stateDocuments } from './state-documents';
import { stateLines } from './state-lines';

const CONFIDENCE = 0.55;
const SHORTEST_STEP = 30;
const SENTENCE_END = /[.!?。]$/;
const INGREDIENTS = /^(?:recipe)?_?(?:ingr[eé]dients?|zutaten)_?(?:lists?|liste|groups?|sections?|lines?|items?|blocks?)?$/i;
const INSTRUCTIONS =
  /^(?:recipe)?_?(?:cooking)?_?(?:instructions?|directions?|steps?|methods?|preparations?|procedures?|zubereitung)_?(?:lists?|steps?|groups?|sections?|items?|blocks?|text)?$/i;
const TITLE = /^(?:title|name|headline|recipe_?(?:name|title))$/i;
const PREP = /^prep(?:aration)?_?time(?:_?(?:in_?)?min(?:ute)?s)?$/i;
const COOK = /^cook(?:ing)?_?time(?:_?(?:in_?)?min(?:ute)?s)?$/i;
const TOTAL = /^total_?time(?:_?(?:in_?)?min(?:ute)?s)?$/i;
const YIELD =
  /^(?:servings?|serves|yields?|portions?|number_?of_?(?:servings|portions)|recipe_?yield|servings?_?(?:count|size|number)|people)$/i;
const BASE = /^(?:(?:base|reference|original|ingredients?)_?(?:servings?|portions?|yield|people)|(?:servings?|portions?|yield)_?base)$/i;
const AUTHOR = /^(?:(?:recipe_?)?authors?(?:_?name)?|byline|chef|cook|creator|created_?by)$/i;
const IMAGE = /^(?:(?:hero|main|preview|cover|lead|featured|recipe)_?)?(?:image|photo|picture)s?(?:_?(?:url|src))?$/i;
const CALORIES = /^(?:k?calories|kcal|energy_?kcal)(?:_?per_?(?:portion|serving))?$/i;
const NUTRITION = /^nutrition(?:al)?_?(?:info(?:rmation)?|facts|values)?$/i;
/** Names under which an object keeps the text, the number or the address that it is about. */
const VALUE_NAMES = ['amount', 'value', 'count', 'quantity', 'name', 'displayName', 'text', 'label', 'url', 'src'];

/** Reads the recipe out of the state that a script-built page carries with it. */
export function readScriptState(page: Page): RecipeFacts | null {
  let best: { facts: RecipeFacts; value: number } | null = null;
  for (const document of stateDocuments(page.scripts)) {
    for (const item of itemsBelow(document)) {
      const facts = factsOf(item, page.url);
      const value = (facts.ingredients?.value.length ?? 0) + (facts.instructions ? 8 : 0) + (facts.instructions && facts.title ? 2 : 0);
      if (facts.ingredients && facts.ingredients.value.length >= 2 && (!best || value > best.value)) best = { facts, value };
    }
  }
  return best?.facts ?? null;
}

function factsOf(item: SchemaItem, pageUrl: string): RecipeFacts {
  const facts: RecipeFacts = {};
  const ingredients = named(item, INGREDIENTS, (value) => holdsLines(value) || (typeof value === 'string' && plainLines(value).length > 1));
  if (ingredients === null) return facts;
  const servings = named(item, YIELD, (value) => yieldOf([valueIn(value)]).servings !== null);
  const people = servings === null ? null : yieldOf([valueIn(item[servings])]).servings;
  const base = baseOf(item, servings);
  const lines = stateLines(item[ingredients], 'ingredient', {
    servings: people,
    factor: people !== null && base !== null ? people / base : 1,
  });
  if (lines.length === 0) return facts;
  const place = (name: string): string => `script state › ${name}`;
  facts.ingredients = { value: lines, place: place(ingredients), confidence: CONFIDENCE };
  const instructions =
    named(item, INSTRUCTIONS, (value) => holdsLines(value) || (typeof value === 'string' && value.length > 60)) ??
    listOfTexts(item, ingredients);
  const steps = instructions === null ? [] : stateLines(item[instructions], 'instruction');
  if (instructions !== null && steps.length > 0) facts.instructions = { value: steps, place: place(instructions), confidence: CONFIDENCE };
  const title = named(item, TITLE, (value) => typeof value === 'string' && value.length <= 200);
  if (title !== null) facts.title = { value: plainText(String(item[title])), place: place(title), confidence: CONFIDENCE };
  for (const [field, pattern] of [
    ['prep_time', PREP],
    ['cook_time', COOK],
    ['total_time', TOTAL],
  ] as const) {
    const name = named(item, pattern, (value) => minutesOf(value) !== null);
    if (name !== null) facts[field] = { value: minutesOf(item[name]) ?? 0, place: place(name), confidence: CONFIDENCE };
  }
  for (const [field, pattern, read] of SINGLE_VALUES) {
    const name = named(item, pattern, (value) => read(value, pageUrl) !== null);
    if (name !== null) Object.assign(facts, { [field]: { value: read(item[name], pageUrl), place: place(name), confidence: CONFIDENCE } });
  }
  return facts;
}

const SINGLE_VALUES: [FieldName, RegExp, (value: unknown, pageUrl: string) => unknown][] = [
  ['servings', YIELD, (value) => yieldOf([valueIn(value)]).servings],
  ['author', AUTHOR, (value) => nameIn(value)],
  ['image_url', IMAGE, (value, pageUrl) => addressIn(value, pageUrl)],
  ['nutrition', CALORIES, (value) => nutritionIn(value)],
  ['nutrition', NUTRITION, (value) => (isItem(value) ? nutritionIn(value.calories ?? value.kcal ?? value.energy) : null)],
];

function nameIn(value: unknown): string | null {
  const [first] = listOf(value);
  const name = valueIn(first);
  return typeof name === 'string' && /^\p{L}.{0,78}$/u.test(plainText(name)) ? plainText(name) : null;
}

function addressIn(value: unknown, pageUrl: string): string | null {
  const address = valueIn(listOf(value)[0]);
  return typeof address === 'string' && /[/.]/.test(address) ? absoluteAddress(address, pageUrl) : null;
}

function nutritionIn(value: unknown): Nutrition | null {
  const calories = caloriesOf(valueIn(value));
  return calories ? { ...NO_NUTRITION, calories } : null;
}

/** For how many the amounts are, where that is another number than that of the recipe. */
function baseOf(item: SchemaItem, servings: string | null): number | null {
  const told = Object.keys(item).find((name) => BASE.test(name));
  const amount = servings === null ? undefined : item[servings];
  const base = Number(told === undefined ? (isItem(amount) ? amount.base : undefined) : valueIn(item[told]));
  return base > 0 ? base : null;
}

/** A value, or the one that an object such as {amount: 4, label: "servings"} is about. */
function valueIn(value: unknown): unknown {
  if (!isItem(value)) return value;
  return VALUE_NAMES.map((name) => value[name]).find((part) => typeof part === 'number' || (typeof part === 'string' && part !== ''));
}

/** By whatever name: the list beside the ingredients whose entries hold the longest texts. */
function listOfTexts(item: SchemaItem, ingredients: string): string | null {
  let [best, most] = [null as string | null, 0];
  for (const [name, value] of Object.entries(item)) {
    if (name === ingredients || !Array.isArray(value) || !value.every(isItem)) continue;
    const lines = stateLines(value, 'instruction');
    const length = lines.reduce((sum, { text }) => sum + text.length, 0);
    if (
      lines.length === 0 ||
      length < lines.length * SHORTEST_STEP ||
      !lines.every(({ text }) => SENTENCE_END.test(text)) ||
      length <= most
    )
      continue;
    [best, most] = [name, length];
  }
  return best;
}

function named(item: SchemaItem, pattern: RegExp, fits: (value: unknown) => boolean): string | null {
  return Object.keys(item).find((name) => pattern.test(name) && fits(item[name])) ?? null;
}

function holdsLines(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : isItem(value) && Object.keys(value).length > 0;
}
