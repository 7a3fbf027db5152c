import { newId } from '@simmer/client';
import type { Recipe, RecipeDraft } from '@simmer/contracts';
import { parseMinutes } from '@simmer/culinary';
import { type Difficulty, RECIPE_DEFAULT_DIFFICULTY, RECIPE_DEFAULT_SERVINGS, RECIPE_LIMITS } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/editor';
import { noGroup } from '@simmer/messages/recipe';
import { servingsOnly } from '../../../recipe/servings-only';
import { tooLong } from '../too-long';

/** A line of the form. The key stays with the line while it moves, so that focus does too. */
export interface Line {
  key: string;
  text: string;
  /** The photo of a step. */
  imageId?: string;
}

/** Per serving, in the order of a label, each in the unit that it is stored in. */
export const NUTRITION_UNITS = {
  calories: 'kcal',
  total_fat: 'g',
  saturated_fat: 'g',
  carbohydrates: 'g',
  sugar: 'g',
  fiber: 'g',
  protein: 'g',
  sodium: 'mg',
} as const;
export type NutritionField = keyof typeof NUTRITION_UNITS;
export const NUTRITION_FIELDS = Object.keys(NUTRITION_UNITS) as NutritionField[];

/** What the cook types. A line that ends with a colon is a heading for the lines below it. */
export interface RecipeForm extends Record<NutritionField, string> {
  title: string;
  description: string;
  prepMinutes: string;
  cookMinutes: string;
  servings: number;
  /** The yield in words, such as '24 cookies'. */
  makes: string;
  difficulty: Difficulty;
  ingredients: Line[];
  instructions: Line[];
  tags: string[];
  /** Where it comes from, in words: a book, a grandmother. */
  source_name: string;
  source_url: string;
  author: string;
  /** BCP 47; empty where it is not said. */
  language: string;
  imageId: string | null;
  imageUrl: string | null;
}

/** A kept draft brings keys of an earlier visit along, so new ones must differ from those too. */
export const line = (text = '', imageId?: string | null): Line => ({ key: `line-${newId()}`, text, ...(imageId && { imageId }) });

export const emptyForm = (): RecipeForm => ({
  title: '',
  description: '',
  prepMinutes: '',
  cookMinutes: '',
  servings: RECIPE_DEFAULT_SERVINGS,
  makes: '',
  difficulty: RECIPE_DEFAULT_DIFFICULTY,
  ingredients: [line()],
  instructions: [line()],
  tags: [],
  ...aboutOf({}),
  imageId: null,
  imageUrl: null,
});

type About = NutritionField | 'source_name' | 'source_url' | 'author' | 'language';

/** The facts that stand below the recipe, as text. */
function aboutOf(recipe: Partial<Pick<RecipeDraft, About>>): Pick<RecipeForm, About> {
  const fields: readonly About[] = ['source_name', 'source_url', 'author', 'language', ...NUTRITION_FIELDS];
  return Object.fromEntries(fields.map((field) => [field, String(recipe[field] ?? '')])) as Pick<RecipeForm, About>;
}

interface GroupedLine {
  text: string;
  group: string | null;
  image_id?: string | null | undefined;
}
/** The lists of a recipe. */
type Lists = Record<'ingredients' | 'instructions', readonly GroupedLine[]>;
export type ListField = keyof Lists;

/** Lists as rows, with room for what comes next. */
export const rowsOf = ({ ingredients, instructions }: Lists): Record<ListField, Line[]> => ({
  ingredients: [...toLines(ingredients), line()],
  instructions: orOneLine(toLines(instructions)),
});

export function formOf(recipe: Recipe): RecipeForm {
  return {
    title: recipe.title,
    description: recipe.description,
    prepMinutes: recipe.prep_time ? String(recipe.prep_time) : '',
    cookMinutes: recipe.cook_time ? String(recipe.cook_time) : '',
    servings: recipe.servings,
    // or else it would stay behind when the servings change
    makes: servingsOnly(recipe.yield_text) === recipe.servings ? '' : recipe.yield_text,
    difficulty: recipe.difficulty,
    ...rowsOf(recipe),
    tags: recipe.tags,
    ...aboutOf(recipe),
    imageId: recipe.image_id,
    imageUrl: recipe.image_url,
  };
}

/** The form of a recipe that is not saved yet. */
export function formOfDraft(draft: RecipeDraft): RecipeForm {
  const grouped = (lines: RecipeDraft['instructions'] = []): GroupedLine[] =>
    lines.map((entry) => (typeof entry === 'string' ? { text: entry, group: null } : { ...entry, group: entry.group ?? null }));
  return {
    ...emptyForm(),
    title: draft.title,
    description: draft.description ?? '',
    prepMinutes: draft.prep_time ? String(draft.prep_time) : '',
    cookMinutes: draft.cook_time ? String(draft.cook_time) : '',
    servings: draft.servings ?? RECIPE_DEFAULT_SERVINGS,
    makes: draft.yield_text ?? '',
    ...aboutOf(draft),
    ...rowsOf({ ingredients: grouped(draft.ingredients), instructions: grouped(draft.instructions) }),
  };
}

/** What is sent. What the form does not show (notes, rating) is carried over from the recipe being edited. */
export function draftOf(form: RecipeForm, edited?: Recipe): RecipeDraft {
  return { ...(edited && carriedOver(edited, form)), ...shownBy(form) };
}

const shownBy = (form: RecipeForm) =>
  ({
    title: form.title,
    description: form.description,
    prep_time: minutes(form.prepMinutes),
    cook_time: minutes(form.cookMinutes),
    servings: form.servings,
    yield_text: form.makes,
    difficulty: form.difficulty,
    ingredients: fromLines(form.ingredients).map(({ text, group }) => ({ text, group })),
    instructions: fromLines(form.instructions).map(({ text, group, imageId }) => ({ text, group, image_id: imageId ?? null })),
    tags: form.tags,
    source_name: form.source_name.trim(),
    source_url: addressOf(form.source_url),
    author: form.author.trim(),
    language: form.language === '' ? null : form.language,
    ...nutritionOf(form),
    image_id: form.imageId,
    image_url: form.imageUrl,
  }) satisfies RecipeDraft;

/** Of the recipe being edited. A new field is either shown or named here; the compiler refuses one that is neither. */
function carriedOver(recipe: Recipe, form: RecipeForm): Omit<Required<RecipeDraft>, keyof ReturnType<typeof shownBy>> {
  // the total may count resting and rising; it stands as long as its parts do
  const sameTimes = minutes(form.prepMinutes) === recipe.prep_time && minutes(form.cookMinutes) === recipe.cook_time;
  return {
    total_time: sameTimes ? recipe.total_time : null,
    notes: recipe.notes,
    rating: recipe.rating,
  };
}

export interface FormProblem {
  /** Id of the field: `title`, or the key of a line. */
  fieldId: string;
  message: string;
  /** Seen while typing, and gone when the text fits again. */
  isLength?: true;
}

/** What must be mended before the recipe can be sent, in the order of the screen. */
export function problemsOf(form: RecipeForm): FormProblem[] {
  return [
    ...(form.title.trim() === '' ? [{ fieldId: 'title', message: t.giveTitle }] : []),
    ...(isTime(form.prepMinutes) ? [] : [{ fieldId: 'prep', message: t.noTime }]),
    ...(isTime(form.cookMinutes) ? [] : [{ fieldId: 'cook', message: t.noTime }]),
    ...emptyStepsBetween(form.instructions).map(({ key }) => ({ fieldId: key, message: t.emptyStep })),
    ...stepsWithPhoto(form.instructions)
      .slice(RECIPE_LIMITS.stepImages)
      .map(({ key }) => ({ fieldId: key, message: t.tooManyStepPhotos({ most: RECIPE_LIMITS.stepImages }) })),
    ...NUTRITION_FIELDS.filter((field) => !isAmount(form[field])).map((fieldId) => ({ fieldId, message: t.noAmount })),
    ...lengthProblems(form),
  ];
}

/** The problems that a change leaves: one goes when its field is changed into something that is right, and one of the server's with any change of its field. */
export function problemsLeft(problems: FormProblem[], before: RecipeForm, after: RecipeForm): FormProblem[] {
  const now = problemsOf(after);
  const isStillThere = ({ fieldId, message }: FormProblem): boolean =>
    now.some((problem) => problem.fieldId === fieldId && problem.message === message);
  const left = problems.filter((problem) => valueAt(before, problem.fieldId) === valueAt(after, problem.fieldId) || isStillThere(problem));
  return left.length === problems.length ? problems : left;
}

/** What stands in the field with this id. */
function valueAt(form: RecipeForm, fieldId: string): unknown {
  if (fieldId === 'prep') return form.prepMinutes;
  if (fieldId === 'cook') return form.cookMinutes;
  if (fieldId in form) return form[fieldId as keyof RecipeForm];
  return [...form.ingredients, ...form.instructions].find(({ key }) => key === fieldId)?.text;
}

/** The texts that are too long to be saved. They stay as they are until the cook shortens them. */
export function lengthProblems({ title, description, makes, tags, source_name, author }: RecipeForm): FormProblem[] {
  const texts = [
    { fieldId: 'title', text: title, most: RECIPE_LIMITS.title },
    { fieldId: 'description', text: description, most: RECIPE_LIMITS.description },
    { fieldId: 'makes', text: makes, most: RECIPE_LIMITS.yield },
    { fieldId: 'source_name', text: source_name, most: RECIPE_LIMITS.name },
    { fieldId: 'author', text: author, most: RECIPE_LIMITS.name },
    ...tags.map((tag) => ({ fieldId: 'tags', text: tag, most: RECIPE_LIMITS.tag })),
  ];
  return texts.flatMap(({ fieldId, text, most }) => {
    const message = tooLong(text, most);
    return message ? [{ fieldId, message, isLength: true as const }] : [];
  });
}

/** Fields with an id that is the name they are sent under. */
const OF_SAME_NAME = ['title', 'description', 'tags', 'source_name', 'source_url', 'author', 'language', ...NUTRITION_FIELDS] as const;

/** Where a problem's JSON pointer leads on this form; undefined for what the form does not show. */
export function fieldOfPointer(form: RecipeForm, pointer: string): string | undefined {
  const [, field, index] = pointer.split('/');
  if (field === 'ingredients' || field === 'instructions') return fromLines(form[field])[Number(index)]?.key;
  const fields: Record<string, string> = {
    prep_time: 'prep',
    cook_time: 'cook',
    yield_text: 'makes',
  };
  return fields[field ?? ''] ?? OF_SAME_NAME.find((name) => name === field);
}

/** The row below which lines belong to no group again. */
const NO_GROUP = noGroup;

/** What a row is the heading of: a group, or null for the end of one. Undefined for a row that is no heading, as one with a photo. */
export function headingOf({ text, imageId }: Pick<Line, 'text' | 'imageId'>): string | null | undefined {
  const trimmed = text.trim();
  if (!trimmed.endsWith(':') || imageId !== undefined) return undefined;
  const name = trimmed.slice(0, -1).trim();
  return name === '' || name.toLowerCase() === NO_GROUP.toLowerCase() ? null : name;
}

/** The number of each step; null for a heading. */
export function stepNumbers(lines: readonly Line[]): (number | null)[] {
  let number = 0;
  return lines.map((row) => (headingOf(row) === undefined ? ++number : null));
}

/** Lines with the heading they stand under; empty lines and headings themselves are left out. One that nothing stands under is a line. */
function fromLines(lines: readonly Line[]): (Line & { group: string | null })[] {
  let group: string | null = null;
  const written = lines.filter(({ text }) => text.trim() !== '');
  return written.flatMap((row, index) => {
    const heading = headingOf(row);
    const next = written[index + 1];
    const standsAlone = next === undefined || headingOf(next) !== undefined;
    if (heading === null || (heading !== undefined && !standsAlone)) {
      group = heading;
      return [];
    }
    return [{ ...row, text: row.text.trim(), group }];
  });
}

function toLines(entries: readonly GroupedLine[]): Line[] {
  let group: string | null = null;
  return entries.flatMap((entry) => {
    const heading = entry.group === group ? [] : [line(`${entry.group ?? NO_GROUP}:`)];
    group = entry.group;
    return [...heading, line(entry.text, entry.image_id)];
  });
}

const orOneLine = (lines: Line[]): Line[] => (lines.length > 0 ? lines : [line()]);

/** What is sent of a pasted recipe that was written on: the form, and what it does not show as it was pasted. */
export function draftOfPasted(form: RecipeForm, pasted: RecipeDraft): RecipeDraft {
  const draft = draftOf(form);
  const sameTimes = draft.prep_time === pasted.prep_time && draft.cook_time === pasted.cook_time;
  return { ...pasted, ...draft, total_time: sameTimes ? pasted.total_time : null };
}

/** The last empty step is only room for the next one, unless it has a photo. */
const emptyStepsBetween = (steps: readonly Line[]): Line[] =>
  steps.filter((step, at) => step.text.trim() === '' && (at < steps.length - 1 || step.imageId !== undefined));

const stepsWithPhoto = (steps: readonly Line[]): Line[] => steps.filter(({ imageId }) => imageId !== undefined);

const isTime = (value: string): boolean => value.trim() === '' || parseMinutes(value) !== null;

/** Of "25", "1h 30" or "1:30". */
export const minutes = (value: string): number => parseMinutes(value) ?? 0;

const numberOf = (value: string): number => Number(value.trim().replace(',', '.'));
const isAmount = (value: string): boolean => numberOf(value) >= 0;

function nutritionOf(form: RecipeForm): Record<NutritionField, number | null> {
  const amounts = NUTRITION_FIELDS.map((field) => [field, form[field].trim() === '' ? null : numberOf(form[field])]);
  return Object.fromEntries(amounts) as Record<NutritionField, number | null>;
}

/** As a browser takes what is typed: without its beginning it is on the web all the same. */
function addressOf(value: string): string | null {
  const typed = value.trim();
  if (typed === '') return null;
  return /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
}
