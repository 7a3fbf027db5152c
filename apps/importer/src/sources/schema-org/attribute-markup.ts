import { attribute, linesOf, textOf } from '../page/element-text';
import type { AttributeName, Page, PageElement } from '../page/page';
import { REMARK } from '../visible-page/vocabulary';
import { namesType, type SchemaItem } from './item';

/** The attributes with which microdata and RDFa say the same three things. */
export interface MarkupAttributes {
  /** Starts an item of its own. */
  scope: AttributeName;
  type: AttributeName;
  property: AttributeName;
  /** States a property whose value is the item inside, as RDFa can. */
  relation?: AttributeName;
}

/** Properties that hold several lines: their blocks are kept apart. */
const MULTI_LINE = /instruction|^step|^ingredients?$|recipeIngredient/i;
const MAX_ITEM_DEPTH = 8;

/** Reads an element and what is below it as a schema.org item. */
export function itemOfElement(page: Page, element: PageElement, names: MarkupAttributes, depth = 0): SchemaItem {
  const item: SchemaItem = { '@type': typesOf(element, names) };
  for (let index = element.index + 1; index < element.end; index++) {
    const inner = page.elements[index] as PageElement;
    const properties = inner.attributes[names.property];
    const isScope = inner.attributes[names.scope] !== undefined;
    const relation = names.relation === undefined || properties ? undefined : inner.attributes[names.relation];
    if (properties) {
      const value = isScope && depth < MAX_ITEM_DEPTH ? itemOfElement(page, inner, names, depth + 1) : valueOf(page, inner, properties, names);
      addToAll(item, properties, value);
    } else if (relation) {
      const thing = isScope ? inner : page.elements.slice(index + 1, inner.end).find((below) => below.attributes[names.scope] !== undefined);
      if (thing && depth < MAX_ITEM_DEPTH) addToAll(item, relation, itemOfElement(page, thing, names, depth + 1));
      else if (inner.name === 'img') addToAll(item, relation, attribute(inner, 'src') || attribute(inner, 'data-src'));
      if (thing) index = thing.end - 1;
    }
    // what stands in an item of its own belongs to that item; elements are in document order, so its end is where we go on
    if (isScope) index = inner.end - 1;
  }
  if (Object.keys(item).length === 1) item.name = textOf(element);
  return item;
}

/** Elements that start an item of the type, outermost first. */
export function elementsOfType(page: Page, type: string, names: MarkupAttributes): PageElement[] {
  return page.elements.filter((element) => element.attributes[names.scope] !== undefined && typesOf(element, names).some((name) => namesType(name, type)));
}

function typesOf(element: PageElement, names: MarkupAttributes): string[] {
  return attribute(element, names.type).split(/\s+/).filter(Boolean).map((type) => type.replace(/^.*[/#:]/, ''));
}

function addToAll(item: SchemaItem, properties: string, value: unknown): void {
  for (const property of properties.trim().split(/\s+/)) addTo(item, property.slice(property.lastIndexOf(':') + 1).replace(/^.*[/#]/, ''), value);
}

function addTo(item: SchemaItem, property: string, value: unknown): void {
  const before = item[property];
  if (before === undefined) item[property] = value;
  else item[property] = [...(Array.isArray(before) ? before : [before]), ...(Array.isArray(value) ? value : [value])];
}

function valueOf(page: Page, element: PageElement, properties: string, names: MarkupAttributes): unknown {
  const content = attribute(element, 'content');
  if (content && element.name !== 'li') return content;
  if (element.name === 'time') return attribute(element, 'datetime') || textOf(element);
  if (element.name === 'img') return attribute(element, 'src') || attribute(element, 'data-src');
  if (element.name === 'link' || element.name === 'area') return attribute(element, 'href');
  if (element.name === 'data') return attribute(element, 'value') || textOf(element);
  if (element.name === 'a' && /image|url|photo/i.test(properties)) return attribute(element, 'href');
  if (!MULTI_LINE.test(properties)) return textOf(element);
  // an inner element with the same property speaks for itself
  const without = (inner: PageElement): boolean => inner.attributes[names.property] === properties;
  if (/instruction|step/i.test(properties)) return withoutRemarks(linesOf(element, { without, controls: true }));
  return holdsList(page, element) ? linesOf(element, { without, controls: true }) : textOf(element, { without, controls: true });
}

/** Notes that stand in the same box, below the steps. */
function withoutRemarks(lines: string[]): string[] {
  const at = lines.findIndex((line, index) => index >= 2 && REMARK.test(line));
  return at < 0 ? lines : lines.slice(0, at);
}

function holdsList(page: Page, element: PageElement): boolean {
  if (element.name === 'li') return false;
  let lines = 0;
  for (let index = element.index + 1; index < element.end; index++) {
    const name = (page.elements[index] as PageElement).name;
    if (name === 'li' || name === 'br' || name === 'p') lines++;
  }
  return lines > 1;
}
