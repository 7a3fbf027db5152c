import { minutesOf } from '../../../sources/values/duration';
import type { FileRecipe } from '../../file-recipe';
import { anyHeading, groupedLines, withoutBullets, withoutNumbers } from '../../reading/grouped-lines';
import { nutritionOfText } from '../../reading/nutrition-text';
import { onePicture, pictureAt } from '../../reading/pictures';
import { addressOf, blockOf, difficultyOf, isYes, lineOf, starsOf, tagsOf, timestampOf } from '../../reading/plain-values';
import { recipeEntry, withNutritionText } from '../../reading/recipe-entry';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';
import { ingredientsOfCell, stepsOfCell } from './cell-lists';
import { type ColumnField, fieldOfHeading, fieldsByContent } from './columns';
import { type Table, tableIn } from './table';

const START = 200_000;

/** Anybody's table of recipes: what its columns hold is guessed by their headings and by what is in them. */
export const csvReader: FileReader = {
  format: 'csv',
  recognises: ({ text }) => isTable(text) && layoutOf(tableIn(text.slice(0, START))) !== null,
  async *read(file) {
    const layout = layoutOf(tableIn(file.text));
    for (const [index, rows] of (layout ? recipesIn(layout) : []).entries()) {
      const cells = cellsOf(rows, layout?.fields ?? []);
      yield await recipeEntry(lineOf(cells('title')[0]?.text) || `Recipe ${index + 1}`, () => recipeOf(cells));
    }
  },
};

/** Cheap, and true of most tables; a text with a comma in it is told by the layout. */
const isTable = (text: string): boolean => /^[^\n]{0,5000}[,;\t|]/.test(text) && !/^\s*[<{[]/.test(text);

interface Layout extends Table {
  fields: (ColumnField | null)[];
}

/** Null when it is no table of recipes. */
function layoutOf(table: Table): Layout | null {
  const upright = uprightLayout(table);
  return upright ?? uprightLayout(turned(table)) ?? headlessLayout(table);
}

function uprightLayout(table: Table): Layout | null {
  const byHeading = table.head.map(fieldOfHeading);
  if (!byHeading.includes('title') && !byHeading.includes('ingredients')) return null;
  const fields = fieldsByContent(table.rows, byHeading);
  const hasRecipe = fields.includes('title') && (fields.includes('ingredients') || fields.includes('instructions'));
  return hasRecipe && table.rows.length > 0 ? { ...table, fields } : null;
}

/** Headings down the first column, a recipe in each of the others. */
function turned({ head, rows }: Table): Table {
  const lines = [head, ...rows].slice(0, 100);
  const width = Math.max(...lines.map((line) => line.length));
  if (width > 100) return { head: [], rows: [] };
  return { head: lines.map(([name = '']) => name.toLowerCase()), rows: Array.from({ length: width - 1 }, (_, column) => lines.map((line) => line[column + 1] ?? '')) };
}

/** No heading at all: a table only when every row has as many cells and what is in them is plain to see. */
function headlessLayout({ head, rows }: Table): Layout | null {
  const all = [head, ...rows];
  if (head.length < 2 || rows.some((row) => row.length !== head.length)) return null;
  const fields = fieldsByContent(all, head.map(() => null));
  return ['title', 'ingredients', 'instructions'].every((field) => fields.includes(field as ColumnField)) ? { head: head.map(() => ''), rows: all, fields } : null;
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

interface Cell {
  heading: string;
  text: string;
}
/** The cells of a recipe that hold a field, blank ones and repetitions left out. */
type Cells = (field: ColumnField | null) => Cell[];

function cellsOf(rows: readonly { head: string[]; row: string[] }[], fields: readonly (ColumnField | null)[]): Cells {
  return (field) => {
    const cells = rows.flatMap(({ head, row }) => row.map((text, column) => ({ heading: head[column] ?? '', text: text.trim(), field: fields[column] ?? null })));
    const found = cells.filter((cell) => cell.field === field && cell.text !== '');
    return found.filter((cell, index) => found.findIndex(({ text, heading }) => text === cell.text && heading === cell.heading) === index);
  };
}

function recipeOf(cells: Cells): Partial<FileRecipe> {
  const text = (field: ColumnField): string => cells(field)[0]?.text ?? '';
  const joined = (field: ColumnField): string => cells(field).map((cell) => blockOf(cell.text)).join('\n');
  const others = cells(null).map(({ heading, text: said }) => (heading ? `${heading[0]?.toUpperCase()}${heading.slice(1)}: ${blockOf(said)}` : blockOf(said)));
  const nutrition = withNutritionText(nutritionOfText(cells('nutrition').map(nutritionStatement).join('\n')), [joined('notes'), others.join('\n')].filter(Boolean).join('\n\n'));
  const source = lineOf(text('source'));
  return {
    title: lineOf(text('title')),
    description: joined('description'),
    ingredients: groupedLines(withoutBullets(cells('ingredients').flatMap((cell) => ingredientsOfCell(cell.text))), anyHeading),
    instructions: groupedLines(withoutNumbers(cells('instructions').flatMap((cell) => stepsOfCell(cell.text))), anyHeading),
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
    ...onePicture(cells('picture').map((cell) => pictureAt(cell.text.split(/[\s,;|]+/)[0]))),
    ...nutrition,
  };
}

/** A bare number is minutes unless the heading speaks of hours. */
function timeIn([cell]: Cell[]): number | null {
  if (!cell) return null;
  const isHours = /^\d+(?:[.,]\d+)?$/.test(cell.text) && /\b(?:hours?|hrs?|h|stunden|std|heures|horas|ore)\b/.test(cell.heading);
  return minutesOf(isHours ? `${cell.text} h` : cell.text);
}

const nutritionStatement = ({ heading, text }: Cell): string => (/^[\d.,]+\s*\p{L}*$/u.test(text) ? `${heading}: ${text}` : text);
