import type { RecipeLine } from '../parsed-recipe';
import { plainLines, plainText } from '../page/plain-text';
import { groupName } from '../lines/headings';
import { numberedParts } from '../lines/numbered-parts';
import { isItem, isOfType, listOf, type SchemaItem } from './item';

const MAX_LINES = 300;
const MAX_DEPTH = 12;
const NUMBERED = /^(?:step\s*)?\d{1,2}\s*[.):]\s+/i;

/** The ingredient lines of recipeIngredient in any of the forms in which sites give it. */
export function ingredientLines(value: unknown): RecipeLine[] {
  const texts: string[] = [];
  const collect = (entry: unknown, depth: number): void => {
    if (depth > MAX_DEPTH || texts.length >= MAX_LINES) return;
    if (typeof entry === 'string') texts.push(entry);
    else if (typeof entry === 'number') texts.push(String(entry));
    else if (Array.isArray(entry)) for (const part of entry) collect(part, depth + 1);
    else if (isItem(entry)) collect(ingredientOfItem(entry), depth + 1);
  };
  collect(value, 0);
  const lines = texts.length === 1 ? separated(texts[0] ?? '') : texts.flatMap((text) => (/<(?:br|li|p)\b/i.test(text) ? plainLines(text) : [plainText(text)]));
  return withoutRepeat(lines.filter((text) => /[\p{L}\p{N}]/u.test(text)).slice(0, MAX_LINES).map((text) => ({ text: text.replace(DOUBLED_BRACKETS, '($1)'), group: null })));
}

/** Some plug-ins put a note that has brackets into brackets once more. */
const DOUBLED_BRACKETS = /\(\(((?:[^()]|\([^()]*\))*)\)\)/g;

/** A list that is on the page twice (for wide and for narrow screens) is read once. */
export function withoutRepeat(lines: RecipeLine[]): RecipeLine[] {
  const half = lines.length / 2;
  const isTwice = half >= 2 && Number.isInteger(half) && lines.slice(0, half).every((line, index) => line.text === lines[half + index]?.text);
  return isTwice ? lines.slice(0, half) : lines;
}

function ingredientOfItem(item: SchemaItem): unknown {
  if (item.itemListElement !== undefined) return item.itemListElement;
  const name = item.text ?? item['@value'] ?? item.name ?? item.item;
  const amount = [item.amount ?? item.quantity, item.unit ?? item.unitText].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
  return typeof name === 'string' && amount && !name.includes(amount) ? `${amount} ${name}` : name;
}

/** One string for the whole list: one ingredient a line or block, else separated by semicolons or commas. */
function separated(text: string): string[] {
  const lines = plainLines(text);
  const [only] = lines;
  if (lines.length !== 1 || only === undefined) return lines;
  const parts = only.split(/\s*;\s*/).filter(Boolean);
  return parts.length > 2 ? parts : lines;
}

/** The steps of recipeInstructions: text, steps, sections, lists of lists. A section's name becomes the group of its steps. */
export function instructionLines(value: unknown): RecipeLine[] {
  const lines: RecipeLine[] = [];
  const add = (texts: string[], group: string | null): void => {
    for (const text of texts) if (lines.length < MAX_LINES && /\p{L}/u.test(text)) lines.push({ text, group });
  };
  const collect = (entry: unknown, group: string | null, depth: number): void => {
    if (depth > MAX_DEPTH || lines.length >= MAX_LINES) return;
    if (typeof entry === 'string') add(stepsOfText(plainLines(entry)), group);
    else if (Array.isArray(entry)) for (const part of entry) collect(part, group, depth + 1);
    else if (isItem(entry)) collectItem(entry, group, depth);
  };
  const collectItem = (item: SchemaItem, group: string | null, depth: number): void => {
    const parts = item.itemListElement ?? item.steps ?? item.step ?? item.item;
    const text = item.text ?? item.description ?? item['@value'];
    if (parts !== undefined && (isOfType(item, 'HowToSection') || listOf(text).length === 0)) {
      const isStep = isOfType(item, 'HowToStep') || isOfType(item, 'ListItem');
      collect(parts, isStep ? group : (nameOf(item) ?? group), depth + 1);
      return;
    }
    collect(hasWords(text) ? text : item.name, group, depth + 1);
  };
  const [whole, another] = listOf(value);
  if (typeof whole === 'string' && another === undefined && HAS_HEADINGS.test(whole)) for (const { group, texts } of textsUnderHeadings(whole)) add(stepsOfText(texts), group);
  else collect(value, null, 0);
  return lines;
}

const HAS_HEADINGS = /<(?:h[1-6]|strong|b)\b/i;
const HEADING_TAG = /<(\/?)(?:(h[1-6])|strong|b)(?:\s[^<>]*)?>/gi;
/** Private characters that stand for the tags while the text is taken apart. */
const STRESSED = /^\ue000([^\ue000]{1,60})\ue001\s*:?$/u;
const STRESS = /[\ue000\ue001]/g;
const ENDS_AS_SENTENCE = /[.!?…。;,]$/;

/** The lines of a text in HTML under its headings: those marked as such, and lines that are bold from end to end. */
function textsUnderHeadings(html: string): { group: string | null; texts: string[] }[] {
  const marked = html.replace(STRESS, '').replace(HEADING_TAG, (_tag, close: string, isHeading?: string) => (close ? (isHeading ? '\ue001\n' : '\ue001') : isHeading ? '\n\ue000' : '\ue000'));
  const lines = plainLines(marked);
  const names = lines.map((line) => {
    const name = STRESSED.exec(line)?.[1]?.trim();
    return name === undefined || ENDS_AS_SENTENCE.test(name) ? null : groupName(name);
  });
  const parts: { group: string | null; texts: string[] }[] = [{ group: null, texts: [] }];
  for (const [index, line] of lines.entries()) {
    const name = names[index] ?? null;
    // nothing stands under the last line, nor under one that another follows
    if (name !== null && index < lines.length - 1 && names[index + 1] === null) parts.push({ group: name, texts: [] });
    else parts.at(-1)?.texts.push(plainText(line.replace(STRESS, '')));
  }
  return parts;
}

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
