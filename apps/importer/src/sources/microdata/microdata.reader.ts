import type { Page, PageElement } from '../page/page';
import type { RecipeFacts } from '../parsed-recipe';
import { elementsOfType, itemOfElement, type MarkupAttributes } from '../schema-org/attribute-markup';
import { fullness } from '../schema-org/fullness';
import { factsOfRecipe } from '../schema-org/recipe-of-item';

const MICRODATA: MarkupAttributes = { scope: 'itemscope', type: 'itemtype', property: 'itemprop' };
const CONFIDENCE = 0.85;
const INGREDIENT = /^(?:recipeIngredients?|ingredients?)$/;

/** Reads a Recipe marked up with itemscope and itemprop; of several the fullest. */
export function readMicrodata(page: Page): RecipeFacts | null {
  if (!page.marks.itemprop) return null;
  const scopes = elementsOfType(page, 'Recipe', MICRODATA);
  const found = (scopes.length > 0 ? scopes : scopeless(page)).map((element) =>
    factsOfRecipe(itemOfElement(page, element, MICRODATA), { pageUrl: page.url, place: 'itemscope Recipe', confidence: CONFIDENCE, resolve: (item) => item }),
  );
  if (found.length === 0) return null;
  return found.reduce((best, facts) => (fullness(facts) > fullness(best) ? facts : best));
}

/** Some pages name the properties and forget the item around them. */
function scopeless(page: Page): PageElement[] {
  return page.elements.some((element) => INGREDIENT.test(element.attributes.itemprop ?? '')) ? [page.root] : [];
}
