import type { Page } from '../page/page';
import type { RecipeFacts } from '../parsed-recipe';
import { elementsOfType, itemOfElement, type MarkupAttributes } from '../schema-org/attribute-markup';
import { bestFirst } from '../schema-org/fullness';
import { factsOfRecipe } from '../schema-org/recipe-of-item';

const RDFA: MarkupAttributes = { scope: 'typeof', type: 'typeof', property: 'property', relation: 'rel' };
const CONFIDENCE = 0.8;

/** Reads a Recipe marked up with typeof and property (schema.org or the older data-vocabulary); of several the fullest first. */
export function readRdfa(page: Page): RecipeFacts[] {
  if (!page.marks.typeof) return [];
  const found = elementsOfType(page, 'Recipe', RDFA).map((element) =>
    factsOfRecipe(itemOfElement(page, element, RDFA), {
      pageUrl: page.url,
      place: 'typeof Recipe',
      confidence: CONFIDENCE,
      resolve: (item) => item,
    }),
  );
  return bestFirst(found);
}
