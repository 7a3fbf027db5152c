import type { RecipeLine } from '@simmer/recipe-reader';
import { lineOf } from '../../reading/plain-values';
import { withPreparation } from './mastercook-values';

export const TABLE_RULE = /^\s*-{4,}\s+-{4,}\s+-{4,}/;
/** "***DUMPLINGS***" among the ingredients. */
export const HEADING = /^\s*(?:\*{2,}|-{2,}|={2,})\s*([^\s*=-].*?)\s*(?:\*{2,}|-{2,}|={2,}):?\s*$/;
const AMOUNT = /^[\s\d/.,½¼¾⅓⅔⅛-]*[\d½¼¾⅓⅔⅛][\s\d/.,½¼¾⅓⅔⅛-]*$/;
/** Lines are broken at about this width. */
const WIDTH = 76;
/** No row of a table is longer; what is beyond would only cost time. */
export const LONGEST_ROW = 1_000;

/** The rows below the rule, whose dashes show where the columns are. A blank line ends the table unless another row follows it. */
export function ingredientTable(lines: readonly string[], rule: number): { ingredients: RecipeLine[]; end: number } {
  const columns = columnsOf(lines[rule] ?? '');
  const ingredients: RecipeLine[] = [];
  let group: string | null = null;
  let at = rule + 1;
  for (; at < lines.length; at++) {
    const line = (lines[at] ?? '').slice(0, LONGEST_ROW);
    const before = (lines[at - 1] ?? '').slice(0, LONGEST_ROW);
    const last = ingredients.at(-1);
    const heading = HEADING.exec(line)?.[1];
    if (line.trim() === '') {
      if (ingredients.length > 0 && !isRow(nextText(lines, at), columns)) break;
    } else if (heading !== undefined) group = lineOf(heading) || null;
    else if (last && goesOn(line, before, columns))
      last.text = lineOf(withPreparation(`${last.text}${/--\s*$/.test(before) ? ' --' : ''} ${line.trim()}`));
    else ingredients.push({ text: rowText(line, columns), group });
  }
  return { ingredients, end: at };
}

/** Where the measure and the ingredient begin. */
type Columns = [measure: number, ingredient: number];

function columnsOf(rule: string): Columns {
  const [, measure = 10, ingredient = 24] = [...rule.matchAll(/-+/g)].map((match) => match.index);
  return [measure, ingredient];
}

const nextText = (lines: readonly string[], from: number): string =>
  (lines.slice(from, from + 10).find((line) => line.trim() !== '') ?? '').slice(0, LONGEST_ROW);

/** After a blank line only what surely is a row: an amount in its column and a text in the last one, or a heading. */
function isRow(line: string, [measure, ingredient]: Columns): boolean {
  return (
    HEADING.test(line) || (AMOUNT.test(line.slice(0, measure - 1)) && line[ingredient - 1] === ' ' && line.slice(ingredient).trim() !== '')
  );
}

/** A row without amount and measure may be the rest of the row before it. */
function goesOn(line: string, before: string, [, ingredient]: Columns): boolean {
  if (before.trim() === '' || line.slice(0, ingredient).trim() !== '') return false;
  const indent = line.length - line.trimStart().length;
  const word = line.trim().split(' ')[0] ?? '';
  return (
    indent > ingredient || /(?:[,;(]|--|\b(?:and|or|with|plus))\s*$/i.test(before) || before.trimEnd().length + 1 + word.length > WIDTH
  );
}

/** A row that does not keep to the columns is taken as it reads. */
function rowText(line: string, columns: Columns): string {
  const keeps = columns.every((at) => line.length <= at || line[at - 1] === ' ' || line[at] === ' ');
  if (!keeps) return lineOf(withPreparation(line));
  const [measure, ingredient] = columns;
  return lineOf([line.slice(0, measure), line.slice(measure, ingredient), withPreparation(line.slice(ingredient))].join(' '));
}
