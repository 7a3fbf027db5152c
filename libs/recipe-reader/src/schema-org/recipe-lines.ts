import type { RecipeLine } from '../parsed-recipe';
import { plainLines, plainText } from '../page/plain-text';
import { isOnlyAmount, statesAmount, statesNumber } from '../lines/amounts';
import { groupName } from '../lines/headings';
import { numberedParts } from '../lines/numbered-parts';
import { sectionNamed } from '../words/vocabulary';
import { isItem, isOfType, itemsBelow, listOf, type SchemaItem } from './item';
import { holdsHeadings, partsThatTellHow, partsUnderHeadings, textsUnderHeadings } from './text-headings';

/** More than any recipe has; of the ones that are read, those that a recipe has no room for go into its notes. */
export const MAX_LINES = 1_000;
const MAX_DEPTH = 12;
const NUMBERED = /^(?:step\s*)?\d{1,2}\s*[.):]\s+/i;

/** The ingredient lines of recipeIngredient in any of the forms in which sites give it. */
export function ingredientLines(value: unknown): RecipeLine[] {
  const found: RecipeLine[] = [];
  const collect = (entry: unknown, group: string | null, depth: number): void => {
    if (depth > MAX_DEPTH || found.length >= MAX_LINES) return;
    if (typeof entry === 'string' || typeof entry === 'number') found.push({ text: String(entry), group });
    else if (Array.isArray(entry))
      for (const { part, name } of partsUnderHeadings(entry, isNoAmount)) collect(part, name ?? group, depth + 1);
    else if (isItem(entry)) collectItem(entry, group, depth);
  };
  const collectItem = (item: SchemaItem, group: string | null, depth: number): void => {
    const before = found.length;
    const parts = item.itemListElement ?? item.recipeIngredient ?? item.ingredients;
    if (parts !== undefined) collect(parts, nameOf(item) ?? group, depth + 1);
    // a list that holds nothing leaves what its item says
    if (found.slice(before).some(({ text }) => hasWords(text))) return;
    collect(ingredientOfItem(item), group, depth + 1);
    if (found.length === before) for (const list of listsUnderOwnKeys(item)) collect(list.value, list.name ?? group, depth + 1);
  };
  collect(value, null, 0);
  const [only, another] = found;
  const lines =
    only && !another
      ? linesOfOne(only)
      : found.flatMap((line) =>
          (/<(?:br|li|p)\b/i.test(line.text) ? plainLines(line.text) : [plainText(line.text)]).map((text) => ({ ...line, text })),
        );
  const worded = lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).slice(0, MAX_LINES);
  return withoutListName(joinedAmounts(worded)).map((line) => ({
    ...line,
    text: withoutMarks(line.text.replace(DOUBLED_BRACKETS, '($1)')),
  }));
}

/** The ingredients of recipes that stand among the steps, as a filling that has a recipe of its own; its name is their group. */
export function ingredientLinesAmongSteps(steps: unknown): RecipeLine[] {
  return [...itemsBelow(steps)]
    .filter((item) => isOfType(item, 'Recipe'))
    .flatMap((item) =>
      ingredientLines(item.recipeIngredient ?? item.ingredients).map((line) => ({ ...line, group: line.group ?? nameOf(item) })),
    );
}

/** Some lists give each amount and what it measures one behind the other, as lines of their own; a line with its own amount gets no other, but "1." and "5 cups" were one number. */
function joinedAmounts(lines: RecipeLine[]): RecipeLine[] {
  const isAmount = lines.map(({ text }) => isOnlyAmount(text));
  const amounts = isAmount.filter(Boolean).length;
  if (amounts < FEWEST_LONE_AMOUNTS || amounts < lines.length / 3) return lines;
  return lines.flatMap((line, index) => {
    const before = isAmount[index - 1] && !isAmount[index] ? (lines[index - 1]?.text ?? '') : '';
    if (before)
      return {
        ...line,
        text: BEGINS_WITH_NUMBER.test(line.text) ? (CUT_NUMBER.test(before) ? before + line.text : line.text) : `${before} ${line.text}`,
      };
    return isAmount[index] && isAmount[index + 1] === false ? [] : line;
  });
}

const FEWEST_LONE_AMOUNTS = 2;
const BEGINS_WITH_NUMBER = /^[\d½⅓⅔¼¾⅛]/u;
const CUT_NUMBER = /\d\.$/;

/** The name of the list itself stands in its box, and is none of its lines. */
function withoutListName(lines: RecipeLine[]): RecipeLine[] {
  const [first, ...others] = lines;
  const named = first && others.length > 0 ? sectionNamed(first.text) : null;
  return named?.exact && named.section !== 'other' ? others : lines;
}

/** Some plug-ins put a note that has brackets into brackets once more. */
const DOUBLED_BRACKETS = /\(\(((?:[^()]|\([^()]*\))*)\)\)/g;

/** Keys that say something else of an item than its lines. */
const OTHER_KEYS = /^(?:@.*|url|image|thumbnail.*|position|id|identifier|video|.*type)$/i;

/** The lines under custom keys of an item: {"For the dough": "200 g flour, 2 eggs"}. A key that only names the list, or counts, names no group. */
function listsUnderOwnKeys(item: SchemaItem): { readonly key: string; readonly name: string | null; readonly value: unknown }[] {
  return Object.entries(item)
    .filter(([key, value]) => !OTHER_KEYS.test(key) && (typeof value === 'string' || Array.isArray(value)) && hasWords(value))
    .map(([key, value]) => ({
      key,
      name: sectionNamed(key)?.exact || !/\p{L}{3}/u.test(key) || STEP_KEY.test(key) ? null : groupName(key),
      value: typeof value === 'string' && !value.includes('\n') ? separated(plainText(value)) : value,
    }));
}

/** "step1", "ingredient 2", "zutat3". */
const STEP_KEY = /^(?:step|ingredient|item|line|zutat|schritt|etape|étape|paso|passo)s?[\s_-]*\d*$/i;

function ingredientOfItem(item: SchemaItem): unknown {
  const name = [item.text, item['@value'], item.name, item.item].find(hasWords);
  const amount = amountOf(item);
  return typeof name === 'string' && amount && !name.includes(amount) ? `${amount} ${name}` : name;
}

function amountOf(item: SchemaItem): string {
  if (isItem(item.requiredQuantity)) return amountOf(item.requiredQuantity);
  const parts = [item.amount ?? item.quantity ?? item.requiredQuantity ?? item.value, item.unit ?? item.unitText];
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
}

/** One string for the whole list: one ingredient a line or block, else separated by semicolons or by commas before amounts. */
function linesOfOne({ text, group }: RecipeLine): RecipeLine[] {
  if (holdsHeadings(text))
    return textsUnderHeadings(text, isNoAmount).flatMap((part) => part.texts.map((line) => ({ text: line, group: part.group ?? group })));
  const lines = plainLines(text);
  const [only, another] = lines;
  const parts = only !== undefined && another === undefined ? separated(only) : lines;
  return parts.map((part) => ({ text: part, group }));
}

/** "2 eggs" in bold are eggs. */
function isNoAmount(name: string): boolean {
  return !statesAmount(name);
}

function separated(line: string): string[] {
  const parts = line.split(/\s*;\s*/).filter(Boolean);
  if (parts.length > 2) return parts;
  const measured = line.split(/,\s+/);
  return measured.length > 2 && measured.every(statesNumber) ? measured : [line];
}

/** The steps of recipeInstructions: text, steps, sections, lists of lists. A section's name becomes the group of its steps. */
export function instructionLines(value: unknown): RecipeLine[] {
  const lines: RecipeLine[] = [];
  const add = (texts: string[], group: string | null): void => {
    for (const text of texts) if (lines.length < MAX_LINES && /\p{L}/u.test(text)) lines.push({ text, group });
  };
  const addText = (text: string, group: string | null): void => {
    if (!MARKED_LINE.test(text)) return add(stepsOfText(plainLines(text)), group);
    for (const part of textsUnderHeadings(text)) add(stepsOfText(part.texts.map(withoutMarks)), part.group ?? group);
  };
  const collect = (entry: unknown, group: string | null, depth: number): void => {
    if (depth > MAX_DEPTH || lines.length >= MAX_LINES) return;
    if (typeof entry === 'string') addText(entry, group);
    else if (Array.isArray(entry)) for (const { part, name } of partsUnderHeadings(entry)) collect(part, name ?? group, depth + 1);
    else if (isItem(entry)) collectItem(entry, group, depth);
  };
  const collectItem = (item: SchemaItem, group: string | null, depth: number): void => {
    const parts = item.itemListElement ?? item.recipeInstructions ?? item.steps ?? item.step ?? item.item;
    const text = item.text ?? item.description ?? item['@value'];
    if (parts !== undefined && (isOfType(item, 'HowToSection') || isOfType(item, 'Recipe') || !hasWords(text))) {
      const isStep = isOfType(item, 'HowToStep') || isOfType(item, 'ListItem');
      const before = lines.length;
      collect(parts, isStep ? group : (nameOf(item) ?? group), depth + 1);
      if (lines.length > before) return;
    }
    const before = lines.length;
    collect(hasWords(text) ? text : item.name, group, depth + 1);
    if (lines.length === before) for (const list of listsUnderOwnKeys(item)) collect(item[list.key], list.name ?? group, depth + 1);
  };
  const [whole, another] = listOf(value);
  if (typeof whole === 'string' && another === undefined && holdsHeadings(whole))
    for (const { group, texts } of partsThatTellHow(textsUnderHeadings(whole))) add(stepsOfText(texts), group);
  else collect(value, null, 0);
  return withoutListName(lines);
}

/** A line of Markdown: a heading, a list, or words in bold. */
const MARKED_LINE = /^[ \t]*(?:#{1,6}[ \t]|[-*+•][ \t]+\S)|\*\*\S|(?<![\p{L}_])__\S/mu;

/** A line without the marks of Markdown: bullets, bold, links. */
const withoutMarks = (line: string): string =>
  line
    .replace(/^[-*+•]\s+(?=\S)/, '')
    .replace(/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/!?\[([^[\]]+)\]\((?:https?:[^()\s]*)\)/g, '$1');

function hasWords(text: unknown): boolean {
  return listOf(text).some((part) => typeof part !== 'string' || /[\p{L}\p{N}]/u.test(plainText(part)));
}

function nameOf(item: SchemaItem): string | null {
  return typeof item.name === 'string' ? groupName(plainText(item.name)) : null;
}

/** The blocks of a text, one entry each, as steps, without the numbers that stand before them; a lone number joins what follows. */
function stepsOfText(texts: string[]): string[] {
  const lines = texts.flatMap((line) => {
    const parts = numberedParts(line);
    return parts.length > 0 ? parts : [line];
  });
  const steps = lines.filter((line) => !/^(?:step\s*)?\d{1,2}\s*[.):]?$/i.test(line));
  return steps.length > 1 && steps.every((line) => NUMBERED.test(line)) ? steps.map((line) => line.replace(NUMBERED, '')) : steps;
}
