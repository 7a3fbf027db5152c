import { minutesOf, type RecipeLine } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import { attributeOf, elementOf, elementsBelow, elementsOf, readXml, textIn, textOfElement, type XmlElement } from '../../opening/xml';
import { amountText } from '../../reading/amount-text';
import { nestedLines } from '../../reading/nested-lines';
import { onePicture, pictureOfBase64 } from '../../reading/pictures';
import { addressOf, blockOf, isYes, lineOf, sourceOf, starsOf, tagsOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import { stepsOfText } from '../../reading/steps-of-text';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';

const LONGEST_REMARK = 25;

/** A .grmt of Gourmet, the Gnome recipe manager. */
export const gourmetReader: FileReader = {
  format: 'gourmet',
  memberName: /\.grmt$/i,
  recognises: ({ text }) => /<(?:gourmetDoc|recipeDoc)[\s>]/i.test(text.slice(0, 4_000)),
  async *read(file) {
    for (const recipe of elementsBelow(readXml(file.text), 'recipe')) {
      yield await recipeEntry(lineOf(fieldOf(recipe, 'title')) || nameOfFile(file.name), () => recipeOf(recipe));
    }
  },
};

/** An element, or an attribute as in the files of its first versions. */
function fieldOf(element: XmlElement, name: string): string {
  return textOfElement(element, name) || attributeOf(element, name);
}

function recipeOf(recipe: XmlElement): Partial<FileRecipe> {
  const source = sourceOf(fieldOf(recipe, 'source'));
  const pictures = onePicture(elementsOf(recipe, 'image').map((image) => pictureOfBase64(textIn(image))));
  return {
    title: lineOf(fieldOf(recipe, 'title')),
    description: blockOf(fieldOf(recipe, 'description')),
    ingredients: nestedLines(elementOf(recipe, 'ingredient-list') ?? recipe, headingOf, ingredientText),
    instructions: withRemarks(stepsOfText(blockOf(fieldOf(recipe, 'instructions')))),
    prep_time: minutesOf(fieldOf(recipe, 'preptime')),
    cook_time: minutesOf(fieldOf(recipe, 'cooktime')),
    ...yieldFields(fieldOf(recipe, 'yields') || fieldOf(recipe, 'servings')),
    tags: tagsOf(fieldOf(recipe, 'category'), fieldOf(recipe, 'cuisine')),
    ...source,
    source_url: addressOf(fieldOf(recipe, 'link')) ?? source.source_url,
    notes: blockOf(fieldOf(recipe, 'modifications')),
    rating: starsOf(fieldOf(recipe, 'rating')),
    ...pictures,
  };
}

/** A short last word ("Enjoy!") belongs to the step before it. */
function withRemarks(steps: RecipeLine[]): RecipeLine[] {
  const [last, before] = steps.toReversed();
  const isRemark = last && before && last.group === before.group && last.text.length <= LONGEST_REMARK && last.text.endsWith('!');
  return isRemark ? [...steps.slice(0, -2), { ...before, text: `${before.text} ${last.text}` }] : steps;
}

const headingOf = (element: XmlElement, name: string): string | null =>
  name === 'inggroup' ? lineOf(fieldOf(element, 'groupname') || fieldOf(element, 'name')) : null;

function ingredientText(ingredient: XmlElement, name: string): string | null {
  if (name === 'ingref') return [amountText(attributeOf(ingredient, 'amount')), lineOf(textIn(ingredient))].filter(Boolean).join(' ');
  if (name !== 'ingredient') return null;
  const line = [
    amountText(fieldOf(ingredient, 'amount')),
    fieldOf(ingredient, 'unit'),
    fieldOf(ingredient, 'item') || fieldOf(ingredient, 'key'),
  ]
    .map(lineOf)
    .filter(Boolean)
    .join(' ');
  const isOptional = line !== '' && isYes(fieldOf(ingredient, 'optional')) && !/optional/i.test(line);
  return isOptional ? `${line}, optional` : line;
}
