import type { RecipeLine } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import { FACTS } from '../../writing/facts';
import { groupsOf } from '../../writing/groups';

/** One column of our table: a recipe's cell, and how it is read. An empty cell says nothing. */
interface Column {
  name: string;
  cellOf(recipe: FileRecipe): string;
  put(cell: string, into: FileRecipe): void;
}

type TextField = 'title' | 'description' | 'notes';

const text = (name: string, field: TextField): Column => ({
  name,
  cellOf: (recipe) => recipe[field],
  put: (cell, into) => (into[field] = cell),
});
const list = (name: string, field: 'ingredients' | 'instructions'): Column => ({
  name,
  cellOf: (recipe) => cellOfLines(recipe[field]),
  put: (cell, into) => (into[field] = linesOfCell(cell)),
});

export const COLUMNS: readonly Column[] = [
  text('Title', 'title'),
  text('Description', 'description'),
  list('Ingredients', 'ingredients'),
  list('Instructions', 'instructions'),
  ...FACTS.map(({ label, unit, numberOf, textOf, put }): Column => ({
    name: unit ? `${label} (${unit})` : label,
    cellOf: (recipe) => (numberOf ? String(numberOf(recipe) ?? '') : textOf(recipe)),
    put,
  })),
  text('Notes', 'notes'),
  {
    name: 'Picture',
    cellOf: ({ pictures: [picture] }) => (picture && 'url' in picture ? picture.url : ''),
    put: (cell, into) => into.pictures.push({ url: cell }),
  },
];

/*
 * A list in one cell: a line for each ingredient or step, a heading ends with a colon, a colon alone ends a group, the lines inside a step
 * are indented. A line that would be taken for something else stands between backslashes.
 */
const INDENT = '  ';
const END_OF_GROUP = ':';

function cellOfLines(lines: readonly RecipeLine[]): string {
  let isGrouped = false;
  return groupsOf(lines)
    .flatMap((group) => {
      const heading = group.name === null ? (isGrouped ? [END_OF_GROUP] : []) : [`${group.name}:`];
      isGrouped = group.name !== null;
      return [...heading, ...group.lines.map(itemLine)];
    })
    .join('\n');
}

function itemLine(text: string): string {
  const [first = '', ...rest] = text.split('\n');
  const marked = first.startsWith('\\') || first.endsWith(':') ? `\\${first}\\` : first;
  return [marked, ...rest.map((line) => INDENT + line)].join('\n');
}

function linesOfCell(cell: string): RecipeLine[] {
  const lines: RecipeLine[] = [];
  let group: string | null = null;
  for (const line of cell.split('\n')) {
    const last = lines.at(-1);
    if (line.startsWith(INDENT) && last) last.text += `\n${line.slice(INDENT.length)}`;
    else if (line === END_OF_GROUP) group = null;
    else if (line.endsWith(':')) group = line.slice(0, -1);
    else if (line !== '') lines.push({ text: line.startsWith('\\') ? line.slice(1, -1) : line, group });
  }
  return lines;
}

/** What a spreadsheet would run as a formula; the apostrophe keeps it text. */
const FORMULA = /^'*[=+\-@\t]/;

export const asText = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);
export const fromText = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);
