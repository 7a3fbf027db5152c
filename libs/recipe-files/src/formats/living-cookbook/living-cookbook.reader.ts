import { minutesOf, type RecipeLine } from '@simmer/recipe-reader';
import type { FilePicture, FileRecipe } from '../../file-recipe';
import type { OpenedFile } from '../../opened-file';
import { attributeOf, elementOf, elementsBelow, elementsOf, readXml, textIn, textOfElement, type XmlElement } from '../../opening/xml';
import { amountText } from '../../reading/amount-text';
import { groupedLines, markdownHeading, withoutNumbers } from '../../reading/grouped-lines';
import { nutritionLosses, nutritionOfText } from '../../reading/nutrition-text';
import { waitingLoss } from '../../reading/losses';
import { onePicture, pictureIn, pictureOfBase64 } from '../../reading/pictures';
import { addressOf, blockOf, isYes, lineOf, spacedName, starsOf, tagsOf, timestampOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import { servingsAndYield } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';
import { UnreadableFile } from '../../unreadable-file';

const HEADING_MARK = '# ';
/** An .lcb is a zip of the program's database. */
const BACKUP = /\.mdb$/i;
/** The program changed its name, and with it the root's. */
const ROOT = /<(?:fdx|hix)z?[\s>]/i;

/** An .fdx of Living Cookbook; an .fdxz is a zip of it with its pictures. */
export const livingCookbookReader: FileReader = {
  format: 'living-cookbook',
  memberName: /\.fdxz?$/i,
  recognises: ({ text, archive }) =>
    ROOT.test(text.slice(0, 4_000)) || (archive !== null && archive.names.some((name) => BACKUP.test(name))),
  async *read(file) {
    if (file.archive) throw new UnreadableFile({ code: 'living-cookbook-backup' });
    const document = readXml(file.text);
    const books = namesOfBooks(document);
    for (const recipe of elementsBelow(document, 'Recipe'))
      yield await recipeEntry(attributeOf(recipe, 'Name') || nameOfFile(file.name), () => recipeOf(recipe, books, file));
  },
};

/** The cookbooks and their chapters, each by its number. */
function namesOfBooks(document: XmlElement): Map<string, string> {
  const books = [...elementsBelow(document, 'Cookbook'), ...elementsBelow(document, 'CookbookChapter')];
  return new Map(books.map((book) => [attributeOf(book, 'ID'), lineOf(attributeOf(book, 'Name'))]));
}

async function recipeOf(recipe: XmlElement, books: Map<string, string>, file: OpenedFile): Promise<Partial<FileRecipe>> {
  const valueOf = (name: string): string => lineOf(attributeOf(recipe, name));
  const minutes = (name: string): number | null => minutesOf(valueOf(name));
  const { nutrition, rest } = nutritionOfText(nutritionLines(recipe).join('\n'));
  const pictures = onePicture(await picturesOf(recipe, file));
  const page = valueOf('SourcePageNumber');
  const waiting = minutes('InactiveTime');
  return {
    title: valueOf('Name'),
    description: blockOf(attributeOf(recipe, 'Comments') || textOfElement(recipe, 'Comments')),
    ...servingsAndYield(valueOf('Servings'), valueOf('Yield')),
    prep_time: minutes('PreparationTime'),
    cook_time: minutes('CookingTime'),
    total_time: minutes('ReadyInTime'),
    difficulty: difficultyOfDegree(valueOf('DegreeOfDifficulty')),
    tags: tagsOf(valueOf('RecipeTypes'), valueOf('CuisineTypes') || valueOf('Cuisine'), [
      books.get(valueOf('CookbookID')),
      books.get(valueOf('CookbookChapterID')),
    ]),
    ingredients: linesOfIngredients(recipe),
    instructions: linesOfProcedures(recipe),
    source_name: [valueOf('Source'), page && `page ${page}`].filter(Boolean).join(', '),
    source_url: addressOf(valueOf('WebPage')),
    author: valueOf('Author') || valueOf('Cook'),
    rating: starsOf(valueOf('UserRating') || valueOf('Rating') || ratingOfReview(recipe)),
    favorite: isYes(valueOf('Favorite')),
    created_at: timestampOf(valueOf('CreateDate')),
    nutrition,
    notes: notesOf(recipe),
    ...pictures,
    losses: [...pictures.losses, ...nutritionLosses(rest), ...waitingLoss(waiting)],
  };
}

/** Of five degrees. */
function difficultyOfDegree(degree: string): FileRecipe['difficulty'] {
  const number = Number(degree);
  if (!(number >= 1)) return null;
  return number <= 2 ? 'easy' : number === 3 ? 'medium' : 'hard';
}

/** A review alone is the cook's own. */
function ratingOfReview(recipe: XmlElement): string {
  const reviews = listed(recipe, 'RecipeReviews', 'RecipeReview');
  return reviews.length === 1 ? attributeOf(reviews[0], 'Rating') : '';
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
    const text = lineOf([amountText(attributeOf(row, 'Quantity')), attributeOf(row, 'Unit'), food.replace(/\s+--\s+/, ', ')].join(' '));
    if (isHeading(row)) group = food.replace(/:$/, '') || null;
    else lines.push({ text, group });
  }
  return lines;
}

/** One step each, or several with blank lines or numbers between them. */
function linesOfProcedures(recipe: XmlElement): RecipeLine[] {
  const lines = listed(recipe, 'RecipeProcedures', 'RecipeProcedure').flatMap((procedure) => {
    const text = blockOf(
      textOfElement(procedure, 'ProcedureText') ||
        attributeOf(procedure, 'ProcedureText') ||
        procedure.children.filter((child) => typeof child === 'string').join(''),
    );
    if (isHeading(procedure)) return [HEADING_MARK + lineOf(text)];
    return text
      .split(/\n{2,}|\n(?=\d{1,2}[.)]\s)/)
      .map(lineOf)
      .filter(Boolean);
  });
  return groupedLines(withoutNumbers(lines), markdownHeading);
}

/** "TotalFat" is "Total Fat". */
function nutritionLines(recipe: XmlElement): string[] {
  const figures = elementOf(recipe, 'RecipeNutrition') ?? elementOf(elementOf(recipe, 'RecipeNutritions'), 'RecipeNutrition');
  const stated = Object.entries(figures?.attributes ?? {}).filter(([, value]) => /[1-9]/.test(value));
  return stated.map(([name, value]) => `${spacedName(name)}: ${value}`);
}

function notesOf(recipe: XmlElement): string {
  const notes = [
    ...listed(recipe, 'RecipeTips', 'RecipeTip').map((tip) => textOfElement(tip, 'TipText') || textIn(tip)),
    ...listed(recipe, 'RecipeAuthorNotes', 'RecipeAuthorNote').map((note) => textOfElement(note, 'AuthorNoteText') || textIn(note)),
    ...listed(recipe, 'RecipeReviews', 'RecipeReview').map((review) => textOfElement(review, 'ReviewText') || textIn(review)),
    attributeOf(recipe, 'Notes'),
    attributeOf(recipe, 'Copyright'),
    ovenOf(recipe),
  ];
  return notes.map(blockOf).filter(Boolean).join('\n\n');
}

function ovenOf(recipe: XmlElement): string {
  const degrees = ['C', 'F']
    .map((scale) => [attributeOf(recipe, `OvenTemperature${scale}`), scale])
    .filter(([amount]) => Number(amount) > 0);
  return degrees.length === 0 ? '' : `Oven: ${degrees.map(([amount, scale]) => `${amount} °${scale}`).join(', ')}`;
}

/** Of the dish, its card and its steps: base64 in the file, or the name of a file beside it. */
async function picturesOf(recipe: XmlElement, file: OpenedFile): Promise<(FilePicture | null)[]> {
  const images = [
    ...listed(recipe, 'RecipeImages', 'RecipeImage'),
    ...elementsOf(recipe, 'Image'),
    ...elementsOf(recipe, 'RecipeScan'),
    ...elementsBelow(recipe, 'ProcedureImage'),
  ];
  return Promise.all(
    images.map(async (image) => {
      const name = attributeOf(image, 'FileName').split(/[\\/]/).at(-1) ?? '';
      return (await pictureIn(file.beside, name)) ?? pictureOfBase64(textIn(image));
    }),
  );
}
