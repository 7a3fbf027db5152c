import { REASONS } from '../../writing/reasons';
import type { FileRecipe } from '../../file-recipe';
import type { FileWriter } from '../../recipe-format';
import { factLines } from '../../writing/facts';
import { textParts } from '../../writing/parts';
import { listLines, proseLines, SECTIONS, SIGNATURE, underlined } from './text-layout';

export const plainTextWriter: FileWriter = {
  extension: 'txt',
  contentType: 'text/plain; charset=utf-8',
  write: (recipes) => textParts(recipes, { between: '\n\n\n', after: `\n\n${SIGNATURE}\n` }, textOf),
  loses: { pictures: 'Text holds no pictures', step_images: REASONS.stepImages },
  changes: {},
};

function textOf(recipe: FileRecipe): string {
  const parts = [
    underlined(recipe.title, '='),
    proseLines(recipe.description),
    factLines(recipe),
    section(SECTIONS.ingredients, listLines('ingredients', recipe.ingredients)),
    section(SECTIONS.instructions, listLines('instructions', recipe.instructions)),
    section(SECTIONS.notes, proseLines(recipe.notes)),
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [...underlined(heading, '-'), '', ...lines];
}
