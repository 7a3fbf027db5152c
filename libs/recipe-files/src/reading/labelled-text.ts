import { minutesOf, type RecipeLine } from '@simmer/recipe-reader';
import type { FileEntry, FileRecipe } from '../file-recipe';
import type { OpenedFile } from '../opened-file';
import { anyHeading, groupedLines, type HeadingOf, withoutBullets, withoutNumbers } from './grouped-lines';
import { nutritionOfText } from './nutrition-text';
import { onePicture, pictureAt, pictureIn } from './pictures';
import { addressOf, blockOf, isYes, lineOf, linesOf, starsOf, tagsOf, timestampOf } from './plain-values';
import { nameOfFile, recipeEntry, together, withNutritionText } from './recipe-entry';
import { yieldFields } from './yield';
import type { Archive } from '../archive';

/** What apps call the fields in text of the form "Label: value", with further lines below the label. */
const LABELS: Record<string, string> = {
  title: 'title',
  name: 'title',
  'recipe title': 'title',
  'recipe name': 'title',
  description: 'description',
  summary: 'description',
  source: 'source',
  author: 'author',
  'recipe by': 'author',
  by: 'author',
  'original url': 'url',
  url: 'url',
  'source url': 'url',
  link: 'url',
  website: 'url',
  yield: 'yield',
  yields: 'yield',
  serves: 'yield',
  servings: 'yield',
  'serving size': 'serving size',
  portions: 'yield',
  prep: 'prep',
  'prep time': 'prep',
  'preparation time': 'prep',
  active: 'active',
  'active time': 'active',
  cook: 'cook',
  'cook time': 'cook',
  'cooking time': 'cook',
  total: 'total',
  'total time': 'total',
  'ready in': 'total',
  cookbook: 'tags',
  section: 'tags',
  tags: 'tags',
  categories: 'tags',
  category: 'tags',
  course: 'tags',
  cuisine: 'tags',
  'main ingredient': 'tags',
  keywords: 'tags',
  image: 'picture',
  'image url': 'picture',
  photo: 'picture',
  'photo url': 'picture',
  picture: 'picture',
  rating: 'rating',
  favorite: 'favorite',
  favourite: 'favorite',
  ingredients: 'ingredients',
  instructions: 'instructions',
  directions: 'instructions',
  method: 'instructions',
  steps: 'instructions',
  notes: 'notes',
  note: 'notes',
  comments: 'notes',
  nutrition: 'nutrition',
  'nutrition information': 'nutrition',
  'nutritional information': 'nutrition',
  'nutrition info': 'nutrition',
  'created at': 'created',
  created: 'created',
  // what is of no use without the app
  private: '',
  'public url': '',
  'url host': '',
  'updated at': '',
  id: '',
};
const LABEL_LINE = /^[ \t]?([A-Za-z][A-Za-z ]{1,25}):(?:[ \t]+(.*))?[ \t]*$/;
const RULE = /^[-=*_]{3,}$/;
/** Tandoor leaves out the line ends here when it writes a file for Saffron. */
const JOINED_HEAD = /^(Title: [^\n]*?)(Description: [^\n]*?)(Source: )/gm;

type LabelledFields = ReadonlyMap<string, string>;

/** The labels of a file, in lower case as they stand there: enough to know an app by. */
export function labelsIn(text: string): Set<string> {
  const labels = text
    .slice(0, 20_000)
    .split('\n')
    .flatMap((line) => labelOf(line)?.stated ?? []);
  return new Set(labels);
}

/** The recipes of a file of such text. */
export async function* labelledEntries({ name, text, beside }: OpenedFile): AsyncIterable<FileEntry> {
  for (const fields of fieldsOfRecipes(text.replace(JOINED_HEAD, '$1\n$2\n$3')))
    yield await recipeEntry(fields.get('title')?.trim() || nameOfFile(name), () => recipeOf(fields, beside));
}

/** The fields of each recipe: "Title:" begins the next one. */
function fieldsOfRecipes(text: string): LabelledFields[] {
  const recipes: Map<string, string>[] = [];
  let field = '';
  for (const line of text.split('\n')) {
    const label = labelOf(line);
    if (label?.field === 'title' || (label && recipes.length === 0)) recipes.push(new Map());
    const fields = recipes.at(-1);
    if (label) field = label.field;
    if (!fields || RULE.test(line.trim())) continue;
    const before = fields.get(field);
    const text = label ? label.value : line;
    fields.set(field, before === undefined ? text : `${before}\n${text}`);
  }
  return recipes;
}

function labelOf(line: string): { stated: string; field: string; value: string } | null {
  const [, name = '', value = ''] = LABEL_LINE.exec(line) ?? [];
  const stated = name.trim().toLowerCase();
  const field = Object.hasOwn(LABELS, stated) ? LABELS[stated] : undefined;
  return field === undefined ? null : { stated, field, value };
}

async function recipeOf(fields: LabelledFields, beside: Archive | null): Promise<Partial<FileRecipe>> {
  const get = (name: string): string => fields.get(name) ?? '';
  const nutrition = withNutritionText(nutritionOfText(get('nutrition')), blockOf(get('notes')));
  const source = lineOf(get('source'));
  const picture = lineOf(get('picture'));
  const pictures = onePicture([pictureAt(picture) ?? (await pictureIn(beside, picture))]);
  return {
    title: lineOf(unquoted(get('title'))),
    description: blockOf(get('description')),
    ingredients: linesUnderHeadings(get('ingredients'), withoutBullets),
    instructions: linesUnderHeadings(get('instructions'), withoutNumbers),
    prep_time: minutesOf(lineOf(get('prep') || get('active'))),
    cook_time: minutesOf(lineOf(get('cook'))),
    total_time: minutesOf(lineOf(get('total'))),
    ...yieldFields(lineOf(get('yield') || get('serving size'))),
    tags: tagsOf(linesOf(get('tags')).flatMap((line) => line.split(/\s*[,;^]\s*/))),
    source_url: addressOf(lineOf(get('url'))) ?? addressOf(source),
    source_name: addressOf(source) ? '' : source,
    author: lineOf(get('author')),
    rating: starsOf(get('rating')),
    favorite: isYes(get('favorite')),
    created_at: timestampOf(lineOf(get('created'))),
    ...together(nutrition, pictures),
  };
}

const unquoted = (text: string): string => text.trim().replace(/^"(.*)"$/, '$1');

export function linesUnderHeadings(text: string, cleaned: (lines: readonly string[]) => string[]): RecipeLine[] {
  return groupedLines(cleaned(linesOf(withMarkedHeadings(text))), listHeading);
}

/** Above lines that stand further to the right, a short line is a heading; it gets the colon by which headings are known. */
function withMarkedHeadings(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines
    .map((line, at) => (indentOf(lines[at + 1] ?? '') > indentOf(line) && SHORT_NAME.test(line.trim()) ? `${line}:` : line))
    .join('\n');
}

const SHORT_NAME = /^\p{L}[^.!?:;,\d]{1,40}$/u;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** A line ", Sauce" is a heading as well, in the way of Plan to Eat. */
export const listHeading: HeadingOf = (line) => /^,\s*(\S.*)$/.exec(line)?.[1] ?? bracketHeading(line) ?? anyHeading(line);

/** "[Sauce]" */
const bracketHeading = (line: string): string | null => /^\[([^[\]]{1,80})\]$/.exec(line)?.[1] ?? null;
