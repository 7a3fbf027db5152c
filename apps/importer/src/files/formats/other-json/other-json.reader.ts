import type { RecipeLine } from '../../../sources/parsed-recipe';
import { isItem, listOf, type SchemaItem } from '../../../sources/schema-org/item';
import { minutesOf } from '../../../sources/values/duration';
import type { FileRecipe } from '../../file-recipe';
import type { OpenedFile } from '../../opened-file';
import { jsonOf } from '../../opening/json';
import { amountText } from '../../reading/amount-text';
import { anyHeading, groupedLines, withoutBullets, withoutNumbers } from '../../reading/grouped-lines';
import { nutritionOfText } from '../../reading/nutrition-text';
import { onePicture, pictureAt, pictureIn, pictureOfBase64 } from '../../reading/pictures';
import { addressOf, blockOf, difficultyOf, isYes, lineOf, linesOf, starsOf, tagsOf, timestampOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry, together, withNutritionText } from '../../reading/recipe-entry';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';

/** The names that apps give to a recipe's fields, without "_" and capitals. */
const NAMES = {
  title: ['title', 'name', 'recipename', 'recipetitle'],
  description: ['description', 'summary', 'intro', 'headnote'],
  ingredients: ['ingredients', 'ingredient', 'ingredientlines', 'ingredientlist', 'recipeingredients', 'ingredientgroups', 'ingredientsections'],
  instructions: ['instructions', 'directions', 'steps', 'method', 'preparation', 'recipeinstructions', 'recipesteps', 'instructiongroups'],
  prep: ['preptime', 'preparationtime', 'preptimeminutes', 'prepminutes', 'activetime', 'prep'],
  cook: ['cooktime', 'cookingtime', 'cooktimeminutes', 'cookminutes', 'cook'],
  total: ['totaltime', 'totaltimeminutes', 'totalminutes', 'readyinminutes', 'time'],
  servings: ['servings', 'serves', 'yield', 'yields', 'quantity', 'portions', 'recipeyield'],
  tags: ['tags', 'labels', 'keywords'],
  categories: ['categories', 'category', 'course', 'cuisine', 'cuisines'],
  source: ['source', 'sourcename'],
  address: ['url', 'sourceurl', 'originalurl', 'link', 'source'],
  notes: ['notes', 'note', 'comments', 'tips'],
  nutrition: ['nutrition', 'nutritionalinfo', 'nutritioninfo'],
  picture: ['image', 'imageurl', 'picture', 'pictures', 'images', 'photo', 'photos', 'photourl', 'originalpicture'],
  created: ['created', 'createdat', 'datecreated', 'dateadded'],
} as const;

/** A picture's bytes as text: too long for a name, and of no words. */
const IMAGE_BYTES = /^(?:data:image\/|[A-Za-z\d+/]{300})/;

/** JSON of an app that we do not know by name: objects with a title, ingredients and steps under names that speak for themselves. */
export const otherJsonReader: FileReader = {
  format: 'json-ld',
  recognises: (file) => recipesIn(file).length > 0,
  async *read(file) {
    for (const recipe of recipesIn(file)) yield await recipeEntry(lineOf(stated(recipe, 'title')) || nameOfFile(file.name), () => recipeOf(recipe, file));
  },
};

function recipesIn(file: OpenedFile): SchemaItem[] {
  const document = jsonOf(file);
  const lists = isItem(document) && !isRecipe(document) ? Object.values(document).filter(Array.isArray) : [];
  const entries = lists.length > 0 ? lists.flat() : listOf(document);
  return entries.filter(isItem).map((entry) => (isItem(entry.recipe) ? entry.recipe : entry)).filter(isRecipe);
}

function isRecipe(item: SchemaItem): boolean {
  const ingredients = stated(item, 'ingredients');
  const hasIngredients = Array.isArray(ingredients) ? ingredients.length > 0 : typeof ingredients === 'string' || isItem(ingredients);
  return hasIngredients && lineOf(stated(item, 'title')) !== '' && stated(item, 'instructions') !== undefined;
}

function stated(item: SchemaItem, name: keyof typeof NAMES): unknown {
  const keys = Object.keys(item);
  for (const wanted of NAMES[name]) {
    const key = keys.find((candidate) => candidate.replace(/[_\s-]/g, '').toLowerCase() === wanted);
    if (key !== undefined && item[key] !== null && item[key] !== '') return item[key];
  }
  return undefined;
}

async function recipeOf(item: SchemaItem, file: OpenedFile): Promise<Partial<FileRecipe>> {
  const nutrition = withNutritionText(nutritionOfText(nutritionText(stated(item, 'nutrition'))), linesOf(listOf(stated(item, 'notes')).map((note) => (isItem(note) ? note.text : note))).join('\n'));
  const pictures = await picturesOf(stated(item, 'picture'), file);
  const source = lineOf(stated(item, 'source'));
  return {
    title: lineOf(stated(item, 'title')),
    description: blockOf(stated(item, 'description')),
    ingredients: linesIn(stated(item, 'ingredients'), ingredientText, (lines) => groupedLines(withoutBullets(lines), anyHeading)),
    instructions: linesIn(stated(item, 'instructions'), stepText, (lines) => groupedLines(withoutNumbers(lines), anyHeading)),
    prep_time: minutesOf(stated(item, 'prep')),
    cook_time: minutesOf(stated(item, 'cook')),
    total_time: minutesOf(stated(item, 'total')),
    ...yieldFields(stated(item, 'servings')),
    difficulty: difficultyOf(item.difficulty),
    tags: tagsOf(...[stated(item, 'categories'), stated(item, 'tags')].map((tags) => listOf(tags).flatMap((tag) => (isItem(tag) ? lineOf(tag.name ?? tag.title) : lineOf(tag).split(/\s*[,;]\s*/))))),
    source_url: addressOf(stated(item, 'address')),
    source_name: addressOf(source) ? '' : source,
    author: lineOf(isItem(item.author) ? item.author.name : item.author),
    rating: starsOf(item.rating),
    favorite: isYes(item.favorite ?? item.favourite ?? item.isFavorite),
    created_at: timestampOf(stated(item, 'created')),
    ...together(nutrition, pictures),
  };
}

/** A text of lines, a list of them, or groups of them: objects that have a name and a list. */
function linesIn(value: unknown, textOf: (entry: SchemaItem) => string, grouped: (lines: string[]) => RecipeLine[]): RecipeLine[] {
  const loose = (lines: unknown[]): RecipeLine[] => grouped(lines.flatMap((line) => (isItem(line) ? textOf(line) : linesOf(line))).filter(Boolean));
  const entries = listOf(value);
  const lines: RecipeLine[] = [];
  for (const entry of entries) {
    const list = isItem(entry) ? Object.values(entry).find(Array.isArray) : undefined;
    const isGroup = isItem(entry) && list !== undefined && textOf({ ...entry, name: undefined, title: undefined }) === '';
    if (isGroup) lines.push(...loose(list).map((line) => ({ ...line, group: lineOf(entry.title ?? entry.name ?? entry.section) || line.group })));
  }
  return lines.length > 0 ? lines : loose(entries);
}

function ingredientText(entry: SchemaItem): string {
  const name = lineOf(entry.text ?? entry.original ?? nameIn(entry.name ?? entry.ingredient ?? entry.food ?? entry.item));
  const amount = amountText(entry.quantity ?? entry.amount ?? entry.qty);
  const unit = lineOf(nameIn(entry.unit ?? entry.measure ?? entry.units));
  const note = lineOf(entry.note ?? entry.notes ?? entry.preparation ?? entry.comment);
  const line = name.startsWith(amount) && amount !== '' ? name : [amount, unit, name].filter(Boolean).join(' ');
  return line !== '' && note !== '' ? `${line}, ${note}` : line;
}

function stepText(entry: SchemaItem): string {
  return blockOf(entry.text ?? entry.step ?? entry.instruction ?? entry.description ?? entry.content ?? entry.name).replaceAll('\n', ' ');
}

const nameIn = (value: unknown): unknown => (isItem(value) ? value.name : value);

function nutritionText(value: unknown): string {
  if (!isItem(value)) return linesOf(value).join('\n');
  return Object.entries(value).filter(([, amount]) => lineOf(amount) !== '').map(([name, amount]) => `${name.replace(/Content$/, '').replace(/([a-z])([A-Z])/g, '$1 $2')}: ${lineOf(amount)}`).join('\n');
}

async function picturesOf(value: unknown, file: OpenedFile): Promise<ReturnType<typeof onePicture>> {
  const pictures = await Promise.all(listOf(value).slice(0, 20).map(async (picture) => {
    const text = typeof picture === 'string' ? picture : lineOf(isItem(picture) ? (picture.url ?? picture.src) : '');
    if (IMAGE_BYTES.test(text)) return pictureOfBase64(text);
    return pictureAt(text) ?? (text.length < 300 ? pictureIn(file.beside, text.split('/').at(-1) ?? '') : null);
  }));
  return onePicture(pictures);
}
