import { areApart, isTrigger, textOf } from '../../page/element-text';
import { isFolded, isUnseen } from '../../page/visibility';
import { plainLines } from '../../page/plain-text';
import type { Page, PageElement, PageNode } from '../../page/page';
import { SAYS_RECIPE, sectionNamed, type SectionName } from '../../words/vocabulary';
import { isBoldLine } from './bold-lines';
import { pairsOf } from './description-pairs';
import { isColumnHead, listAround, LONGEST_PSEUDO_HEADING, looksLikeHeading } from './element-kinds';
import { PageBoxes } from './page-boxes';
import { inlineSource, nameOfPartIn, unitText } from './row-text';
import { ASIDE, INGREDIENTS, SpokenNames, STEPS } from './element-names';
import { withAmountsAsLines } from './amount-rows';
import { keepsLines, seenLines } from './text-lines';

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
/** In them, inline elements that look alike are parts of a sentence. */
const RUNNING_TEXT = new Set(['p', 'li', 'td', 'dd', 'span', 'a', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** "Ingredients for the dough:" is a heading even where nothing but its place says so. */
const GOES_ON_AS_HEADING = /^\p{L}+\s*(?:(?:pour|for|für|per|para|voor|till|til|do|na|pre|к|для)\s|\()|[:：]$/iu;
const LONGEST_OF_PAIR = 120;
const MAX_ROWS = 6_000;
const MOST_OF_PAGE = 0.6;

/** A bold line in a paragraph may be a heading; one of several lines in a heading element is text made large, no heading. */
type LineKind = 'whole' | 'bold' | 'part';

interface Surroundings {
  list: PageElement | null;
  ingredientRoot: PageElement | null;
  instructionRoot: PageElement | null;
}

export interface RowOptions {
  /** Boxes beside the matter: comments, related pages, menus. */
  withAsides?: boolean;
  /** Boxes that the page hides at first: the other tabs. */
  withFolded?: boolean;
}

/** The page as rows, in the order in which they are read. */
export function rowsOf(page: Page, options: RowOptions = {}): PageRow[] {
  return withAmountsAsLines(new RowWalker(page, options).walk());
}

class RowWalker {
  private readonly rows: PageRow[] = [];
  /** The last row that announces a part. */
  private announcing: PageRow | null = null;
  private readonly names = new SpokenNames();
  private readonly boxes: PageBoxes;

  constructor(
    private readonly page: Page,
    private readonly options: RowOptions,
  ) {
    this.boxes = new PageBoxes(page);
  }

  walk(): PageRow[] {
    this.visit(this.page.root, { list: null, ingredientRoot: null, instructionRoot: null });
    return this.rows;
  }

  private visit(element: PageElement, around: Surroundings): void {
    if (this.rows.length >= MAX_ROWS || this.boxes.textLengthOf(element) === 0) return;
    if (this.boxes.isNeverRead(element) || this.isHidden(element)) return;
    const within = this.surroundingsOf(element, around);
    if (within === null) return;
    if (this.boxes.isUnit(element)) this.addUnit(element, within);
    else if ((element.name !== 'dl' && element.name !== 'table') || !this.addPairs(element, within)) this.visitChildren(element, within);
  }

  /** A description list, or a table of a head and one row, whose parts come in pairs: one row for each pair. */
  private addPairs(element: PageElement, around: Surroundings): boolean {
    const pairs = pairsOf(element, (part) => !this.boxes.holdsBlocks(part) && this.boxes.textLengthOf(part) <= LONGEST_OF_PAIR);
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
      if (inline.length > 0)
        for (const text of plainLines(inline.join('')).slice(0, MAX_ROWS))
          this.addRow(text, source, around, this.boxes.isHeading(element) ? 'part' : 'whole');
      inline = [];
      only = null;
    };
    const repeated = this.boxes.repeatedChildren(element);
    const keepsBreaks = keepsLines(element);
    let before: PageNode | null = null;
    for (const [index, child] of element.children.entries()) {
      if (this.rows.length >= MAX_ROWS) return;
      if (isBoldLine(element.children, index)) {
        flush();
        for (const text of plainLines(inlineSource(child as PageElement, keepsBreaks)).slice(0, 1))
          this.addRow(text, element, around, 'bold');
        before = child;
        continue;
      }
      if (inline.length > 0 && areApart(before, child)) inline.push(' ');
      before = child;
      if (typeof child === 'string') {
        if (child.trim() !== '') only = null;
        if (inline.length > 0 || child.trim() !== '') inline.push(seenLines(child, keepsBreaks));
      } else if (child.name === 'br') {
        if (inline.length > 0) inline.push('\n');
      } else if (this.boxes.isBlock(child) || this.boxes.holdsBlocks(child)) {
        flush();
        const within = repeated.has(child) && this.boxes.isShortUnit(child) ? this.surroundingsOf(child, around) : null;
        if (within) this.addUnit(child, within);
        else this.visit(child, around);
      } else if (this.isNameOfPanel(child)) {
        flush();
        this.addRow(textOf(child), child, around, 'bold');
      } else if (!this.boxes.isNeverRead(child) && !isUnseen(child)) {
        if (repeated.has(child) && !RUNNING_TEXT.has(element.name) && this.boxes.textLengthOf(child) > 0) {
          flush();
          const within = this.surroundingsOf(child, around);
          if (within) this.addUnit(child, within);
        } else {
          only = inline.length === 0 ? child : null;
          inline.push(inlineSource(child, keepsBreaks));
        }
      }
    }
    flush();
  }

  /** A script may show the box that holds nearly all of the page. */
  private isHidden(element: PageElement): boolean {
    return isUnseen(element) && !(this.options.withFolded && isFolded(element)) && this.boxes.shareOf(element) < MOST_OF_PAGE;
  }

  /** "Method", on the button that unfolds the steps. */
  private isNameOfPanel(element: PageElement): boolean {
    if (!this.options.withFolded || element.name !== 'button' || isTrigger(element)) return false;
    const named = sectionNamed(textOf(element));
    return named?.exact === true && named.section !== 'other';
  }

  /** Null for a box beside the matter. */
  private surroundingsOf(element: PageElement, around: Surroundings): Surroundings | null {
    const { attributes, name } = element;
    if (name === 'html' || name === 'body' || name === 'main' || name === 'article') return around;
    // a wrapper of most of the page may be named after anything in it
    if (this.boxes.shareOf(element) > MOST_OF_PAGE) return around;
    const { class: classes, id, itemprop, 'data-testid': testId } = attributes;
    if (!classes && !id && !itemprop && !testId) return around;
    // generators make the id of a heading from its text
    const spokenOf =
      this.names.of(classes) | (this.boxes.isHeading(element) ? 0 : this.names.of(id)) | this.names.of(itemprop) | this.names.of(testId);
    if (spokenOf === 0) return around;
    if (spokenOf & ASIDE && !this.options.withAsides && this.isAside(element, around)) return null;
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
    if (around.ingredientRoot !== null || around.instructionRoot !== null || this.boxes.shareOf(element) >= 0.4) return false;
    for (let index = element.index + 1; index < element.end; index++) {
      if (this.names.speakOfIngredients(this.page.elements[index]?.attributes.class)) return false;
    }
    return true;
  }

  private addUnit(element: PageElement, around: Surroundings): void {
    const isItem = element.name === 'li' || element.name === 'tr';
    const list = isItem ? listAround(element) : this.boxes.isHeading(element) ? around.list : element.parent;
    const isStep = around.instructionRoot !== null && around.ingredientRoot === null;
    const text = unitText(element, isStep);
    const name = element.name === 'li' ? nameOfPartIn(element, text) : null;
    if (name) this.addRow(textOf(name), name, { ...around, list: null }, 'bold');
    const own = name
      ? text
          .slice(textOf(name).length)
          .replace(/^\s*[:：]\s*/, '')
          .trim()
      : text;
    if (own && !isColumnHead(element, text)) this.addRow(own, element, { ...around, list });
  }

  private addRow(text: string, element: PageElement, around: Surroundings, kind: LineKind = 'whole'): void {
    const level = this.levelOf(text, element, kind);
    const named = text.length <= LONGEST_PSEUDO_HEADING ? sectionNamed(text) : null;
    // in running text only a line that says nothing else is a heading
    const isHeading = named !== null && (level > 0 || named.exact || (text.length <= 60 && GOES_ON_AS_HEADING.test(text)));
    const announces = isHeading && (named.section !== 'other' || level > 0) ? named.section : null;
    const row: PageRow = {
      text,
      element,
      heading: level,
      announces,
      announcesExactly: announces !== null && named?.exact === true,
      ...around,
    };
    if (this.saysRecipeOfSteps(row)) Object.assign(row, { announces: 'instructions', announcesExactly: true });
    if (row.announces) this.announcing = row;
    this.rows.push(row);
  }

  private levelOf(text: string, element: PageElement, kind: LineKind): number {
    if (kind === 'bold') return text.length <= LONGEST_PSEUDO_HEADING && !/\d/.test(text) ? LOOKS_LIKE_HEADING : 0;
    if (kind === 'part') return 0;
    if (this.boxes.isHeading(element)) return Number(element.name[1]);
    return looksLikeHeading(element, text) ? LOOKS_LIKE_HEADING : 0;
  }

  /** "Recipe" names the whole page, but behind the ingredients and as high as their heading what is left of it. */
  private saysRecipeOfSteps({ text, heading, element }: PageRow): boolean {
    const before = this.announcing;
    return (
      heading > 0 &&
      before?.announces === 'ingredients' &&
      before.announcesExactly &&
      before.heading === heading &&
      before.element.name === element.name &&
      SAYS_RECIPE.test(text)
    );
  }
}
