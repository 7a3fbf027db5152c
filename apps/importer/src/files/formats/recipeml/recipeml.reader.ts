import { minutesOf } from '../../../sources/values/duration';
import type { RecipeLine } from '../../../sources/parsed-recipe';
import type { FileRecipe } from '../../file-recipe';
import { attributeOf, elementOf, elementsBelow, elementsOf, readXml, textIn, textOfElement, type XmlElement } from '../../opening/xml';
import { amountText } from '../../reading/amount-text';
import { anyHeading, groupedLines, withoutNumbers } from '../../reading/grouped-lines';
import { nutritionOfText } from '../../reading/nutrition-text';
import { blockOf, isYes, lineOf, sourceInText, tagsOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry, withNutritionText } from '../../reading/recipe-entry';
import { stepsOfText } from '../../reading/steps-of-text';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';

/** RecipeML, in which programs of the 2000s exchanged recipes. */
export const recipeMlReader: FileReader = {
  format: 'recipeml',
  recognises: ({ text }) => /<recipeml[\s>]/i.test(text.slice(0, 20_000)),
  async *read(file) {
    for (const recipe of elementsBelow(readXml(file.text), 'recipe')) {
      const head = elementOf(recipe, 'head');
      yield await recipeEntry(lineOf(textOfElement(head, 'title')) || nameOfFile(file.name), () => recipeOf(recipe, head));
    }
  },
};

function recipeOf(recipe: XmlElement, head: XmlElement | undefined): Partial<FileRecipe> {
  const stated = elementOf(head, 'yield');
  const equipment = elementsOf(elementOf(recipe, 'equipment'), 'tool').map((tool) => lineOf(spacedText(tool)));
  const notes = [
    ...['note', 'notes'].flatMap((name) => [...elementsOf(head, name), ...elementsOf(recipe, name)]).map((note) => blockOf(textIn(note))),
    equipment.length > 0 ? `Equipment: ${equipment.join(', ')}` : '',
    labelled('Exchanges', elementOf(recipe, 'diet-exchanges')),
  ];
  return {
    title: lineOf(textOfElement(head, 'title')),
    description: [lineOf(textOfElement(head, 'subtitle')), blockOf(textOfElement(recipe, 'description'))].filter(Boolean).join('\n\n'),
    ...yieldFields(stated ? amountOf(stated) || lineOf(textIn(stated)) : ''),
    ...timesIn(head),
    tags: tagsOf(elementsOf(elementOf(head, 'categories'), 'cat').flatMap((category) => textIn(category).split(','))),
    ingredients: elementsOf(recipe, 'ingredients').flatMap((list) => linesIn(list, null)),
    instructions: elementsOf(recipe, 'directions').flatMap(stepsIn),
    ...sourceInText(elementsOf(head, 'source').map((element) => lineOf(spacedText(element))).filter(Boolean).join(', ')),
    ...withNutritionText(nutritionOfText(elementsOf(recipe, 'nutrition').map(nutritionText).join('\n')), notes.filter(Boolean).join('\n')),
  };
}

/** Each kind of time is a `preptime` with a type; the one without is the time to prepare. */
function timesIn(head: XmlElement | undefined): Pick<FileRecipe, 'prep_time' | 'cook_time' | 'total_time'> {
  const times = { prep_time: null, cook_time: null, total_time: null } as Pick<FileRecipe, 'prep_time' | 'cook_time' | 'total_time'>;
  for (const name of ['preptime', 'cooktime', 'totaltime']) {
    for (const element of elementsOf(head, name)) {
      const kind = attributeOf(element, 'type') || name;
      const field = /total|ready/i.test(kind) ? 'total_time' : /cook|bak|roast|grill|oven/i.test(kind) ? 'cook_time' : 'prep_time';
      times[field] ??= minutesOf(elementsOf(element, 'time').map((time) => `${lineOf(numberIn(time))} ${textOfElement(time, 'timeunit')}`).join(' ').trim() || textIn(element).trim());
    }
  }
  return times;
}

function linesIn(parent: XmlElement, group: string | null): RecipeLine[] {
  return parent.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    const kind = child.name.toLowerCase();
    if (kind === 'ing-div') return linesIn(child, headingOf(child) || group);
    const text = kind === 'ing' ? ingredientText(child) : '';
    return text === '' ? [] : [{ text, group }];
  });
}

const headingOf = (part: XmlElement): string => lineOf(textOfElement(part, 'title')).replace(/:$/, '');

function ingredientText(ingredient: XmlElement): string {
  const [amount = '', ...others] = elementsOf(ingredient, 'amt').map(amountOf).filter(Boolean);
  const measure = others.length > 0 ? `${amount} (${others.join(', ')})` : amount;
  const item = elementOf(ingredient, 'item');
  const name = lineOf((item?.children ?? []).map((child) => (typeof child === 'string' ? child : child.name.toLowerCase() === 'prep' ? '' : textIn(child))).join('')).replace(/,$/, '');
  const alternatives = elementsOf(ingredient, 'alt-ing').flatMap((alternative) => {
    const inner = elementsOf(alternative, 'ing');
    return inner.length > 0 ? inner.map(ingredientText) : [ingredientText(alternative)];
  });
  const line = [[measure, name].filter(Boolean).join(' '), ...alternatives].filter(Boolean).join(' or ');
  const remarks = ['prep', 'ing-note'].flatMap((kind) => [...elementsOf(item, kind), ...elementsOf(ingredient, kind)]).map((remark) => lineOf(textIn(remark)));
  const optional = isYes(attributeOf(ingredient, 'optional')) ? 'optional' : '';
  return line === '' ? '' : [line, ...remarks, optional].filter(Boolean).join(', ');
}

function amountOf(element: XmlElement): string {
  return [numberIn(element), textOfElement(element, 'size'), textOfElement(element, 'unit')].map(lineOf).filter(Boolean).join(' ');
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

/** Steps of their own; a single one, or none, holds the whole text. Parts have titles. */
function stepsIn(directions: XmlElement): RecipeLine[] {
  const parts = [...elementsOf(directions, 'dir-div'), ...elementsOf(directions, 'direction-div')];
  const inParts = parts.flatMap((part) => stepsIn(part).map(({ text, group }) => ({ text, group: group ?? (headingOf(part) || null) })));
  return [...ownSteps(directions), ...inParts];
}

function ownSteps(directions: XmlElement): RecipeLine[] {
  const steps = elementsOf(directions, 'step');
  if (steps.length > 1) return groupedLines(withoutNumbers(steps.map((step) => lineOf(spacedText(step))).filter(Boolean)), anyHeading);
  return stepsOfText(steps[0] ? textIn(steps[0]) : textOfChildren(directions));
}

/** Text that stands in the element itself, or in what only marks it up. */
function textOfChildren(directions: XmlElement): string {
  return directions.children.map((child) => (typeof child === 'string' ? child : /^(?:title|dir-div|direction-div)$/i.test(child.name) ? '' : `\n\n${textIn(child)}`)).join('');
}

/** "Calories: 120 kcal" from an attribute or an element each, or the text as it stands. */
function nutritionText(nutrition: XmlElement): string {
  const elements = nutrition.children.filter((child): child is XmlElement => typeof child !== 'string');
  return elements.length > 0 ? elements.map((element) => `${attributeOf(element, 'type') || element.name}: ${lineOf(spacedText(element))}`).join('\n') : textIn(nutrition);
}

function labelled(label: string, element: XmlElement | undefined): string {
  const text = element ? lineOf(spacedText(element)) : '';
  return text === '' ? '' : `${label}: ${text}`;
}

/** The text of nested elements with spaces between them. */
function spacedText(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : ` ${spacedText(child)} `)).join('');
}
