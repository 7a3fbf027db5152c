import { statesAmount } from '../lines/amounts';
import { groupName } from '../lines/headings';
import { textOf } from '../page/element-text';
import type { Page, PageElement } from '../page/page';
import { sectionNamed } from '../words/vocabulary';

const LONGEST_HEADING = 60;
const ROWS = new Set(['li', 'tr']);
const LISTS = new Set(['ul', 'ol', 'tbody', 'table']);
/** How a box calls its headings. */
const HEADING_NAMES = /label|head|title|group|section|separator/i;
const ENDS_AS_SENTENCE = /[.!?…。;,]$/;

/**
 * The groups of a recipe's lines, named by what stands in one list with them and is not marked up itself: "<li>For the sauce</li>".
 * `lines` are in the order of the page. What names all of them is the heading of the list, and names no group.
 */
export function groupsInLists(
  page: Page,
  recipe: PageElement,
  lines: readonly PageElement[],
  isMarkedUp: (element: PageElement) => boolean,
): ReadonlyMap<PageElement, string> {
  const groups = new Map<PageElement, string>();
  let list: PageElement | null = null;
  let group: string | null = null;
  let end = 0;
  for (const line of lines) {
    const row = rowOf(line, recipe);
    const isNewList = row.parent !== list;
    const heading = headingAbove(page, row, end, isNewList, isMarkedUp);
    if (isNewList || heading !== null) group = heading;
    if (group !== null) groups.set(line, group);
    list = row.parent;
    end = line.end;
  }
  return groups.size === lines.length && new Set(groups.values()).size === 1 ? new Map() : groups;
}

/** The list item or table row of the recipe that the line stands in, if any. */
function rowOf(line: PageElement, recipe: PageElement): PageElement {
  for (let element: PageElement | null = line; element && element !== recipe; element = element.parent)
    if (ROWS.has(element.name)) return element;
  return line;
}

/** The last heading beside the row, behind the line before it. */
function headingAbove(
  page: Page,
  row: PageElement,
  lineEnd: number,
  isFirst: boolean,
  isMarkedUp: (element: PageElement) => boolean,
): string | null {
  let heading: string | null = null;
  for (let index = Math.max((row.parent?.index ?? 0) + 1, lineEnd); index < row.index;) {
    const element = page.elements[index] as PageElement;
    const isBeside = element.parent === row.parent;
    if (isBeside && mayHead(element, row, isFirst) && !page.elements.slice(index, element.end).some(isMarkedUp))
      heading = nameIn(element) ?? heading;
    index = isBeside ? element.end : index + 1;
  }
  return heading;
}

/** In a box that is no list, what stands above the first line may be anything. */
function mayHead(element: PageElement, row: PageElement, isFirst: boolean): boolean {
  if (LISTS.has(row.parent?.name ?? '')) return true;
  return element.name === row.name && (!isFirst || HEADING_NAMES.test(element.attributes.class ?? ''));
}

function nameIn(element: PageElement): string | null {
  const text = textOf(element);
  const isHeading = text.length <= LONGEST_HEADING && !ENDS_AS_SENTENCE.test(text) && !statesAmount(text) && !sectionNamed(text)?.exact;
  return isHeading ? groupName(text) : null;
}
