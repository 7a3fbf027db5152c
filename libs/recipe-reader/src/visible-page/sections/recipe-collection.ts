import type { PageElement } from '../../page/page';
import { divideOneDish, namesFinish } from '../../words/vocabulary';
import { boxWith } from './group-scopes';
import { isLinkOnly } from '../cleanup/link-rows';
import type { PageRow } from '../rows/page-rows';
import { LOOKS_LIKE_HEADING } from '../rows/page-rows';
import { NAMES_A_GROUP, type Section } from './section-rows';
import { areUsedInEachOther } from './stages';

const FEWEST_DISHES = 3;
const FEWEST_LINES = 3;
const SHORTEST_PROSE = 60;
const ROWS_OF_CARD = 6;

/** A page of a cookbook: dish after dish, each with a heading as high as the others', a list and text behind it. No single one of them is the page's recipe. */
export function showsManyRecipes(rows: PageRow[], lists: Section[]): boolean {
  return showsCards(rows, lists) || showsDishes(rows, lists);
}

/** A page that leads to recipes: boxes that look alike, each with a link above its list; it says of none how to cook it. */
function showsCards(rows: PageRow[], lists: Section[]): boolean {
  if (rows.some(({ announces }) => announces === 'instructions')) return false;
  const cards = new Set(lists.map((list) => cardAround(rows, list)).filter((card) => card !== null));
  return [...cards].some(
    (card) =>
      [...cards].filter(
        (other) => other.parent === card.parent && other.name === card.name && other.attributes.class === card.attributes.class,
      ).length >= FEWEST_DISHES,
  );
}

/** The box that begins with the link. */
function cardAround(rows: PageRow[], { start, rows: own }: Section): PageElement | null {
  const first = own[0] as PageRow;
  const above = rows.slice(Math.max(0, start - ROWS_OF_CARD), start);
  const at = above.findLastIndex(isLink);
  const card = at < 0 ? null : boxWith((above[at] as PageRow).element, first.element);
  return card && !above.slice(0, at).some(({ element }) => element.index >= card.index) ? card : null;
}

/** The line leads to another page. */
export function isLink(row: PageRow): boolean {
  return isLinkOnly(row) || row.element.parent?.name === 'a';
}

function showsDishes(rows: PageRow[], lists: Section[]): boolean {
  const dishes = new Set<PageRow>();
  for (const list of lists) {
    const dish = list.rows.length >= FEWEST_LINES ? dishAbove(rows, list) : undefined;
    if (dish && hasTextBehind(rows, list)) dishes.add(dish);
  }
  return [...new Set([...dishes].map(({ heading }) => heading))].some((level) => {
    const alike = [...dishes].filter(({ heading }) => heading === level);
    return (
      alike.length >= FEWEST_DISHES &&
      !divideOneDish(alike.map(({ text }) => text)) &&
      !rows.some(({ heading, text }) => heading === level && namesFinish(text)) &&
      !areUsedInEachOther(rows, alike)
    );
  });
}

/** The heading of the dish: the nearest one that names neither a part nor a group. */
function dishAbove(rows: PageRow[], { start }: Section): PageRow | undefined {
  const own = rows[start - 1];
  const limit = own?.announces && own.heading > 0 ? own.heading : LOOKS_LIKE_HEADING;
  return rows
    .slice(0, start)
    .findLast(({ heading, announces, text }) => heading > 0 && heading < limit && announces === null && !NAMES_A_GROUP.test(text));
}

/** Before the next heading of a dish: the groups of one recipe share the steps below the last of them. */
export function hasTextBehind(rows: PageRow[], { start, rows: own }: Section): boolean {
  const behind = rows.slice(start + own.length);
  const end = behind.findIndex(({ heading, announces }) => heading > 0 && heading < LOOKS_LIKE_HEADING && announces === null);
  return behind.slice(0, end < 0 ? undefined : end).some(({ text, heading }) => heading === 0 && text.length >= SHORTEST_PROSE);
}
