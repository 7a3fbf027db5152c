import type { RecipeDraft } from '@simmer/contracts';
import { diffArrays } from 'diff';
import { FACT_FIELDS, type FactField } from '../../../recipe/compare/compare-facts';
import type { Compared } from '../versions/compare-recipes';
import { otherPhotos } from '../versions/other-photos';

export type Side = 'mine' | 'theirs';
/** Of lists, tags and notes both can stay. */
export type Choice = Side | 'both';
export type ListField = 'ingredients' | 'instructions';

interface Line {
  text: string;
  group: string | null;
  /** The photo of a step. */
  image_id?: string | null;
}

export interface StepPhoto {
  id: string;
  /** Of its step. */
  number: number;
}

/** A place that both have changed in ways of their own. */
export interface Question {
  id: string;
  field: FactField | ListField;
  mine: readonly string[];
  theirs: readonly string[];
  /** The photos of the steps of each side that the other one has not got. */
  photos?: Readonly<Record<Side, readonly StepPhoto[]>>;
  canKeepBoth: boolean;
}

/** A change that only one of them made. */
export interface Fit {
  by: Side;
  field: FactField | ListField;
  added: readonly string[];
  removed: readonly string[];
  /** Steps have other photos. */
  hasOtherPhotos?: boolean;
}

export interface Merge {
  questions: readonly Question[];
  fits: readonly Fit[];
  /** What is saved once every question has an answer. */
  result(choices: ReadonlyMap<string, Choice>): RecipeDraft;
}

/**
 * Puts two edits of a recipe together. What only one of them has changed since `base` is taken over, the rest is asked. Without a base every fact that differs is asked,
 * and lines that only one of them has are kept.
 */
export function mergeRecipes(mine: Compared, theirs: Compared, base: Compared | undefined): Merge {
  const ingredients = mergeLines('ingredients', mine.ingredients, theirs.ingredients, base?.ingredients);
  const instructions = mergeLines('instructions', mine.instructions, theirs.instructions, base?.instructions);
  const facts = FACT_FIELDS.filter((field) => !isSame(mine[field], theirs[field]));
  const isAsked = (field: FactField): boolean => !base || (!isSame(mine[field], base[field]) && !isSame(theirs[field], base[field]));
  const asked = facts.filter(isAsked);
  const taken = facts.filter((field) => !isAsked(field));
  const sideOf = (field: FactField): Side => (base && isSame(mine[field], base[field]) ? 'theirs' : 'mine');

  return {
    questions: [
      ...asked.map((field) => ({
        id: field,
        field,
        mine: [textOf(mine[field])],
        theirs: [textOf(theirs[field])],
        canKeepBoth: field === 'tags' || field === 'notes',
      })),
      ...questionsOf(ingredients),
      ...questionsOf(instructions),
    ],
    fits: [
      ...taken.map((field) => {
        const by = sideOf(field);
        return { by, field, added: [textOf((by === 'mine' ? mine : theirs)[field])], removed: [] };
      }),
      ...fitsOf(ingredients),
      ...fitsOf(instructions),
    ],
    result(choices) {
      const answers = new Map<FactField, Choice>([
        ...taken.map((field) => [field, sideOf(field)] as const),
        ...asked.map((field) => [field, choices.get(field) ?? 'mine'] as const),
      ]);
      const merged: Compared = { ...hiddenFields(mine, theirs, base) };
      for (const [field, choice] of answers) Object.assign(merged, { [field]: choice === 'theirs' ? theirs[field] : mine[field] });
      if (answers.get('tags') === 'both') merged.tags = [...new Set([...theirs.tags, ...mine.tags])];
      if (answers.get('notes') === 'both') merged.notes = `${theirs.notes}\n\n${mine.notes}`;
      return {
        ...merged,
        ...timesOf(merged, mine, theirs),
        image_url: merged.image_id === theirs.image_id ? theirs.image_url : mine.image_url,
        ingredients: linesOf(ingredients, choices),
        instructions: linesOf(instructions, choices),
      };
    },
  };
}

/** What no question is about: whoever changed it has it. A rating is given beside the words. */
function hiddenFields(mine: Compared, theirs: Compared, base: Compared | undefined): Compared {
  const fields = Object.keys(theirs) as (keyof Compared)[];
  const taken = fields.filter((field) => field === 'rating' || (base && isSame(mine[field], base[field])));
  return { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) };
}

/** The total may count resting and rising; it stands as long as its parts do. */
function timesOf({ prep_time, cook_time }: Compared, ...edits: Compared[]): Pick<RecipeDraft, 'total_time'> {
  const same = edits.find((edit) => edit.prep_time === prep_time && edit.cook_time === cook_time);
  return { total_time: same?.total_time ?? null };
}

/** A run of lines: agreed on, changed by one, or to be asked about. */
interface Run {
  id: string;
  field: ListField;
  mine: readonly Line[];
  theirs: readonly Line[];
  base: readonly Line[];
  /** Where its lines begin in the list of each. */
  from: Readonly<Record<Side, number>>;
  /** Undefined for a question. */
  take: Side | undefined;
}

/** Both lists beside the one that they began with, run by run. */
function mergeLines(field: ListField, mine: readonly Line[], theirs: readonly Line[], known: readonly Line[] | undefined): Run[] {
  const base = known ?? commonLines(mine, theirs);
  const [inMine, inTheirs] = [placesOf(base, mine), placesOf(base, theirs)];
  const runs: Run[] = [];
  let [from, fromMine, fromTheirs] = [0, 0, 0];
  const close = (to: number, toMine: number, toTheirs: number): void => {
    const run = { mine: mine.slice(fromMine, toMine), theirs: theirs.slice(fromTheirs, toTheirs), base: base.slice(from, to) };
    if (run.mine.length + run.theirs.length + run.base.length > 0)
      runs.push({ id: `${field}-${runs.length}`, field, ...run, from: { mine: fromMine, theirs: fromTheirs }, take: sideOf(run) });
  };
  base.forEach((line, at) => {
    const [atMine, atTheirs] = [inMine.get(at), inTheirs.get(at)];
    if (atMine === undefined || atTheirs === undefined) return;
    close(at, atMine, atTheirs);
    const same = { mine: [line], theirs: [line], base: [line], from: { mine: atMine, theirs: atTheirs } };
    runs.push({ id: `${field}-${runs.length}`, field, ...same, take: 'theirs' });
    [from, fromMine, fromTheirs] = [at + 1, atMine + 1, atTheirs + 1];
  });
  close(base.length, mine.length, theirs.length);
  return runs;
}

function sideOf({ mine, theirs, base }: Pick<Run, 'mine' | 'theirs' | 'base'>): Side | undefined {
  if (sameLines(mine, theirs) || sameLines(mine, base)) return 'theirs';
  return sameLines(theirs, base) ? 'mine' : undefined;
}

const wordsOf = ({ text, group }: Line): string => JSON.stringify([group, text]);
const keyOf = (line: Line): string => JSON.stringify([wordsOf(line), line.image_id ?? null]);
const sameLines = (one: readonly Line[], other: readonly Line[]): boolean => isSame(one.map(keyOf), other.map(keyOf));

/** Where lines of one list stand in another one. */
function placesOf(lines: readonly Line[], other: readonly Line[]): Map<number, number> {
  const places = new Map<number, number>();
  let [at, there] = [0, 0];
  for (const { added, removed, value } of diffArrays(lines.map(keyOf), other.map(keyOf))) {
    if (!added && !removed) value.forEach((_, step) => places.set(at + step, there + step));
    if (!added) at += value.length;
    if (!removed) there += value.length;
  }
  return places;
}

function commonLines(mine: readonly Line[], theirs: readonly Line[]): Line[] {
  const places = placesOf(mine, theirs);
  return mine.filter((_, at) => places.has(at));
}

const texts = (lines: readonly Line[]): string[] => lines.map(({ text }) => text);

const photosOnlyIn = (lines: readonly Line[], others: readonly Line[], from: number): StepPhoto[] =>
  otherPhotos(lines, others).map((at) => ({ id: lines[at]?.image_id ?? '', number: from + at + 1 }));

function photosOf({ mine, theirs, from }: Run): Pick<Question, 'photos'> {
  const photos = { mine: photosOnlyIn(mine, theirs, from.mine), theirs: photosOnlyIn(theirs, mine, from.theirs) };
  return photos.mine.length + photos.theirs.length > 0 ? { photos } : {};
}

const questionsOf = (runs: readonly Run[]): Question[] =>
  runs
    .filter(({ take }) => take === undefined)
    .map((run) => ({
      id: run.id,
      field: run.field,
      mine: texts(run.mine),
      theirs: texts(run.theirs),
      ...photosOf(run),
      canKeepBoth: run.mine.length > 0 && run.theirs.length > 0,
    }));

const fitsOf = (runs: readonly Run[]): Fit[] =>
  runs.flatMap(({ field, take, base, mine, theirs }) => {
    if (!take || (sameLines(mine, base) && sameLines(theirs, base))) return [];
    const chosen = take === 'mine' ? mine : theirs;
    const [before, after] = [base.map(wordsOf), chosen.map(wordsOf)];
    return [
      {
        by: take,
        field,
        added: texts(chosen.filter((line) => !before.includes(wordsOf(line)))),
        removed: texts(base.filter((line) => !after.includes(wordsOf(line)))),
        ...(otherPhotos(chosen, base).length + otherPhotos(base, chosen).length > 0 && { hasOtherPhotos: true }),
      },
    ];
  });

function linesOf(runs: readonly Run[], choices: ReadonlyMap<string, Choice>): Line[] {
  return runs.flatMap(({ id, take, mine, theirs }) => {
    const choice = take ?? choices.get(id) ?? 'mine';
    const lines = choice === 'both' ? [...theirs, ...mine] : choice === 'mine' ? mine : theirs;
    return lines.map(({ text, group, image_id }) => ({ text, group, ...(image_id !== undefined && { image_id }) }));
  });
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function textOf(value: Compared[FactField]): string {
  if (Array.isArray(value)) return value.join(', ');
  return value === null ? '' : String(value);
}
