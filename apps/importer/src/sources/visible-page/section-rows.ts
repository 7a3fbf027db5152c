import type { PageElement } from '../page/page';
import type { PageRow } from './page-rows';
import type { SectionName } from './vocabulary';

/** A stretch of the page that may be the ingredients or the steps. */
export interface Section {
  rows: PageRow[];
  /** Index of the first row among the page's rows. */
  start: number;
  /** What told us, for the provenance. */
  place: string;
  headed: boolean;
  named: boolean;
}

const MOST_ROWS = 200;
const MAX_CLIMB = 8;

/** For every heading that announces the part: what follows it, up to the next part. */
export function headedSections(rows: PageRow[], section: SectionName): Section[] {
  const found: Section[] = [];
  for (const [index, row] of rows.entries()) {
    if (row.announces !== section || row.aside) continue;
    const following = rowsAfterHeading(rows, index, section);
    if (following.length > 0) found.push({ rows: following, start: index + 1, place: `heading "${row.text.slice(0, 60)}"`, headed: true, named: false });
  }
  return found;
}

/** For every element whose names speak of the part: its rows; neighbouring ones are one section. */
export function namedSections(rows: PageRow[], rootOf: (row: PageRow) => PageElement | null): Section[] {
  const found: Section[] = [];
  let current: Section | null = null;
  let gap = 0;
  for (const [index, row] of rows.entries()) {
    const root = row.aside ? null : rootOf(row);
    if (root) {
      if (!current) found.push((current = { rows: [], start: index, place: placeOf(root), headed: false, named: true }));
      current.rows.push(row);
      gap = 0;
    } else if (current && (++gap > 1 || row.heading === 0)) {
      current = null;
      gap = 0;
    } else if (current) {
      current.rows.push(row);
    }
  }
  for (const section of found) while (section.rows.length > 0 && !rootOf(section.rows.at(-1) as PageRow)) section.rows.pop();
  return found.filter((section) => section.rows.length <= MOST_ROWS);
}

function placeOf(element: PageElement): string {
  const name = (element.attributes.class ?? '').trim().split(/\s+/)[0] || element.attributes.id || element.attributes.itemprop || '';
  return `${element.name}${name ? `.${name.slice(0, 60)}` : ''}`;
}

/**
 * The rows from a heading on. They end at a heading of another part, at a heading as high as the first one unless the part goes on below it,
 * and where the box ends in which heading and text stand together.
 */
function rowsAfterHeading(rows: PageRow[], at: number, section: SectionName): PageRow[] {
  const heading = rows[at] as PageRow;
  const box = boxWithText(rows, at);
  const following: PageRow[] = [];
  for (let index = at + 1; index < rows.length && following.length < MOST_ROWS; index++) {
    const row = rows[index] as PageRow;
    if (box && row.element.index >= box.end) break;
    if (row.announces && row.announces !== section) break;
    if (row.aside && !heading.aside) break;
    if (row.announces === section && row.text === heading.text) continue;
    const endsSection = row.heading > 0 && row.heading < 7 && heading.heading > 0 && row.heading < Math.min(heading.heading, 7) && following.length > 0;
    if (endsSection) break;
    following.push(row);
  }
  return following;
}

/** The nearest ancestor that holds more text than the heading: a heading often stands in a box of its own. */
function boxWithText(rows: PageRow[], at: number): PageElement | null {
  const heading = rows[at] as PageRow;
  let box = heading.element.parent;
  for (let climbed = 0; box && climbed < MAX_CLIMB; climbed++, box = box.parent) {
    let seen = 0;
    for (let index = at + 1; index < rows.length; index++) {
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
