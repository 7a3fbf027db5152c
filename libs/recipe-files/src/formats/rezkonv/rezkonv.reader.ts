import type { RecipeLine } from '@simmer/recipe-reader';
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

type PartName = 'ingredients' | 'source' | 'directions';

interface Parts {
  ingredients: RecipeLine[];
  directions: { group: string | null; lines: string[] }[];
  source: string[];
  notes: string[];
}

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
    if (name)
      head[
        (last = name
          .toLowerCase()
          .replace(/^kategorie$/, 'kategorien')
          .replace('portionen', 'menge'))
      ] = value.trim();
    else if (line.trim() !== '' && last !== '') head[last] = `${head[last]} ${line.trim()}`;
    else if (last === 'menge' || (last !== '' && !lines.slice(at).some((each) => HEAD.test(each)))) return { head, length: at };
  }
  return { head, length: last === '' ? 0 : lines.length };
}

function recipeOf(head: Record<string, string>, lines: readonly string[]): Partial<FileRecipe> {
  const { ingredients, directions, source, notes } = partsOf(lines);
  const from = lineOf(source.join(', '));
  return {
    title: lineOf(head['titel']),
    tags: tagsOf(head['kategorien']),
    ...yieldFields(lineOf(head['menge'])),
    ingredients,
    instructions: directions.flatMap((block) =>
      stepsOfProse(block.lines).map((step) => ({ text: step.text, group: step.group ?? block.group })),
    ),
    source_url: addressOf(/(?:https?:\/\/|www\.)[^\s,<>]+/.exec(from)?.[0]),
    source_name: from,
    language: 'de',
    notes: notes.join('\n'),
  };
}

/** Rows and text under rules that name a group, or the source. */
function partsOf(lines: readonly string[]): Parts {
  const parts: Parts = { ingredients: [], directions: [{ group: null, lines: [] }], source: [], notes: [] };
  let part: PartName = 'ingredients';
  let group: string | null = null;
  for (const [at, line] of lines.entries()) {
    const rule = RULE.exec(line)?.[1];
    if (rule !== undefined) {
      part = partUnder(rule, lines.slice(at + 1));
      group = part === 'source' ? null : rule.replace(/:$/, '');
      if (part === 'directions') parts.directions.push({ group, lines: [] });
    } else if (FIELD_LINE.test(line)) parts.notes.push(lineOf(line.replace(/^\s*:\s*/, '').replace(/\s+:\s*/, ': ')));
    else {
      part = partOf(line, part, parts.source.length > 0);
      if (part === 'directions') parts.directions.at(-1)?.lines.push(line);
      else if (line.trim() !== '' && part === 'source') parts.source.push(line.replace(/^\s*(?:--?\s*)?/, ''));
      else if (line.trim() !== '') addRow(parts.ingredients, line, group);
    }
  }
  return parts;
}

function partUnder(rule: string, below: readonly string[]): PartName {
  if (SOURCE.test(rule)) return 'source';
  return isRow(below.find((line) => line.trim() !== '') ?? '') ? 'ingredients' : 'directions';
}

/** The ingredients end with a line that is no row, the source with an empty one. */
function partOf(line: string, before: PartName, hasSource: boolean): PartName {
  const isEmpty = line.trim() === '';
  if (before === 'source') return isEmpty && hasSource ? 'directions' : 'source';
  const goesOn = isEmpty || isRow(line) || CONTINUED.test(line);
  return before === 'ingredients' && goesOn ? 'ingredients' : 'directions';
}

const isRow = (line: string): boolean => (ROW.test(line.padEnd(9)) || WORD_ROW.test(line)) && !STEP_NUMBER.test(line);

function addRow(rows: RecipeLine[], line: string, group: string | null): void {
  const last = rows.at(-1);
  const continued = CONTINUED.exec(line)?.[1];
  if (continued !== undefined && last) last.text = lineOf(`${last.text} ${continued}`);
  else rows.push({ text: lineOf(line), group });
}
