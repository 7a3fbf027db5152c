import { headingOf } from './recipe-form';

/** How a row looks that is a heading, or the end of a group. */
export function headingClass(text: string): string | undefined {
  const heading = headingOf(text);
  if (heading === undefined) return undefined;
  return heading === null ? 'is-heading is-end' : 'is-heading';
}
