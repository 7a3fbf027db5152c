import { minutesOf } from '@simmer/recipe-reader';
import type { FileEntry, FileRecipe } from '../../file-recipe';
import type { OpenedFile } from '../../opened-file';
import { groupedLines, withoutNumbers } from '../../reading/grouped-lines';
import { nutritionOfText } from '../../reading/nutrition-text';
import { onePicture, pictureAt } from '../../reading/pictures';
import { addressOf, blockOf, lineOf, linesOf, starsOf, tagsOf, timestampOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry, together, withNutritionText } from '../../reading/recipe-entry';
import { yieldFields } from '../../reading/yield';
import { schemaHeading } from '../json-ld/schema-recipe';
import { withoutScaleMarks } from './scale-marks';

/** The labels before the fields, without spaces and in lower case. */
const LABELS = new Set(
  'title description yield activetime totaltime source sourceurl url notes ingredients instructions labels label folder rating image images createdat updatedat id fromuser prep cook nutrition'.split(
    ' ',
  ),
);
const LABEL_LINE = /^([A-Za-z][A-Za-z ]{1,20}):[ \t]*(.*)$/;
/** Fields that only this export has. */
const OWN_LABEL = /^(?:active ?time|source ?url|labels):/im;

export function isTextExport(text: string): boolean {
  return /^title:/im.test(text) && /^ingredients:/im.test(text) && OWN_LABEL.test(text) && !/^original url:/im.test(text);
}

/** One field after the other, each "Label: value" with further lines below it; "Title:" begins the next recipe. */
export async function* recipesOfTextExport(file: OpenedFile): AsyncIterable<FileEntry> {
  for (const fields of fieldsOfRecipes(file.text)) {
    yield await recipeEntry(fields.get('title')?.trim() || nameOfFile(file.name), () => withoutScaleMarks(recipeOf(fields)));
  }
}

function fieldsOfRecipes(text: string): Map<string, string>[] {
  const recipes: Map<string, string>[] = [];
  let label = '';
  for (const line of text.split('\n')) {
    const [, stated = '', value = ''] = LABEL_LINE.exec(line) ?? [];
    const known = stated.toLowerCase().replaceAll(' ', '');
    const isLabel = LABELS.has(known);
    if (isLabel && (known === 'title' || recipes.length === 0)) recipes.push(new Map());
    if (isLabel) label = known;
    const fields = recipes.at(-1);
    if (fields) fields.set(label, isLabel ? value : `${fields.get(label) ?? ''}\n${line}`);
  }
  return recipes;
}

function recipeOf(fields: Map<string, string>): Partial<FileRecipe> {
  const get = (name: string): string => fields.get(name) ?? '';
  return {
    title: lineOf(get('title')),
    description: blockOf(get('description')),
    ingredients: groupedLines(linesOf(get('ingredients')), schemaHeading),
    instructions: groupedLines(withoutNumbers(linesOf(get('instructions'))), schemaHeading),
    prep_time: minutesOf(get('activetime') || get('prep')),
    cook_time: minutesOf(get('cook')),
    total_time: minutesOf(get('totaltime')),
    ...yieldFields(get('yield')),
    tags: tagsOf(get('labels') || get('label')),
    source_url: addressOf(get('sourceurl') || get('url')),
    source_name: lineOf(get('source')),
    rating: starsOf(get('rating')),
    created_at: timestampOf(get('createdat')),
    ...together(
      withNutritionText(nutritionOfText(get('nutrition')), blockOf(get('notes'))),
      onePicture([pictureAt(get('image') || get('images'))]),
    ),
  };
}
