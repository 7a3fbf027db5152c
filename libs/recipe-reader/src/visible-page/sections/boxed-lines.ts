import { isOnlyAmount, statesAmount, statesNumber } from '../../lines/amounts';
import type { PageElement } from '../../page/page';
import { LOOKS_LIKE_HEADING, type PageRow } from '../rows/page-rows';

const LONGEST_NAME = 50;
const MOST_BOXES_AROUND = 2;

/**
 * Lists made of plain boxes: a box that looks like the items of the list is one of them, however few stand beside it, and a box of another look
 * above them is the name of a group.
 */
export function withBoxesAsList(rows: PageRow[]): PageRow[] {
  return withNamedGroups(withItemsAlike(rows));
}

function withItemsAlike(rows: PageRow[]): PageRow[] {
  const list = new Map<string, PageElement>();
  for (const { element, list: own } of rows) if (own && looksOf(element)) list.set(looksOf(element), own);
  if (list.size === 0) return rows;
  return rows.map((row) => {
    const alike =
      row.list === null && row.heading === 0
        ? boxesAround(row.element)
            .map((box) => list.get(looksOf(box)))
            .find((found) => found !== undefined)
        : undefined;
    return alike ? { ...row, list: alike } : row;
  });
}

function withNamedGroups(rows: PageRow[]): PageRow[] {
  const names = new Map<string, boolean>();
  for (const [index, row] of rows.entries()) {
    const looks = looksOf(row.element);
    if (looks && row.heading === 0) names.set(looks, names.get(looks) !== false && isName(row, rows[index + 1]));
  }
  return rows.map((row) =>
    names.get(looksOf(row.element)) && row.heading === 0 ? { ...row, heading: LOOKS_LIKE_HEADING, list: null } : row,
  );
}

/** Short, no amount, and right above a line that has one and looks otherwise. */
function isName({ text, element }: PageRow, next: PageRow | undefined): boolean {
  return (
    text.length <= LONGEST_NAME &&
    !statesNumber(text) &&
    !/[,.]/.test(text) &&
    next !== undefined &&
    statesAmount(next.text) &&
    !isOnlyAmount(next.text) &&
    looksOf(next.element) !== '' &&
    looksOf(next.element) !== looksOf(element)
  );
}

function boxesAround(element: PageElement): PageElement[] {
  const boxes = [element];
  for (let box = element.parent; box && boxes.length <= MOST_BOXES_AROUND; box = box.parent) boxes.push(box);
  return boxes;
}

/** What kind of box it is, by its class; the items of true lists need none. */
function looksOf({ name, attributes }: PageElement): string {
  return name !== 'li' && name !== 'tr' && attributes.class ? `${name}.${attributes.class}` : '';
}
