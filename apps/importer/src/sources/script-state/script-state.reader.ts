import type { Page } from '../page/page';
import { plainText } from '../page/plain-text';
import type { RecipeFacts } from '../parsed-recipe';
import { isItem, itemsBelow, type SchemaItem } from '../schema-org/item';
import { minutesOf } from '../values/duration';
import { yieldOf } from '../values/servings';
import { stateDocuments } from './state-documents';
import { stateLines } from './state-lines';

const CONFIDENCE = 0.55;
const INGREDIENTS = /^(?:recipe)?_?(?:ingr[eé]dients?|zutaten)_?(?:lists?|groups?|sections?|lines?|items?|blocks?)?$/i;
const INSTRUCTIONS = /^(?:recipe)?_?(?:cooking)?_?(?:instructions?|directions?|steps?|methods?|preparations?|procedures?|zubereitung)_?(?:lists?|steps?|groups?|sections?|items?|blocks?|text)?$/i;
const TITLE = /^(?:title|name|headline|recipe_?(?:name|title))$/i;
const PREP = /^prep(?:aration)?_?time(?:_?(?:in_?)?min(?:ute)?s)?$/i;
const COOK = /^cook(?:ing)?_?time(?:_?(?:in_?)?min(?:ute)?s)?$/i;
const TOTAL = /^total_?time(?:_?(?:in_?)?min(?:ute)?s)?$/i;
const YIELD = /^(?:servings?|serves|yields?|portions?|number_?of_?(?:servings|portions)|recipe_?yield|servings?_?(?:count|size|number)|people)$/i;

/** Reads the recipe out of the state that a script-built page carries with it. */
export function readScriptState(page: Page): RecipeFacts | null {
  let best: { facts: RecipeFacts; value: number } | null = null;
  for (const document of stateDocuments(page.scripts)) {
    for (const item of itemsBelow(document)) {
      const facts = factsOf(item);
      const value = (facts.ingredients?.value.length ?? 0) + (facts.instructions ? 8 : 0) + (facts.instructions && facts.title ? 2 : 0);
      if (facts.ingredients && facts.ingredients.value.length >= 2 && (!best || value > best.value)) best = { facts, value };
    }
  }
  return best?.facts ?? null;
}

function factsOf(item: SchemaItem): RecipeFacts {
  const facts: RecipeFacts = {};
  const ingredients = named(item, INGREDIENTS, holdsLines);
  if (ingredients === null) return facts;
  const lines = stateLines(item[ingredients], 'ingredient');
  if (lines.length === 0) return facts;
  const place = (name: string): string => `script state › ${name}`;
  facts.ingredients = { value: lines, place: place(ingredients), confidence: CONFIDENCE };
  const instructions = named(item, INSTRUCTIONS, (value) => holdsLines(value) || (typeof value === 'string' && value.length > 60));
  const steps = instructions === null ? [] : stateLines(item[instructions], 'instruction');
  if (instructions !== null && steps.length > 0) facts.instructions = { value: steps, place: place(instructions), confidence: CONFIDENCE };
  const title = named(item, TITLE, (value) => typeof value === 'string' && value.length <= 200);
  if (title !== null) facts.title = { value: plainText(String(item[title])), place: place(title), confidence: CONFIDENCE };
  for (const [field, pattern] of [['prep_time', PREP], ['cook_time', COOK], ['total_time', TOTAL]] as const) {
    const name = named(item, pattern, (value) => minutesOf(value) !== null);
    if (name !== null) facts[field] = { value: minutesOf(item[name]) ?? 0, place: place(name), confidence: CONFIDENCE };
  }
  const yields = named(item, YIELD, (value) => yieldOf([value]).servings !== null);
  if (yields !== null) facts.servings = { value: yieldOf([item[yields]]).servings ?? 0, place: place(yields), confidence: CONFIDENCE };
  return facts;
}

function named(item: SchemaItem, pattern: RegExp, fits: (value: unknown) => boolean): string | null {
  return Object.keys(item).find((name) => pattern.test(name) && fits(item[name])) ?? null;
}

function holdsLines(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : isItem(value) && Object.keys(value).length > 0;
}
