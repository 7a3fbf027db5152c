import { newId } from '@simmer/client';
import type { Recipe, RecipeDraft } from '@simmer/contracts';
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

/** What the cook types. A line that ends with a colon is a heading for the lines below it. */
export interface RecipeForm {
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
  imageId: null,
  imageUrl: null,
});

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
    ...rowsOf({ ingredients: grouped(draft.ingredients), instructions: grouped(draft.instructions) }),
  };
}

/** What is sent. What the form does not show (source, nutrition, notes) is carried over from the recipe being edited. */
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
    image_id: form.imageId,
    image_url: form.imageUrl,
  }) satisfies RecipeDraft;

/** Of the recipe being edited. A new field is either shown or named here; the compiler refuses one that is neither. */
function carriedOver(recipe: Recipe, form: RecipeForm): Omit<Required<RecipeDraft>, keyof ReturnType<typeof shownBy>> {
  // the total may count resting and rising; it stands as long as its parts do
  const sameTimes = minutes(form.prepMinutes) === recipe.prep_time && minutes(form.cookMinutes) === recipe.cook_time;
  return {
    total_time: sameTimes ? recipe.total_time : null,
    calories: recipe.calories,
    total_fat: recipe.total_fat,
    saturated_fat: recipe.saturated_fat,
    protein: recipe.protein,
    carbohydrates: recipe.carbohydrates,
    fiber: recipe.fiber,
    sugar: recipe.sugar,
    sodium: recipe.sodium,
    source_url: recipe.source_url,
    source_name: recipe.source_name,
    author: recipe.author,
    language: recipe.language,
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
  const isMinutes = (value: string): boolean => /^\d{0,6}$/.test(value.trim());
  const message = t.wholeMinutes;
  return [
    ...(form.title.trim() === '' ? [{ fieldId: 'title', message: t.giveTitle }] : []),
    ...(isMinutes(form.prepMinutes) ? [] : [{ fieldId: 'prep', message }]),
    ...(isMinutes(form.cookMinutes) ? [] : [{ fieldId: 'cook', message }]),
    ...emptyStepsBetween(form.instructions).map(({ key }) => ({ fieldId: key, message: t.emptyStep })),
    ...stepsWithPhoto(form.instructions)
      .slice(RECIPE_LIMITS.stepImages)
      .map(({ key }) => ({ fieldId: key, message: t.tooManyStepPhotos({ most: RECIPE_LIMITS.stepImages }) })),
    ...lengthProblems(form),
  ];
}

/** The texts that are too long to be saved. They stay as they are until the cook shortens them. */
export function lengthProblems({ title, description, makes, tags }: RecipeForm): FormProblem[] {
  const texts = [
    { fieldId: 'title', text: title, most: RECIPE_LIMITS.title },
    { fieldId: 'description', text: description, most: RECIPE_LIMITS.description },
    { fieldId: 'makes', text: makes, most: RECIPE_LIMITS.yield },
    ...tags.map((tag) => ({ fieldId: 'tags', text: tag, most: RECIPE_LIMITS.tag })),
  ];
  return texts.flatMap(({ fieldId, text, most }) => {
    const message = tooLong(text, most);
    return message ? [{ fieldId, message, isLength: true as const }] : [];
  });
}

/** Where a problem's JSON pointer leads on this form; undefined for what the form does not show. */
export function fieldOfPointer(form: RecipeForm, pointer: string): string | undefined {
  const [, field, index] = pointer.split('/');
  if (field === 'ingredients' || field === 'instructions') return fromLines(form[field])[Number(index)]?.key;
  const fields: Record<string, string> = {
    title: 'title',
    description: 'description',
    prep_time: 'prep',
    cook_time: 'cook',
    yield_text: 'makes',
    tags: 'tags',
  };
  return fields[field ?? ''];
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

const minutes = (value: string): number => Number(value.trim() || 0);
