import Papa from 'papaparse';
import { spacedName } from '../../reading/plain-values';

/** A table of recipes: the names of its columns, and a row for each recipe. */
export interface Table {
  /** In lower case, words apart by one space. */
  head: string[];
  /** The first row as it stands there. */
  firstRow: string[];
  rows: string[][];
}

const SEPARATORS = [',', ';', '\t', '|'];
/** Some programs say what separates the cells in a line before the table. */
const STATED_SEPARATOR = /^sep=(.)\n/i;
const START = 20_000;
/** Every table of recipes has a column called so; guessing the separator of any other text would only cost time. */
const TELLING_NAME = /title|url/i;

/** The whole table; its separator is guessed. Rows without any text are left out. */
export function tableIn(text: string): Table {
  const [head = [], ...rows] = parsed(text);
  return { head: namesOf(head), firstRow: head, rows };
}

/** The names of the columns alone, for a file that may be no table; empty when its first line has but one cell. */
export function headIn(text: string): string[] {
  if (!TELLING_NAME.test(text.slice(0, START))) return [];
  const [head = []] = parsed(text.slice(0, START), 1);
  return head.length > 1 ? namesOf(head) : [];
}

/** A cell of a row by its column's name; empty when there is none. */
export const cellReader =
  (head: readonly string[], row: readonly string[]) =>
  (name: string): string =>
    (row[head.indexOf(name)] ?? '').trim();

function parsed(text: string, preview = 0): string[][] {
  const separator = STATED_SEPARATOR.exec(text)?.[1];
  const table = separator ? text.replace(STATED_SEPARATOR, '') : text;
  return Papa.parse<string[]>(table, {
    skipEmptyLines: 'greedy',
    preview,
    ...(separator ? { delimiter: separator } : { delimitersToGuess: SEPARATORS }),
  }).data;
}

/** In lower case, words apart by one space: "prepTime", "Prep_Time" and "PREP TIME" are one. */
function namesOf(head: readonly string[]): string[] {
  return head.map((name) =>
    spacedName(name)
      .replace(/[_\s-]+/g, ' ')
      .trim()
      .toLowerCase(),
  );
}
