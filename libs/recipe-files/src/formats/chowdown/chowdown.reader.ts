import type { FileRecipe } from '../../file-recipe';
import type { OpenedFile } from '../../opened-file';
import { frontMatterIn, hasFrontMatterField } from '../../opening/yaml';
import { factsOfFields, linesOfList, pictureOfFields, valueIn } from '../../reading/front-matter';
import { anyHeading, groupedLines, withoutNumbers } from '../../reading/grouped-lines';
import { withoutInlineMarkdown } from '../../reading/markdown';
import { blockOf, linesOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry, together } from '../../reading/recipe-entry';
import { ingredientLines, isStructured, stepLines } from '../../reading/structured-lines';
import type { FileReader } from '../../recipe-format';
import { recipeBelowFields } from '../plain-text/front-matter.reader';

const RECIPE_FIELD = /^(?:ingredients|directions|components|layout[ \t]*:[ \t]*["']?recipe)\b/im;
const PARTS_FIELD = /^(?:ingredients|directions|instructions|steps|method|components)\b/im;

/** A recipe of Chowdown: Markdown with the recipe in its front matter. A whole cookbook is a zip of them, with images/ beside. */
export const chowdownReader: FileReader = {
  format: 'chowdown',
  memberName: /(?:^|\/)_recipes\/[^/]+\.md$/i,
  recognises: ({ text }) => hasFrontMatterField(text, RECIPE_FIELD),
  async *read(file) {
    yield await recipeEntry(nameOfFile(file.name).replaceAll(/[-_]+/g, ' '), () => recipeOf(file));
  },
};

/** Some keep the recipe itself in the text below its fields. */
async function recipeOf(file: OpenedFile): Promise<Partial<FileRecipe>> {
  const isInFields = hasFrontMatterField(file.text, PARTS_FIELD);
  return (isInFields ? null : await recipeBelowFields(file)) ?? recipeInFields(file);
}

async function recipeInFields(file: OpenedFile): Promise<Partial<FileRecipe>> {
  const { fields, below } = frontMatterIn(file.text) ?? { fields: {}, below: '' };
  const value = valueIn(fields);
  const ingredients = value('ingredients');
  const directions = value('directions', 'instructions', 'steps', 'method');
  const steps = isStructured(directions) ? stepLines(directions) : groupedLines(withoutNumbers(linesOfList(directions)), anyHeading);
  return {
    ...together(factsOfFields(fields), await pictureOfFields(fields, below, file.beside)),
    description: [blockOf(value('description')), ...paragraphsOf(below)].filter(Boolean).join('\n\n'),
    ingredients: isStructured(ingredients) ? ingredientLines(ingredients) : groupedLines(linesOfList(ingredients), anyHeading),
    instructions: steps.map(({ text, group }) => ({ text: withoutInlineMarkdown(text), group })),
  };
}

function paragraphsOf(body: string): string[] {
  return body
    .split(/\n\s*\n/)
    .map((paragraph) =>
      linesOf(withoutInlineMarkdown(paragraph))
        .map((line) => line.replace(/^#{1,6}\s+/, ''))
        .join('\n'),
    )
    .filter(Boolean);
}
