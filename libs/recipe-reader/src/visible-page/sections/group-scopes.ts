import { groupName } from '../../lines/headings';
import type { PageElement } from '../../page/page';
import type { RecipeLine } from '../../parsed-recipe';
import type { PageRow } from '../rows/page-rows';

type Heading = Pick<PageRow, 'element' | 'text'>;

interface Scope {
  name: string | null;
  /** Index behind the last element that the heading speaks of. */
  end: number;
  /** It is the title of one numbered step. */
  ofStep: boolean;
  outer: Scope | null;
}

/**
 * Which group a line stands in, while rows are read from top to bottom: a heading speaks of what stands in one box with it, and where that box ends,
 * the group around it goes on.
 */
export class GroupScopes {
  private scope: Scope | null = null;
  /** Opens its scope with the first line below it. */
  private heading: Heading | null = null;
  private isNewStep = false;
  private ofStep = false;

  readHeading(row: Heading): void {
    this.heading = row;
    this.ofStep = this.isNewStep;
    this.isNewStep = false;
  }

  /** What stands above remarks alone is their heading. */
  readRemark(): void {
    this.heading = null;
  }

  /** What names a group of the ingredients names none of the steps. */
  readOtherPart(): void {
    this.scope = null;
  }

  /** A numbered step ends the scope of the previous step's title. */
  readStepLabel(): void {
    if (this.scope?.ofStep) this.scope = this.scope.outer;
    this.isNewStep = true;
  }

  groupOf(line: Pick<PageRow, 'element'>): string | null {
    this.isNewStep = false;
    while (this.scope && line.element.index >= this.scope.end) this.scope = this.scope.outer;
    if (this.heading) this.open(this.heading, line);
    this.heading = null;
    return this.scope?.name ?? null;
  }

  private open(heading: Heading, line: Pick<PageRow, 'element'>): void {
    const end = boxWith(heading.element, line.element)?.end ?? Infinity;
    let outer = this.scope;
    while (outer && outer.end <= end) outer = outer.outer;
    this.scope = { name: groupName(heading.text), end, ofStep: this.ofStep, outer };
  }
}

/** A heading above all the lines is the list's, not a group's. */
export function withoutListHeading<Line extends RecipeLine>(lines: Line[]): Line[] {
  const group = lines[0]?.group ?? null;
  return group !== null && lines.every((line) => line.group === group) ? lines.map((line) => ({ ...line, group: null })) : lines;
}

/** The smallest box around both. */
export function boxWith(element: PageElement, other: PageElement): PageElement | null {
  let box = element.parent;
  while (box && (other.index < box.index || other.index >= box.end)) box = box.parent;
  return box;
}
