import type { PageElement } from '../../page/page';
import { statesAmount, statesNumber } from '../../lines/amounts';
import { sectionNamed } from '../../words/vocabulary';
import { hasTextBehind, isLink } from './recipe-collection';
import type { PageRow } from '../rows/page-rows';
import { type Section, withFirstHeading } from './section-rows';

const FEWEST_ITEMS = 3;
/** Lines that are no list's need more to show that they are one. */
const FEWEST_AMOUNTS = 4;
const MOST_LINES = 60;
const LONGEST_LINE = 90;
const LEAST_SHARE = 0.6;
const LONGEST_SENTENCE = 200;
const ENDS_WITH_COLON = /[:：]$/;
/** "... the following ingredients:", "... les ingrédients suivants :". */
const WORDS_AT_END = 2;

/** Lists and runs of lines without a heading or name, most of which state an amount. */
export function bareLists(rows: PageRow[]): Section[] {
  return [...listsOfAmounts(rows), ...runsOfAmounts(rows)].map((list) => ({
    ...withFirstHeading(rows, list),
    hasText: hasTextBehind(rows, list),
  }));
}

/** "For a soup as my aunt made it you need the following ingredients:", and a list right below it, be it without any amount. */
export function listsBehindSentences(rows: PageRow[]): Section[] {
  return rows.flatMap((row, index) => {
    const list = rows[index + 1]?.list;
    if (row.list !== null || !list || !endsAsIngredients(row.text)) return [];
    const items = rows.filter((item) => item.list === list && item.element.name === 'li');
    return items.length >= FEWEST_ITEMS && items.length <= MOST_LINES
      ? [{ ...sectionOf(items, index + 1, `heading "${row.text.slice(0, 60)}"`), headed: true }]
      : [];
  });
}

function endsAsIngredients(text: string): boolean {
  if (text.length > LONGEST_SENTENCE || !ENDS_WITH_COLON.test(text)) return false;
  const ending = text
    .split(/[\s:：]+/)
    .filter(Boolean)
    .slice(-WORDS_AT_END);
  return ending.some((word) => {
    const named = sectionNamed(word);
    return named !== null && named.exact && named.section === 'ingredients';
  });
}

function listsOfAmounts(rows: PageRow[]): Section[] {
  const byList = new Map<PageElement, PageRow[]>();
  for (const row of rows) {
    if (!row.list) continue;
    const items = byList.get(row.list);
    if (items) items.push(row);
    else byList.set(row.list, [row]);
  }
  const lists = [...byList.values()].filter(
    (items) => items.length <= MOST_LINES && isOfAmounts(items.filter(({ heading }) => heading === 0)),
  );
  const groups = joined(
    rows,
    lists.map((items) => sectionOf(withNamesBetween(rows, items), rows.indexOf(items[0] as PageRow), 'list of amounts')),
  );
  return groups.filter((list) => list.rows.length >= FEWEST_ITEMS);
}

/** Some may be words, "un rouleau de pâte", as long as there are numbers enough. */
function isOfAmounts(items: PageRow[]): boolean {
  const numbers = amountsIn(items);
  const amounts = numbers >= FEWEST_ITEMS ? items.filter(({ text }) => statesAmount(text)).length : numbers;
  return amounts >= items.length * LEAST_SHARE;
}

/** Written between the items of one list, "For the dough:" names its groups. */
function withNamesBetween(rows: PageRow[], items: PageRow[]): PageRow[] {
  const whole = rows.slice(rows.indexOf(items[0] as PageRow), rows.indexOf(items.at(-1) as PageRow) + 1);
  const isEither = (row: PageRow): boolean =>
    row.list === items[0]?.list || (row.announces === null && (row.heading > 0 || ENDS_WITH_COLON.test(row.text)));
  return whole.every(isEither) ? whole : items;
}

/** Lists with nothing between them but the name of the second are the groups of one: between two dishes the first one's steps would stand. */
function joined(rows: PageRow[], lists: Section[]): Section[] {
  const groups: Section[] = [];
  for (const list of lists) {
    const before = groups.at(-1);
    const name = rows[list.start - 1];
    if (before && name && before.start + before.rows.length === list.start - 1 && isGroupHeading(name))
      before.rows = [...before.rows, name, ...list.rows];
    else groups.push(list);
  }
  return groups;
}

function isGroupHeading(row: PageRow): boolean {
  const { heading, text, announces, list } = row;
  return list === null && announces === null && text.length <= LONGEST_LINE && (heading > 0 || ENDS_WITH_COLON.test(text)) && !isLink(row);
}

/** Paragraphs and lines that end in a break, one below the other. */
function runsOfAmounts(rows: PageRow[]): Section[] {
  const runs: Section[] = [];
  for (let start = 0; start < rows.length; start++) {
    if (!isAmountLine(rows[start])) continue;
    let end = start + 1;
    while (end < rows.length && end - start < MOST_LINES && goesOn(rows, end)) end++;
    const run = rows.slice(start, end);
    const amounts = amountsIn(run);
    if (amounts >= (areAlike(run) ? FEWEST_ITEMS : FEWEST_AMOUNTS) && amounts >= run.length * LEAST_SHARE)
      runs.push(sectionOf(run, start, 'lines of amounts'));
    start = end;
  }
  return runs;
}

/** Elements of one name side by side, or the lines of one paragraph. */
function areAlike([first, ...others]: PageRow[]): boolean {
  return others.every(({ element }) => element.name === first?.element.name && element.parent === first.element.parent);
}

/** A line without an amount ("salt", "For the sauce:") is one of the run where one with an amount comes right after it, or after the next group's name. */
function goesOn(rows: PageRow[], at: number): boolean {
  const row = rows[at] as PageRow;
  if (!isLine(row)) return row.heading > 0 && isAmountLine(rows[at + 1]);
  return (
    statesNumber(row.text) ||
    isInParagraphOf(rows[at - 1], row) ||
    isAmountLine(rows[at + 1]) ||
    (rows[at + 1]?.heading !== 0 && isAmountLine(rows[at + 2]))
  );
}

/** "salt", the last of the lines that a paragraph breaks into. */
function isInParagraphOf(before: PageRow | undefined, { element }: PageRow): boolean {
  return element.name === 'p' && before?.element === element;
}

function isAmountLine(row: PageRow | undefined): boolean {
  return row !== undefined && isLine(row) && statesNumber(row.text);
}

function isLine(row: PageRow): boolean {
  return row.list === null && row.heading === 0 && row.text.length <= LONGEST_LINE && !/[.!?]$/.test(row.text);
}

function amountsIn(rows: PageRow[]): number {
  return rows.filter((row) => statesNumber(row.text)).length;
}

function sectionOf(rows: PageRow[], start: number, place: string): Section {
  return { rows, start, place, headed: false, exact: false, named: false };
}
