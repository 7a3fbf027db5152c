import type { PageRow } from './page-rows';
import { NAMES_A_GROUP, type Section } from './section-rows';

const ROWS_ABOVE = 25;

/**
 * Sections of the same heading, each below a heading such as "Part 1: the paste": a recipe in stages, each with ingredients and steps of its own.
 * They are added to the sections as one, with the names of the stages as its groups.
 */
export function withStages(rows: PageRow[], sections: Section[]): Section[] {
  const alike = new Map<string, { stage: PageRow; section: Section }[]>();
  for (const section of sections) {
    const stage = stageAbove(rows, section);
    if (!stage) continue;
    const key = `${nameOf(stage)} ${nameOf(rows[section.start - 1] as PageRow)} ${section.place}`;
    alike.set(key, [...(alike.get(key) ?? []), { stage, section }]);
  }
  const staged = [...alike.values()].filter((parts) => new Set(parts.map(({ stage }) => stage)).size >= 2);
  return [...sections, ...staged.map((parts) => ({ ...(parts[0] as { section: Section }).section, rows: parts.flatMap(({ stage, section }) => [stage, ...section.rows]), staged: true }))];
}

/** The nearest heading of a higher order, where it names a stage. */
function stageAbove(rows: PageRow[], { start }: Section): PageRow | null {
  const heading = rows[start - 1];
  if (!heading || heading.heading === 0) return null;
  const above = rows.slice(Math.max(0, start - ROWS_ABOVE), start - 1).findLast((row) => row.heading > 0 && row.heading < heading.heading);
  return above && above.announces === null && NAMES_A_GROUP.test(above.text) ? above : null;
}

function nameOf({ element }: PageRow): string {
  return `${element.name}.${element.attributes.class ?? ''}`;
}
