import { textOf } from '../page/element-text';
import { groupName } from '../lines/headings';
import type { Page, PageElement } from '../page/page';
import type { RecipeFacts, RecipeLine } from '../parsed-recipe';
import { cardsInOrder } from '../schema-org/fullness';
import { minutesOf } from '../values/duration';
import { caloriesIn, NO_NUTRITION } from '../values/nutrition';
import { yieldOf } from '../values/servings';
import { AUTHOR_LABEL } from '../visible-page/labels/byline';
import { GroupScopes } from '../visible-page/sections/group-scopes';
import { PLUG_INS, type PlugIn } from './plug-ins';

const CONFIDENCE = 0.8;
const ROOTS = new Map(PLUG_INS.map((plugIn) => [plugIn.root, plugIn]));
const ANY_ROOT = new RegExp(`(?:^|\\s)(${PLUG_INS.map((plugIn) => plugIn.root).join('|')})(?:\\s|$)`);
const HEADING = /^h[2-6]$/;

/** Reads the recipe cards of well-known plug-ins, the page's own first. */
export function readPlugIn(page: Page): RecipeFacts[] {
  const plugInOf = (classes: string): PlugIn | undefined => ROOTS.get(ANY_ROOT.exec(classes)?.[1] ?? '');
  const cards = page
    .elementsNamed((classes) => plugInOf(classes) !== undefined)
    .map((card) => readCard(page, card, plugInOf(card.attributes.class ?? '') as PlugIn))
    .filter((facts) => facts.ingredients !== undefined);
  return cardsInOrder(page, cards);
}

function readCard(page: Page, root: PageElement, plugIn: PlugIn): RecipeFacts {
  // some cards keep ingredients and steps in boxes side by side; the page is then the card
  const card = plugIn.title.length === 0 ? page.root : root;
  const elements = page.elements.slice(card.index + 1, card.end);
  const facts: RecipeFacts = {};
  const place = (part: string): string => `${plugIn.name} › ${part}`;
  const byClass = firstByClass(elements);
  const textOfFirst = (classes: string[] = []): string => {
    for (const name of classes) {
      const element = byClass.get(name);
      const text = element ? textOf(element) : '';
      if (text) return text;
    }
    return '';
  };
  const { ingredients, instructions } = linesIn(page, elements, plugIn);
  if (ingredients.length > 0) facts.ingredients = { value: ingredients, place: place('ingredients'), confidence: CONFIDENCE };
  if (instructions.length > 0) facts.instructions = { value: instructions, place: place('instructions'), confidence: CONFIDENCE };
  for (const [name, classes] of [
    ['title', plugIn.title],
    ['description', plugIn.description],
    ['author', plugIn.author],
  ] as const) {
    const value = name === 'author' ? textOfFirst(classes).replace(AUTHOR_LABEL, '') : textOfFirst(classes);
    if (value) facts[name] = { value, place: place(name), confidence: CONFIDENCE };
  }
  for (const [name, classes] of [
    ['prep_time', plugIn.prep],
    ['cook_time', plugIn.cook],
    ['total_time', plugIn.total],
  ] as const) {
    const value = minutesOf(textOfFirst(classes));
    if (value !== null) facts[name] = { value, place: place(name), confidence: CONFIDENCE };
  }
  const amount = yieldOf([textOfFirst(plugIn.yield)]);
  if (amount.servings !== null) facts.servings = { value: amount.servings, place: place('servings'), confidence: CONFIDENCE };
  if (amount.text) facts.yield_text = { value: amount.text, place: place('servings'), confidence: CONFIDENCE };
  const calories = caloriesIn(textOfFirst(plugIn.calories));
  if (calories !== null) facts.nutrition = { value: { ...NO_NUTRITION, calories }, place: place('calories'), confidence: CONFIDENCE };
  return facts;
}

/** The first element of each class; where it holds another of the same, the inner one, which says no more than it is named for. */
function firstByClass(elements: readonly PageElement[]): Map<string, PageElement> {
  const first = new Map<string, PageElement>();
  for (const element of elements) {
    for (const name of (element.attributes.class ?? '').split(' '))
      if (name && element.index < (first.get(name)?.end ?? Infinity)) first.set(name, element);
  }
  return first;
}

/** Lines by their own class, or the list items of their box; headings and group names in between name the groups of what stands in one box with them. */
function linesIn(page: Page, elements: readonly PageElement[], plugIn: PlugIn): { ingredients: RecipeLine[]; instructions: RecipeLine[] } {
  const ingredients: Part = { lines: [], classes: plugIn.ingredient, boxClasses: plugIn.ingredientBox ?? [], boxEnd: -1 };
  const instructions: Part = { lines: [], classes: plugIn.instruction, boxClasses: plugIn.instructionBox ?? [], boxEnd: -1 };
  const groups = new GroupScopes();
  let current: Part = ingredients;
  let lineEnd = -1;
  /** Index behind the step whose text has a class of its own; a heading within it names that step alone. */
  let stepEnd = -1;
  for (const element of elements) {
    if (element.index < lineEnd) continue;
    for (const part of [ingredients, instructions]) if (isOneOf(element, part.boxClasses)) part.boxEnd = Math.max(part.boxEnd, element.end);
    const isInBox = element.index < Math.max(ingredients.boxEnd, instructions.boxEnd);
    const isStep = element.name === 'li' && element.index < instructions.boxEnd && holdsOneOf(page, element, plugIn.instruction);
    if (isStep) stepEnd = element.end;
    const part = [ingredients, instructions].find(
      ({ classes, boxEnd }) => isOneOf(element, classes) || (element.index < boxEnd && element.name === 'li' && !isStep),
    );
    if (isOneOf(element, plugIn.group) || (isInBox && HEADING.test(element.name) && element.index >= stepEnd)) {
      const name = groupOf(element);
      if (name !== null) groups.readHeading({ element, text: name });
    } else if (part) {
      if (part !== current) groups.readOtherPart();
      current = part;
      const text = textOf(element, { controls: true });
      if (/\p{L}/u.test(text)) part.lines.push({ text, group: groups.groupOf({ element }) });
      lineEnd = element.end;
    }
  }
  return { ingredients: ingredients.lines, instructions: instructions.lines };
}

interface Part {
  lines: RecipeLine[];
  classes: readonly string[];
  boxClasses: readonly string[];
  /** Index behind the box that is being read. */
  boxEnd: number;
}

function groupOf(element: PageElement): string | null {
  const name = groupName(textOf(element));
  return name === null || /^(?:ingredients?|instructions?|directions?|method|notes?)$/i.test(name) ? null : name;
}

/** The text of a step says all of it, and what stands beside it is a caption or a tip; that of an ingredient may be its name alone. */
function holdsOneOf({ elements }: Page, element: PageElement, classes: readonly string[]): boolean {
  return classes.length > 0 && elements.slice(element.index + 1, element.end).some((inner) => isOneOf(inner, classes));
}

function isOneOf(element: PageElement, classes: readonly string[]): boolean {
  const own = element.attributes.class;
  if (own === undefined || classes.length === 0) return false;
  return classes.some((name) => own === name || (own.includes(name) && own.split(/\s+/).includes(name)));
}
