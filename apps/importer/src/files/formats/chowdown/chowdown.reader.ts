import { minutesOf } from '../../../sources/values/duration';
import type { FileRecipe } from '../../file-recipe';
import type { OpenedFile } from '../../opened-file';
import { type FrontMatter, frontMatterIn, hasFrontMatterField } from '../../opening/yaml';
import { anyHeading, groupedLines, withoutBullets, withoutNumbers } from '../../reading/grouped-lines';
import { withoutInlineMarkdown } from '../../reading/markdown';
import { nutritionOfText } from '../../reading/nutrition-text';
import { onePicture, pictureAt, pictureIn } from '../../reading/pictures';
import { addressOf, blockOf, difficultyOf, isYes, languageOf, lineOf, linesOf, sourceOf, starsOf, tagsOf, timestampOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry, together, withNutritionText } from '../../reading/recipe-entry';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';

const RECIPE_FIELD = /^(?:ingredients|directions|components|layout[ \t]*:[ \t]*["']?recipe)\b/im;
const MARKDOWN_PICTURE = /!\[[^\]]*\]\(([^)\s]+)[^)]*\)/;

/** A recipe of Chowdown: Markdown with the recipe in its front matter. A whole cookbook is a zip of them, with images/ beside. */
export const chowdownReader: FileReader = {
  format: 'chowdown',
  memberName: /(?:^|\/)_recipes\/[^/]+\.md$/i,
  recognises: ({ text }) => hasFrontMatterField(text, RECIPE_FIELD),
  async *read(file) {
    yield await recipeEntry(nameOfFile(file.name).replaceAll(/[-_]+/g, ' '), () => recipeOf(file));
  },
};

async function recipeOf(file: OpenedFile): Promise<Partial<FileRecipe>> {
  const { fields, below } = frontMatterIn(file.text) ?? { fields: {}, below: '' };
  const value = (...names: string[]): unknown => names.map((name) => fields[name]).find((found) => found !== undefined && found !== null && found !== '');
  const notes = [...linesOfList(value('notes')).map(withoutInlineMarkdown), componentsIn(fields)].filter(Boolean).join('\n');
  const nutrition = withNutritionText(nutritionOfText(nutritionText(fields)), notes);
  const source = sourceOf(value('source'));
  const pictures = onePicture([await pictureOf(value('image', 'picture', 'photo', 'thumbnail') ?? MARKDOWN_PICTURE.exec(below)?.[1], file)]);
  return {
    title: lineOf(value('title', 'name')),
    description: [blockOf(value('description')), ...paragraphsOf(below)].filter(Boolean).join('\n\n'),
    ingredients: groupedLines(linesOfList(value('ingredients')), anyHeading),
    instructions: groupedLines(withoutNumbers(linesOfList(value('directions', 'instructions', 'steps', 'method'))), anyHeading).map(({ text, group }) => ({ text: withoutInlineMarkdown(text), group })),
    prep_time: minutesOf(value('prep_time', 'preptime', 'prep time', 'prep')),
    cook_time: minutesOf(value('cook_time', 'cooktime', 'cook time', 'cook')),
    total_time: minutesOf(value('total_time', 'totaltime', 'total time', 'time', 'duration')),
    ...yieldFields(value('servings', 'serves', 'yield', 'yields', 'makes')),
    difficulty: difficultyOf(value('difficulty')),
    tags: tagsOf(value('tags', 'tag'), value('category', 'categories'), value('cuisine'), value('course')),
    ...source,
    source_url: addressOf(value('source_url', 'source-url', 'url', 'link')) ?? source.source_url,
    author: lineOf(value('author')),
    language: languageOf(value('lang', 'language')),
    rating: starsOf(value('rating')),
    favorite: isYes(value('favorite')),
    created_at: timestampOf(lineOf(value('date'))),
    ...together(nutrition, pictures),
  };
}

/** A line that YAML takes for a field ("- Topping: nuts") is a line again, and its list stands below it as a heading. */
function linesOfList(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linesOfList);
  if (typeof value !== 'object' || value === null) return withoutBullets(linesOf(value).filter((line) => line !== '---'));
  return Object.entries(value).flatMap(([key, below]) => {
    const lines = linesOfList(below);
    return typeof below === 'object' || lines.length === 0 ? [`${key}:`, ...lines] : [`${key}: ${lines.join(' ')}`];
  });
}

/** A recipe that others are part of names them; each is a recipe of its own. */
function componentsIn({ components }: FrontMatter): string {
  const names = tagsOf(components);
  return names.length > 0 ? `Made of: ${names.join(', ')}` : '';
}

function nutritionText(fields: FrontMatter): string {
  const { nutrition, calories } = fields;
  const stated = [...linesOfList(nutrition), ...linesOfList(calories).map((line) => `Calories: ${line}`)];
  return stated.filter((line) => !/:$/.test(line)).join('\n');
}

function paragraphsOf(body: string): string[] {
  return body.split(/\n\s*\n/).map((paragraph) => linesOf(withoutInlineMarkdown(paragraph)).map((line) => line.replace(/^#{1,6}\s+/, '')).join('\n')).filter(Boolean);
}

async function pictureOf(value: unknown, file: OpenedFile): Promise<ReturnType<typeof pictureAt>> {
  const name = lineOf(Array.isArray(value) ? value[0] : value);
  return (/^https?:/i.test(name) ? pictureAt(name) : null) ?? (await pictureIn(file.beside, name)) ?? pictureIn(file.beside, name.split('/').at(-1) ?? '');
}
