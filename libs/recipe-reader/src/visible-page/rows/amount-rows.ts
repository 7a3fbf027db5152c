import { isOnlyAmount, statesAmount } from '../../lines/amounts';
import type { PageElement } from '../../page/page';
import type { PageRow } from './page-rows';

const FEWEST_ALIKE = 3;
const LEAST_SHARE = 0.6;
const BEGINS_WITH_NUMBER = /^[\d½⅓⅔¼¾⅛]/u;
/** "20 minute meals", "2024". */
const LONGEST_LINE = 80;

/** Whether an element says how much there is of what: "500 g beetroot". */
const beginsWithAmount = (text: string): boolean =>
  text.length <= LONGEST_LINE &&
  BEGINS_WITH_NUMBER.test(text) &&
  statesAmount(text) &&
  /\p{L}{2}/u.test(text) &&
  !isOnlyAmount(text) &&
  !/[.!?]$/.test(text);

/** Three or more elements of one name in a row that mostly begin with amounts are the lines of a list, be they headings. */
export function withAmountsAsLines(rows: PageRow[]): PageRow[] {
  const lines = new Map<PageRow, PageElement | null>();
  for (let start = 0; start < rows.length; start++) {
    const first = rows[start] as PageRow;
    if (first.heading === 0 || !beginsWithAmount(first.text)) continue;
    let end = start + 1;
    while (end < rows.length && isLike(first, rows[end] as PageRow)) end++;
    const run = rows.slice(start, end);
    const amounts = run.filter(({ text }) => beginsWithAmount(text)).length;
    if (amounts >= FEWEST_ALIKE && amounts >= run.length * LEAST_SHARE) for (const row of run) lines.set(row, first.element.parent);
    start = end - 1;
  }
  if (lines.size === 0) return rows;
  return rows.map((row) =>
    lines.has(row) ? { ...row, heading: 0, announces: null, announcesExactly: false, list: row.list ?? lines.get(row) ?? null } : row,
  );
}

const isLike = (one: PageRow, other: PageRow): boolean =>
  one.element.name === other.element.name && one.heading === other.heading && other.announces === null;

/** Captions of pictures are read where they are the list: three of them or more, most of which begin with amounts. */
export function areAmounts(texts: readonly string[]): boolean {
  const amounts = texts.filter(beginsWithAmount).length;
  return amounts >= FEWEST_ALIKE && amounts >= texts.length * LEAST_SHARE;
}
