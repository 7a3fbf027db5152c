import { statesNumber } from '../../lines/amounts';
import { wordsOf } from '../../lines/line-agreement';
import { divideOneDish, namesFinish } from '../../words/vocabulary';
import { LOOKS_LIKE_HEADING, type PageRow } from '../rows/page-rows';
import { NAMES_A_GROUP, type Section } from './section-rows';

const FEWEST_INGREDIENTS = 2;
const LEAST_SHARE = 0.6;
const SHORTEST_PROSE = 30;
const MOST_ROWS = 60;
const FEWEST_PARTS = 2;
const SHORTEST_NAME = 4;

interface Part {
  start: number;
  name: PageRow;
  ingredients: PageRow[];
  steps: PageRow[];
}

/**
 * "Dough", "Filling", "Topping" as headings of one height, each with a list and text of its own: the ingredients of one recipe and its steps, in groups.
 * So are parts of any name where a last heading, "Assembly", joins them, or the steps of later ones speak of those before. Else null.
 */
export function dividedByParts(rows: PageRow[]): { ingredients: Section; instructions: Section } | null {
  for (const ofLevel of startsByLevel(rows).values()) {
    if (ofLevel.length < FEWEST_PARTS) continue;
    const parts = ofLevel.flatMap((start) => partAt(rows, start) ?? []);
    const names = parts.map(({ name }) => name.text);
    const all = [...parts, ...finishBelow(rows, parts.at(-1))];
    if (
      divideOneDish(names) ||
      areGroups(names) ||
      (names.length >= FEWEST_PARTS && all.some(({ name }) => namesFinish(name.text))) ||
      useEachOther(parts)
    )
      return { ingredients: sectionOf(parts, 'ingredients'), instructions: sectionOf(all, 'steps') };
  }
  return null;
}

/** "Ingredients for the starter", lines of amounts, what to do with them; "Ingredients for the dough", and so on: steps without a heading of their own. */
export function isInParts(rows: PageRow[]): { ingredients: Section; instructions: Section } | null {
  const starts = rows.flatMap(({ announces, announcesExactly }, index) => (announces === 'ingredients' && !announcesExactly ? index : []));
  if (new Set(starts.map((start) => rows[start]?.text)).size < FEWEST_PARTS) return null;
  const parts = starts.map((start) => partBelow(rows, start));
  return parts.every((part) => part !== null)
    ? { ingredients: sectionOf(parts, 'ingredients'), instructions: sectionOf(parts, 'steps') }
    : null;
}

function partBelow(rows: PageRow[], start: number): Part | null {
  const heading = rows[start] as PageRow;
  const own = ownRows(rows, start);
  const firstText = own.findIndex(({ text, list }) => list !== own[0]?.list || (text.length >= SHORTEST_PROSE && !statesNumber(text)));
  const ingredients = own.slice(0, Math.max(0, firstText));
  const steps = own.slice(ingredients.length);
  const amounts = ingredients.filter(({ text }) => statesNumber(text)).length;
  const isPart =
    amounts >= FEWEST_INGREDIENTS && amounts >= ingredients.length * LEAST_SHARE && steps.some(({ text }) => text.length >= SHORTEST_PROSE);
  return isPart
    ? {
        start,
        name: { ...heading, text: nameBehindLabel(heading.text), announces: null, heading: heading.heading || LOOKS_LIKE_HEADING },
        ingredients,
        steps,
      }
    : null;
}

/** "Ingredients for the starter (overnight)". */
const nameBehindLabel = (text: string): string => text.replace(/^\S+\s+/, '').replace(/\s*[:：]$/, '');

/** The headings with a list right below them, those of one height together. */
function startsByLevel(rows: PageRow[]): Map<number, number[]> {
  const levels = new Map<number, number[]>();
  for (const [start, { heading, announces }] of rows.entries()) {
    if (heading === 0 || announces !== null || !rows[start + 1]?.list) continue;
    const starts = levels.get(heading) ?? [];
    starts.push(start);
    levels.set(heading, starts);
  }
  return levels;
}

/** The last part may take no ingredients of its own. */
function finishBelow(rows: PageRow[], last: Part | undefined): Part[] {
  const start = last ? last.start + 1 + last.ingredients.length + last.steps.length : -1;
  const name = rows[start];
  return name && name.heading === last?.name.heading && namesFinish(name.text)
    ? [{ start, name, ingredients: [], steps: ownRows(rows, start) }]
    : [];
}

/** "Spread the cloud over the crunch": each part is spoken of in a later one, by a word of its name that no ingredient has. */
function useEachOther(parts: readonly Part[]): boolean {
  if (parts.length < FEWEST_PARTS) return false;
  const foods = new Set(parts.flatMap(({ ingredients }) => ingredients.flatMap(({ text }) => wordsOf(text))));
  return parts.slice(0, -1).every(({ name }, index) => {
    const later = new Set(parts.slice(index + 1).flatMap(({ steps }) => steps.flatMap(({ text }) => wordsOf(text))));
    return wordsOf(name.text).some((word) => word.length >= SHORTEST_NAME && later.has(word) && !foods.has(word));
  });
}

/** "For the dough", "For the plums"; "1. Pancakes" may be one of many dishes. */
function areGroups(names: string[]): boolean {
  return new Set(names).size > 1 && names.every((name) => NAMES_A_GROUP.test(name) && /^\p{L}.*[^:：]$/u.test(name));
}

/** A heading with a list of amounts right below it, and text behind the list. */
function partAt(rows: PageRow[], start: number): Part | null {
  const name = rows[start] as PageRow;
  const list = rows[start + 1]?.list;
  if (!list) return null;
  const own = ownRows(rows, start);
  const ingredients = own.filter((row) => row.list === list);
  const steps = own.slice(ingredients.length);
  const amounts = ingredients.filter(({ text }) => statesNumber(text)).length;
  if (
    ingredients.length < FEWEST_INGREDIENTS ||
    amounts < ingredients.length * LEAST_SHARE ||
    !steps.some(({ text, heading }) => heading === 0 && text.length >= SHORTEST_PROSE)
  )
    return null;
  return { start, name, ingredients, steps };
}

/** What stands below a heading, up to the next one as high or the next part of the recipe. */
function ownRows(rows: PageRow[], start: number): PageRow[] {
  const level = (rows[start] as PageRow).heading || LOOKS_LIKE_HEADING;
  const below = rows.slice(start + 1, start + MOST_ROWS);
  const end = below.findIndex(({ heading, announces }) => (heading > 0 && heading <= level) || announces !== null);
  return end < 0 ? below : below.slice(0, end);
}

function sectionOf(parts: Part[], lines: 'ingredients' | 'steps'): Section {
  const first = parts[0] as Part;
  const start = first.start + 1 + (lines === 'steps' ? first.ingredients.length : 0);
  return {
    rows: parts.flatMap((part) => [part.name, ...part[lines]]),
    start,
    place: 'parts of the dish',
    headed: true,
    exact: false,
    named: false,
    staged: true,
  };
}
