import { minutesOf } from '@simmer/recipe-reader';
import type { Archive } from '../archive';
import type { FilePicture, FileRecipe } from '../file-recipe';
import type { FrontMatter } from '../opening/yaml';
import { withoutBullets } from './grouped-lines';
import { withoutInlineMarkdown } from './markdown';
import { nutritionOfText } from './nutrition-text';
import { onePicture, pictureAt, pictureIn } from './pictures';
import {
  addressOf,
  difficultyOf,
  isGiven,
  isYes,
  languageOf,
  lineOf,
  linesOf,
  sourceOf,
  starsOf,
  tagsOf,
  timestampOf,
} from './plain-values';
import { withNutritionText } from './recipe-entry';
import { servingsAndYield } from './yield';

const MARKDOWN_PICTURE = /!\[[^\]]*\]\(([^)\s]+)[^)]*\)/;

/** The first of the fields with these names that says anything; "prep_time", "Prep Time" and "prepTime" are one name. */
export const valueIn = (fields: FrontMatter): ((...names: string[]) => unknown) => {
  const named = new Map(Object.entries(fields).map(([name, value]) => [name.replace(/[_\s-]/g, '').toLowerCase(), value]));
  return (...names) => names.map((name) => named.get(name)).find(isGiven);
};

/** What the fields before a text say of its recipe, under the names that people and site generators give them. */
export function factsOfFields(fields: FrontMatter): Partial<FileRecipe> & Pick<FileRecipe, 'losses'> {
  const value = valueIn(fields);
  const notes = [...linesOfList(value('notes')).map(withoutInlineMarkdown), componentsIn(fields)].filter(Boolean).join('\n');
  const source = sourceOf(value('source'));
  return {
    title: lineOf(value('title', 'name')),
    prep_time: minutesOf(value('preptime', 'prep')),
    cook_time: minutesOf(value('cooktime', 'cook')),
    total_time: minutesOf(value('totaltime', 'time', 'duration')),
    ...servingsAndYield(lineOf(value('servings', 'serves')), lineOf(value('yield', 'yields', 'makes'))),
    difficulty: difficultyOf(value('difficulty')),
    tags: tagsOf(value('tags', 'tag'), value('category', 'categories'), value('cuisine'), value('course'), value('diet', 'diets')),
    ...source,
    source_url: addressOf(value('sourceurl', 'url', 'link')) ?? source.source_url,
    author: lineOf(value('author', 'sourceauthor')),
    language: languageOf(value('lang', 'language')),
    rating: starsOf(value('rating')),
    favorite: isYes(value('favorite')),
    created_at: timestampOf(lineOf(value('date', 'dateadded', 'created'))),
    ...withNutritionText(nutritionOfText(nutritionText(fields)), notes),
  };
}

/** The lines of a field. One that YAML takes for a field ("- Topping: nuts") is a line again, and its list stands below it as a heading. */
export function linesOfList(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linesOfList);
  if (typeof value !== 'object' || value === null) return withoutBullets(linesOf(value).filter((line) => line !== '---'));
  return Object.entries(value).flatMap(([key, below]) => {
    const lines = linesOfList(below);
    return typeof below === 'object' || lines.length === 0 ? [`${key}:`, ...lines] : [`${key}: ${lines.join(' ')}`];
  });
}

/** The picture that the fields name, or the first in the text below. */
export async function pictureOfFields(fields: FrontMatter, below: string, beside: Archive | null): Promise<ReturnType<typeof onePicture>> {
  const stated = valueIn(fields)('image', 'picture', 'photo', 'thumbnail') ?? MARKDOWN_PICTURE.exec(below)?.[1];
  return onePicture([await pictureCalled(lineOf(Array.isArray(stated) ? stated[0] : stated), beside)]);
}

async function pictureCalled(name: string, beside: Archive | null): Promise<FilePicture | null> {
  return (
    (/^https?:/i.test(name) ? pictureAt(name) : null) ?? (await pictureIn(beside, name)) ?? pictureIn(beside, name.split('/').at(-1) ?? '')
  );
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
