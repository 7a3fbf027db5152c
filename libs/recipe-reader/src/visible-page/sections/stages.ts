import { PEOPLE_WORDS } from '../../words/label-words';
import { divideOneDish } from '../../words/vocabulary';
import type { PageRow } from '../rows/page-rows';
import { NAMES_A_GROUP, type Section } from './section-rows';

const ROWS_ABOVE = 25;
const ROWS_OF_STAGE = 60;
const SHORTEST_NAME = 4;
/** "Ingredients for the dough". */
const FOR_WHAT = /\s((?:for|für|zum|zur|pour|para|per|voor|till|til|do|na|pre|для)\s.+)$/iu;
/** "Ingredients for 4 people". */
const SAYS_SERVINGS = new RegExp(`\\d|(?:${PEOPLE_WORDS})`, 'iu');

interface Stage {
  /** The row with its name. */
  name: PageRow;
  /** What the stages of one recipe have in common. */
  kind: string;
  /** Its name alone may be that of a whole recipe. */
  isDish: boolean;
}

/**
 * Sections of the same heading, each below a heading such as "Part 1: the paste", or "Ingredients for the paste" with steps behind: a recipe in stages,
 * each with ingredients and steps of its own. They are added to the sections as one, with the names of the stages as its groups.
 */
export function withStages(rows: PageRow[], sections: Section[]): Section[] {
  const alike = new Map<string, { stage: Stage; section: Section }[]>();
  for (const section of sections) {
    const stage = stageOf(rows, section);
    if (!stage) continue;
    const key = `${stage.kind} ${nameOf(rows[section.start - 1] as PageRow)}`;
    alike.set(key, [...(alike.get(key) ?? []), { stage, section }]);
  }
  const staged = [...alike.values()].filter((parts) =>
    areOfOneRecipe(
      rows,
      parts.map(({ stage }) => stage),
    ),
  );
  return [
    ...sections,
    ...staged.map((parts) => ({
      ...(parts[0] as { section: Section }).section,
      rows: parts.flatMap(({ stage, section }) => [stage.name, ...section.rows]),
      staged: true,
    })),
  ];
}

function stageOf(rows: PageRow[], section: Section): Stage | null {
  const above = stageAbove(rows, section);
  return above?.isDish === false ? above : (stageOfIngredients(rows, section) ?? above);
}

function areOfOneRecipe(rows: PageRow[], stages: Stage[]): boolean {
  if (new Set(stages.map(({ name }) => name.text)).size < 2) return false;
  return (
    stages.every(({ isDish }) => !isDish) ||
    divideOneDish(stages.map(({ name }) => name.text)) ||
    areUsedInEachOther(
      rows,
      stages.map(({ name }) => name),
    )
  );
}

/** "Chili paste" goes into "Chili": every dish but the last one is named among the lines of another. */
export function areUsedInEachOther(rows: PageRow[], dishes: PageRow[]): boolean {
  const spans = dishes.map((dish) => linesBelow(rows, dish, dishes));
  const unused = dishes.filter((dish, index) => {
    const name = plainName(dish);
    return (
      name.length < SHORTEST_NAME ||
      !spans.some((lines, other) => other !== index && lines.some(({ text }) => text.toLowerCase().includes(name)))
    );
  });
  return unused.length <= 1;
}

function linesBelow(rows: PageRow[], dish: PageRow, dishes: PageRow[]): PageRow[] {
  const at = rows.indexOf(dish) + 1;
  const behind = rows.slice(at, at + ROWS_OF_STAGE);
  const end = behind.findIndex((row) => dishes.includes(row));
  return behind.slice(0, end < 0 ? undefined : end).filter(({ heading }) => heading === 0);
}

/** "Chili paste (about 2 cups)". */
function plainName({ text }: PageRow): string {
  return text
    .replace(/\(.*\)/, '')
    .trim()
    .toLowerCase();
}

/** The nearest heading of a higher order. */
function stageAbove(rows: PageRow[], { start, place }: Section): Stage | null {
  const heading = rows[start - 1];
  if (!heading || heading.heading === 0) return null;
  const above = rows.slice(Math.max(0, start - ROWS_ABOVE), start - 1).findLast((row) => row.heading > 0 && row.heading < heading.heading);
  if (!above || above.announces !== null) return null;
  const isDish = !NAMES_A_GROUP.test(above.text);
  return { name: above, kind: `${nameOf(above)} ${place} ${isDish}`, isDish };
}

/** "Ingredients for the paste", as long as it and the others stand below the same heading: otherwise they are recipes of their own. */
function stageOfIngredients(rows: PageRow[], { start }: Section): Stage | null {
  const at = rows.slice(0, start).findLastIndex(({ announces }) => announces === 'ingredients');
  const heading = rows[at];
  const name = heading && heading.heading > 0 && !SAYS_SERVINGS.test(heading.text) ? partNamedIn(heading) : undefined;
  if (!heading || name === undefined || rows.slice(at + 1, start - 1).some((row) => row.announces !== null || isAsHigh(row, heading)))
    return null;
  const above = rows.slice(0, at).findLastIndex((row) => row.announces === null && isAsHigh(row, heading));
  return { name: { ...heading, text: name, announces: null }, kind: `${nameOf(heading)} ${above}`, isDish: false };
}

/** "Ingredients for the paste", "Ingredients paste". */
function partNamedIn({ text, announcesExactly }: PageRow): string | undefined {
  return FOR_WHAT.exec(text)?.[1] ?? (announcesExactly ? undefined : text.replace(/^\S+\s*[:–—-]?\s*/, '') || undefined);
}

function isAsHigh({ heading }: PageRow, other: PageRow): boolean {
  return heading > 0 && heading <= other.heading;
}

function nameOf({ element }: PageRow): string {
  return `${element.name}.${element.attributes.class ?? ''}`;
}
