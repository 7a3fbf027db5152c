import { minutesOf } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import { attributeOf, elementOf, elementsBelow, elementsOf, readXml, textIn, textOfElement, type XmlElement } from '../../opening/xml';
import { amountText } from '../../reading/amount-text';
import { anyHeading, groupedLines, withoutNumbers } from '../../reading/grouped-lines';
import { nestedLines } from '../../reading/nested-lines';
import { onePicture, pictureOfBase64 } from '../../reading/pictures';
import { lineOf, linesOf, starsOf, tagsOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';

/** A .kreml of Krecipes. */
export const kremlReader: FileReader = {
  format: 'kreml',
  memberName: /\.kreml$/i,
  // its first versions wrote a recipe without the root around it
  recognises: ({ text }) => /<krecipes(?:-recipe)?[\s>]/i.test(text.slice(0, 4_000)),
  async *read(file) {
    for (const recipe of elementsBelow(readXml(file.text), 'krecipes-recipe')) {
      const about = elementOf(recipe, 'krecipes-description');
      yield await recipeEntry(textOfElement(about, 'title') || nameOfFile(file.name), () => recipeOf(recipe, about));
    }
  },
};

function recipeOf(recipe: XmlElement, about: XmlElement | undefined): Partial<FileRecipe> {
  const ratings = elementsBelow(recipe, 'rating');
  const pictures = onePicture(elementsOf(elementOf(about, 'pictures'), 'pic').map((picture) => pictureOfBase64(textIn(picture))));
  return {
    title: lineOf(textOfElement(about, 'title')),
    author: elementsOf(about, 'author')
      .map((author) => lineOf(textIn(author)))
      .join(', '),
    tags: tagsOf(elementsOf(elementOf(about, 'category'), 'cat').map(textIn)),
    prep_time: minutesOf(textOfElement(about, 'preparation-time')),
    ...yieldOfElement(about),
    ingredients: nestedLines(elementOf(recipe, 'krecipes-ingredients'), headingOf, (element, name) =>
      name === 'ingredient' ? lineOfIngredient(element) : null,
    ),
    instructions: groupedLines(withoutNumbers(linesOf(textOfElement(recipe, 'krecipes-instructions'))), anyHeading),
    rating: ratings.length > 0 ? starsOf(textOfElement(elementsBelow(ratings[0] as XmlElement, 'criterion')[0], 'stars')) : null,
    ...pictures,
    losses: [...pictures.losses, ...(ratings.length > 1 ? [{ code: 'more-ratings' as const, params: { count: ratings.length - 1 } }] : [])],
  };
}

/** An older file says `serving`, a newer one an amount (or a range) with its kind. */
function yieldOfElement(about: XmlElement | undefined): ReturnType<typeof yieldFields> {
  const stated = elementOf(about, 'yield');
  return stated
    ? yieldFields([amountIn(stated), textOfElement(stated, 'type')].filter(Boolean).join(' '))
    : yieldFields(textOfElement(about, 'serving'));
}

const headingOf = (element: XmlElement, name: string): string | null =>
  name === 'ingredient-group' ? lineOf(attributeOf(element, 'name')) : null;

function lineOfIngredient(ingredient: XmlElement): string {
  const line = [amountIn(ingredient), textOfElement(ingredient, 'unit'), textOfElement(ingredient, 'name')]
    .map(lineOf)
    .filter(Boolean)
    .join(' ');
  const preparation = lineOf(textOfElement(ingredient, 'prep'));
  const substitutes = elementsOf(elementOf(ingredient, 'substitutes'), 'ingredient').map(lineOfIngredient);
  return [[line, ...substitutes].join(' or '), preparation].filter(Boolean).join(', ');
}

function amountIn(element: XmlElement): string {
  const amount = elementOf(element, 'amount');
  const [least, most] = [textOfElement(amount, 'min'), textOfElement(amount, 'max')];
  return least && most ? amountText(least, most) : amountText(textOfElement(element, 'amount'));
}
