import type { RecipeLine } from '../../../sources/parsed-recipe';

/** The body of a recipe in Cooklang (https://cooklang.org/docs/spec/): what its steps say and what they use. */
export interface CooklangBody {
  ingredients: RecipeLine[];
  instructions: RecipeLine[];
  notes: string[];
}

const BLOCK_COMMENT = /\[-[\s\S]*?-\]/g;
/** Two dashes that a backslash does not stand before. */
const LINE_COMMENT = /(?<!\\)--.*$/gm;
const SECTION = /^=+\s*(.*?)\s*=*$/;
const NOTE = /^>(?!>)\s?/;

export function readCooklangBody(text: string): CooklangBody {
  const body: CooklangBody = { ingredients: [], instructions: [], notes: [] };
  let group: string | null = null;
  for (const paragraph of paragraphsOf(text.replace(BLOCK_COMMENT, '').replace(LINE_COMMENT, ''))) {
    const heading = SECTION.exec(paragraph)?.[1];
    if (heading !== undefined) group = unescaped(heading) || null;
    else if (NOTE.test(paragraph)) body.notes.push(unescaped(paragraph.split('\n').map((line) => line.replace(NOTE, '')).join(' ')));
    else readParagraph(paragraph, group, body);
  }
  return body;
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

function readParagraph(paragraph: string, group: string | null, body: CooklangBody): void {
  const used: string[] = [];
  let words = '';
  for (const part of partsOf(paragraph)) {
    words += part.words;
    if (part.ingredient !== null) used.push(part.ingredient);
  }
  const isList = used.length > 0 && partsOf(paragraph).every((part) => part.ingredient !== null || part.words.trim() === '');
  body.ingredients.push(...used.map((text) => ({ text, group })));
  if (!isList) body.instructions.push({ text: words.replace(/\s*\n\s*/g, ' ').trim(), group });
}

interface Part {
  /** How it reads in the step. */
  words: string;
  /** The line that it makes in the list of ingredients. */
  ingredient: string | null;
}

const WITH_BRACES = /^([@#~])([^@#~{}\n]*(?:\n[^@#~{}\n]*)?)\{([^{}]*)\}/;
const ONE_WORD = /^([@#~])((?:\\.|[^\s\\@#~{}.,;:!?()"'])+)/;
const PREPARATION = /^\(([^()\n]*)\)/;
/** References to what was listed before, hidden, optional and new ones (extensions of the language). */
const MODIFIERS = /^[&?+-]+/;
/** So that a text of nothing but marks stays linear. */
const LONGEST_PART = 400;

function partsOf(paragraph: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  let plain = '';
  while (at < paragraph.length) {
    const found = /[@#~]/.test(paragraph[at] as string) ? partAt(paragraph.slice(at, at + LONGEST_PART)) : null;
    if (found) {
      parts.push({ words: unescaped(plain), ingredient: null }, found.part);
      plain = '';
      at += found.length;
      continue;
    }
    const isEscape = paragraph[at] === '\\';
    plain += paragraph.slice(at, at + (isEscape ? 2 : 1));
    at += isEscape ? 2 : 1;
  }
  return [...parts, { words: unescaped(plain), ingredient: null }];
}

function partAt(text: string): { part: Part; length: number } | null {
  const braces = bracesAt(text);
  const [whole = '', mark = '', name = '', inside = ''] = braces ?? ONE_WORD.exec(text) ?? [];
  if (whole === '') return null;
  const [amount, unit] = amountOf(inside);
  if (mark === '#') return { part: { words: nameOf(name), ingredient: null }, length: whole.length };
  if (mark === '~') return { part: { words: joined(amount, unit) || nameOf(name), ingredient: null }, length: whole.length };
  const [prepared = '', preparation = ''] = braces ? (PREPARATION.exec(text.slice(whole.length)) ?? []) : [];
  const measure = joined(amount, unit);
  const isReference = name.startsWith('&');
  const words = joined(measure, nameOf(name));
  const line = [words, preparation.trim()].filter(Boolean).join(', ');
  const optional = /^[+&-]*\?/.test(name) ? ' (optional)' : '';
  return { part: { words, ingredient: isReference && measure === '' ? null : `${line}${optional}` }, length: whole.length + prepared.length };
}

/** The marks within a name or an amount may be escaped. */
function bracesAt(text: string): string[] | null {
  const hidden = text.replace(/\\([\s\S])/g, (_, character: string) => String.fromCharCode(0xe000 + character.charCodeAt(0), 0xf8ff));
  const match = WITH_BRACES.exec(hidden);
  return match && match.map((part) => part.replace(/([\ue000-\uf8fe])\uf8ff/g, (_, character: string) => `\\${String.fromCharCode(character.charCodeAt(0) - 0xe000)}`));
}

function amountOf(inside: string): [amount: string, unit: string] {
  const at = inside.search(/(?<!\\)%/);
  const [amount, unit] = at < 0 ? [inside, ''] : [inside.slice(0, at), inside.slice(at + 1)];
  return [unescaped(amount).trim().replace(/^=\s*/, ''), unescaped(unit).trim()];
}

/** "flour|white flour" is shown as its second name; "./sauces/Pesto" is another recipe, by its name. */
function nameOf(name: string): string {
  const shown = unescaped(name.replace(MODIFIERS, '').replace(/^[^|]*\|(?=.)/, '')).replace(/\s+/g, ' ').trim();
  return /^\.{0,2}\//.test(shown) ? (shown.split('/').at(-1) ?? shown) : shown;
}

const joined = (...words: string[]): string => words.filter(Boolean).join(' ');

const unescaped = (text: string): string => text.replace(/\\([\s\S])/g, '$1');
