import { isUnitKey, parseIngredient } from '@simmer/culinary';
import { groupName } from '../lines/headings';
import { plainLines, plainText } from '../page/plain-text';
import type { RecipeLine } from '../parsed-recipe';
import { isItem, type SchemaItem } from '../schema-org/item';
import { MAX_LINES } from '../schema-org/recipe-lines';

const MAX_DEPTH = 8;
/** Names under which applications keep the whole line, the parts of an ingredient, and the lines of a group. */
const WHOLE = [
  'text',
  'display',
  'displayText',
  'original',
  'originalText',
  'raw',
  'rawText',
  'line',
  'description',
  'content',
  'instruction',
  'instructions',
  'body',
  'step',
  'value',
  'html',
  'copy',
  'copyText',
];
const AMOUNT = ['amount', 'quantity', 'qty', 'measure', 'quantityText', 'amountText', 'value'];
const UNIT = ['unit', 'units', 'unitName', 'measurement', 'unitOfMeasure', 'uom', 'measurementUnit'];
/** The same by the end of their names, whatever stands before. */
const AMOUNT_NAME = /(?:amount|quantity|qty|menge|cantidad|quantit[eéà])(?:_?per_?(?:person|serving|portion))?$/i;
const PER_PERSON = /per_?(?:person|serving|portion)$/i;
const UNIT_NAME = /unit|einheit|unidad|unit[eéà]$/i;
const NAME = ['name', 'ingredient', 'food', 'ingredientName', 'title', 'product', 'label', 'item'];
const NOTE = ['note', 'notes', 'comment', 'preparation', 'suffix', 'extra'];
const NESTED =
  /^(?:ingredients?|items?|lists?|lines?|steps?|instructions?|directions?|ingredientItems|ingredientList|children|entries|rows|content|data)$/i;
const HEADING = ['title', 'name', 'heading', 'header', 'label', 'groupName', 'sectionTitle'];

/** Lists beside the lines of a step. */
const OTHER_LISTS = /image|photo|picture|media|video|ingredient|tool|equipment|utensil|tags$|timer|tips?$|note|nutri/i;
/** What is shown of a unit that is stored as a code. */
const SHOWN_UNIT = /^(?:unit_?(?:label|display(?:_?name)?|text|short(?:_?name)?|symbol|abbr\w*)|display_?unit)$/i;
/** "TBSP", "UNIT_17", "C62". */
const CODE = /^[A-Z][A-Z\d_]*$/;
/** Those of UN/CEFACT that recipes need. */
const UNITS_OF_CODES = new Map([
  ['GRM', 'g'],
  ['KGM', 'kg'],
  ['LTR', 'l'],
  ['MLT', 'ml'],
  ['CLT', 'cl'],
  ['DLT', 'dl'],
  ['EL', 'EL'],
  ['TL', 'TL'],
]);

/** By what amounts are multiplied: those for one person by the servings, all of them where they are told for another number than the recipe. */
export interface Scale {
  servings: number | null;
  factor: number;
}

const AS_TOLD: Scale = { servings: null, factor: 1 };

/** The lines of a list in an application's own form, with the groups in which they stand. */
export function stateLines(value: unknown, kind: 'ingredient' | 'instruction', scale = AS_TOLD): RecipeLine[] {
  const lines: RecipeLine[] = [];
  const add = (text: string, group: string | null): void => {
    const parts = kind === 'ingredient' ? [plainText(text)] : plainLines(text);
    for (const part of parts)
      if (/\p{L}/u.test(part) && part.length <= 5_000 && lines.length < MAX_LINES) lines.push({ text: part, group });
  };
  const collect = (entry: unknown, group: string | null, depth: number): void => {
    if (depth > MAX_DEPTH || lines.length >= MAX_LINES) return;
    if (typeof entry === 'string') add(entry, group);
    else if (Array.isArray(entry)) for (const part of entry) collect(part, group, depth + 1);
    else if (isItem(entry)) {
      const nested = Object.entries(entry).find(([name, part]) => NESTED.test(name) && Array.isArray(part) && part.length > 0);
      const text = kind === 'ingredient' ? ingredientOf(entry, scale) : textAt(entry, WHOLE);
      const lists = nested ? [nested[1]] : text === '' ? listsIn(entry) : [];
      for (const list of lists) collect(list, groupName(plainText(textAt(entry, HEADING))) ?? group, depth + 1);
      if (lists.length === 0) add(text || textAt(entry, kind === 'ingredient' ? [] : NAME), group);
    }
  };
  if (typeof value === 'string') for (const line of plainLines(value)) add(line, null);
  else collect(value, null, 0);
  return lines;
}

/** By whatever name: lists of things or texts, or what is kept under numbers. */
function listsIn(item: SchemaItem): unknown[] {
  return Object.entries(item).flatMap(([name, part]) => {
    const isList = Array.isArray(part) && part.every((one) => isItem(one) || typeof one === 'string');
    return (isList && !OTHER_LISTS.test(name)) || (/^\d+$/.test(name) && isItem(part)) ? [part] : [];
  });
}

/** As it is shown, or in letters that say as much as its code; else none. */
function unitOf(item: SchemaItem, isPlural: boolean): string {
  const shown = Object.keys(item).find((name) => SHOWN_UNIT.test(name) && typeof item[name] === 'string');
  if (shown !== undefined) return String(item[shown]).trim();
  const unit = textAt(item, UNIT, isPlural) || textNamed(item, UNIT_NAME, isPlural);
  if (!CODE.test(unit)) return unit;
  const { unit: known } = parseIngredient(`2 ${unit.toLowerCase()} x`);
  return UNITS_OF_CODES.get(unit) ?? (/[_\d]/.test(unit) || known === null || !isUnitKey(known) ? '' : unit.toLowerCase());
}

/** Empty where nothing is named: an amount alone is no ingredient. */
function ingredientOf(item: SchemaItem, scale: Scale): string {
  const name = textAt(item, NAME) || nestedName(item);
  const amount = amountOf(item, scale);
  const unit = unitOf(item, Number(amount) > 1);
  const parts = [amount, unit, name].filter(Boolean).join(' ');
  const note = textAt(item, NOTE);
  const whole = textAt(item, WHOLE.slice(0, 8));
  if (whole && (!name || (!amount && whole.length >= name.length))) return whole;
  if (!name) return '';
  return note && !parts.includes(note) ? `${parts}, ${note}` : parts;
}

/** For all at the table, where it is stated for one. */
function amountOf(item: SchemaItem, { servings, factor }: Scale): string {
  const entry = Object.entries(item).find(([name, value]) => AMOUNT_NAME.test(name) && !isItem(value) && !Array.isArray(value));
  const [name, text] = entry ? [entry[0], textAt(item, [entry[0]]) || textAt(item, AMOUNT)] : ['', textAt(item, AMOUNT)];
  const times = servings !== null && PER_PERSON.test(name) ? servings : factor;
  const amount = Number(text);
  return times !== 1 && amount > 0 ? String(Math.round(amount * times * 100) / 100) : text;
}

/** The name may stand one object deeper: {"product": {"displayName": "barley"}}. */
function nestedName(item: SchemaItem): string {
  for (const [name, value] of Object.entries(item)) {
    if (!isItem(value) || UNIT_NAME.test(name) || AMOUNT_NAME.test(name)) continue;
    const inner = textAt(value, NAME) || textNamed(value, /name|title|bezeichnung|label/i);
    if (inner) return inner;
  }
  return '';
}

function textNamed(item: SchemaItem, pattern: RegExp, isPlural = false): string {
  const name = Object.keys(item).find((key) => pattern.test(key) && (typeof item[key] === 'string' || isItem(item[key])));
  return name === undefined ? '' : textAt(item, [name], isPlural);
}

/** The first of the names that holds text, a number, or an object with a name of its own. */
function textAt(item: SchemaItem, names: readonly string[], isPlural = false): string {
  for (const name of names) {
    const value = item[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    if (typeof value === 'number' && value > 0) return String(value);
    if (isItem(value)) {
      const inner = [
        value.displayName,
        value.abbreviation,
        isPlural ? value.plural : null,
        value.name,
        value.text,
        value.title,
        value.label,
        value.singular,
      ].find((part) => typeof part === 'string' && part !== '');
      if (typeof inner === 'string') return inner;
    }
  }
  return '';
}
