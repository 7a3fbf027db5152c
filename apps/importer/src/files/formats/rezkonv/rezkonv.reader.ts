import type { RecipeLine } from '../../../sources/parsed-recipe';
import type { FileRecipe } from '../../file-recipe';
import { addressOf, lineOf, tagsOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import { stepsOfProse } from '../../reading/wrapped-prose';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';

const OPENING = /^={5,}\s*REZKONV/i;
const CLOSING = /^={5}[ \t]*$/;
const RULE = /^={4,}\s*(\S.*?)\s*={4,}[ \t]*$/;
const HEAD = /^\s*(Titel|Kategorien?|Menge|Portionen)\s*:(.*)$/i;
/** Amount right-aligned in columns 1 to 7, or a text that stands as far to the right as ingredients do. */
const ROW = /^(?:[\s\d.,/½¼¾⅓⅔~–-]{7}\s|\s{8})\s*\S/;
/** An amount in a word ("Etwas", "Einige"), in the columns before the ingredient's. */
const WORD_ROW = /^ {0,7}\p{L}[\p{L}.]{1,8} {3,}\S/u;
const STEP_NUMBER = /^\s*\d{1,2}[.)]\s/;
/** "  -- rest" goes on with the ingredient above. */
const CONTINUED = /^\s+--?\s*(\S.*)$/;
const SOURCE = /^(?:quelle|source|erfa(?:ss|ß)t|-?\s*erf)/i;
/** ":Zeit : 20 Minuten" */
const FIELD_LINE = /^\s*:\s*\S/;

/** Text of the RezkonvSuite and the German programs that know its form. */
export const rezkonvReader: FileReader = {
  format: 'rezkonv',
  memberName: /\.rk$/i,
  recognises: ({ text }) => /^={5,}\s*REZKONV/im.test(text),
  async *read(file) {
    for (const lines of recipesOf(file.text)) {
      const { head, length } = headOf(lines);
      yield await recipeEntry(head['titel'] || nameOfFile(file.name), () => recipeOf(head, lines.slice(length)));
    }
  },
};

function* recipesOf(text: string): Generator<string[]> {
  let lines: string[] | null = null;
  for (const line of text.split('\n')) {
    if (OPENING.test(line) || CLOSING.test(line)) {
      if (lines) yield lines;
      lines = CLOSING.test(line) ? null : [];
    } else lines?.push(line);
  }
  if (lines && lines.some((line) => line.trim() !== '')) yield lines;
}

function headOf(lines: readonly string[]): { head: Record<string, string>; length: number } {
  const head: Record<string, string> = {};
  let last = '';
  for (const [at, line] of lines.entries()) {
    const [, name = '', value = ''] = HEAD.exec(line) ?? [];
    if (name) head[(last = name.toLowerCase().replace(/^kategorie$/, 'kategorien').replace('portionen', 'menge'))] = value.trim();
    else if (line.trim() !== '' && last !== '') head[last] = `${head[last]} ${line.trim()}`;
    else if (last === 'menge' || (last !== '' && !lines.slice(at).some((each) => HEAD.test(each)))) return { head, length: at };
  }
  return { head, length: last === '' ? 0 : lines.length };
}

/** Rows and text under rules that name a group, or the source. */
function recipeOf(head: Record<string, string>, lines: readonly string[]): Partial<FileRecipe> {
  const ingredients: RecipeLine[] = [];
  const source: string[] = [];
  const notes: string[] = [];
  const directions: { group: string | null; lines: string[] }[] = [{ group: null, lines: [] }];
  let part: 'ingredients' | 'source' | 'directions' = 'ingredients';
  let group: string | null = null;
  for (const [at, line] of lines.entries()) {
    const rule = RULE.exec(line)?.[1];
    const isEmpty = line.trim() === '';
    if (rule !== undefined) {
      const next = lines.slice(at + 1).find((each) => each.trim() !== '') ?? '';
      part = SOURCE.test(rule) ? 'source' : isRow(next) ? 'ingredients' : 'directions';
      group = SOURCE.test(rule) ? null : rule.replace(/:$/, '');
      if (part === 'directions') directions.push({ group, lines: [] });
      continue;
    }
    if (FIELD_LINE.test(line) && !isEmpty) {
      notes.push(lineOf(line.replace(/^\s*:\s*/, '').replace(/\s+:\s*/, ': ')));
      continue;
    }
    if (part === 'source' && isEmpty && source.length > 0) part = 'directions';
    if (part === 'ingredients' && !isEmpty && !isRow(line) && !CONTINUED.test(line)) part = 'directions';
    if (part === 'source' && !isEmpty) source.push(line.replace(/^\s*(?:--?\s*)?/, ''));
    else if (part === 'ingredients' && !isEmpty) addRow(ingredients, line, group);
    else if (part === 'directions') directions.at(-1)?.lines.push(line);
  }
  const from = lineOf(source.join(', '));
  return {
    title: lineOf(head['titel']),
    tags: tagsOf(head['kategorien']),
    ...yieldFields(lineOf(head['menge'])),
    ingredients,
    instructions: directions.flatMap((block) => stepsOfProse(block.lines).map((step) => ({ text: step.text, group: step.group ?? block.group }))),
    source_url: addressOf(/(?:https?:\/\/|www\.)[^\s,<>]+/.exec(from)?.[0]),
    source_name: from,
    language: 'de',
    notes: notes.join('\n'),
  };
}

const isRow = (line: string): boolean => (ROW.test(line.padEnd(9)) || WORD_ROW.test(line)) && !STEP_NUMBER.test(line);

function addRow(rows: RecipeLine[], line: string, group: string | null): void {
  const last = rows.at(-1);
  const continued = CONTINUED.exec(line)?.[1];
  if (continued !== undefined && last) last.text = lineOf(`${last.text} ${continued}`);
  else rows.push({ text: lineOf(line), group });
}
