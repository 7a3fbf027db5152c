import { Parser } from 'htmlparser2';
import { BeyondLimits } from '../unreadable-file';

/** An element of an XML file. The parser knows no document type: custom and external entities stay the letters they are. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
}

const MAX_DEPTH = 100;
const MAX_ELEMENTS = 2_000_000;
const CHUNK = 65_536;

/** The document as an element with the file's root below it; mistakes in the markup are overlooked. Throws BeyondLimits past the limits. */
export function readXml(text: string): XmlElement {
  const builder = new TreeBuilder();
  const parser = new Parser(builder, { xmlMode: true, decodeEntities: true });
  for (let start = 0; start < text.length; start += CHUNK) parser.write(text.slice(start, start + CHUNK));
  parser.end();
  return builder.document;
}

/** The elements of that name directly below, whatever the case of their letters. */
export function elementsOf(parent: XmlElement | undefined, name: string): XmlElement[] {
  return (parent?.children ?? []).filter((child): child is XmlElement => typeof child !== 'string' && isCalled(child, name));
}

export function elementOf(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  return elementsOf(parent, name)[0];
}

/** The elements of that name at any depth, in document order; not those within another of that name. */
export function elementsBelow(parent: XmlElement, name: string): XmlElement[] {
  return parent.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return isCalled(child, name) ? [child] : elementsBelow(child, name);
  });
}

/** All text in the element, as it stands there; empty when there is none. */
export function textIn(element: XmlElement | undefined): string {
  return (element?.children ?? []).map((child) => (typeof child === 'string' ? child : textIn(child))).join('');
}

/** The trimmed text of the first element of that name directly below. */
export function textOfElement(parent: XmlElement | undefined, name: string): string {
  return textIn(elementOf(parent, name)).trim();
}

/** Trimmed; empty when it is not there. The case of the name's letters does not count. */
export function attributeOf(element: XmlElement | undefined, name: string): string {
  if (!element) return '';
  const key = Object.keys(element.attributes).find((stated) => stated.toLowerCase() === name.toLowerCase());
  return (key === undefined ? '' : (element.attributes[key] ?? '')).trim();
}

function isCalled(element: XmlElement, name: string): boolean {
  return element.name.toLowerCase() === name.toLowerCase();
}

class TreeBuilder {
  readonly document: XmlElement = { name: '#document', attributes: {}, children: [] };
  private readonly open: XmlElement[] = [this.document];
  private count = 0;

  onopentag(name: string, attributes: Record<string, string>): void {
    if (this.open.length > MAX_DEPTH) throw new BeyondLimits({ code: 'too-much' });
    if (++this.count > MAX_ELEMENTS) throw new BeyondLimits({ code: 'too-much' });
    const element: XmlElement = { name, attributes, children: [] };
    this.current.children.push(element);
    this.open.push(element);
  }

  onclosetag(): void {
    if (this.open.length > 1) this.open.pop();
  }

  ontext(text: string): void {
    const { children } = this.current;
    const last = children.at(-1);
    if (typeof last === 'string') children[children.length - 1] = last + text;
    else children.push(text);
  }

  private get current(): XmlElement {
    return this.open.at(-1) as XmlElement;
  }
}
