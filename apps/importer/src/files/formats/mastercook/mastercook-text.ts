import { minutesOf } from '../../../sources/values/duration';
import type { RecipeLine } from '../../../sources/parsed-recipe';
import type { FileRecipe } from '../../file-recipe';
import { nutritionOfText } from '../../reading/nutrition-text';
import { addressOf, lineOf, tagsOf } from '../../reading/plain-values';
import { stepsOfProse } from '../../reading/wrapped-prose';
import { yieldFields } from '../../reading/yield';
import { commaForPreparation, statedBy, withoutNothing } from './mastercook-values';

export const TEXT_OPENING = /^[ \t]*\*[ \t]*Exported from[ \t]+(?:MasterCook|Master Cook)[^\n]*$/im;
const EACH_OPENING = new RegExp(TEXT_OPENING, 'gim');
const CLOSING = /^[ \t]*-(?: -){3,}[ \t]*$/m;
const HEAD_LABEL = /^(Recipe By|Serving Size|Preparation Time|Start to Finish Time|Categories|Yield|Cuisine|Amount)\b\s*:?(.*)$/i;
const TABLE_RULE = /^\s*-{4,}\s+-{4,}\s+-{4,}/;
const TABLE_HEAD = /^\s*Amount\s+Measure\s+Ingredient/i;
/** After the directions: `Source:` and the like alone on a line, with the text below it. */
const NAMED_BLOCK = /^(Source|Recipe Source|Description|Copyright|Cuisine|Yield|Start to Finish Time|[ST]\([^)\n]{1,60}\)):\s*$/i;
const NAMED_LINE = /^(NOTES?|Serving Ideas|Suggested Wine|Per serving[^:]*|Nutr\. Assoc\.)\s*:\s*(.*)$/i;
/** Lines of the table are broken at about this width. */
const TABLE_WIDTH = 76;

/** Each recipe of a text export, from its opening line to the next one. */
export function recipesOfText(text: string): string[] {
  return text.split(EACH_OPENING).slice(1);
}

export function titleOfText(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const end = lines.findIndex((line) => HEAD_LABEL.test(line));
  return lineOf(lines.slice(0, end < 0 ? 5 : end).filter(Boolean).join(' '));
}

export function recipeOfText(text: string): Partial<FileRecipe> {
  const lines = text.split('\n').map(withSpacesForTabs);
  const rule = lines.findIndex((line) => TABLE_RULE.test(line));
  const head = lines.slice(0, rule < 0 ? lines.findIndex((line) => /^Categories/i.test(line)) + 1 : rule);
  const stated = headFields(head);
  const { ingredients, end } = rule < 0 ? { ingredients: [], end: head.length } : tableAt(lines, rule);
  const [body = '', after = ''] = partedOnce(lines.slice(end).join('\n'), CLOSING);
  const rest = restOf(body.split('\n'), after.split('\n'));
  const size = statedBy(yieldFields(stated.get('serving size') ?? ''));
  const made = lineOf(rest.named.get('yield') ?? stated.get('yield'));
  return {
    title: titleOfText(text),
    description: rest.named.get('description') ?? '',
    author: withoutNothing(lineOf(stated.get('recipe by'))),
    ...(size ? { ...size, yield_text: made || size.yield_text } : yieldFields(made)),
    prep_time: minutesOf(stated.get('preparation time')),
    total_time: minutesOf(rest.named.get('start to finish time') ?? stated.get('start to finish time')),
    tags: tagsOf((stated.get('categories') ?? '').split(/\s{2,}|\n/), rest.named.get('cuisine') ?? ''),
    ingredients,
    instructions: stepsOfProse(rest.directions),
    ...rest.source,
    nutrition: rest.nutrition,
    notes: rest.notes.join('\n'),
    losses: rest.losses,
  };
}

const withSpacesForTabs = (line: string): string => {
  let spaced = '';
  for (const part of line.split(/(\t)/)) spaced += part === '\t' ? ' '.repeat(8 - (spaced.length % 8)) : part;
  return spaced;
};

/** "Serving Size  : 6    Preparation Time :0:45" are two fields; indented lines go on with the one before. */
function headFields(lines: readonly string[]): Map<string, string> {
  const fields = new Map<string, string>();
  let last = '';
  for (const line of lines.flatMap((each) => each.split(/\s{2,}(?=(?:Preparation|Start to Finish) Time)/i))) {
    const [, label, value = ''] = HEAD_LABEL.exec(line) ?? [];
    if (label) fields.set((last = label.toLowerCase()), value.trim());
    else if (last !== '' && /^\s{4,}\S/.test(line) && !TABLE_HEAD.test(line)) fields.set(last, `${fields.get(last)}\n${line.trim()}`);
    else if (line.trim() === '') last = '';
  }
  return fields;
}

/** The rows below the rule that shows the columns. A blank line ends the table unless another row follows it. */
function tableAt(lines: readonly string[], rule: number): { ingredients: RecipeLine[]; end: number } {
  const [, second = 10, third = 24] = [...(lines[rule] ?? '').matchAll(/-+/g)].map((match) => match.index);
  const ingredients: RecipeLine[] = [];
  let group: string | null = null;
  let lastRow = '';
  let at = rule + 1;
  for (; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.trim() === '') {
      const next = lines.slice(at + 1).find((each) => each.trim() !== '') ?? '';
      if (lastRow === '' || isRow(next, third)) continue;
      break;
    }
    const heading = /^\s*(?:\*{2,}|-{2,}|={2,})\s*(\S.*?)\s*(?:\*{2,}|-{2,}|={2,}):?\s*$/.exec(line)?.[1];
    const last = ingredients.at(-1);
    if (heading !== undefined) group = lineOf(heading) || null;
    else if (last && lines[at - 1]?.trim() !== '' && goesOn(line, lastRow, third)) last.text = lineOf(`${last.text} ${commaForPreparation(line.trim())}`);
    else ingredients.push({ text: rowText(line, second, third), group });
    lastRow = line;
  }
  return { ingredients, end: at };
}

/** After a blank line only what surely is a row: an amount in its column and a text in the last, or a heading between stars. */
function isRow(line: string, third: number): boolean {
  return /^\s*\*{2,}\s*\S.*\*{2,}\s*$/.test(line) || (/^\s{1,8}[\d½¼¾⅓⅔]/.test(line) && /^\s*[\d\s/.,½¼¾⅓⅔-]+$/.test(line.slice(0, 9)) && /(?:^|\s)$/.test(line.slice(0, third)) && line.slice(third).trim() !== '');
}

function goesOn(line: string, before: string, third: number): boolean {
  if (line.slice(0, third).trim() !== '') return false;
  const indent = line.length - line.trimStart().length;
  const word = line.trim().split(' ')[0] ?? '';
  return indent > third || /(?:[,;(]|--|\b(?:and|or|with|plus))\s*$/i.test(before) || before.trimEnd().length + 1 + word.length > TABLE_WIDTH;
}

function rowText(line: string, second: number, third: number): string {
  const isAligned = [second, third].every((at) => line.length <= at || / /.test(line[at - 1] ?? ' ') || / /.test(line[at] ?? ' '));
  const text = isAligned ? [line.slice(0, second), line.slice(second, third), commaForPreparation(line.slice(third))].join(' ') : commaForPreparation(line);
  return lineOf(text);
}

function partedOnce(text: string, separator: RegExp): [string, string] {
  const match = separator.exec(text);
  return match ? [text.slice(0, match.index), text.slice(match.index + match[0].length)] : [text, ''];
}

interface Rest extends Pick<FileRecipe, 'nutrition' | 'notes' | 'losses'> {}

/** Directions and what is named below them: source, yield, description, notes, nutrition. */
function restOf(body: readonly string[], after: readonly string[]): Omit<Rest, 'notes'> & { directions: string[]; named: Map<string, string>; notes: string[]; source: Pick<FileRecipe, 'source_url' | 'source_name'> } {
  const directions: string[] = [];
  const named = new Map<string, string>();
  const notes: string[] = [];
  let analysis = '';
  let current: ((line: string) => void) | null = null;
  for (const [index, line] of [...body, ...after].entries()) {
    const isAfter = index >= body.length;
    const block = NAMED_BLOCK.exec(line.trim())?.[1]?.toLowerCase();
    const [, label, value = ''] = NAMED_LINE.exec(line.trim()) ?? [];
    if (block) current = (text) => addTo(named, /^t\(/.test(block) ? 'times' : /^s\(/.test(block) ? 'sources' : block.replace('recipe ', ''), text);
    else if (label) {
      current = /^notes?$/i.test(label) ? (text) => notes.push(text) : /^per serving/i.test(label) ? (text) => (analysis += ` ${text}`) : /^nutr/i.test(label) ? () => undefined : (text) => notes.push(`${label}: ${text}`);
      current(value);
    } else if (line.trim() === '' && !isAfter) {
      if (named.size > 0 || !current) directions.push('');
      current = null;
    } else if (current) current(line.trim());
    else if (!isAfter) directions.push(line);
    else if (line.trim() !== '') notes.push(line.trim());
  }
  const { nutrition, rest } = nutritionOfText(analysis.replace(/\([^)]*\)/g, '').replace(/Exchanges:.*$/is, ''));
  const source = lineOf(named.get('source'));
  return {
    directions, named, nutrition,
    notes: [...notes, ...['copyright', 'times', 'sources'].flatMap((name) => named.get(name) ?? [])].map(lineOf).filter(Boolean),
    source: { source_url: addressOf(/https?:\/\/[^\s<>"')]+/.exec(source)?.[0]), source_name: source.replace(/\s*<?https?:\/\/[^\s<>"']+>?\s*/, ' ').trim() },
    losses: rest.filter((statement) => /\d/.test(statement)).length > 0 ? [`Nutrition beyond what Simmer keeps: ${rest.join(', ').slice(0, 300)}`] : [],
  };
}

function addTo(named: Map<string, string>, name: string, text: string): void {
  const before = named.get(name);
  const plain = text.replace(/^"|"$/g, '');
  named.set(name, before === undefined ? plain : `${before} ${plain}`);
}
