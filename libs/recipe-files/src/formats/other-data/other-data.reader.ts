import { isItem, listOf, minutesOf, type SchemaItem } from '@simmer/recipe-reader';
import type { FileEntry, FileRecipe } from '../../file-recipe';
import type { OpenedFile } from '../../opened-file';
import { jsonOf } from '../../reading/json-document';
import { yamlDocuments } from '../../opening/yaml';
import { videoLoss, waitingLoss } from '../../reading/losses';
import { nutritionOfText } from '../../reading/nutrition-text';
import { onePicture, pictureAt, pictureIn, pictureOfBase64 } from '../../reading/pictures';
import {
  addressOf,
  blockOf,
  difficultyOf,
  isYes,
  lineOf,
  linesOf,
  spacedName,
  starsOf,
  tagsOf,
  timestampOf,
} from '../../reading/plain-values';
import { nameOfFile, recipeEntry, together, withNutritionText } from '../../reading/recipe-entry';
import { ingredientLines, stepLines } from '../../reading/structured-lines';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';

/** The names that apps give to a recipe's fields, without "_" and capitals. */
const NAMES = {
  title: ['title', 'name', 'recipename', 'recipetitle'],
  description: ['description', 'summary', 'intro', 'headnote'],
  ingredients: [
    'ingredients',
    'ingredient',
    'ingredientlines',
    'ingredientlist',
    'recipeingredients',
    'recipeingredient',
    'ingredientgroups',
    'ingredientsections',
  ],
  instructions: ['instructions', 'directions', 'steps', 'method', 'preparation', 'recipeinstructions', 'recipesteps', 'instructiongroups'],
  prep: ['preptime', 'preparationtime', 'preptimeminutes', 'prepminutes', 'timeprep', 'activetime', 'prep'],
  cook: ['cooktime', 'cookingtime', 'cooktimeminutes', 'cookminutes', 'timecook', 'cook'],
  total: ['totaltime', 'totaltimeminutes', 'totalminutes', 'readyinminutes', 'timetotal', 'time'],
  servings: ['servings', 'serves', 'yield', 'yields', 'quantity', 'portions', 'recipeyield'],
  tags: ['tags', 'labels', 'keywords'],
  categories: ['categories', 'category', 'course', 'cuisine', 'cuisines'],
  source: ['source', 'sourcename'],
  address: ['url', 'sourceurl', 'originalurl', 'link', 'source'],
  waiting: ['inactivetime', 'waitingtime', 'waittime', 'restingtime', 'resttime'],
  equipment: ['equipment', 'cookware', 'tools', 'utensils'],
  notes: ['notes', 'note', 'comments', 'tips'],
  nutrition: ['nutrition', 'nutritionalinfo', 'nutritioninfo'],
  picture: ['image', 'imageurl', 'picture', 'pictures', 'images', 'photo', 'photos', 'photourl', 'originalpicture'],
  created: ['created', 'createdat', 'datecreated', 'dateadded', 'date'],
  favorite: ['favorite', 'favourite', 'isfavorite', 'isfavourite', 'onfavorites'],
} as const;

/** A picture's bytes as text: too long for a name, and of no words. */
const IMAGE_BYTES = /^(?:data:image\/|[A-Za-z\d+/]{300})/;

/** JSON of an app that we do not know by name: objects with a title, ingredients and steps under names that speak for themselves. */
export const otherJsonReader: FileReader = {
  format: 'json-ld',
  recognises: (file) => recipesIn(jsonOf(file)).length > 0,
  read: (file) => entriesOf(recipesIn(jsonOf(file)), file),
};

/** Where YAML says a title, and the ingredients as a list or as a text of several lines; a text for people may look like it otherwise. */
const YAML_TITLE = /^(?:-[ \t]+)?["']?(?:name|title|recipe_?name)["']?[ \t]*:[ \t]*\S/im;
const YAML_LIST =
  /^[ \t]*(?:-[ \t]+)?["']?(?:recipe_?)?ingredients?["']?[ \t]*:(?:[ \t]*[|>[]|[ \t]*\n[ \t]*(?:-[ \t]|\w[\w \t]*:[ \t]*\n))/im;

/** The same in YAML, in which Paprika, CookBook and people with a text editor keep recipes. */
export const otherYamlReader: FileReader = {
  format: 'plain-text',
  recognises: (file) => YAML_TITLE.test(file.text) && YAML_LIST.test(file.text) && recipesInYaml(file).length > 0,
  read: (file) => entriesOf(recipesInYaml(file), file),
};

async function* entriesOf(recipes: readonly SchemaItem[], file: OpenedFile): AsyncIterable<FileEntry> {
  for (const recipe of recipes)
    yield await recipeEntry(lineOf(stated(recipe, 'title')) || nameOfFile(file.name), () => recipeOf(recipe, file));
}

const yamlRecipes = new WeakMap<OpenedFile, SchemaItem[]>();

/** Read once per file, for a large one takes its time. */
function recipesInYaml(file: OpenedFile): SchemaItem[] {
  const recipes = yamlRecipes.get(file) ?? yamlDocuments(file.text, { faultless: true }).flatMap(recipesIn);
  yamlRecipes.set(file, recipes);
  return recipes;
}

function recipesIn(document: unknown): SchemaItem[] {
  const lists = isItem(document) && !isRecipe(document) ? Object.values(document).filter(Array.isArray) : [];
  const entries = lists.length > 0 ? lists.flat() : listOf(document);
  return entries
    .filter(isItem)
    .map((entry) => (isItem(entry.recipe) ? entry.recipe : entry))
    .filter(isRecipe);
}

/** A title, and ingredients and steps, of which one may be empty. */
function isRecipe(item: SchemaItem): boolean {
  const parts = [keyOf(item, 'ingredients'), keyOf(item, 'instructions')].map((key) => (key === undefined ? undefined : item[key]));
  return parts.every((part) => part !== undefined) && parts.some(saysLines) && lineOf(stated(item, 'title')) !== '';
}

const saysLines = (part: unknown): boolean =>
  Array.isArray(part) ? part.length > 0 : isItem(part) || (typeof part === 'string' && part.trim() !== '');

function stated(item: SchemaItem, name: keyof typeof NAMES): unknown {
  const key = keyOf(item, name, (value) => value !== null && value !== '');
  return key === undefined ? undefined : item[key];
}

/** The first of the field's names that the object has, and whose value will do. */
function keyOf(item: SchemaItem, name: keyof typeof NAMES, willDo: (value: unknown) => boolean = () => true): string | undefined {
  const keys = Object.keys(item);
  for (const wanted of NAMES[name]) {
    const key = keys.find((candidate) => candidate.replace(/[_\s-]/g, '').toLowerCase() === wanted);
    if (key !== undefined && willDo(item[key])) return key;
  }
  return undefined;
}

async function recipeOf(item: SchemaItem, file: OpenedFile): Promise<Partial<FileRecipe>> {
  const nutrition = withNutritionText(nutritionOfText(nutritionText(stated(item, 'nutrition'))), notesOf(item));
  const pictures = await picturesOf(stated(item, 'picture'), file);
  const parts = together(nutrition, pictures);
  const source = lineOf(stated(item, 'source'));
  return {
    title: lineOf(stated(item, 'title')),
    description: blockOf(stated(item, 'description')),
    ingredients: ingredientLines(stated(item, 'ingredients')),
    instructions: stepLines(stated(item, 'instructions')),
    prep_time: minutesOf(stated(item, 'prep')),
    cook_time: minutesOf(stated(item, 'cook')),
    total_time: minutesOf(stated(item, 'total')),
    ...yieldFields(yieldText(stated(item, 'servings'))),
    difficulty: difficultyOf(item.difficulty),
    tags: tagsOf(
      ...[stated(item, 'categories'), stated(item, 'tags')].map((tags) =>
        listOf(tags).flatMap((tag) => (isItem(tag) ? lineOf(tag.name ?? tag.title) : lineOf(tag).split(/\s*[,;]\s*/))),
      ),
    ),
    source_url: addressOf(stated(item, 'address')),
    source_name: addressOf(source) ? '' : source,
    author: lineOf(isItem(item.author) ? item.author.name : item.author),
    rating: starsOf(item.rating),
    favorite: isYes(stated(item, 'favorite')),
    created_at: timestampOf(stated(item, 'created')),
    ...parts,
    losses: [...parts.losses, ...waitingLoss(minutesOf(stated(item, 'waiting'))), ...videoLoss(lineOf(item.video) !== '')],
  };
}

function notesOf(item: SchemaItem): string {
  const equipment = listOf(stated(item, 'equipment')).flatMap((tool) => linesOf(isItem(tool) ? tool.name : tool));
  const notes = linesOf(listOf(stated(item, 'notes')).map((note) => (isItem(note) ? note.text : note)));
  return [...notes, equipment.length > 0 ? `Equipment: ${equipment.join(', ')}` : ''].filter(Boolean).join('\n');
}

/** "[4, 6]" is a range. */
function yieldText(value: unknown): unknown {
  return Array.isArray(value) ? value.map(lineOf).join(value.every((one) => typeof one === 'number') ? '-' : ', ') : value;
}

function nutritionText(value: unknown): string {
  if (!isItem(value)) return linesOf(value).join('\n');
  return Object.entries(value)
    .filter(([, amount]) => lineOf(amount) !== '')
    .map(([name, amount]) => `${spacedName(name.replace(/Content$/, ''))}: ${lineOf(amount)}`)
    .join('\n');
}

async function picturesOf(value: unknown, file: OpenedFile): Promise<ReturnType<typeof onePicture>> {
  const pictures = await Promise.all(
    listOf(value)
      .slice(0, 20)
      .map(async (picture) => {
        const text = typeof picture === 'string' ? picture : lineOf(isItem(picture) ? (picture.url ?? picture.src) : '');
        if (IMAGE_BYTES.test(text)) return pictureOfBase64(text);
        return pictureAt(text) ?? (text.length < 300 ? pictureIn(file.beside, text.split('/').at(-1) ?? '') : null);
      }),
  );
  return onePicture(pictures);
}
