import {
  attribute,
  caloriesOf,
  gramsOf,
  linesOf,
  milligramsOf,
  minutesOf,
  type Nutrition,
  type Page,
  type RecipeLine,
  textOf,
} from '@simmer/recipe-reader';
import type { Archive } from '../../archive';
import type { FileRecipe } from '../../file-recipe';
import { anyHeading, groupedLines, withoutNumbers } from '../../reading/grouped-lines';
import { elementsWith, pagesOfParts, paragraphsBelow, statedIn } from '../../reading/page-parts';
import { morePictures } from '../../reading/losses';
import { type onePicture, pictureIn } from '../../reading/pictures';
import { isYes, sourceOf, starsOf, tagsOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';

const RECIPE_START = /<div\b[^>]*\bclass\s*=\s*["']?recipe-details\b/gi;
const HEADING_MARK = '# ';

/** recipes.html, with the pictures in images/ beside it: attributes like microdata's, though the names are Recipe Keeper's own. */
export const recipeKeeperReader: FileReader = {
  format: 'recipe-keeper',
  memberName: /(?:^|\/)recipes\.html$/i,
  recognises: ({ text }) => text.includes('recipe-details') && /itemprop\s*=\s*["']?recipeIngredients\b/i.test(text),
  async *read(file) {
    for (const page of pagesOfParts(file.text, RECIPE_START)) {
      const name = stated(page, 'name') || nameOfFile(file.name);
      yield await recipeEntry(name, () => recipeOf(page, file.beside));
    }
  },
};

async function recipeOf(page: Page, archive: Archive | null): Promise<Partial<FileRecipe>> {
  return {
    title: stated(page, 'name'),
    ingredients: groupedLines(markedLines(page, 'recipeIngredients'), anyHeading),
    instructions: stepsOf(page),
    prep_time: minutesOf(stated(page, 'prepTime')),
    cook_time: minutesOf(stated(page, 'cookTime')),
    total_time: minutesOf(stated(page, 'totalTime')),
    ...yieldFields(stated(page, 'recipeYield')),
    tags: tagsOf(
      ...['recipeCourse', 'recipeCategory', 'recipeCollection'].map((name) =>
        statedIn(page, 'itemprop', name).flatMap((text) => text.split(/\s*,\s*/)),
      ),
    ),
    nutrition: nutritionOf(page),
    ...sourceOf(sourceIn(page)),
    notes: elementsWith(page, 'itemprop', 'recipeNotes')
      .flatMap((element) => linesOf(element))
      .join('\n'),
    rating: starsOf(stated(page, 'recipeRating')),
    favorite: isYes(stated(page, 'recipeIsFavourite')),
    ...(await picturesOf(page, archive)),
  };
}

const stated = (page: Page, name: string): string => statedIn(page, 'itemprop', name)[0] ?? '';

/** The lines of a field, the headings among them (all in bold) marked. */
function markedLines(page: Page, name: string): string[] {
  const paragraphs = elementsWith(page, 'itemprop', name).flatMap((element) => paragraphsBelow(page, element));
  return paragraphs.map(({ text, isBold }) => (isBold ? HEADING_MARK + text : text));
}

function stepsOf(page: Page): RecipeLine[] {
  return groupedLines(withoutNumbers(markedLines(page, 'recipeDirections')), anyHeading);
}

/** A link is more complete than its text, which may be shortened. */
function sourceIn(page: Page): string {
  const [element] = elementsWith(page, 'itemprop', 'recipeSource');
  if (!element) return '';
  const link = page.elements.slice(element.index, element.end).find(({ name }) => name === 'a');
  return (link && attribute(link, 'href')) || textOf(element);
}

function nutritionOf(page: Page): Nutrition {
  const amount = (name: string): string => stated(page, `recipeNut${name}`);
  return {
    calories: caloriesOf(amount('Calories')),
    total_fat: gramsOf(amount('TotalFat')),
    saturated_fat: gramsOf(amount('SaturatedFat')),
    protein: gramsOf(amount('Protein')),
    carbohydrates: gramsOf(amount('TotalCarbohydrate')),
    fiber: gramsOf(amount('DietaryFiber')),
    sugar: gramsOf(amount('Sugars')),
    sodium: milligramsOf(amount('Sodium')),
  };
}

async function picturesOf(page: Page, archive: Archive | null): Promise<ReturnType<typeof onePicture>> {
  const sources = new Set(
    page.elements
      .filter(({ name }) => name === 'img')
      .map((element) => attribute(element, 'src'))
      .filter(Boolean),
  );
  const [first, ...others] = sources;
  const picture = first ? await pictureIn(archive, first) : null;
  if (first && !picture) return { pictures: [], losses: [{ code: 'picture-missing' }] };
  return { pictures: picture ? [picture] : [], losses: morePictures(others.length) };
}
