import type { Line, RecipeForm } from './recipe-form';

/** The forms before the one that is shown and, after an undo, those behind it: the nearest is the last. */
export interface FormHistory {
  readonly past: readonly RecipeForm[];
  readonly future: readonly RecipeForm[];
  /** The text that was typed in last, and when: what is typed on there belongs to the same step. */
  readonly typing?: { readonly where: string; readonly at: number } | undefined;
}

export interface Travelled {
  readonly form: RecipeForm;
  readonly history: FormHistory;
}

export const NO_HISTORY: FormHistory = { past: [], future: [] };

const MOST_STEPS = 200;
const PAUSE_MS = 1_000;

/** The history once a form has been changed into another: typing in one place without a pause is one step. */
export function recorded({ past, typing }: FormHistory, before: RecipeForm, after: RecipeForm, at: number): FormHistory {
  const where = typedWhere(before, after);
  const goesOn = where !== undefined && where === typing?.where && at - typing.at < PAUSE_MS;
  return {
    past: goesOn ? past : [...past, before].slice(-MOST_STEPS),
    future: [],
    typing: where === undefined ? undefined : { where, at },
  };
}

/** Undefined when there is nothing to undo. */
export function undone({ past, future }: FormHistory, form: RecipeForm): Travelled | undefined {
  const before = past.at(-1);
  return before && { form: before, history: { past: past.slice(0, -1), future: [...future, form] } };
}

/** Undefined when nothing was undone. */
export function redone({ past, future }: FormHistory, form: RecipeForm): Travelled | undefined {
  const next = future.at(-1);
  return next && { form: next, history: { past: [...past, form], future: future.slice(0, -1) } };
}

/** The one text that differs; undefined when it is anything else, such as a line that was moved. */
function typedWhere(before: RecipeForm, after: RecipeForm): string | undefined {
  const fields = (Object.keys(after) as (keyof RecipeForm)[]).filter((field) => before[field] !== after[field]);
  const [field] = fields;
  if (field === undefined || fields.length > 1) return undefined;
  if (field === 'ingredients' || field === 'instructions') return typedLine(before[field], after[field]);
  return typeof after[field] === 'string' ? field : undefined;
}

function typedLine(before: readonly Line[], after: readonly Line[]): string | undefined {
  if (before.length !== after.length || before.some(({ key }, at) => key !== after[at]?.key)) return undefined;
  const [typed, ...more] = after.filter(({ text }, at) => text !== before[at]?.text);
  return more.length === 0 ? typed?.key : undefined;
}
