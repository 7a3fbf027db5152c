import type { PageElement } from '../page/page';
import { statesNumber } from '../lines/amounts';
import type { PageRow } from './page-rows';
import { type Section, withFirstHeading } from './section-rows';

const FEWEST_ITEMS = 3;
/** Lines that are no list's need more to show that they are one. */
const FEWEST_AMOUNTS = 4;
const MOST_LINES = 60;
const LONGEST_LINE = 90;
const LEAST_SHARE = 0.6;

/** Lists and runs of lines without a heading or name, most of which state an amount. */
export function bareLists(rows: PageRow[]): Section[] {
  return [...listsOfAmounts(rows), ...runsOfAmounts(rows)].map((list) => withFirstHeading(rows, list));
}

function listsOfAmounts(rows: PageRow[]): Section[] {
  const byList = new Map<PageElement, PageRow[]>();
  for (const row of rows) {
    if (!row.list) continue;
    const items = byList.get(row.list);
    if (items) items.push(row);
    else byList.set(row.list, [row]);
  }
  const lists = [...byList.values()].filter((items) => items.length >= FEWEST_ITEMS && items.length <= MOST_LINES && amountsIn(items) >= items.length * LEAST_SHARE);
  return joined(rows, lists.map((items) => sectionOf(items, rows.indexOf(items[0] as PageRow), 'list of amounts')));
}

/** Lists with nothing between them but the name of the second are the groups of one. */
function joined(rows: PageRow[], lists: Section[]): Section[] {
  const groups: Section[] = [];
  for (const list of lists) {
    const before = groups.at(-1);
    const name = rows[list.start - 1];
    if (before && name && before.start + before.rows.length === list.start - 1 && isGroupHeading(name)) before.rows = [...before.rows, name, ...list.rows];
    else groups.push(list);
  }
  return groups;
}

function isGroupHeading({ heading, text, announces, list }: PageRow): boolean {
  return list === null && announces === null && text.length <= LONGEST_LINE && (heading === 7 || /[:：]$/.test(text));
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
    if (amounts >= FEWEST_AMOUNTS && amounts >= run.length * LEAST_SHARE) runs.push(sectionOf(run, start, 'lines of amounts'));
    start = end;
  }
  return runs;
}

/** A line without an amount ("salt", "For the sauce:") is one of the run where one with an amount comes right after it, or after the next group's name. */
function goesOn(rows: PageRow[], at: number): boolean {
  const row = rows[at] as PageRow;
  if (!isLine(row)) return row.heading > 0 && isAmountLine(rows[at + 1]);
  return statesNumber(row.text) || isInParagraphOf(rows[at - 1], row) || isAmountLine(rows[at + 1]) || (rows[at + 1]?.heading !== 0 && isAmountLine(rows[at + 2]));
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
