import { LABEL } from '../ingredients/labels';
import { detectLineLanguage } from '../ingredients/line-language';
import { readLine } from '../ingredients/parse-ingredient';
import { VOCABULARY } from '../ingredients/vocabulary';
import type { Language } from '../languages';
import { mostHaveAmounts, partsOfList } from './listed-parts';
import type { TextRecipeLine } from './recipe-line';
import { contentOf } from './source-lines';

/** What parts the columns of a card or a table that was copied row by row. */
const COLUMNS = /\s*(?:\t|\s{2,}|\||\s[•·]\s)\s*/;
/** A longer line is prose. */
const LONGEST_ROW = 600;

/** What one cell of a row says: an amount with its food, one of them, or a remark on the cell before it. */
type CellKind = 'whole' | 'amount' | 'name' | 'remark';

interface Cell {
  readonly text: string;
  readonly kind: CellKind;
}

/** Cells that belong together. */
interface Item {
  readonly text: string;
  readonly hasAmount: boolean;
  readonly hasName: boolean;
}

/**
 * Makes one line of each ingredient: of rows that hold several in columns, of lines that list several with amounts, and of an amount and its
 * food that stand in lines of their own. The gaps between columns must still be there.
 */
export function separateIngredients(lines: readonly TextRecipeLine[]): TextRecipeLine[] {
  const rows = lines.map((line) => ({ line, cells: cellsOf(line.text) }));
  const columns = new Set(
    rows.filter(({ cells }) => holdsSeveral(cells) && itemsOf(cells).length === cells.length).map(({ cells }) => cells.length),
  );
  const separated = rows.flatMap(({ line, cells }) => {
    const items = itemsOf(cells);
    // a cell without amount is an ingredient where the rows around it have one in each column
    const isRow = holdsSeveral(cells) || (columns.has(cells.length) && items.length === cells.length);
    return (isRow ? items : [{ text: cells.map(({ text }) => text).join(' ') }]).map(({ text }) => ({ ...line, text }));
  });
  return amountsJoined(separated.flatMap(listed));
}

function cellsOf(row: string): Cell[] {
  if (row.length > LONGEST_ROW) return [{ text: row.replace(/\s+/g, ' '), kind: 'whole' }];
  const language = detectLineLanguage(row);
  return row
    .split(COLUMNS)
    .map(contentOf)
    .filter(Boolean)
    .map((text) => ({ text, kind: kindOf(text, language) }));
}

function kindOf(text: string, language: Language): CellKind {
  const { tokens, labels, amounts } = readLine(text, { language });
  const { or, plus } = VOCABULARY[language];
  const first = tokens.find(({ kind }) => kind !== 'mark');
  if (!first || or.has(first.folded) || plus.has(first.folded)) return 'remark';
  const hasName = labels.includes(LABEL.NAME);
  if (amounts.length === 0) return hasName ? 'name' : 'remark';
  // "4 cloves" may be the spice
  return hasName || amounts.at(-1)?.unit === 'clove' ? 'whole' : 'amount';
}

const holdsSeveral = (cells: readonly Cell[]): boolean => {
  const items = itemsOf(cells);
  return items.filter(({ hasAmount }) => hasAmount).length > 1 && items.every(({ hasName }) => hasName);
};

/** Pairs each amount with its food: the next one when the row starts with an amount, else the previous one. */
function itemsOf(
  cells: readonly Cell[],
  amountFirst = cells.find(({ kind }) => kind === 'amount' || kind === 'name')?.kind === 'amount',
): Item[] {
  const items: Item[] = [];
  for (const { text, kind } of cells) {
    const last = items.at(-1);
    const hasAmount = kind === 'whole' || kind === 'amount';
    const hasName = kind === 'whole' || kind === 'name';
    const joins = kind === 'remark' || (hasName ? amountFirst && last?.hasName === false : !amountFirst || last?.hasName === false);
    if (last && joins)
      items[items.length - 1] = { text: `${last.text} ${text}`, hasAmount: last.hasAmount || hasAmount, hasName: last.hasName || hasName };
    else items.push({ text, hasAmount, hasName });
  }
  return items;
}

/** The full stop of a list written as a sentence; not that of "tbsp." */
const SENTENCE_END = /(?<=\p{L}{4})\.$/u;

/** A line that lists several ingredients with amounts becomes several lines. */
function listed(line: TextRecipeLine): TextRecipeLine[] {
  if (line.text.length > LONGEST_ROW) return [line];
  const parts = partsOfList(line.text);
  return parts.length > 2 && mostHaveAmounts(parts) ? parts.map((text) => ({ ...line, text: text.replace(SENTENCE_END, '') })) : [line];
}

/** From this many on, lines with nothing but an amount are how the list was copied. */
const FEWEST_AMOUNT_LINES = 2;

/** "200 g" and "flour" in lines of their own are one ingredient, where it is plain which belongs to which. */
function amountsJoined(lines: readonly TextRecipeLine[]): TextRecipeLine[] {
  const groups = groupsOf(lines.map((line) => ({ ...line, kind: kindOf(line.text, detectLineLanguage(line.text)) })));
  const parted = groups.map((group) => group.filter(({ kind }) => kind === 'amount' || kind === 'name'));
  const amountFirst = parted.some(([first]) => first?.kind === 'amount');
  const amountLast = parted.some((group) => group.at(-1)?.kind === 'amount');
  const amountLines = parted.flat().filter(({ kind }) => kind === 'amount').length;
  if (amountLines < FEWEST_AMOUNT_LINES || amountFirst === amountLast) return [...lines];
  return groups.flatMap((group) => itemsOf(group, amountFirst).map(({ text }) => ({ text, group: group[0]?.group ?? null })));
}

/** Lines that follow one another under the same heading. */
function groupsOf<T extends TextRecipeLine>(lines: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.[0]?.group === line.group) last.push(line);
    else groups.push([line]);
  }
  return groups;
}
