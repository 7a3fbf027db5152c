import { minutesOf } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import { withoutBullets, withoutNumbers } from '../../reading/grouped-lines';
import { labelledEntries, labelsIn, linesUnderHeadings } from '../../reading/labelled-text';
import { nutritionLosses, nutritionOfText } from '../../reading/nutrition-text';
import { onePicture, pictureAt } from '../../reading/pictures';
import { addressOf, blockOf, lineOf, starsOf, tagsOf, timestampOf } from '../../reading/plain-values';
import { recipeEntry } from '../../reading/recipe-entry';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';
import { cellReader, headIn, tableIn } from '../csv/table';

const NUTRIENTS = ['calories', 'fat', 'saturated fat', 'cholesterol', 'sodium', 'sugar', 'carbohydrate', 'fiber', 'protein'];

/** The table of Plan to Eat, or its text: fields with a label each, a rule between recipes. */
export const planToEatReader: FileReader = {
  format: 'plan-to-eat',
  recognises: ({ text }) => isTable(text) || isText(text),
  async *read(file) {
    if (!isTable(file.text)) return yield* labelledEntries(file);
    const { head, rows } = tableIn(file.text);
    for (const [index, row] of rows.entries()) {
      const cell = cellReader(head, row);
      yield await recipeEntry(cell('title') || `#${index + 2}`, () => recipeOf(cell));
    }
  },
};

function isTable(text: string): boolean {
  const head = headIn(text);
  return (
    ['title', 'ingredients', 'directions', 'main ingredient'].every((name) => head.includes(name)) ||
    (head.includes('url host') && head.includes('public url'))
  );
}

function isText(text: string): boolean {
  const labels = labelsIn(text);
  return (
    labels.has('title') &&
    labels.has('ingredients') &&
    labels.has('directions') &&
    (labels.has('serves') || labels.has('main ingredient') || labels.has('photo url'))
  );
}

function recipeOf(cell: (name: string) => string): Partial<FileRecipe> {
  const { nutrition, rest } = nutritionOfText(
    NUTRIENTS.filter((name) => cell(name) !== '')
      .map((name) => `${name}: ${cell(name)}`)
      .join('\n'),
  );
  const source = cell('source');
  const servings = cell('servings');
  return {
    title: lineOf(cell('title')),
    description: blockOf(cell('description')),
    ingredients: linesUnderHeadings(cell('ingredients'), withoutBullets),
    instructions: linesUnderHeadings(cell('directions'), withoutNumbers),
    prep_time: minutesOf(cell('prep time')),
    cook_time: minutesOf(cell('cook time')),
    total_time: minutesOf(cell('total time')),
    ...(servings
      ? { servings: yieldFields(servings).servings, yield_text: lineOf(cell('yield')) || yieldFields(servings).yield_text }
      : yieldFields(cell('yield'))),
    tags: tagsOf(cell('course'), cell('cuisine'), cell('main ingredient'), cell('tags')),
    source_url: addressOf(cell('url')) ?? addressOf(source),
    source_name: addressOf(source) ? '' : lineOf(source),
    nutrition,
    rating: starsOf(cell('rating')),
    created_at: timestampOf(cell('created at')),
    ...onePicture([pictureAt(cell('photo url'))]),
    losses: [...nutritionLosses(rest), ...(cell('cost') ? [{ code: 'cost' as const, params: { cost: lineOf(cell('cost')) } }] : [])],
  };
}
