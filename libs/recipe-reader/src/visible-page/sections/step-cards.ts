import type { PageElement } from '../../page/page';
import { boxWith } from './group-scopes';
import { lookOf } from '../rows/page-boxes';
import type { PageRow } from '../rows/page-rows';

const FEWEST_CARDS = 3;
const MOST = 0.6;
/** They look alike whatever they say. */
const NO_CARDS = /^(?:p|li|tr|br|h[1-6])$/;

/** The rows that stand in boxes side by side that look alike, such as one for the picture, the number and the text of each step; else none. */
export function rowsOnCards(rows: PageRow[]): PageRow[] {
  const [first, last] = [rows[0], rows.at(-1)];
  const around = first && last && boxWith(first.element, last.element);
  if (!around) return [];
  const boxes = rows.map(({ element }) => childAround(around, element));
  const most = boxOfMost(rows, boxes);
  const inner = rows.filter((_row, index) => boxes[index] === most);
  if (most) return inner.length < rows.length ? rowsOnCards(inner) : [];
  const counts = new Map<string, number>();
  for (const box of new Set(boxes)) counts.set(lookOf(box), (counts.get(lookOf(box)) ?? 0) + 1);
  const isCard = (box: PageElement): boolean => !NO_CARDS.test(box.name) && (counts.get(lookOf(box)) ?? 0) >= FEWEST_CARDS;
  return rows.filter((_row, index) => isCard(boxes[index] as PageElement));
}

/** The one of the boxes in which most of the text stands. */
function boxOfMost(rows: PageRow[], boxes: PageElement[]): PageElement | undefined {
  const lengths = new Map<PageElement, number>();
  for (const [index, { text }] of rows.entries()) lengths.set(boxes[index]!, (lengths.get(boxes[index]!) ?? 0) + text.length);
  const most = [...lengths.values()].reduce((sum, length) => sum + length, 0) * MOST;
  return [...lengths].find(([, length]) => length >= most)?.[0];
}

/** The child of the box that the element is or stands in. */
function childAround(box: PageElement, element: PageElement): PageElement {
  let child = element;
  while (child.parent && child.parent !== box) child = child.parent;
  return child;
}
