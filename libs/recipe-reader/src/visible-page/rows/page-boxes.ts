import type { Page, PageElement } from '../../page/page';
import { textOf } from '../../page/element-text';
import { areAmounts } from './amount-rows';
import { BLOCK_NAMES, HEADING, HEADING_CLASS, SKIPPED } from './element-kinds';

const BLOCK = 1;
const ITEM = 2;
const HEADING_ELEMENT = 4;
const NEVER_READ = 8;
/** What an element's name says of it, one bit each. */
const KINDS = new Map<string, number>();
for (const name of BLOCK_NAMES)
  KINDS.set(name, BLOCK | (name === 'li' || name === 'tr' ? ITEM : 0) | (HEADING.test(name) ? HEADING_ELEMENT : 0));
for (const name of SKIPPED) KINDS.set(name, (KINDS.get(name) ?? 0) | NEVER_READ);
const LONGEST_UNIT = 220;
/** A table row of so many lines is no row of a list: the table lays out the page. */
const BREAKS_OF_LAYOUT = 4;
/** Nor is a box with so many breaks one line. */
const BREAKS_OF_LINES = 3;
const LEADS_ON = new Set(['a', 'button', 'input']);
const MOST_BLOCKS_OF_UNIT = 6;
const SHORTEST_SENTENCE = 40;
const FEWEST_ALIKE = 3;
/** Of an ingredient, in an inline element of its own. */
const BEGINS_WITH_AMOUNT = /^\s*[\d½⅓⅔¼¾⅛][\d\s.,/⁄½⅓⅔¼¾⅛-]*\p{L}/u;
const INLINE = new Set(['span', 'a', 'label', 'b', 'strong', 'i', 'em', 'font']);
const NOTHING: ReadonlySet<PageElement> = new Set();

/** What stands in each element of a page: how much text, and how many blocks, items and headings. Counted once for the whole page. */
export class PageBoxes {
  private readonly kinds: Uint8Array;
  private readonly textLength: Int32Array;
  private readonly blocks: Int32Array;
  private readonly items: Int32Array;
  private readonly headings: Int32Array;

  private readonly captionsAreList: boolean;

  constructor(private readonly page: Page) {
    const { elements } = page;
    this.captionsAreList = areAmounts(elements.filter(({ name }) => name === 'figcaption').map((caption) => textOf(caption)));
    this.kinds = new Uint8Array(elements.length);
    this.textLength = new Int32Array(elements.length);
    this.blocks = new Int32Array(elements.length);
    this.items = new Int32Array(elements.length);
    this.headings = new Int32Array(elements.length);
    // children come after their parents, so going backwards adds up each subtree once
    for (let index = elements.length - 1; index > 0; index--) this.addUp(elements[index] as PageElement);
  }

  isBlock(element: PageElement): boolean {
    return this.is(BLOCK, element);
  }

  isHeading(element: PageElement): boolean {
    return this.is(HEADING_ELEMENT, element);
  }

  /** A menu without any link is none. */
  isNeverRead(element: PageElement): boolean {
    if (!this.is(NEVER_READ, element)) return false;
    return element.name === 'figcaption' ? !this.captionsAreList : element.name !== 'nav' || this.holdsLink(element);
  }

  holdsBlocks({ index }: PageElement): boolean {
    return this.blocks[index]! > 0;
  }

  /** In characters. */
  textLengthOf({ index }: PageElement): number {
    return this.textLength[index]!;
  }

  /** How much of the page's text stands in the element, 0 to 1. */
  shareOf({ index }: PageElement): number {
    return this.textLength[index]! / this.textLength[0]!;
  }

  /** A list item, table row or leaf block is read as a whole. */
  isUnit(element: PageElement): boolean {
    const { index, name } = element;
    if (name === 'li') return this.items[index] === 0 && this.headings[index] === 0 && this.blocks[index]! < 12;
    if (name === 'tr')
      return (
        this.items[index] === 0 &&
        this.headings[index] === 0 &&
        this.textLength[index]! <= LONGEST_UNIT &&
        !this.hasLineBreaks(element, BREAKS_OF_LAYOUT) &&
        !areLines(element.children)
      );
    // a list in large type is no heading
    return (
      this.is(HEADING_ELEMENT, element) &&
      this.items[index] === 0 &&
      (this.textLength[index]! <= LONGEST_UNIT || !this.hasLineBreaks(element, 2))
    );
  }

  /** A small box of a few lines at most, with nothing in it that would be a part of its own. */
  isShortUnit(element: PageElement): boolean {
    const { index } = element;
    if (this.textLength[index] === 0 || this.textLength[index]! > LONGEST_UNIT || this.items[index]! > 0 || this.headings[index]! > 0)
      return false;
    return (
      this.blocks[index]! <= MOST_BLOCKS_OF_UNIT &&
      !areLines(element.children) &&
      !this.holdsHeading(element) &&
      !this.hasLineBreaks(element, BREAKS_OF_LINES)
    );
  }

  /** Children that look alike three times or more are the rows of a list made of plain boxes; cards with sentences on them are read part by part, all of them. */
  repeatedChildren(element: PageElement): ReadonlySet<PageElement> {
    if (element.children.length < FEWEST_ALIKE) return NOTHING;
    const boxes = element.children.filter((child): child is PageElement => typeof child !== 'string' && this.isBox(child));
    if (boxes.length < FEWEST_ALIKE) return NOTHING;
    const looks = boxes.map(lookOf);
    const counts = new Map<string, number>();
    for (const look of looks) counts.set(look, (counts.get(look) ?? 0) + 1);
    const cards = new Set(
      boxes.map((box, index) => (counts.get(looks[index]!)! >= FEWEST_ALIKE && this.holdsSentence(box) ? looks[index]! : '')),
    );
    return new Set(boxes.filter((_, index) => counts.get(looks[index]!)! >= FEWEST_ALIKE && !cards.has(looks[index]!)));
  }

  private holdsLink({ index, end }: PageElement): boolean {
    for (let at = index + 1; at < end; at++) if (LEADS_ON.has((this.page.elements[at] as PageElement).name)) return true;
    return false;
  }

  private hasLineBreaks(element: PageElement, least: number): boolean {
    let breaks = 0;
    for (let index = element.index + 1; index < element.end; index++) if (this.page.elements[index]?.name === 'br') breaks++;
    return breaks >= least;
  }

  /** A box with a title of its own is a part of the page, not one of its lines. */
  private holdsHeading(element: PageElement): boolean {
    for (let index = element.index + 1; index < element.end; index++) {
      if (HEADING_CLASS.test((this.page.elements[index] as PageElement).attributes.class ?? '')) return true;
    }
    return false;
  }

  /** A sentence below a number or a title is a step on a card, whose parts are lines of their own. */
  private holdsSentence(element: PageElement): boolean {
    for (let index = element.index + 1; index < element.end; index++) {
      const { ownTextLength, children } = this.page.elements[index] as PageElement;
      if (ownTextLength < SHORTEST_SENTENCE || ownTextLength === this.textLength[element.index]) continue;
      const last = children.findLast((child) => typeof child === 'string' && child !== ' ');
      if (typeof last === 'string' && /[.!?。]\s*$/.test(last)) return true;
    }
    return false;
  }

  private is(kind: number, { index }: PageElement): boolean {
    return (this.kinds[index]! & kind) !== 0;
  }

  private addUp(element: PageElement): void {
    const { index, parent } = element;
    if (!parent) return;
    const length = this.textLength[index]! + element.ownTextLength;
    this.textLength[index] = length;
    const kind = KINDS.get(element.name) ?? 0;
    this.kinds[index] = kind;
    const above = parent.index;
    this.textLength[above]! += length;
    this.blocks[above]! += this.blocks[index]! + (kind & BLOCK ? 1 : 0);
    this.items[above]! += this.items[index]! + (kind & ITEM ? 1 : 0);
    this.headings[above]! += this.headings[index]! + (kind & HEADING_ELEMENT ? 1 : 0);
  }

  private isBox(element: PageElement): boolean {
    const { name, attributes, children } = element;
    if (children.length === 0 || name === 'br' || name === 'p' || name === 'figure' || this.is(HEADING_ELEMENT, element)) return false;
    return this.is(BLOCK, element) || Boolean(attributes.class) || (INLINE.has(name) && BEGINS_WITH_AMOUNT.test(firstTextOf(element)));
  }
}

function firstTextOf({ children }: PageElement): string {
  const first = children.find((child) => typeof child === 'string' && child !== ' ');
  return typeof first === 'string' ? first : '';
}

/** "500 g beetroot | 2 onions | 1 l stock": each cell is a line of its own. */
function areLines(cells: PageElement['children']): boolean {
  const elements = cells.filter((cell): cell is PageElement => typeof cell !== 'string');
  return (
    elements.length >= FEWEST_ALIKE &&
    elements.every((cell) => BEGINS_WITH_AMOUNT.test(firstTextOf(cell))) &&
    areAmounts(elements.map((cell) => textOf(cell)))
  );
}

/** Boxes of one list share their first name; further ones mark the first, the last or the open one. */
export function lookOf(element: PageElement): string {
  return `${element.name}.${firstName(element.attributes.class)}`;
}

function firstName(classes: string | undefined): string {
  if (!classes) return '';
  const names = classes.trim();
  const end = names.search(/\s/);
  return end < 0 ? names : names.slice(0, end);
}
