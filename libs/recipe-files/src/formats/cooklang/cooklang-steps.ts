import { sectionNamedExactly } from '@simmer/culinary/recipe-text';
import type { RecipeLine } from '@simmer/recipe-reader';
import { hideEscapes, showMarks } from '../../reading/escapes';

/** The body of a recipe in Cooklang (https://cooklang.org/docs/spec/): what its steps say and what they use. */
interface CooklangBody {
  ingredients: RecipeLine[];
  instructions: RecipeLine[];
  notes: string[];
}

const COMMENT_START = '[-';
const COMMENT_END = '-]';
const LINE_COMMENT = /--.*$/gm;
const NOTE = /^>(?!>)\s?/;

/** What follows the metadata. Throws nothing: what is no Cooklang is a step as it stands. */
export function readCooklangBody(source: string): CooklangBody {
  const text = hideEscapes(source);
  const body: CooklangBody = { ingredients: [], instructions: [], notes: [] };
  let group: string | null = null;
  for (const paragraph of paragraphsOf(withoutBlockComments(text).replace(LINE_COMMENT, ''))) {
    const heading = sectionIn(paragraph);
    if (heading !== null) group = showMarks(heading) || null;
    else if (NOTE.test(paragraph))
      body.notes.push(
        showMarks(
          paragraph
            .split('\n')
            .map((line) => line.replace(NOTE, ''))
            .join(' '),
        ),
      );
    else if (group !== null && sectionNamedExactly(group) === 'notes') readNote(paragraph, body);
    else readParagraph(paragraph, group, body);
  }
  return body;
}

/** A comment without an end is text. */
function withoutBlockComments(text: string): string {
  let result = '';
  let at = 0;
  for (;;) {
    const start = text.indexOf(COMMENT_START, at);
    const end = start < 0 ? -1 : text.indexOf(COMMENT_END, start + COMMENT_START.length);
    if (end < 0) return result + text.slice(at);
    result += text.slice(at, start);
    at = end + COMMENT_END.length;
  }
}

/** "= Sauce", "== Sauce ==": the name, empty where a section ends without another. */
function sectionIn(line: string): string | null {
  if (!line.startsWith('=')) return null;
  let end = line.length;
  while (end > 0 && line[end - 1] === '=') end--;
  return line.slice(0, end).replace(/^=+/, '').trim();
}

/** Blocks between blank lines; a section or a note is one of its own wherever it stands. */
function paragraphsOf(text: string): string[] {
  const paragraphs: string[] = [];
  let open = false;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const isApart = /^=/.test(line);
    const joins = open && line !== '' && !isApart && NOTE.test(line) === NOTE.test(paragraphs.at(-1) ?? '');
    if (joins) paragraphs.push(`${paragraphs.pop()}\n${line}`);
    else if (line !== '') paragraphs.push(line);
    open = line !== '' && !isApart;
  }
  return paragraphs;
}

/** What is used there has an amount; other food is only spoken of. */
function readNote(paragraph: string, body: CooklangBody): void {
  const parts = partsOf(paragraph);
  body.notes.push(parts.map(({ words }) => words).join(''));
  body.ingredients.push(
    ...parts.flatMap(({ ingredient }) => (ingredient !== null && /\d/.test(ingredient) ? [{ text: ingredient, group: null }] : [])),
  );
}

function readParagraph(paragraph: string, group: string | null, body: CooklangBody): void {
  const used: string[] = [];
  let words = '';
  for (const part of partsOf(paragraph)) {
    words += part.words;
    if (part.ingredient !== null) used.push(part.ingredient);
  }
  const isList = used.length > 0 && partsOf(paragraph).every((part) => part.ingredient !== null || part.words.trim() === '');
  body.ingredients.push(...used.map((text) => ({ text, group })));
  if (!isList)
    body.instructions.push({
      text: words
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join(' '),
      group,
    });
}

interface Part {
  /** How it reads in the step. */
  words: string;
  /** The line that it makes in the list of ingredients. */
  ingredient: string | null;
}

const WITH_BRACES = /^([@#~])([^@#~{}\n]*(?:\n[^@#~{}\n]*)?)\{([^{}]*)\}/;
const ONE_WORD = /^([@#~])([^\s@#~{}.,;:!?()"']+)/;
const PREPARATION = /^\(([^()\n]*)\)/;
/** References to what was listed before, hidden, optional and new ones (extensions of the language). */
const MODIFIERS = /^[&?+-]+/;
/** So that a text of nothing but marks stays linear. */
const LONGEST_PART = 400;

function partsOf(paragraph: string): Part[] {
  const parts: Part[] = [];
  let plainFrom = 0;
  for (let at = 0; at < paragraph.length; at++) {
    const found = /[@#~]/.test(paragraph[at] as string) ? partAt(paragraph.slice(at, at + LONGEST_PART)) : null;
    if (!found) continue;
    parts.push(plainPart(paragraph.slice(plainFrom, at)), found.part);
    plainFrom = at + found.length;
    at = plainFrom - 1;
  }
  return [...parts, plainPart(paragraph.slice(plainFrom))];
}

const plainPart = (text: string): Part => ({ words: showMarks(text), ingredient: null });

function partAt(text: string): { part: Part; length: number } | null {
  const braces = WITH_BRACES.exec(text);
  const [whole = '', mark = '', name = '', inside = ''] = braces ?? ONE_WORD.exec(text) ?? [];
  if (whole === '') return null;
  const [amount, unit] = amountOf(inside);
  if (mark === '#') return { part: { words: nameOf(name), ingredient: null }, length: whole.length };
  if (mark === '~') return { part: { words: joined(amount, unit) || nameOf(name), ingredient: null }, length: whole.length };
  const [prepared = '', preparation = ''] = braces ? (PREPARATION.exec(text.slice(whole.length)) ?? []) : [];
  const measure = joined(amount, unit);
  const isReference = name.startsWith('&');
  const words = joined(measure, nameOf(name));
  const line = [words, showMarks(preparation.trim())].filter(Boolean).join(', ');
  const optional = /^[+&-]*\?/.test(name) ? ' (optional)' : '';
  return {
    part: { words, ingredient: isReference && measure === '' ? null : `${line}${optional}` },
    length: whole.length + prepared.length,
  };
}

function amountOf(inside: string): [amount: string, unit: string] {
  const [amount = '', ...unit] = inside.split('%');
  return [showMarks(amount.trim().replace(/^=\s*/, '')), showMarks(unit.join('%').trim())];
}

/** "flour|white flour" is shown as its second name; "./sauces/Pesto" is another recipe, by its name. */
function nameOf(name: string): string {
  const shown = showMarks(name.replace(MODIFIERS, '').replace(/^[^|]*\|(?=.)/, ''))
    .replace(/\s+/g, ' ')
    .trim();
  return /^\.{0,2}\//.test(shown) ? (shown.split('/').at(-1) ?? shown) : shown;
}

const joined = (...words: string[]): string => words.filter(Boolean).join(' ');
