import { statesNumber } from '../../lines/amounts';
import { wordsOf } from '../../lines/line-agreement';
import type { PageElement } from '../../page/page';
import { BESIDE_RECIPE, namesCooking, namesFinish, namesPartOfDish, type SectionName } from '../../words/vocabulary';
import { isLinkOnly } from '../cleanup/link-rows';
import type { PageRow } from '../rows/page-rows';

/** A stretch of the page that may be the ingredients or the steps. */
export interface Section {
  rows: PageRow[];
  /** Index of the first row among the page's rows. */
  start: number;
  /** The evidence, for the provenance. */
  place: string;
  headed: boolean;
  /** The heading says nothing else. */
  exact: boolean;
  named: boolean;
  /** Its rows are those of several stages, with others between them. */
  staged?: boolean;
  /** Text stands right behind it, as steps do. */
  hasText?: boolean;
}

/** "For the sauce", "Step 2", "Sauce:" stand as high as "Instructions" on some pages and still are parts of them. */
export const NAMES_A_GROUP =
  /^(?:for|to|make|prepare|step|part|für|zum?|pour|para|per|voor|till|til|do|na|pre|schritt|étape|paso|passo|stap|steg|trin|krok|\d)\b|[:：]$/iu;
/** More than any recipe has, be a line three rows: its amount, its unit and its name. */
const MOST_ROWS = 500;
const MOST_HEADINGS = 40;
const MAX_CLIMB = 8;
const BODIES = new Set(['div', 'section', 'ol', 'ul']);
const SHORTEST_BODY = 200;
const FEWEST_IN_BODY = 3;
const MOST_HEADING_BOXES = 3;
const ROWS_OF_REMARK = 10;
const FEWEST_IN_PART = 2;
const LEAST_AMOUNTS = 0.5;
const LONGEST_INGREDIENT = 90;
const SHORTEST_FOOD = 4;
const MOST_STEPS = 20;
const MOST_SPEAK = 0.6;
/** Under the name of a group of the ingredients. */
const SOME_SPEAK = 0.3;
const MOST_GROUPS = 6;
const SENTENCE_END = /[.!。]$/;

/** For every heading that announces the part: what follows it, up to the next part. */
export function headedSections(rows: PageRow[], section: SectionName): Section[] {
  const found: Section[] = [];
  let headings = 0;
  for (const [index, row] of rows.entries()) {
    if (row.announces !== section) continue;
    if (++headings > MOST_HEADINGS) break;
    const following = rowsAfterHeading(rows, index, section);
    if (following.length > 0)
      found.push({
        rows: following,
        start: index + 1,
        place: `heading "${row.text.slice(0, 60)}"`,
        headed: true,
        exact: row.announcesExactly,
        named: false,
      });
  }
  return found;
}

/** For every element whose names speak of the part: its rows; neighbouring ones are one section. What stands in it below the heading of another part is that one's, down to its own heading, if it has one. */
export function namedSections(rows: PageRow[], section: SectionName, rootOf: (row: PageRow) => PageElement | null): Section[] {
  const found: Section[] = [];
  let current: Section | null = null;
  let gap = 0;
  let ownHeading = 0;
  for (const [index, row] of rows.entries()) {
    const root = rootOf(row);
    if (row.announces && row.announces !== section) {
      current = null;
      gap = 0;
      ownHeading = root ? rows.findIndex((other, at) => at > index && other.announces === section && rootOf(other) === root) : 0;
    } else if (root && index >= ownHeading) {
      if (!current) found.push((current = { rows: [], start: index, place: placeOf(root), headed: false, exact: false, named: true }));
      current.rows.push(row);
      gap = 0;
    } else if (current && (++gap > 1 || row.heading === 0)) {
      current = null;
      gap = 0;
    } else if (current) {
      current.rows.push(row);
    }
  }
  for (const { rows: own } of found) while (own.length > 0 && !rootOf(own.at(-1) as PageRow)) own.pop();
  return found.filter((named) => named.rows.length <= MOST_ROWS).map((named) => withFirstHeading(rows, named));
}

/** Where headings between its parts belong to a section, the one above the first part does too. */
export function withFirstHeading(rows: PageRow[], section: Section): Section {
  const before = rows[section.start - 1];
  const isLikeOthers =
    before &&
    before.heading > 0 &&
    !before.announces &&
    section.rows.some((row) => row.heading === before.heading && areAlike(row.element, before.element));
  return isLikeOthers ? { ...section, rows: [before, ...section.rows], start: section.start - 1 } : section;
}

function placeOf(element: PageElement): string {
  const name = (element.attributes.class ?? '').trim().split(/\s+/)[0] || element.attributes.id || element.attributes.itemprop || '';
  return `${element.name}${name ? `.${name.slice(0, 60)}` : ''}`;
}

/**
 * The rows from a heading on. They end at a heading of another part, at a heading as high as the first one unless the part goes on below it,
 * where the box ends in which heading and text stand together, and where the one box ends that holds all the steps.
 */
function rowsAfterHeading(rows: PageRow[], at: number, section: SectionName): PageRow[] {
  const heading = rows[at] as PageRow;
  const box = boxWithText(rows, at);
  const body = section === 'instructions' ? bodyBehind(rows, at) : null;
  const following: PageRow[] = [];
  for (let index = at + 1; index < rows.length && following.length < MOST_ROWS; index++) {
    const row = rows[index] as PageRow;
    if (box && row.element.index >= box.end) break;
    if (body && isOutside(body, row) && !resumes(body, rows, index)) break;
    if (row.announces && row.announces !== section) break;
    if (row.announces === section && row.text === heading.text) continue;
    const isAsHigh = row.heading > 0 && row.heading < 7 && heading.heading > 0 && row.heading <= heading.heading;
    const namesGroup =
      row.heading === heading.heading &&
      (NAMES_A_GROUP.test(row.text) ||
        namesPartOfDish(row.text) ||
        (section === 'instructions'
          ? isBetweenSteps(rows, index, following) || tellsOfIngredients(rows, index, at)
          : isAboveAmounts(rows, index)));
    if (isAsHigh && following.length > 0 && row.announces !== section && !namesGroup && !goesOn(rows, index, following)) break;
    following.push(row);
  }
  return following;
}

/** "Rolling out", right between two numbered lists that stand side by side, or "Cuisson" between any two that are no links: both are steps. */
function isBetweenSteps(rows: PageRow[], at: number, before: PageRow[]): boolean {
  const [name, next] = [rows[at]?.text ?? '', rows[at + 1]];
  const [above, below] = [before.at(-1)?.list, next?.list];
  if (!next || !above || !below || above.parent !== below.parent || !areAlike(above, below)) return false;
  return above.name === 'ol' || ((namesCooking(name) || namesFinish(name)) && !isLinkOnly(next));
}

/** "Sour dumplings", as high as "Method": each line below it speaks of what the lists above ask for, in sentences, as steps do. */
export function tellsOfIngredients(rows: PageRow[], at: number, heading: number): boolean {
  const name = rows[at]?.text ?? '';
  if (/[?？]$/.test(name) || BESIDE_RECIPE.test(name)) return false;
  const below = rows.slice(at + 1, at + MOST_ROWS);
  const end = below.findIndex((row) => row.heading > 0 || row.announces !== null);
  const own = below.slice(0, end < 0 ? undefined : end);
  const foods = new Set(
    rows
      .slice(0, heading)
      .filter(({ text }) => text.length <= LONGEST_INGREDIENT && statesNumber(text))
      .flatMap(({ text }) => longWordsOf(text)),
  );
  const names = new Set(
    rows
      .slice(0, heading)
      .filter((row) => row.heading > 0 && row.announces === null)
      .slice(-MOST_GROUPS)
      .flatMap(({ text }) => longWordsOf(text)),
  );
  const isNamedAbove = longWordsOf(name).some((word) => names.has(word));
  const speaks = ({ text }: PageRow): boolean => SENTENCE_END.test(text) && wordsOf(text).some((word) => foods.has(word));
  return (
    own.length >= FEWEST_IN_PART &&
    own.length <= MOST_STEPS &&
    own.filter(speaks).length >= own.length * (isNamedAbove ? SOME_SPEAK : MOST_SPEAK)
  );
}

const longWordsOf = (text: string): string[] => wordsOf(text).filter((word) => word.length >= SHORTEST_FOOD);

/** "Filling", with a list of amounts below it, before the steps of all of them. */
function isAboveAmounts(rows: PageRow[], at: number): boolean {
  const below = rows.slice(at + 1, at + MOST_ROWS);
  const end = below.findIndex(({ list, heading, announces }) => announces !== null || heading > 0 || list !== below[0]?.list);
  const own = below.slice(0, end < 0 ? 0 : end);
  const isToldBehind = below.find(({ announces }) => announces !== null)?.announces === 'instructions';
  return isToldBehind && own.length >= FEWEST_IN_PART && own.filter(({ text }) => statesNumber(text)).length >= own.length * LEAST_AMOUNTS;
}

/** A box with a heading of its own in the middle of a list: the list goes on below it. */
function goesOn(rows: PageRow[], at: number, before: PageRow[]): boolean {
  const list = before.findLast((row) => row.list !== null && row.element.name === 'li')?.list;
  return list !== undefined && rows.slice(at + 1, at + 10).some((row) => row.list === list);
}

/** The nearest ancestor that holds more text than the heading: a heading often stands in a box of its own. */
function boxWithText(rows: PageRow[], at: number): PageElement | null {
  const heading = rows[at] as PageRow;
  // a cell holds its heading and its lines as mere text
  let box = heading.element.name === 'td' ? heading.element : heading.element.parent;
  for (let climbed = 0; box && climbed < MAX_CLIMB; climbed++, box = box.parent) {
    let seen = 0;
    for (let index = at + 1; index < Math.min(rows.length, at + MOST_ROWS); index++) {
      const row = rows[index] as PageRow;
      if (row.element.index >= box.end) break;
      if (row.announces && row.announces !== heading.announces) break;
      // a row that is the box itself is its inline text before the heading
      if (row.text !== heading.text) seen += row.text.length;
      if (seen > 25) return box;
    }
  }
  return null;
}

/** The box right behind the heading, where it holds text enough to be all the steps: a story may go on below it. */
function bodyBehind(rows: PageRow[], at: number): PageElement | null {
  const { element } = rows[at] as PageRow;
  const body = elementBehind(element);
  if (!body || !BODIES.has(body.name) || body.children.length < FEWEST_IN_BODY) return null;
  let length = 0;
  for (let index = at + 1; index < Math.min(rows.length, at + MOST_ROWS); index++) {
    const row = rows[index] as PageRow;
    if (row.element.index >= body.end) break;
    length += row.text.length;
  }
  return length >= SHORTEST_BODY ? body : null;
}

/** Headings may stand in a box of their own. */
function elementBehind(element: PageElement): PageElement | null {
  let from = element;
  for (let climbed = 0; climbed < MOST_HEADING_BOXES && from.parent; climbed++, from = from.parent) {
    for (const child of from.parent.children) if (typeof child !== 'string' && child.index >= from.end) return child;
  }
  return null;
}

/** A row beside the body that is no list item and in no box like it: a heading or another list may still be a part of the steps. */
function isOutside(body: PageElement, { element, heading }: PageRow): boolean {
  if (element.index < body.end || heading > 0 || element.name === 'li') return false;
  const box = boxBeside(body, element);
  return box !== null && !areAlike(box, body);
}

/** A remark between two lists of steps, or two boxes. */
function resumes(body: PageElement, rows: PageRow[], at: number): boolean {
  return rows.slice(at + 1, at + ROWS_OF_REMARK).some(({ element }) => {
    const box = boxBeside(body, element);
    return box !== null && areAlike(box, body);
  });
}

/** The neighbour of the body that the element is or stands in. */
function boxBeside(body: PageElement, element: PageElement): PageElement | null {
  let box = element;
  while (box.parent && box.depth > body.depth) box = box.parent;
  return box.parent === body.parent ? box : null;
}

function areAlike(one: PageElement, other: PageElement): boolean {
  return one.name === other.name && one.attributes.class === other.attributes.class;
}
