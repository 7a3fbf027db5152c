import type { Page, PageElement } from '../page/page';
import type { RecipeFacts } from '../parsed-recipe';
import { elementsOfType, itemOfElement, type MarkupAttributes } from '../schema-org/attribute-markup';
import { bestFirst } from '../schema-org/fullness';
import { factsOfRecipe } from '../schema-org/recipe-of-item';

const MICRODATA: MarkupAttributes = { scope: 'itemscope', type: 'itemtype', property: 'itemprop' };
const CONFIDENCE = 0.85;
const INGREDIENT = /^(?:recipeIngredients?|ingredients?)$/;

/** Reads a Recipe marked up with itemscope and itemprop; of several the fullest first. */
export function readMicrodata(page: Page): RecipeFacts[] {
  if (!page.marks.itemprop) return [];
  const scopes = elementsOfType(page, 'Recipe', MICRODATA);
  const found = (scopes.length > 0 ? scopes : scopeless(page)).map((element) =>
    factsOfRecipe(itemOfElement(page, element, MICRODATA), {
      pageUrl: page.url,
      place: 'itemscope Recipe',
      confidence: CONFIDENCE,
      resolve: (item) => item,
    }),
  );
  return bestFirst(found);
}

/** Some pages name the properties and forget the item around them. */
function scopeless(page: Page): PageElement[] {
  return page.elements.some((element) => INGREDIENT.test(element.attributes.itemprop ?? '')) ? [page.root] : [];
}
