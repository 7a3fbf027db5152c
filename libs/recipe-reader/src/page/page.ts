import { Parser } from 'htmlparser2';
import { type PageScript, setScriptsAside } from './scripts-aside';

/**
 * A web page as the readers see it: a light tree, made in one pass, with the places that readers look for noted on the way.
 * Text and attribute values are kept as they stand in the source (entities included) and are cleaned only when somebody asks for them,
 * because of a page's thousands of texts a reader wants a few dozen.
 */
export class Page {
  private byClass: ReadonlyMap<string, PageElement[]> | null = null;

  constructor(
    readonly url: string,
    readonly root: PageElement,
    /** Every element in document order; an element's descendants are the ones from its index + 1 up to its `end`. */
    readonly elements: PageElement[],
    /** Those of the first three orders, in document order. */
    readonly headings: PageElement[],
    readonly scripts: PageScript[],
    /** The source of what stands in the page for browsers that run no scripts. */
    readonly fallbacks: string[],
    /** Which kinds of mark-up occur at all, so that a reader need not look for what is not there. */
    readonly marks: PageMarks,
  ) {}

  /** The elements of such class attributes, in document order. Asks once for each attribute that occurs, as it stands, and not for each element. */
  elementsNamed(speaks: (classes: string) => boolean): PageElement[] {
    this.byClass ??= groupedByClass(this.elements);
    const found = [...this.byClass].flatMap(([classes, elements]) => (speaks(classes) ? elements : []));
    return found.sort((one, other) => one.index - other.index);
  }
}

export interface PageMarks {
  itemprop: boolean;
  typeof: boolean;
}

export type PageNode = PageElement | string;

/**
 * The attributes that readers ask for, as they stand in the source, entities included; a page has many more, and keeping them would cost as much
 * as all the rest of the tree. All objects have all the fields in one order, which makes them fast to read.
 */
export class Attributes {
  class?: string = undefined;
  id?: string = undefined;
  style?: string = undefined;
  hidden?: string = undefined;
  itemprop?: string = undefined;
  itemscope?: string = undefined;
  itemtype?: string = undefined;
  property?: string = undefined;
  typeof?: string = undefined;
  content?: string = undefined;
  name?: string = undefined;
  rel?: string = undefined;
  lang?: string = undefined;
  href?: string = undefined;
  src?: string = undefined;
  'data-src'?: string = undefined;
  datetime?: string = undefined;
  title?: string = undefined;
  size?: string = undefined;
  value?: string = undefined;
  'data-testid'?: string = undefined;
  /** Of any attribute whose name ends so: "data-ingredient-unit". */
  'data-unit'?: string = undefined;
}

export type AttributeName = keyof Attributes;

export class PageElement {
  /** Blank texts are one space. */
  readonly children: PageNode[] = [];
  /** How long the texts among its children are, without the spaces around them. */
  ownTextLength = 0;
  /** Index behind the last descendant in `Page.elements`. */
  end: number;

  constructor(
    readonly name: string,
    public attributes: Attributes,
    readonly parent: PageElement | null,
    readonly index: number,
    readonly depth: number,
  ) {
    this.end = index + 1;
  }
}

/** Deeper elements hang on their ancestor at this depth, so that walking the tree by recursion is safe. */
const MAX_TREE_DEPTH = 200;
/** A page nested deeper than this is no page; the parser's own bookkeeping grows with the square of the depth. */
const MAX_OPEN_ELEMENTS = 2_000;
const MAX_ELEMENTS = 150_000;
/** What stands in them is never part of a recipe. */
const SKIPPED = new Set(['style', 'script', 'svg', 'math', 'iframe', 'object', 'canvas', 'video', 'audio', 'select', 'noembed']);

/** Shorter values in JSON are settings of a control; longer ones can hold what a script shows. */
const SHORTEST_DATA = 400;
const HEADINGS = new Set(['h1', 'h2', 'h3']);
const NO_ATTRIBUTES = new Attributes();
const KEPT_ATTRIBUTES = new Map<string, AttributeName>(Object.keys(NO_ATTRIBUTES).map((name) => [name, name as AttributeName]));

export function parsePage(html: string, url: string): Page {
  const { markup, scripts, fallbacks } = setScriptsAside(html);
  const builder = new PageBuilder();
  // entities are decoded later and only where a text is used; that saves a third of the time
  const parser = new Parser(builder, { decodeEntities: false });
  parser.end(markup);
  builder.finish();
  return new Page(url, builder.root, builder.elements, builder.headings, [...scripts, ...builder.data], fallbacks, builder.marks);
}

function groupedByClass(elements: readonly PageElement[]): Map<string, PageElement[]> {
  const groups = new Map<string, PageElement[]>();
  for (const element of elements) {
    const { class: classes } = element.attributes;
    if (classes === undefined) continue;
    const group = groups.get(classes);
    if (group) group.push(element);
    else groups.set(classes, [element]);
  }
  return groups;
}

class PageBuilder {
  readonly elements: PageElement[] = [];
  readonly headings: PageElement[] = [];
  readonly marks: PageMarks = { itemprop: false, typeof: false };
  /** JSON in attributes, as scripts of their own. */
  readonly data: PageScript[] = [];
  readonly root = new PageElement('#page', NO_ATTRIBUTES, null, 0, 0);
  private readonly open: PageElement[] = [this.root];
  private current = this.root;
  /** Name of the skipped element that we are in, and how many of that name are open. */
  private skipping = '';
  private skipDepth = 0;
  /** Open elements, the skipped ones too. */
  private depth = 0;

  private parser: Parser | null = null;

  constructor() {
    this.elements.push(this.root);
  }

  onparserinit(parser: Parser): void {
    this.parser = parser;
  }

  onopentagname(name: string): void {
    // what comes after the pause is never read
    if (++this.depth > MAX_OPEN_ELEMENTS || this.elements.length > MAX_ELEMENTS) this.parser?.pause();
    if (this.skipping) {
      if (name === this.skipping) this.skipDepth++;
      return;
    }
    if (SKIPPED.has(name)) {
      this.skipping = name;
      this.skipDepth = 1;
      return;
    }
    const parent = this.current;
    const element = new PageElement(name, NO_ATTRIBUTES, parent, this.elements.length, parent.depth + 1);
    this.elements.push(element);
    if (HEADINGS.has(name)) this.headings.push(element);
    parent.children.push(element);
    this.open.push(element);
    if (element.depth < MAX_TREE_DEPTH) this.current = element;
  }

  /** Comes right after the name of the tag that it stands in. */
  onattribute(source: string, value: string): void {
    if (this.skipping) return;
    if (value.length > SHORTEST_DATA && (value.startsWith('{') || value.startsWith('[')))
      this.data.push({ type: 'application/json', id: '', text: value });
    const name = KEPT_ATTRIBUTES.get(source) ?? (source.startsWith('data-') && source.endsWith('unit') ? 'data-unit' : undefined);
    if (name === undefined) return;
    const element = this.elements[this.elements.length - 1] as PageElement;
    if (element.attributes === NO_ATTRIBUTES) element.attributes = new Attributes();
    element.attributes[name] ??= value;
    if (name === 'itemprop') this.marks.itemprop = true;
    else if (name === 'typeof') this.marks.typeof = true;
  }

  onclosetag(name: string): void {
    this.depth--;
    if (this.skipping) {
      if (name === this.skipping && --this.skipDepth === 0) this.skipping = '';
      return;
    }
    const element = this.open.length > 1 ? this.open.pop() : undefined;
    if (!element) return;
    element.end = this.elements.length;
    if (element === this.current && element.parent) this.current = element.parent;
  }

  ontext(text: string): void {
    if (this.skipping) return;
    const { length } = text.trim();
    this.current.ownTextLength += length;
    this.current.children.push(length === 0 ? ' ' : text);
  }

  finish(): void {
    for (const element of this.open) element.end = this.elements.length;
  }
}
