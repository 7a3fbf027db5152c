import { attribute, hasClass, textOf } from '../page/element-text';
import type { Page, PageElement } from '../page/page';
import type { RecipeFacts } from '../parsed-recipe';
import { cardsInOrder } from '../schema-org/fullness';
import type { SchemaItem } from '../schema-org/item';
import { groupsInLists } from '../schema-org/list-headings';
import { factsOfRecipe } from '../schema-org/recipe-of-item';
import { stepsInBox } from '../schema-org/steps-in-box';
import { TIME_WORDS } from '../words/label-words';

const CONFIDENCE = 0.75;
const ROOT = /(?:^|\s)(?:h-recipe|hrecipe)(?:\s|$)/;

/** Class names of microformats2 h-recipe and of the older hRecipe, and the property that each stands for. */
const PROPERTIES: Record<string, string> = {
  'p-name': 'name',
  fn: 'name',
  'p-summary': 'description',
  summary: 'description',
  'p-ingredient': 'recipeIngredient',
  ingredient: 'recipeIngredient',
  'e-instructions': 'recipeInstructions',
  instructions: 'recipeInstructions',
  'p-yield': 'recipeYield',
  yield: 'recipeYield',
  'dt-duration': 'totalTime',
  duration: 'totalTime',
  preptime: 'prepTime',
  cooktime: 'cookTime',
  'u-photo': 'image',
  photo: 'image',
  'p-author': 'author',
  author: 'author',
  'p-category': 'keywords',
  tag: 'keywords',
};

/** Reads the recipes marked up with the class names of h-recipe or hRecipe, the page's own first. */
export function readHRecipe(page: Page): RecipeFacts[] {
  const found = page
    .elementsNamed((classes) => ROOT.test(classes))
    .map((element) =>
      factsOfRecipe(itemOf(page, element), { pageUrl: page.url, place: 'class h-recipe', confidence: CONFIDENCE, resolve: (item) => item }),
    )
    .filter((facts) => facts.ingredients !== undefined);
  return cardsInOrder(page, found);
}

function itemOf(page: Page, element: PageElement): SchemaItem {
  const values: Record<string, unknown[]> = {};
  const lines = page.elements.slice(element.index + 1, element.end).filter((inner) => propertiesOf(inner).has('recipeIngredient'));
  const groups = groupsInLists(page, element, lines, (inner) => propertiesOf(inner).size > 0);
  for (let index = element.index + 1; index < element.end; index++) {
    const inner = page.elements[index] as PageElement;
    for (const named of propertiesOf(inner)) {
      const property = named === 'totalTime' ? timeNamedIn(textOf(inner)) : named;
      const group = property === 'recipeIngredient' ? groups.get(inner) : undefined;
      const stated = valuesOf(page, inner, property);
      (values[property] ??= []).push(...(group === undefined ? stated : [{ name: group, itemListElement: stated }]));
    }
  }
  return { ...values, name: values.name?.[0], description: values.description?.[0] };
}

/** "Prep time: 15 min" is no total, though there is but one class for durations. */
function timeNamedIn(text: string): string {
  return PREP_TIME.test(text) ? 'prepTime' : COOK_TIME.test(text) ? 'cookTime' : 'totalTime';
}

const [PREP_TIME, COOK_TIME] = [TIME_WORDS.prep_time, TIME_WORDS.cook_time].map(
  (words) => new RegExp(`^(?:${words})(?!\\p{L})\\s*[:：]?\\s`, 'iu'),
) as [RegExp, RegExp];

/** Many pages give an element the old class name and the new one: both state one property, once. */
function propertiesOf(element: PageElement): Set<string> {
  const properties = new Set<string>();
  for (const name of element.attributes.class?.split(/\s+/) ?? []) {
    const property = Object.hasOwn(PROPERTIES, name) ? PROPERTIES[name] : undefined;
    if (property) properties.add(property);
  }
  return properties;
}

function valuesOf(page: Page, element: PageElement, property: string): unknown[] {
  if (property === 'recipeInstructions') return stepsInBox(page, element);
  if (property === 'image') return [attribute(element, 'src') || attribute(element, 'data-src') || attribute(element, 'href')];
  if (property.endsWith('Time')) return [durationIn(page, element)];
  // a line within the line speaks for itself
  return [
    (element.name === 'data' && attribute(element, 'value')) || textOf(element, { without: (inner) => propertiesOf(inner).has(property) }),
  ];
}

/** The machine's form of a duration, on the element or in a value-title within it, before the reader's form. */
function durationIn(page: Page, element: PageElement): string {
  const inner = page.elements.slice(element.index + 1, element.end).find((below) => hasClass(below, 'value-title'));
  return attribute(element, 'datetime') || (inner ? attribute(inner, 'title') : '') || attribute(element, 'title') || textOf(element);
}
