import { headingOf, type Line } from './recipe-form';

/** How a row looks that is a heading, or the end of a group. */
export function headingClass(line: Pick<Line, 'text' | 'imageId'>): string | undefined {
  const heading = headingOf(line);
  if (heading === undefined) return undefined;
  return heading === null ? 'is-heading is-end' : 'is-heading';
}
