import Papa from 'papaparse';
import type { FileReader } from '../../recipe-format';
import type { FileEntry } from '../../file-recipe';
import { emptyRecipe } from '../../reading/recipe-entry';
import { COLUMNS, fromText } from './simmer-table';

const NAMES = COLUMNS.map(({ name }) => name);
/** Enough to tell our table from every other; columns may be added, moved or taken away in a spreadsheet. */
const TELLING = ['Title', 'Ingredients', 'Instructions', 'Total time (min)', 'Saturated fat (g)'];

/** Our own table, which says exactly what is what; any other table is for the reader that guesses columns. */
export const simmerTableReader: FileReader = {
  format: 'csv',
  recognises: ({ text }) => {
    const head = headOf(text);
    return TELLING.every((name) => head.includes(name));
  },
  async *read({ text }) {
    const [head = [], ...rows] = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data;
    const unknown = head.filter((name) => name !== '' && !NAMES.includes(name)).map((name) => `The column “${name}” has no place in Simmer`);
    for (const [index, row] of rows.entries()) yield entryOf(new Map(head.map((name, column) => [name, row[column] ?? ''])), unknown, index + 2);
  },
};

const headOf = (text: string): string[] => Papa.parse<string[]>(text, { preview: 1 }).data[0] ?? [];

function entryOf(cells: Map<string, string>, losses: readonly string[], row: number): FileEntry {
  const recipe = { ...emptyRecipe(), losses: [...losses] };
  for (const { name, put } of COLUMNS) {
    const cell = fromText(cells.get(name) ?? '');
    if (cell !== '') put(cell, recipe);
  }
  return recipe.title === '' ? { skipped: { name: `Row ${row}`, reason: 'it has no title' } } : { recipe };
}
