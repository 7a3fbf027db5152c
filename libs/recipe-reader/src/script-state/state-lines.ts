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

/** The lines of a list in an application's own form, with the groups in which they stand. */
export function stateLines(value: unknown, kind: 'ingredient' | 'instruction', servings: number | null = null): RecipeLine[] {
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
      if (nested) collect(nested[1], groupName(plainText(textAt(entry, HEADING))) ?? group, depth + 1);
      else add(kind === 'ingredient' ? ingredientOf(entry, servings) : textAt(entry, WHOLE) || textAt(entry, NAME), group);
    }
  };
  if (typeof value === 'string') for (const line of plainLines(value)) add(line, null);
  else collect(value, null, 0);
  return lines;
}

/** Empty where nothing is named: an amount alone is no ingredient. */
function ingredientOf(item: SchemaItem, servings: number | null): string {
  const name = textAt(item, NAME) || nestedName(item);
  const amount = amountOf(item, servings);
  const unit = textAt(item, UNIT, Number(amount) > 1) || textNamed(item, UNIT_NAME, Number(amount) > 1);
  const parts = [amount, unit, name].filter(Boolean).join(' ');
  const note = textAt(item, NOTE);
  const whole = textAt(item, WHOLE.slice(0, 8));
  if (whole && (!name || (!amount && whole.length >= name.length))) return whole;
  if (!name) return '';
  return note && !parts.includes(note) ? `${parts}, ${note}` : parts;
}

/** For all at the table, where it is stated for one. */
function amountOf(item: SchemaItem, servings: number | null): string {
  const entry = Object.entries(item).find(([name, value]) => AMOUNT_NAME.test(name) && !isItem(value) && !Array.isArray(value));
  if (!entry) return textAt(item, AMOUNT);
  const [name, value] = entry;
  const amount = Number(value);
  const times = servings !== null && PER_PERSON.test(name) && amount > 0 ? servings : 1;
  return times > 1 ? String(Math.round(amount * times * 100) / 100) : textAt(item, [name]) || textAt(item, AMOUNT);
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
