import { minutesOf } from '../../../sources/values/duration';
import type { RecipeLine } from '../../../sources/parsed-recipe';
import type { FilePicture, FileRecipe } from '../../file-recipe';
import type { OpenedFile } from '../../opened-file';
import { attributeOf, elementOf, elementsBelow, elementsOf, readXml, textIn, textOfElement, type XmlElement } from '../../opening/xml';
import { amountText } from '../../reading/amount-text';
import { withoutNumbers } from '../../reading/grouped-lines';
import { nutritionLosses, nutritionOfText } from '../../reading/nutrition-text';
import { onePicture, pictureIn, pictureOfBase64 } from '../../reading/pictures';
import { addressOf, blockOf, isYes, lineOf, starsOf, tagsOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import { servingsAndYield } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';

/** An .fdx of Living Cookbook; an .fdxz is a zip of it with its pictures. */
export const livingCookbookReader: FileReader = {
  format: 'living-cookbook',
  memberName: /\.fdxz?$/i,
  recognises: ({ text }) => /<fdx[\s>]/i.test(text.slice(0, 4_000)),
  async *read(file) {
    const recipes = elementsBelow(readXml(file.text), 'Recipe');
    for (const recipe of recipes) yield await recipeEntry(attributeOf(recipe, 'Name') || nameOfFile(file.name), () => recipeOf(recipe, file));
  },
};

async function recipeOf(recipe: XmlElement, file: OpenedFile): Promise<Partial<FileRecipe>> {
  const said = (name: string): string => lineOf(attributeOf(recipe, name));
  const minutes = (name: string): number | null => minutesOf(said(name));
  const { nutrition, rest } = nutritionOfText(nutritionLines(recipe).join('\n'));
  const pictures = onePicture(await picturesOf(recipe, file));
  return {
    title: said('Name'),
    description: blockOf(attributeOf(recipe, 'Comments') || textOfElement(recipe, 'Comments')),
    ...servingsAndYield(said('Servings'), said('Yield')),
    prep_time: minutes('PreparationTime'),
    cook_time: minutes('CookingTime'),
    total_time: minutes('ReadyInTime'),
    tags: tagsOf(said('RecipeTypes'), said('CuisineTypes') || said('Cuisine')),
    ingredients: linesOfIngredients(recipe),
    instructions: linesOfProcedures(recipe),
    source_name: said('Source'),
    source_url: addressOf(said('WebPage')),
    author: said('Author') || said('Cook'),
    rating: starsOf(said('UserRating') || said('Rating')),
    favorite: isYes(said('Favorite')),
    nutrition,
    notes: notesOf(recipe),
    ...pictures,
    losses: [...pictures.losses, ...nutritionLosses(rest)],
  };
}

/** The elements of that name, in the list that holds them or loose. */
function listed(recipe: XmlElement, list: string, name: string): XmlElement[] {
  return [...elementsOf(elementOf(recipe, list), name), ...elementsOf(recipe, name)];
}

const isHeading = (element: XmlElement): boolean => isYes(attributeOf(element, 'Heading'));

function linesOfIngredients(recipe: XmlElement): RecipeLine[] {
  const lines: RecipeLine[] = [];
  let group: string | null = null;
  for (const row of listed(recipe, 'RecipeIngredients', 'RecipeIngredient')) {
    const food = lineOf(attributeOf(row, 'Ingredient') || textIn(row));
    const text = lineOf([amountText(attributeOf(row, 'Quantity')), attributeOf(row, 'Unit'), food].join(' '));
    if (isHeading(row)) group = food.replace(/:$/, '') || null;
    else if (text !== '') lines.push({ text, group });
  }
  return lines;
}

function linesOfProcedures(recipe: XmlElement): RecipeLine[] {
  const lines: RecipeLine[] = [];
  let group: string | null = null;
  for (const procedure of listed(recipe, 'RecipeProcedures', 'RecipeProcedure')) {
    const text = blockOf(textOfElement(procedure, 'ProcedureText') || attributeOf(procedure, 'ProcedureText') || textIn(procedure));
    if (isHeading(procedure)) group = text.replace(/:$/, '') || null;
    else lines.push(...withoutNumbers(text.split(/\n{2,}|\n(?=\d{1,2}[.)]\s)/).map(lineOf).filter(Boolean)).map((step) => ({ text: step, group })));
  }
  return lines;
}

/** "TotalFat" is "Total Fat". */
function nutritionLines(recipe: XmlElement): string[] {
  const figures = elementOf(recipe, 'RecipeNutrition') ?? elementOf(elementOf(recipe, 'RecipeNutritions'), 'RecipeNutrition');
  const stated = Object.entries(figures?.attributes ?? {}).filter(([, value]) => /[1-9]/.test(value));
  return stated.map(([name, value]) => `${name.replace(/([a-z])([A-Z])/g, '$1 $2')}: ${value}`);
}

function notesOf(recipe: XmlElement): string {
  const notes = [
    ...listed(recipe, 'RecipeTips', 'RecipeTip').map((tip) => textOfElement(tip, 'TipText') || textIn(tip)),
    ...listed(recipe, 'RecipeAuthorNotes', 'RecipeAuthorNote').map((note) => textOfElement(note, 'AuthorNoteText') || textIn(note)),
    ...listed(recipe, 'RecipeReviews', 'RecipeReview').map((review) => textOfElement(review, 'ReviewText') || textIn(review)),
    attributeOf(recipe, 'Notes'),
  ];
  return notes.map(blockOf).filter(Boolean).join('\n\n');
}

/** Base64 in the file, or the name of a file beside it. */
async function picturesOf(recipe: XmlElement, file: OpenedFile): Promise<(FilePicture | null)[]> {
  const images = [...listed(recipe, 'RecipeImages', 'RecipeImage'), ...elementsOf(recipe, 'Image')];
  return Promise.all(images.map(async (image) => {
    const name = attributeOf(image, 'FileName').split(/[\\/]/).at(-1) ?? '';
    return (await pictureIn(file.beside, name)) ?? pictureOfBase64(textIn(image).replace(/\s+/g, ''));
  }));
}
