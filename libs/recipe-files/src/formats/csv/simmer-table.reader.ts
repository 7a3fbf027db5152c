import type { FileLoss } from '@simmer/contracts/constants';
import Papa from 'papaparse';
import type { FileReader } from '../../recipe-format';
import type { FileEntry } from '../../file-recipe';
import { emptyRecipe } from '../../reading/recipe-entry';
import { labelToday } from '../../writing/facts';
import { COLUMNS, fromText } from './simmer-table';

const LONGEST_HEAD = 5_000;
const NAMES = COLUMNS.map(({ name }) => name);
/** Enough to recognise our own table; columns may be added, moved or removed in a spreadsheet. */
const TELLING = ['Title', 'Ingredients', 'Instructions', 'Total time (min)', 'Saturated fat (g)'];

/** Our own, and those that a spreadsheet puts in their place when it saves the table. */
const DELIMITERS = [',', ';', '\t'];

/** Our own table, which says exactly what is what; any other table is for the reader that guesses columns. */
export const simmerTableReader: FileReader = {
  format: 'csv',
  recognises: ({ text }) => delimiterOf(text) !== undefined,
  async *read({ text }) {
    const [written = [], ...rows] = rowsOf(text, delimiterOf(text));
    const head = written.map(labelToday);
    const unknown = head
      .filter((name) => name !== '' && !NAMES.includes(name))
      .map((name): FileLoss => ({ code: 'column', params: { name } }));
    for (const [index, row] of rows.entries())
      yield entryOf(new Map(head.map((name, column) => [name, row[column] ?? ''])), unknown, index + 2);
  },
};

function delimiterOf(text: string): string | undefined {
  const head = text.slice(0, LONGEST_HEAD).split('\n', 1)[0] ?? '';
  if (!TELLING.every((name) => head.includes(name))) return undefined;
  return DELIMITERS.find((delimiter) => {
    const names = rowsOf(head, delimiter)[0] ?? [];
    return TELLING.every((name) => names.includes(name));
  });
}

const rowsOf = (text: string, delimiter: string | undefined): string[][] =>
  Papa.parse<string[]>(text, { delimiter, newline: '\n', skipEmptyLines: 'greedy' }).data;

function entryOf(cells: Map<string, string>, losses: readonly FileLoss[], row: number): FileEntry {
  const recipe = { ...emptyRecipe(), losses: [...losses] };
  for (const { name, put } of COLUMNS) {
    const cell = fromText(cells.get(name) ?? '');
    if (cell !== '') put(cell, recipe);
  }
  return recipe.title === '' ? { skipped: { name: `#${row}`, reason: { code: 'no-title' } } } : { recipe };
}
