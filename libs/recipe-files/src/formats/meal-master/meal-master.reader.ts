import type { RecipeLine } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import { tagsOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import { groupedLines, withoutNumbers } from '../../reading/grouped-lines';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';
import { unitWord } from './units';

/** Mail programs put signs before the dashes. */
const OPENING = /^[ \t>:-]{0,4}(?:M{5}|-{5}).*(?:meal-?\s?master|now you.re cooking)/i;
const CLOSING = /^(?:- |:)?(?:M{5}|-{5})[ \t]*$/;
const HEADING_START = /^(?:M{5}|-{5})-*/;
const HEAD = /^[ \t]*(title|categor(?:y|ies)|yield|servings?)[ \t]*:[ \t]*(.*)$/i;
/** Quantity in columns 1 to 7, unit in 9 and 10, food from 12; in a second column from 42 again. */
const COLUMNS = /^([\s\d/.,-]{7})[ \t]([A-Za-z ]{2})[ \t](\S.*)$/;
const SECOND_COLUMN = 41;
const AMOUNT_START = /^\s*[\d½¼¾⅓⅔]/;
const LOOSE_CODE = /^(\d[\d\s/.-]*) ([a-z]{1,2}|[CT]) (\S.*)$/;
/** Rules that some programs draw within the text. */
const DRAWN_RULE = /^\s*~?-{10,}\s*$/;

/** A text file of recipes, each between MMMMM (or -----) lines. */
export const mealMasterReader: FileReader = {
  format: 'meal-master',
  memberName: /\.mmf$/i,
  recognises: ({ text }) =>
    text
      .slice(0, 200_000)
      .split('\n')
      .some((line) => OPENING.test(line)) && /^[ \t]*title[ \t]*:/im.test(text),
  async *read(file) {
    for (const lines of recipesOf(file.text)) {
      const head = headOf(lines);
      yield await recipeEntry(head.values['title'] || nameOfFile(file.name), () => recipeOf(head.values, lines.slice(head.length)));
    }
  },
};

function* recipesOf(text: string): Generator<string[]> {
  let lines: string[] | null = null;
  for (const line of text.split('\n')) {
    if (OPENING.test(line)) {
      if (lines) yield lines;
      lines = [];
    } else if (lines && CLOSING.test(line)) {
      yield lines;
      lines = null;
    } else lines?.push(line);
  }
  if (lines) yield lines;
}

function headOf(lines: readonly string[]): { values: Record<string, string>; length: number } {
  const values: Record<string, string> = {};
  let length = 0;
  for (const [at, line] of lines.entries()) {
    const [, name, value = ''] = HEAD.exec(line) ?? [];
    if (name) {
      values[
        name
          .toLowerCase()
          .replace(/^categor\w+/, 'categories')
          .replace(/^servings?/, 'yield')
      ] = value.trim();
      length = at + 1;
    } else if (line.trim() !== '') break;
  }
  return { values, length };
}

function recipeOf(head: Record<string, string>, lines: readonly string[]): Partial<FileRecipe> {
  const end = endOfIngredients(lines);
  const loose = end === 0 ? looseIngredients(lines) : null;
  return {
    title: head['title'] ?? '',
    tags: tagsOf(head['categories']).filter((tag) => !/^none$/i.test(tag)),
    ...yieldFields(head['yield']),
    ingredients: loose?.ingredients ?? ingredientsOf(lines.slice(0, end)),
    instructions: directionsOf(lines.slice(loose?.end ?? end)),
  };
}

/** The list ends with the first line of text; headings right before that text belong to it. */
function endOfIngredients(lines: readonly string[]): number {
  let end = 0;
  for (const [at, line] of lines.entries()) {
    if (COLUMNS.test(line)) end = at + 1;
    else if (line.trim() !== '' && headingIn(line) === undefined) break;
  }
  return end;
}

/** "MMMMM-----GLAZE-----" is the heading GLAZE. */
function headingIn(line: string): string | undefined {
  if (!HEADING_START.test(line)) return undefined;
  const name = line.replace(HEADING_START, '').trim();
  let end = name.length;
  while (end > 0 && name[end - 1] === '-') end--;
  return name.slice(0, end).trim() || undefined;
}

/** Some programs do not keep to the columns: then the first paragraph is the list, if its lines begin with amounts. */
function looseIngredients(lines: readonly string[]): { ingredients: RecipeLine[]; end: number } | null {
  const start = lines.findIndex((line) => line.trim() !== '');
  const blank = lines.findIndex((line, at) => at > start && line.trim() === '');
  const end = blank < 0 ? lines.length : blank;
  const list = start < 0 ? [] : lines.slice(start, end);
  if (
    list.length === 0 ||
    list.some((line) => stepNumber(line) >= 0) ||
    list.filter((line) => AMOUNT_START.test(line)).length < list.length / 2
  )
    return null;
  return { ingredients: groupedLines(list.map(looseLine), (line) => headingIn(line) ?? null), end };
}

/** "2     c  Flour": the codes of units are the same ones. */
function looseLine(line: string): string {
  const text = withSingleSpaces(line);
  const [, amount = '', code = '', food = ''] = LOOSE_CODE.exec(text) ?? [];
  return food === '' ? text : [amount, unitWord(code, amount), food].filter(Boolean).join(' ');
}

function ingredientsOf(lines: readonly string[]): RecipeLine[] {
  const left: RecipeLine[] = [];
  const right: RecipeLine[] = [];
  let group: string | null = null;
  const closeGroup = (): void => {
    for (const line of right.splice(0)) addLine(left, line);
  };
  for (const line of lines) {
    const heading = COLUMNS.test(line) ? undefined : headingIn(line);
    if (heading !== undefined) {
      closeGroup();
      group = heading;
      continue;
    }
    const second = COLUMNS.test(line.slice(SECOND_COLUMN)) ? line.slice(SECOND_COLUMN) : '';
    add(left, second ? line.slice(0, SECOND_COLUMN) : line, group);
    add(right, second, group);
  }
  closeGroup();
  return left;
}

function add(lines: RecipeLine[], text: string, group: string | null): void {
  const [, quantity = '', code = '', food = ''] = COLUMNS.exec(text.trimEnd()) ?? [];
  if (food === '') return;
  const amount = quantity.trim();
  addLine(lines, { text: [amount, unitWord(code.trim(), amount), food.replace(/\s*;\s*/, ', ')].filter(Boolean).join(' '), group });
}

/** A line that begins with a dash continues the previous one, which may be the last of the other column. */
function addLine(lines: RecipeLine[], line: RecipeLine): void {
  const last = lines.at(-1);
  const continued = last ? /^-+\s*(.*)$/.exec(line.text)?.[1] : undefined;
  if (continued !== undefined && last) last.text = withSingleSpaces(`${last.text} ${continued}`);
  else lines.push(line);
}

const withSingleSpaces = (text: string): string => text.trim().replace(/\s{2,}/g, ' ');

const stepNumber = (text: string): number => Number(/^\s*(\d{1,2})[.)]\s+\S/.exec(text)?.[1] ?? Number.NaN);

/** Numbered steps stand below each other without a blank line. */
const isNextStep = (line: string, before: string): boolean => stepNumber(line) === stepNumber(before) + 1;

/** Wrapped paragraphs; some files have headings among them. */
function directionsOf(lines: readonly string[]): RecipeLine[] {
  const paragraphs: RecipeLine[] = [];
  let group: string | null = null;
  let open = false;
  for (const line of lines) {
    const heading = DRAWN_RULE.test(line) ? '' : headingIn(line);
    if (heading !== undefined || line.trim() === '') {
      group = heading || group;
      open = false;
      continue;
    }
    const last = paragraphs.at(-1);
    if (open && last && !isNextStep(line, last.text)) last.text += ` ${line.trim()}`;
    else paragraphs.push({ text: line.trim(), group });
    open = true;
  }
  const texts = withoutNumbers(paragraphs.map(({ text }) => text));
  return texts.length === paragraphs.length ? paragraphs.map((line, at) => ({ ...line, text: texts[at] ?? line.text })) : paragraphs;
}
