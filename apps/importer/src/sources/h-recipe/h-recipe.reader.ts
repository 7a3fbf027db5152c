import { attribute, hasClass, linesOf, textOf } from '../page/element-text';
import type { Page, PageElement } from '../page/page';
import type { RecipeFacts } from '../parsed-recipe';
import { fullness } from '../schema-org/fullness';
import type { SchemaItem } from '../schema-org/item';
import { factsOfRecipe } from '../schema-org/recipe-of-item';

const CONFIDENCE = 0.75;
const ROOT = /(?:^|\s)(?:h-recipe|hrecipe)(?:\s|$)/;

/** Class names of microformats2 h-recipe and of the older hRecipe, and the property that each stands for. */
const PROPERTIES: Record<string, string> = {
  'p-name': 'name', fn: 'name', 'p-summary': 'description', summary: 'description',
  'p-ingredient': 'recipeIngredient', ingredient: 'recipeIngredient', 'e-instructions': 'recipeInstructions', instructions: 'recipeInstructions',
  'p-yield': 'recipeYield', yield: 'recipeYield', 'dt-duration': 'totalTime', duration: 'totalTime', preptime: 'prepTime', cooktime: 'cookTime',
  'u-photo': 'image', photo: 'image', 'p-author': 'author', author: 'author', 'p-category': 'keywords', tag: 'keywords',
};

/** Reads a recipe marked up with the class names of h-recipe or hRecipe. */
export function readHRecipe(page: Page): RecipeFacts | null {
  if (![...page.classes].some((classes) => ROOT.test(classes))) return null;
  const found = page.elements
    .filter((element) => ROOT.test(element.attributes.class ?? ''))
    .map((element) => factsOfRecipe(itemOf(page, element), { pageUrl: page.url, place: 'class h-recipe', confidence: CONFIDENCE, resolve: (item) => item }))
    .filter((facts) => facts.ingredients !== undefined);
  return found.length === 0 ? null : found.reduce((best, facts) => (fullness(facts) > fullness(best) ? facts : best));
}

function itemOf(page: Page, element: PageElement): SchemaItem {
  const values: Record<string, unknown[]> = {};
  for (let index = element.index + 1; index < element.end; index++) {
    const inner = page.elements[index] as PageElement;
    for (const property of propertiesOf(inner)) (values[property] ??= []).push(...valuesOf(page, inner, property));
  }
  return { ...values, name: values.name?.[0], description: values.description?.[0] };
}

/** Many pages give an element the old class name and the new one: both state one property, once. */
function propertiesOf(element: PageElement): Set<string> {
  const properties = new Set<string>();
  for (const name of element.attributes.class?.split(/\s+/) ?? []) {
    const property = Object.hasOwn(PROPERTIES, name) ? PROPERTIES[name] : undefined;
    if (property) properties.add(property);
  }
  return properties;
}

function valuesOf(page: Page, element: PageElement, property: string): string[] {
  if (property === 'recipeInstructions') return linesOf(element);
  if (property === 'image') return [attribute(element, 'src') || attribute(element, 'data-src') || attribute(element, 'href')];
  if (property.endsWith('Time')) return [durationIn(page, element)];
  return [(element.name === 'data' && attribute(element, 'value')) || textOf(element)];
}

/** The machine's form of a duration, on the element or in a value-title within it, before the reader's form. */
function durationIn(page: Page, element: PageElement): string {
  const inner = page.elements.slice(element.index + 1, element.end).find((below) => hasClass(below, 'value-title'));
  return attribute(element, 'datetime') || (inner ? attribute(inner, 'title') : '') || attribute(element, 'title') || textOf(element);
}
