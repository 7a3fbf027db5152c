import type { RecipeLine } from '@simmer/recipe-reader';
import type { XmlElement } from '../opening/xml';

/** What an element of such a name says; null where elements of that name say nothing of the kind. */
type Saying = (element: XmlElement, name: string) => string | null;

/** The lines that the elements below one say, under the headings of the groups that they lie in. */
export function nestedLines(parent: XmlElement | undefined, headingOf: Saying, textOf: Saying, group: string | null = null): RecipeLine[] {
  return (parent?.children ?? []).flatMap((child) => {
    if (typeof child === 'string') return [];
    const name = child.name.toLowerCase();
    const heading = headingOf(child, name);
    if (heading !== null) return nestedLines(child, headingOf, textOf, heading || group);
    const text = textOf(child, name);
    return text === null ? [] : [{ text, group }];
  });
}
