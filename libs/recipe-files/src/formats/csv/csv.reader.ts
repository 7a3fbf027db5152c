import { minutesOf } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import { amountText } from '../../reading/amount-text';
import { groupedLines, withoutBullets, withoutNumbers } from '../../reading/grouped-lines';
import { listHeading } from '../../reading/labelled-text';
import { nutritionOfText } from '../../reading/nutrition-text';
import { onePicture, pictureAt } from '../../reading/pictures';
import { addressOf, blockOf, difficultyOf, isYes, lineOf, starsOf, tagsOf, timestampOf } from '../../reading/plain-values';
import { recipeEntry, together, withNutritionText } from '../../reading/recipe-entry';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';
import { ingredientsOfCell, stepsOfCell } from './cell-lists';
import { type ColumnField, fieldOfHeading, fieldsByContent, withIngredientParts } from './columns';
import { type Table, tableIn } from './table';

const START = 200_000;
/** A table with more columns or fields than this has no headings down its side. */
const MOST_TURNED = 100;
/** A line of prose rarely has more commas. */
const FEW_COLUMNS = 4;
const MOST_ROWS = 0.6;
/** So many headings that are known make a table, whatever its rows. */
const FEWEST_NAMED = 3;

/** Anybody's table of recipes: what its columns hold is guessed by their headings and by what is in them. */
export const csvReader: FileReader = {
  format: 'csv',
  recognises: ({ text }) => isTable(text) && layoutOf(tableIn(text.slice(0, START))) !== null,
  async *read(file) {
    const layout = layoutOf(tableIn(file.text));
    const recipes = layout ? recipesIn(layout) : [];
    const isRowEach = recipes.some((rows) => rows.length > 1);
    const fields = layout && isRowEach ? withIngredientParts(layout.head, layout.fields) : (layout?.fields ?? []);
    for (const [index, rows] of recipes.entries()) {
      const cells = cellsOf(rows, fields);
      yield await recipeEntry(lineOf(cells('title')[0]?.text) || `#${index + 1}`, () => ({
        ...recipeOf(cells),
        ...ingredientRows(rows, fields),
      }));
    }
  },
};

/** A table that somebody keeps has fewer. */
const MOST_COLUMNS = 500;

/** Cheap, and true of most tables; a text with a comma is detected by its layout. */
const isTable = (text: string): boolean => /^[^\n]{0,5000}[,;\t|]/.test(text) && !/^\s*[<{[]/.test(text);

interface Layout extends Table {
  fields: (ColumnField | null)[];
}

/** Null when it is no table of recipes. */
function layoutOf(table: Table): Layout | null {
  if (!isRegular(table)) return null;
  const upright = uprightLayout(table);
  return upright ?? uprightLayout(turned(table)) ?? headlessLayout(table);
}

/** Prose has commas as well, but not as many in every line, nor headings. Some programs leave out empty cells at the end of a row. */
function isRegular({ head, firstRow, rows }: Table): boolean {
  const width = firstRow.length;
  if (width < 2 || width > MOST_COLUMNS) return false;
  const isNamed = head.filter((name) => fieldOfHeading(name) !== null).length >= FEWEST_NAMED;
  const mayBeShort = isNamed || width > FEW_COLUMNS;
  const whole = rows.filter((row) => row.length === width || (mayBeShort && row.length > width / 2 && row.length < width)).length;
  return whole >= rows.length * MOST_ROWS;
}

function uprightLayout(table: Table): Layout | null {
  const byHeading = table.head.map(fieldOfHeading);
  if (!byHeading.includes('title') && !byHeading.includes('ingredients')) return null;
  const fields = fieldsByContent(table.rows, byHeading);
  const hasRecipe = fields.includes('title') && (fields.includes('ingredients') || fields.includes('instructions'));
  return hasRecipe && table.rows.length > 0 ? { ...table, fields } : null;
}

/** Headings down the first column, a recipe in each of the others. */
function turned({ firstRow, rows }: Table): Table {
  const lines = [firstRow, ...rows].slice(0, MOST_TURNED);
  const width = Math.max(...lines.map((line) => line.length));
  const head = lines.map(([name = '']) => name.trim().toLowerCase());
  if (width > MOST_TURNED) return { head: [], firstRow: [], rows: [] };
  return { head, firstRow: head, rows: Array.from({ length: width - 1 }, (_, column) => lines.map((line) => line[column + 1] ?? '')) };
}

/** No heading at all: a table only when every row has as many cells and what is in them is plain to see. */
function headlessLayout({ firstRow, rows }: Table): Layout | null {
  const all = [firstRow, ...rows];
  if (firstRow.length < 2 || rows.some((row) => row.length !== firstRow.length)) return null;
  const fields = fieldsByContent(
    all,
    firstRow.map(() => null),
  );
  const hasAll = fields.includes('title') && fields.includes('ingredients') && fields.includes('instructions');
  return hasAll ? { head: firstRow.map(() => ''), firstRow, rows: all, fields } : null;
}

/** A row without a title, or with the same one again, goes on with the recipe above it: an ingredient a row. */
function recipesIn({ head, rows, fields }: Layout): { head: string[]; row: string[] }[][] {
  const title = fields.indexOf('title');
  const recipes: { head: string[]; row: string[] }[][] = [];
  let last = '';
  for (const row of rows) {
    const name = (row[title] ?? '').trim();
    const before = recipes.at(-1);
    if (before && (name === '' || name === last)) before.push({ head, row });
    else recipes.push([{ head, row }]);
    last = name || last;
  }
  return recipes;
}

/** The ingredients of a table that has a row for each and its parts apart; nothing for any other table. */
function ingredientRows(
  rows: readonly { row: string[] }[],
  fields: readonly (ColumnField | null)[],
): Pick<FileRecipe, 'ingredients'> | null {
  if (!fields.includes('amount') && !fields.includes('unit')) return null;
  const lines = rows.map(({ row }) => {
    const cell = (field: ColumnField): string => lineOf(row[fields.indexOf(field)]);
    const line = [amountText(cell('amount')), cell('unit'), cell('ingredients')].filter(Boolean).join(' ');
    return [line, cell('preparation')].filter(Boolean).join(', ');
  });
  return { ingredients: groupedLines(lines, listHeading) };
}

interface Cell {
  heading: string;
  text: string;
}
/** The cells of a recipe that hold a field, blank ones and repetitions left out. */
type Cells = (field: ColumnField | null) => Cell[];

function cellsOf(rows: readonly { head: string[]; row: string[] }[], fields: readonly (ColumnField | null)[]): Cells {
  return (field) => {
    const cells = rows.flatMap(({ head, row }) =>
      row.map((text, column) => ({ heading: head[column] ?? '', text: text.trim(), field: fields[column] ?? null })),
    );
    const found = cells.filter((cell) => cell.field === field && cell.text !== '');
    return found.filter((cell, index) => found.findIndex(({ text, heading }) => text === cell.text && heading === cell.heading) === index);
  };
}

function recipeOf(cells: Cells): Partial<FileRecipe> {
  const text = (field: ColumnField): string => cells(field)[0]?.text ?? '';
  const joined = (field: ColumnField): string =>
    cells(field)
      .map((cell) => blockOf(cell.text))
      .join('\n');
  const others = cells(null).map(({ heading, text: text }) =>
    heading ? `${heading[0]?.toUpperCase()}${heading.slice(1)}: ${blockOf(text)}` : blockOf(text),
  );
  const nutrition = withNutritionText(
    nutritionOfText(cells('nutrition').map(nutritionStatement).join('\n')),
    [joined('notes'), others.join('\n')].filter(Boolean).join('\n\n'),
  );
  const source = lineOf(text('source'));
  return {
    title: lineOf(text('title')),
    description: joined('description'),
    ingredients: groupedLines(withoutBullets(cells('ingredients').flatMap((cell) => ingredientsOfCell(cell.text))), listHeading),
    instructions: groupedLines(withoutNumbers(cells('instructions').flatMap((cell) => stepsOfCell(cell.text))), listHeading),
    prep_time: timeIn(cells('prep')),
    cook_time: timeIn(cells('cook')),
    total_time: timeIn(cells('total')),
    ...yieldFields(...cells('servings').map((cell) => lineOf(cell.text))),
    difficulty: difficultyOf(text('difficulty')),
    tags: tagsOf(...cells('tags').map((cell) => cell.text.replace(/[[\]"'|\n]+/g, ','))),
    source_url: addressOf(text('url')) ?? addressOf(source),
    source_name: addressOf(source) ? '' : source,
    author: lineOf(text('author')),
    rating: starsOf(text('rating')),
    favorite: isYes(text('favorite')),
    created_at: timestampOf(text('created')),
    ...together(nutrition, onePicture(cells('picture').map((cell) => pictureAt(cell.text.split(/[\s,;|]+/)[0])))),
  };
}

/** A bare number is minutes unless the heading speaks of hours. */
function timeIn([cell]: Cell[]): number | null {
  if (!cell) return null;
  const isHours = /^\d+(?:[.,]\d+)?$/.test(cell.text) && /\b(?:hours?|hrs?|h|stunden|std|heures|horas|ore)\b/.test(cell.heading);
  return minutesOf(isHours ? `${cell.text} h` : cell.text);
}

const nutritionStatement = ({ heading, text }: Cell): string => (/^[\d.,]+\s*\p{L}*$/u.test(text) ? `${heading}: ${text}` : text);
