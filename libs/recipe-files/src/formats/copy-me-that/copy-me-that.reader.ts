import { attribute, hasClass, linesOf, minutesOf, type Page, type PageElement, type RecipeLine, textOf } from '@simmer/recipe-reader';
import type { Archive } from '../../archive';
import type { FileRecipe } from '../../file-recipe';
import { elementsOfClass, elementsWith, pagesOfParts, statedIn } from '../../reading/page-parts';
import { onePicture, pictureAt, pictureIn } from '../../reading/pictures';
import { addressOf, sourceOf, starsOf, tagsOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';

const RECIPE_START = /<div\b[^>]*\bclass\s*=\s*["']?recipe["'\s>]/gi;

/** recipes.html, with the pictures in images/ beside it; every recipe uses the same ids again. */
export const copyMeThatReader: FileReader = {
  format: 'copy-me-that',
  recognises: ({ text }) =>
    /copymethat|id\s*=\s*["']?original_link\b/i.test(text) && /class\s*=\s*["']?(?:recipeIngredient|instruction)\b/i.test(text),
  async *read(file) {
    for (const page of pagesOfParts(file.text, RECIPE_START)) {
      const name = stated(page, 'name') || nameOfFile(file.name);
      yield await recipeEntry(name, () => recipeOf(page, file.beside));
    }
  },
};

async function recipeOf(page: Page, archive: Archive | null): Promise<Partial<FileRecipe>> {
  const [link] = elementsWith(page, 'id', 'original_link');
  const notes = [...elementsOfClass(page, 'recipeNote'), ...elementsOfClass(page, 'recipeIngredient_note')];
  return {
    title: stated(page, 'name'),
    description: elementsWith(page, 'id', 'description')
      .flatMap((element) => linesOf(element))
      .join('\n'),
    ingredients: inSections(page, 'recipeIngredient'),
    instructions: inSections(page, 'instruction'),
    prep_time: minutesOf(stated(page, 'prepTime')),
    cook_time: minutesOf(stated(page, 'cookTime')),
    total_time: minutesOf(stated(page, 'totalTime')),
    ...yieldFields(stated(page, 'recipeYield')),
    tags: tagsOf(elementsOfClass(page, 'recipeCategory').map((element) => textOf(element))),
    ...sourceOf(link ? (addressOf(attribute(link, 'href')) ?? textOf(link)) : ''),
    notes: notes
      .map((element) => linesOf(element).join('\n'))
      .filter(Boolean)
      .join('\n'),
    rating: starsOf(stated(page, 'ratingValue')),
    favorite: stated(page, 'starred') !== '',
    ...(await picturesOf(page, archive)),
  };
}

const stated = (page: Page, id: string): string => statedIn(page, 'id', id)[0] ?? '';

/** The lines of a list, under the subheaders between them; a spacer ends a group. */
function inSections(page: Page, name: string): RecipeLine[] {
  const lines: RecipeLine[] = [];
  let group: string | null = null;
  for (const element of page.elements) {
    if (hasClass(element, `${name}_subheader`)) group = lineIn(element).replace(/:$/, '') || null;
    else if (hasClass(element, `${name}_spacer`)) group = null;
    else if (hasClass(element, name)) lines.push({ text: lineIn(element), group });
  }
  return lines;
}

const lineIn = (element: PageElement): string => textOf(element, { controls: true });

async function picturesOf(page: Page, archive: Archive | null): Promise<ReturnType<typeof onePicture>> {
  const sources = page.elements.filter((element) => element.name === 'img').map((element) => attribute(element, 'src'));
  const pictures = await Promise.all(sources.map(async (source) => (await pictureIn(archive, source)) ?? pictureAt(source)));
  return onePicture(pictures);
}
