import { minutesOf, type RecipeLine } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import { attributeOf, elementOf, elementsBelow, elementsOf, readXml, textIn, textOfElement, type XmlElement } from '../../opening/xml';
import { amountText } from '../../reading/amount-text';
import { anyHeading, groupedLines, withoutNumbers } from '../../reading/grouped-lines';
import { nestedLines } from '../../reading/nested-lines';
import { nutritionOfText } from '../../reading/nutrition-text';
import { blockOf, isYes, languageOf, lineOf, sourceInText, tagsOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry, together, withNutritionText } from '../../reading/recipe-entry';
import { stepsOfText } from '../../reading/steps-of-text';
import { waitingLoss } from '../../reading/losses';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';

const START = 20_000;
const ROOT = /<recipeml[\s>]/i;
const WAITING = /wait|rest|stand|chill|cool|marinat|\bris|soak|freez|proof|ferment|inactive/i;
/** A recipe without the root around it; `ing` for an ingredient is a name of this form alone. */
const LONE_RECIPE = /<recipe[\s>](?=[\s\S]*<ing[\s>])/i;

/** RecipeML, in which programs of the 2000s exchanged recipes. */
export const recipeMlReader: FileReader = {
  format: 'recipeml',
  recognises: ({ text }) => ROOT.test(text.slice(0, START)) || LONE_RECIPE.test(text.slice(0, START)),
  async *read(file) {
    const document = readXml(file.text);
    const [root] = elementsBelow(document, 'recipeml');
    for (const recipe of recipesIn(document, root)) {
      const head = elementOf(recipe, 'head');
      yield await recipeEntry(lineOf(textOfElement(head, 'title')) || nameOfFile(file.name), () => ({
        language: languageOf(attributeOf(recipe, 'xml:lang') || attributeOf(root, 'xml:lang')),
        ...recipeOf(recipe, head),
      }));
    }
  },
};

/** Some programs leave out the `recipe` around a file's only one. */
function recipesIn(document: XmlElement, root: XmlElement | undefined): XmlElement[] {
  const recipes = elementsBelow(document, 'recipe');
  return recipes.length === 0 && root ? [root] : recipes;
}

function recipeOf(recipe: XmlElement, head: XmlElement | undefined): Partial<FileRecipe> {
  const stated = elementOf(head, 'yield');
  const directions = elementsOf(recipe, 'directions');
  const equipment = elementsOf(recipe, 'equipment')
    .flatMap((list) => elementsBelow(list, 'tool'))
    .map((tool) => lineOf(spacedText(tool)));
  const notes = [
    ...remarksIn(recipe).map((remark) => blockOf(textIn(remark))),
    equipment.length > 0 ? `Equipment: ${equipment.join(', ')}` : '',
    labelled('Exchanges', elementOf(recipe, 'diet-exchanges')),
  ];
  return together(timesIn(head), {
    title: lineOf(textOfElement(head, 'title')),
    description: [lineOf(textOfElement(head, 'subtitle')), blockOf(textOfElement(recipe, 'description'))].filter(Boolean).join('\n\n'),
    ...yieldFields(stated ? amountOf(stated) || lineOf(textIn(stated)) : ''),
    tags: tagsOf(elementsOf(elementOf(head, 'categories'), 'cat').flatMap((category) => textIn(category).split(','))),
    ingredients: [...elementsOf(recipe, 'ingredients'), ...directions].flatMap((list) =>
      nestedLines(list, headingOfGroup, (element, name) => (name === 'ing' ? ingredientText(element) : null)),
    ),
    instructions: directions.flatMap((part) => stepsIn(part, elementsBelow(recipe, 'step').length <= 1)),
    ...sourceInText(
      elementsOf(head, 'source')
        .flatMap((source) => source.children)
        .map((part) => lineOf(typeof part === 'string' ? part : spacedText(part)))
        .filter((part) => /[\p{L}\p{N}]/u.test(part))
        .join(', '),
    ),
    ...withNutritionText(nutritionOfText(elementsOf(recipe, 'nutrition').map(nutritionText).join('\n')), notes.filter(Boolean).join('\n')),
  });
}

/** Notes anywhere in it, and the remarks on its parts. */
function remarksIn(recipe: XmlElement): XmlElement[] {
  const valuesOf = (parent: XmlElement): XmlElement[] =>
    parent.children.flatMap((child) => {
      if (typeof child === 'string') return [];
      return /^(?:notes?|description)$/i.test(child.name) ? [child] : valuesOf(child);
    });
  return valuesOf(recipe).filter((remark) => remark !== elementOf(recipe, 'description'));
}

/** Each kind of time is a `preptime` with a type; the one without is the time to prepare. */
function timesIn(head: XmlElement | undefined): Pick<FileRecipe, 'prep_time' | 'cook_time' | 'total_time' | 'losses'> {
  const times = { prep_time: null, cook_time: null, total_time: null } as Pick<FileRecipe, 'prep_time' | 'cook_time' | 'total_time'>;
  let waiting = 0;
  for (const name of ['preptime', 'cooktime', 'totaltime']) {
    for (const element of elementsOf(head, name)) {
      const kind = attributeOf(element, 'type') || name;
      const minutes = minutesOf(
        elementsOf(element, 'time')
          .map((time) => `${lineOf(numberIn(time))} ${textOfElement(time, 'timeunit')}`)
          .join(' ')
          .trim() || textIn(element).trim(),
      );
      const field = /total|ready/i.test(kind) ? 'total_time' : /cook|bak|roast|grill|oven/i.test(kind) ? 'cook_time' : 'prep_time';
      if (WAITING.test(kind)) waiting += minutes ?? 0;
      else times[field] ??= minutes;
    }
  }
  return { ...times, losses: waitingLoss(waiting) };
}

const headingOfGroup = (element: XmlElement, name: string): string | null =>
  /^(?:ing|dir|direction)-div$/.test(name) ? headingOf(element) : null;

const headingOf = (part: XmlElement): string => lineOf(textOfElement(part, 'title')).replace(/:$/, '');

function ingredientText(ingredient: XmlElement): string {
  const item = elementOf(ingredient, 'item');
  const name = lineOf(
    (item?.children ?? [])
      .map((child) => (typeof child === 'string' ? child : child.name.toLowerCase() === 'prep' ? '' : textIn(child)))
      .join(''),
  ).replace(/,$/, '');
  const modified = [lineOf(textOfElement(ingredient, 'modifier')), name].filter(Boolean).join(' ');
  const alternatives = elementsOf(ingredient, 'alt-ing').flatMap((alternative) => {
    const inner = elementsOf(alternative, 'ing');
    return inner.length > 0 ? inner.map(ingredientText) : [ingredientText(alternative)];
  });
  const line = [[measureOf(ingredient), modified].filter(Boolean).join(' '), ...alternatives].filter(Boolean).join(' or ');
  const remarks = ['prep', 'ing-note']
    .flatMap((kind) => [...elementsOf(item, kind), ...elementsOf(ingredient, kind)])
    .map((remark) => lineOf(textIn(remark)));
  const optional = isYes(attributeOf(ingredient, 'optional')) ? 'optional' : '';
  return line === '' ? '' : [line, ...remarks, optional].filter(Boolean).join(', ');
}

/** Several amounts are one in other units, or belong together by the word between them. */
function measureOf(ingredient: XmlElement): string {
  let measure = '';
  let separator = '';
  for (const part of ingredient.children) {
    if (typeof part === 'string') continue;
    const kind = part.name.toLowerCase();
    const amount = kind === 'amt' ? amountOf(part) : '';
    if (amount !== '')
      measure = measure === '' ? amount : separator === '' ? `${measure} (${amount})` : `${measure} ${separator} ${amount}`;
    separator = kind === 'sep' ? lineOf(textIn(part)) : '';
  }
  return measure;
}

/** Zero of a unit is how some programs say that they found no amount. */
function amountOf(element: XmlElement): string {
  if (/^0+(?:\.0*)?$/.test(textOfElement(element, 'qty'))) return '';
  return [numberIn(element), ...elementsOf(element, 'size').map(spacedText), textOfElement(element, 'unit')]
    .map(lineOf)
    .filter(Boolean)
    .join(' ');
}

/** A `qty`, or a range of two, each a number or a fraction. */
function numberIn(element: XmlElement): string {
  const range = elementOf(element, 'range') ?? elementOf(elementOf(element, 'qty'), 'range');
  if (range) return [elementOf(range, 'q1'), elementOf(range, 'q2')].map(quantityText).filter(Boolean).join('-');
  return quantityText(elementOf(element, 'qty'));
}

function quantityText(quantity: XmlElement | undefined): string {
  const fraction = elementOf(quantity, 'frac');
  if (!fraction) return amountText(lineOf(textIn(quantity)));
  const whole = lineOf((quantity?.children ?? []).filter((child) => typeof child === 'string').join(' '));
  return [whole, `${textOfElement(fraction, 'n')}/${textOfElement(fraction, 'd')}`].filter(Boolean).join(' ');
}

/** Steps of their own; one that is alone in its recipe, or none, holds the whole text. Parts have titles. */
function stepsIn(directions: XmlElement, alone: boolean): RecipeLine[] {
  const parts = [...elementsOf(directions, 'dir-div'), ...elementsOf(directions, 'direction-div')];
  const inParts = parts.flatMap((part) =>
    stepsIn(part, alone).map(({ text, group }) => ({ text, group: group ?? (headingOf(part) || null) })),
  );
  return [...ownSteps(directions, alone), ...inParts];
}

function ownSteps(directions: XmlElement, alone: boolean): RecipeLine[] {
  const steps = elementsOf(directions, 'step').map(sentences);
  if (alone || steps.length === 0) return stepsOfText(steps[0] ?? textOfChildren(directions));
  return groupedLines(withoutNumbers(steps.map(lineOf).filter(Boolean)), anyHeading);
}

/** Text that stands in the element itself, or in what only marks it up. */
function textOfChildren(directions: XmlElement): string {
  return directions.children
    .map((child) =>
      typeof child === 'string'
        ? child
        : /^(?:title|notes?|description|ing|step|dir-div|direction-div)$/i.test(child.name)
          ? ''
          : `\n\n${sentences(child)}`,
    )
    .join('');
}

/** Text with spaces around what is marked up in it, but not before and after its punctuation. */
function sentences(element: XmlElement): string {
  return spacedText(element)
    .replace(/ +(?=[)\]}.,;:!?]+(?:\s|$))/g, '')
    .replace(/([([{]) +/g, '$1');
}

/** "Calories: 120 kcal" from an attribute or an element each, or the text as it stands. */
function nutritionText(nutrition: XmlElement): string {
  const nutrients = elementsBelow(nutrition, 'nutrient');
  if (nutrients.length > 0)
    return nutrients
      .map((nutrient) =>
        lineOf(
          `${textOfElement(nutrient, 'n-name')}: ${textOfElement(nutrient, 'qty') || `${textOfElement(nutrient, 'percent')} %`} ${textOfElement(nutrient, 'unit')}`,
        ),
      )
      .join('\n');
  const elements = nutrition.children.filter((child): child is XmlElement => typeof child !== 'string');
  return elements.length > 0
    ? elements.map((element) => `${attributeOf(element, 'type') || element.name}: ${lineOf(spacedText(element))}`).join('\n')
    : textIn(nutrition);
}

function labelled(label: string, element: XmlElement | undefined): string {
  const text = element ? lineOf(spacedText(element)) : '';
  return text === '' ? '' : `${label}: ${text}`;
}

/** The text of nested elements with spaces between them. */
function spacedText(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : ` ${spacedText(child)} `)).join('');
}
