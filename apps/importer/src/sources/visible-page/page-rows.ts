import { areApart, isUnseen, textOf } from '../page/element-text';
import { plainLines } from '../page/plain-text';
import type { Page, PageElement, PageNode } from '../page/page';
import { pairsOf } from './description-pairs';
import { BLOCK_NAMES, HEADING, HEADING_CLASS, isColumnHead, listAround, LONGEST_PSEUDO_HEADING, looksLikeHeading, SKIPPED } from './element-kinds';
import { inlineSource, unitText } from './row-text';
import { ASIDE, INGREDIENTS, SpokenNames, STEPS } from './spoken-names';
import { keepsLines, seenLines } from './text-lines';
import { SAYS_RECIPE, sectionNamed, type SectionName } from './vocabulary';

/** One line of the page as it is seen: a list item, a table row, a paragraph, a heading, a line before a line break. */
export interface PageRow {
  text: string;
  element: PageElement;
  /** 1 to 6 of a heading element, 7 of a line that only looks like one (bold alone), 0 otherwise. */
  heading: number;
  /** The part of a recipe that this line announces. */
  announces: SectionName | null;
  /** And says nothing else. */
  announcesExactly: boolean;
  /** The nearest list or table that the line is an item of. */
  list: PageElement | null;
  /** The outermost element around it whose names speak of that part of a recipe. */
  ingredientRoot: PageElement | null;
  instructionRoot: PageElement | null;
}

/** The level of a line that is no heading element, but looks like one. */
export const LOOKS_LIKE_HEADING = 7;
const BLOCK = 1;
const ITEM = 2;
const HEADING_ELEMENT = 4;
const NEVER_READ = 8;
/** What an element's name says of it, one bit each. */
const KINDS = new Map<string, number>();
for (const name of BLOCK_NAMES) KINDS.set(name, BLOCK | (name === 'li' || name === 'tr' ? ITEM : 0) | (HEADING.test(name) ? HEADING_ELEMENT : 0));
for (const name of SKIPPED) KINDS.set(name, (KINDS.get(name) ?? 0) | NEVER_READ);
/** In them, inline elements that look alike are parts of a sentence. */
const RUNNING_TEXT = new Set(['p', 'li', 'td', 'dd', 'span', 'a', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** "Ingredients for the dough:" is a heading even where nothing but its place says so. */
const GOES_ON_AS_HEADING = /^\p{L}+\s*(?:(?:pour|for|für|per|para|voor|till|til|do|na|pre|к|для)\s|\()|[:：]$/iu;
const LONGEST_UNIT = 220;
const LONGEST_OF_PAIR = 120;
/** A table row of so many lines is no row of a list: the table lays out the page. */
const BREAKS_OF_LAYOUT = 4;
/** Nor is a box with so many breaks one line. */
const BREAKS_OF_LINES = 3;
const MOST_BLOCKS_OF_UNIT = 6;
const MAX_ROWS = 6_000;

const BOLD_LINE = new Set(['b', 'strong']);

/** A bold line in a paragraph may be a heading; one of several lines in a heading element is text made large, no heading. */
type LineKind = 'whole' | 'bold' | 'part';

interface Surroundings {
  list: PageElement | null;
  ingredientRoot: PageElement | null;
  instructionRoot: PageElement | null;
}

/** The page as rows, in the order in which they are read; boxes beside the matter (comments, related pages, menus) only on demand. */
export function rowsOf(page: Page, options: { withAsides: boolean } = { withAsides: false }): PageRow[] {
  return new RowWalker(page, options.withAsides).walk();
}

class RowWalker {
  private readonly rows: PageRow[] = [];
  /** The last row that announces a part. */
  private announcing: PageRow | null = null;
  private readonly names = new SpokenNames();
  private readonly kinds: Uint8Array;
  private readonly textLength: Int32Array;
  private readonly blocks: Int32Array;
  private readonly items: Int32Array;
  private readonly headings: Int32Array;

  constructor(
    private readonly page: Page,
    private readonly withAsides: boolean,
  ) {
    const { elements } = page;
    this.kinds = new Uint8Array(elements.length);
    this.textLength = new Int32Array(elements.length);
    this.blocks = new Int32Array(elements.length);
    this.items = new Int32Array(elements.length);
    this.headings = new Int32Array(elements.length);
    // children come after their parents, so going backwards adds up each subtree once
    for (let index = elements.length - 1; index > 0; index--) this.addUp(elements[index] as PageElement);
  }

  walk(): PageRow[] {
    this.visit(this.page.root, { list: null, ingredientRoot: null, instructionRoot: null });
    return this.rows;
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

  private visit(element: PageElement, around: Surroundings): void {
    if (this.rows.length >= MAX_ROWS || this.textLength[element.index] === 0) return;
    if (this.is(NEVER_READ, element) || isUnseen(element)) return;
    const within = this.surroundingsOf(element, around);
    if (within === null) return;
    if (this.isUnit(element)) this.addUnit(element, within);
    else if (element.name !== 'dl' || !this.addPairs(element, within)) this.visitChildren(element, within);
  }

  /** A description list whose parts come in pairs: one row for each pair. */
  private addPairs(element: PageElement, around: Surroundings): boolean {
    const pairs = pairsOf(element, ({ index }) => this.blocks[index] === 0 && this.textLength[index]! <= LONGEST_OF_PAIR);
    for (const [term, description] of pairs) {
      const text = `${textOf(term)} ${textOf(description)}`.trim();
      if (text) this.addRow(text, description, { ...around, list: element }, 'part');
    }
    return pairs.length > 0;
  }

  /** Inline text between blocks makes rows of its own. */
  private visitChildren(element: PageElement, around: Surroundings): void {
    let inline: string[] = [];
    let only: PageElement | null = null;
    const flush = (): void => {
      // what a link says alone is the link's
      const source = only?.name === 'a' && !looksLikeHeading(element, '') ? only : element;
      if (inline.length > 0) for (const text of plainLines(inline.join('')).slice(0, MAX_ROWS)) this.addRow(text, source, around, this.is(HEADING_ELEMENT, element) ? 'part' : 'whole');
      inline = [];
      only = null;
    };
    const repeated = this.repeatedChildren(element);
    const areKept = keepsLines(element);
    let before: PageNode | null = null;
    for (const [index, child] of element.children.entries()) {
      if (this.rows.length >= MAX_ROWS) return;
      if (isBoldLine(element.children, index)) {
        flush();
        for (const text of plainLines(inlineSource(child as PageElement, areKept)).slice(0, 1)) this.addRow(text, element, around, 'bold');
        before = child;
        continue;
      }
      if (inline.length > 0 && areApart(before, child)) inline.push(' ');
      before = child;
      if (typeof child === 'string') {
        if (child.trim() !== '') only = null;
        if (inline.length > 0 || child.trim() !== '') inline.push(seenLines(child, areKept));
      } else if (child.name === 'br') {
        if (inline.length > 0) inline.push('\n');
      } else if (this.is(BLOCK, child) || this.blocks[child.index]! > 0) {
        flush();
        const within = repeated.size > 0 && repeated.has(signature(child)) && this.isShortUnit(child) ? this.surroundingsOf(child, around) : null;
        if (within) this.addUnit(child, within);
        else this.visit(child, around);
      } else if (!this.is(NEVER_READ, child) && !isUnseen(child)) {
        if (repeated.size > 0 && !RUNNING_TEXT.has(element.name) && repeated.has(signature(child)) && this.textLength[child.index]! > 0) {
          flush();
          const within = this.surroundingsOf(child, around);
          if (within) this.addUnit(child, within);
        } else {
          only = inline.length === 0 ? child : null;
          inline.push(inlineSource(child, areKept));
        }
      }
    }
    flush();
  }

  /** A list item, table row or leaf block is read as a whole. */
  private isUnit(element: PageElement): boolean {
    const { index, name } = element;
    if (name === 'li') return this.items[index] === 0 && this.headings[index] === 0 && this.blocks[index]! < 12;
    if (name === 'tr') return this.items[index] === 0 && this.headings[index] === 0 && this.textLength[index]! <= LONGEST_UNIT && !this.hasLineBreaks(element, BREAKS_OF_LAYOUT);
    return this.is(HEADING_ELEMENT, element) && (this.textLength[index]! <= LONGEST_UNIT || !this.hasLineBreaks(element, 2));
  }

  private hasLineBreaks(element: PageElement, least: number): boolean {
    let breaks = 0;
    for (let index = element.index + 1; index < element.end; index++) if (this.page.elements[index]?.name === 'br') breaks++;
    return breaks >= least;
  }

  private isShortUnit(element: PageElement): boolean {
    const { index } = element;
    if (this.textLength[index] === 0 || this.textLength[index]! > LONGEST_UNIT || this.items[index]! > 0 || this.headings[index]! > 0) return false;
    return this.blocks[index]! <= MOST_BLOCKS_OF_UNIT && !this.holdsHeading(element) && !this.hasLineBreaks(element, BREAKS_OF_LINES);
  }

  /** A box with a title of its own is a part of the page, not one of its lines. */
  private holdsHeading(element: PageElement): boolean {
    for (let index = element.index + 1; index < element.end; index++) {
      if (HEADING_CLASS.test((this.page.elements[index] as PageElement).attributes.class ?? '')) return true;
    }
    return false;
  }

  /** Children that look alike three times or more are the rows of a list made of plain boxes. */
  private repeatedChildren(element: PageElement): Set<string> {
    if (element.children.length < 3) return NOTHING;
    const boxes = element.children.filter((child): child is PageElement => typeof child !== 'string' && this.isBox(child));
    if (boxes.length < 3) return NOTHING;
    const counts = new Map<string, number>();
    for (const key of boxes.map(signature)) counts.set(key, (counts.get(key) ?? 0) + 1);
    return new Set([...counts].filter(([, count]) => count >= 3).map(([key]) => key));
  }

  private isBox(element: PageElement): boolean {
    const { name, attributes, children } = element;
    if (children.length === 0 || name === 'br' || name === 'p' || name === 'figure' || this.is(HEADING_ELEMENT, element)) return false;
    return this.is(BLOCK, element) || Boolean(attributes.class);
  }

  /** Null for a box beside the matter. */
  private surroundingsOf(element: PageElement, around: Surroundings): Surroundings | null {
    const { attributes, name } = element;
    if (name === 'html' || name === 'body' || name === 'main' || name === 'article') return around;
    // a wrapper of most of the page may be named after anything in it
    if (this.textLength[element.index]! > this.textLength[0]! * 0.6) return around;
    const { class: classes, id, itemprop, 'data-testid': testId } = attributes;
    if (!classes && !id && !itemprop && !testId) return around;
    const spokenOf = this.names.of(classes) | this.names.of(id) | this.names.of(itemprop) | this.names.of(testId);
    if (spokenOf === 0) return around;
    if (spokenOf & ASIDE && !this.withAsides && this.isAside(element, around)) return null;
    const speaksOfIngredients = (spokenOf & INGREDIENTS) !== 0;
    const speaksOfSteps = (spokenOf & STEPS) !== 0;
    // a box named after both holds both
    const isIngredients = !around.ingredientRoot && speaksOfIngredients && !speaksOfSteps;
    const isInstructions = !around.instructionRoot && speaksOfSteps && !speaksOfIngredients;
    if (!isIngredients && !isInstructions) return around;
    return {
      list: around.list,
      ingredientRoot: isIngredients ? element : around.ingredientRoot,
      instructionRoot: isInstructions ? element : around.instructionRoot,
    };
  }

  /** A small box named after something else, unless it holds ingredients or is a part of the recipe itself. */
  private isAside(element: PageElement, around: Surroundings): boolean {
    if (around.ingredientRoot !== null || around.instructionRoot !== null || this.textLength[element.index]! >= this.textLength[0]! * 0.4) return false;
    for (let index = element.index + 1; index < element.end; index++) {
      if (this.names.speakOfIngredients(this.page.elements[index]?.attributes.class)) return false;
    }
    return true;
  }

  private addUnit(element: PageElement, around: Surroundings): void {
    const isItem = element.name === 'li' || element.name === 'tr';
    const list = isItem ? listAround(element) : this.is(HEADING_ELEMENT, element) ? around.list : element.parent;
    const isStep = around.instructionRoot !== null && around.ingredientRoot === null;
    const text = unitText(element, isStep);
    if (text && !isColumnHead(element, text)) this.addRow(text, element, { ...around, list });
  }

  private addRow(text: string, element: PageElement, around: Surroundings, kind: LineKind = 'whole'): void {
    const level = this.levelOf(text, element, kind);
    const named = text.length <= LONGEST_PSEUDO_HEADING ? sectionNamed(text) : null;
    // in running text only a line that says nothing else is a heading
    const isHeading = named !== null && (level > 0 || named.exact || (text.length <= 60 && GOES_ON_AS_HEADING.test(text)));
    const announces = isHeading && (named.section !== 'other' || level > 0) ? named.section : null;
    const row: PageRow = { text, element, heading: level, announces, announcesExactly: announces !== null && named?.exact === true, ...around };
    if (this.saysRecipeOfSteps(row)) Object.assign(row, { announces: 'instructions', announcesExactly: true });
    if (row.announces) this.announcing = row;
    this.rows.push(row);
  }

  private levelOf(text: string, element: PageElement, kind: LineKind): number {
    if (kind === 'bold') return text.length <= LONGEST_PSEUDO_HEADING && !/\d/.test(text) ? LOOKS_LIKE_HEADING : 0;
    if (kind === 'part') return 0;
    if (this.is(HEADING_ELEMENT, element)) return Number(element.name[1]);
    return looksLikeHeading(element, text) ? LOOKS_LIKE_HEADING : 0;
  }

  /** "Recipe" names the whole page, but behind the ingredients and as high as their heading what is left of it. */
  private saysRecipeOfSteps({ text, heading, element }: PageRow): boolean {
    const before = this.announcing;
    return heading > 0 && before?.announces === 'ingredients' && before.announcesExactly && before.heading === heading && before.element.name === element.name && SAYS_RECIPE.test(text);
  }
}

/** Alone between line breaks, at the beginning of its paragraph or within. */
function isBoldLine(nodes: PageNode[], index: number): boolean {
  const node = nodes[index];
  if (typeof node !== 'object' || !BOLD_LINE.has(node.name)) return false;
  const before = neighbour(nodes, index, -1);
  return (before === undefined || isBreak(before)) && isBreak(neighbour(nodes, index, 1));
}

/** The nearest node in that direction that is more than space. */
function neighbour(nodes: PageNode[], index: number, step: 1 | -1): PageNode | undefined {
  let at = index + step;
  for (let node = nodes[at]; typeof node === 'string' && node.trim() === ''; node = nodes[at]) at += step;
  return nodes[at];
}

function isBreak(node: PageNode | undefined): boolean {
  return typeof node === 'object' && node.name === 'br';
}

const NOTHING: Set<string> = new Set();

function signature(element: PageElement): string {
  return `${element.name}.${firstName(element.attributes.class)}`;
}

function firstName(classes: string | undefined): string {
  if (!classes) return '';
  const names = classes.trim();
  const end = names.search(/\s/);
  return end < 0 ? names : names.slice(0, end);
}
