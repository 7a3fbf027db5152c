import type { RecipeLine } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import type { FileWriter } from '../../recipe-format';
import { linesWithHeadings } from '../../writing/groups';
import { stableId } from '../../writing/identity';
import { oneFileEach } from '../../writing/one-file-each';
import { REASONS } from '../../writing/reasons';
import { nutritionLines, timeText, yieldStatement } from '../../writing/words';
import { MELA_EPOCH_MS } from './mela-epoch';

/** Ingredients and steps are one line each, a heading a line that begins with #. */
export const melaWriter: FileWriter = {
  ...oneFileEach(
    { extension: 'melarecipe', contentType: 'application/json', bytesOf: (recipe) => Buffer.from(jsonOf(recipe)), picture: 'within' },
    'melarecipes',
  ),
  loses: {
    step_images: REASONS.stepImages,
    difficulty: 'Mela knows no difficulty',
    source_name: 'Mela has one field for where a recipe is from, and its address stands there',
    author: 'Mela knows no authors',
    language: 'Mela knows no languages',
    rating: 'Mela knows no stars',
  },
  changes: {
    title: REASONS.cleaned,
    description: REASONS.cleaned,
    ingredients: REASONS.lines,
    instructions: REASONS.lines,
    tags: 'A comma in a tag makes two of it',
    notes: REASONS.cleaned,
    created_at: REASONS.toTheSecond,
  },
};

function jsonOf(recipe: FileRecipe): string {
  return JSON.stringify({
    id: stableId(recipe).toUpperCase(),
    title: recipe.title,
    text: recipe.description,
    images: recipe.pictures.flatMap((picture) => ('bytes' in picture ? [Buffer.from(picture.bytes).toString('base64')] : [])),
    categories: recipe.tags.flatMap((tag) => tag.split(/\s*,\s*/)).filter(Boolean),
    yield: yieldStatement(recipe),
    prepTime: timeText(recipe.prep_time),
    cookTime: timeText(recipe.cook_time),
    totalTime: timeText(recipe.total_time),
    ingredients: textOfLines(recipe.ingredients),
    instructions: textOfLines(recipe.instructions),
    notes: recipe.notes,
    nutrition: nutritionLines(recipe.nutrition).join('\n'),
    link: recipe.source_url ?? recipe.source_name,
    favorite: recipe.favorite,
    wantToCook: false,
    ...(recipe.created_at !== null && { date: Math.floor((Date.parse(recipe.created_at) - MELA_EPOCH_MS) / 1_000) }),
  });
}

const textOfLines = (lines: readonly RecipeLine[]): string => linesWithHeadings(lines, (name) => `# ${name}`).join('\n');
