import { attribute, linesOf, textOf } from '../page/element-text';
import type { AttributeName, Page, PageElement } from '../page/page';
import { sectionNamed } from '../words/vocabulary';
import { isItem, listOf, namesType, type SchemaItem } from './item';
import { groupsInLists } from './list-headings';
import { stepsInBox } from './steps-in-box';

/** The attributes with which microdata and RDFa say the same three things. */
export interface MarkupAttributes {
  /** Starts an item of its own. */
  scope: AttributeName;
  type: AttributeName;
  property: AttributeName;
  /** States a property whose value is the item inside, as RDFa can. */
  relation?: AttributeName;
}

/** Properties that hold several lines: their blocks stay separate lines. */
const MULTI_LINE = /instruction|^step|^ingredients?$|recipeIngredient/i;
const INGREDIENT = /(?:^|[\s:/#])(?:recipe)?ingredients?(?:$|\s)/i;
const INSTRUCTION = /(?:^|[\s:/#])(?:recipe)?instructions?(?:$|\s)/i;
const MAX_ITEM_DEPTH = 8;
const HEADING = /^h[1-4]$/;

/** Reads an element and what is below it as a schema.org item. */
export function itemOfElement(page: Page, element: PageElement, names: MarkupAttributes, depth = 0): SchemaItem {
  const item: SchemaItem = { '@type': typesOf(element, names) };
  const groups = depth === 0 ? groupsOfLines(page, element, names) : NO_GROUPS;
  for (let index = element.index + 1; index < element.end; index++) {
    const inner = page.elements[index] as PageElement;
    const properties = inner.attributes[names.property];
    const isScope = inner.attributes[names.scope] !== undefined;
    const relation = names.relation === undefined || properties ? undefined : inner.attributes[names.relation];
    if (properties) {
      const value =
        isScope && depth < MAX_ITEM_DEPTH ? itemOfElement(page, inner, names, depth + 1) : valueOf(page, inner, properties, names);
      // the words between its parts are not marked up
      if (isItem(value) && INGREDIENT.test(properties)) value.text ??= textOf(inner, { controls: true }) || undefined;
      const group = groups.get(inner);
      addToAll(item, properties, group === undefined ? value : { '@type': 'HowToSection', name: group, itemListElement: value });
    } else if (relation) {
      const thing = isScope
        ? inner
        : page.elements.slice(index + 1, inner.end).find((below) => below.attributes[names.scope] !== undefined);
      if (thing && depth < MAX_ITEM_DEPTH) addToAll(item, relation, itemOfElement(page, thing, names, depth + 1));
      else if (inner.name === 'img') addToAll(item, relation, attribute(inner, 'src') || attribute(inner, 'data-src'));
      if (thing) index = thing.end - 1;
    }
    // what stands in an item of its own belongs to that item; elements are in document order, so its end is where we go on
    if (isScope) index = inner.end - 1;
  }
  if (Object.keys(item).length === 1) item.name = textOf(element);
  else if (depth === 0) item.name ??= headingIn(page, element);
  return item;
}

/** What heads a recipe that gives no name; a heading may also be that of a part. */
function headingIn({ elements }: Page, recipe: PageElement): string | undefined {
  const first = elements.slice(recipe.index + 1, recipe.end).find(({ name }) => HEADING.test(name));
  const text = first ? textOf(first) : '';
  return recipe.parent && text && !sectionNamed(text) ? text : undefined;
}

/** The groups of the ingredients and of the steps, each named by the headings in their lists. */
function groupsOfLines(page: Page, recipe: PageElement, names: MarkupAttributes): ReadonlyMap<PageElement, string> {
  const isMarkedUp = (element: PageElement): boolean => element.attributes[names.property] !== undefined;
  const marked: PageElement[] = [];
  for (let index = recipe.index + 1; index < recipe.end; index++) {
    const element = page.elements[index] as PageElement;
    if (isMarkedUp(element)) marked.push(element);
    if (element.attributes[names.scope] !== undefined) index = element.end - 1;
  }
  const groupsOf = (property: RegExp) =>
    groupsInLists(
      page,
      recipe,
      marked.filter((line) => property.test(line.attributes[names.property] ?? '')),
      isMarkedUp,
    );
  return new Map([...groupsOf(INGREDIENT), ...groupsOf(INSTRUCTION)]);
}

const NO_GROUPS: ReadonlyMap<PageElement, string> = new Map();

/** Elements that start an item of the type, outermost first. */
export function elementsOfType(page: Page, type: string, names: MarkupAttributes): PageElement[] {
  return page.elements.filter(
    (element) => element.attributes[names.scope] !== undefined && typesOf(element, names).some((name) => namesType(name, type)),
  );
}

function typesOf(element: PageElement, names: MarkupAttributes): string[] {
  return attribute(element, names.type)
    .split(/\s+/)
    .filter(Boolean)
    .map((type) => type.replace(/^.*[/#:]/, ''));
}

function addToAll(item: SchemaItem, properties: string, value: unknown): void {
  for (const property of properties.trim().split(/\s+/))
    addTo(item, property.slice(property.lastIndexOf(':') + 1).replace(/^.*[/#]/, ''), value);
}

function addTo(item: SchemaItem, property: string, value: unknown): void {
  const before = item[property];
  if (before === undefined) item[property] = Array.isArray(value) ? [...value] : value;
  else if (!Array.isArray(before)) item[property] = [before, ...listOf(value)];
  else for (const entry of listOf(value)) before.push(entry);
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
  if (/instruction|step/i.test(properties)) return stepsInBox(page, element, { without, controls: true });
  return holdsList(page, element) ? linesOf(element, { without, controls: true }) : textOf(element, { without, controls: true });
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
