import { linesOf, textOf, type TextOptions } from '../page/element-text';
import type { Page, PageElement } from '../page/page';
import { sectionNamed } from '../words/vocabulary';
import type { SchemaItem } from './item';

const HEADING = /^h[2-6]$/;

/** The steps of a box, one entry each; those below a heading are a section, and what stands below the heading of another part, such as notes, are no steps. */
export function stepsInBox(page: Page, box: PageElement, options: TextOptions = {}): (string | SchemaItem)[] {
  const headings = new Set(
    page.elements
      .slice(box.index + 1, box.end)
      .filter(({ name }) => HEADING.test(name))
      .map((heading) => textOf(heading)),
  );
  const steps: (string | SchemaItem)[] = [];
  let section: string[] | null = null;
  for (const line of linesOf(box, options)) {
    const named = headings.has(line) ? sectionNamed(line) : null;
    if (named?.exact && named.section === 'other') break;
    if (headings.has(line) && !named?.exact) steps.push({ '@type': 'HowToSection', name: line, itemListElement: (section = []) });
    else (section ?? steps).push(line);
  }
  return steps;
}
