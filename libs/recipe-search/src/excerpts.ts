import { foldText } from '@simmer/culinary';
import type { FoodId, Foods } from '@simmer/foods';
import { kindsCalled } from './food-meaning';
import { languageOf, linesWith } from './recipe-foods';
import type { HitReason, SearchableRecipe, SearchField } from './recipe-index';
import { stem } from './words';

/** A line of a recipe with what was found in it. */
export interface Excerpt {
  readonly field: SearchField;
  /** Which line of its field, the first being 0. */
  readonly line: number;
  readonly text: string;
  /** Where the found words stand in the text, in their order. */
  readonly marks: readonly (readonly [from: number, to: number])[];
  /** The search word, where the match is one of its kind: linguine for pasta. */
  readonly kindOf: string | null;
}

/** Longer lines are cut around what was found in them. */
const LONGEST = 90;
const BEFORE = 30;

/** The lines of a recipe that a hit's reasons speak of, each once. */
export function excerptsOf(recipe: SearchableRecipe, reasons: readonly HitReason[], foods: Foods): Excerpt[] {
  const excerpts = new Map<string, Excerpt>();
  for (const { asked, found, field, how } of reasons) {
    const place = how === 'kind' ? placeOfFood(recipe, field, found, foods) : placeOf(linesOf(recipe, field), found);
    if (!place) continue;
    const key = `${field} ${place.line}`;
    const known = excerpts.get(key);
    const marks = [...(known?.marks ?? []), ...place.marks].sort(([one], [other]) => one - other);
    excerpts.set(key, {
      field,
      line: place.line,
      text: place.text,
      marks: withoutOverlaps(marks),
      kindOf: known?.kindOf ?? (how === 'kind' && !isNameOf(asked, found, foods) ? asked : null),
    });
  }
  return [...excerpts.values()].map(shortened);
}

const linesOf = (recipe: SearchableRecipe, field: SearchField): readonly string[] => {
  const value = recipe[field] ?? [];
  return typeof value === 'string' ? value.split('\n') : value;
};

interface Place {
  readonly line: number;
  readonly text: string;
  readonly marks: readonly (readonly [number, number])[];
}

/** Aubergine is another name of eggplant, and no kind of it. */
const isNameOf = (asked: string, id: FoodId, foods: Foods): boolean => kindsCalled(asked, foods, foods.languages).includes(id);

/** The line that holds a food, with the words that are its name; a joined word (Käsesoße) is left unmarked. */
function placeOfFood(recipe: SearchableRecipe, field: SearchField, id: FoodId, foods: Foods): Place | undefined {
  const food = foods.get(id);
  const line = field === 'title' ? 0 : linesWith(recipe, id, foods)[0];
  const text = line === undefined ? undefined : linesOf(recipe, field)[line];
  const language = languageOf(recipe);
  if (!food || line === undefined || text === undefined || !foods.languages.includes(language)) return undefined;
  const names = new Set(foods.namesOf(food, language).flatMap(({ one, many }) => wordsOf(`${one} ${many}`).map(({ word }) => stem(word))));
  return {
    line,
    text,
    marks: joined(
      text,
      wordsOf(text).filter(({ word }) => names.has(stem(word))),
    ),
  };
}

/** Words that follow each other are one mark. */
function joined(text: string, words: readonly Word[]): [number, number][] {
  const marks: [number, number][] = [];
  for (const { from, to } of words) {
    const last = marks.at(-1);
    if (last && text.slice(last[1], from).trim() === '') last[1] = to;
    else marks.push([from, to]);
  }
  return marks.slice(0, 1);
}

interface Word {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: written, index }) => ({
    word: foldText(written).replace(/\p{M}/gu, ''),
    from: index,
    to: index + written.length,
  }));

function placeOf(lines: readonly string[], found: string): Place | undefined {
  for (const [line, text] of lines.entries()) {
    for (const { word, from, to } of wordsOf(text)) if (stem(word) === found) return { line, text, marks: [[from, to]] };
  }
  return undefined;
}

const withoutOverlaps = (marks: readonly (readonly [number, number])[]) =>
  marks.filter(([from], at) => from >= (marks[at - 1]?.[1] ?? 0) && from !== marks[at - 1]?.[0]);

function shortened(excerpt: Excerpt): Excerpt {
  const { text, marks } = excerpt;
  const [first] = marks;
  if (text.length <= LONGEST || !first) return excerpt;
  const from = first[0] <= BEFORE ? 0 : wordStart(text, first[0] - BEFORE);
  const to = Math.min(text.length, from + LONGEST);
  const [lead, tail] = [from > 0 ? '…' : '', to < text.length ? '…' : ''];
  const shift = lead.length - from;
  return {
    ...excerpt,
    text: `${lead}${text.slice(from, to)}${tail}`,
    marks: marks.filter(([, end]) => end <= to).map(([start, end]): [number, number] => [start + shift, end + shift]),
  };
}

const wordStart = (text: string, at: number): number => {
  const space = text.indexOf(' ', at);
  return space === -1 || space > at + BEFORE ? at : space + 1;
};
