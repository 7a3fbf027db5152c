import type { FileRecipe } from '../../file-recipe';
import type { RecipeLine } from '../../../sources/parsed-recipe';
import { minutesOf } from '../../../sources/values/duration';
import type { OpenedFile } from '../../opened-file';
import { attributeOf, elementOf, elementsBelow, elementsOf, readXml, textIn, textOfElement, type XmlElement } from '../../opening/xml';
import { nutritionLosses } from '../../reading/nutrition-text';
import { amountText } from '../../reading/amount-text';
import { onePicture, pictureIn } from '../../reading/pictures';
import { blockOf, lineOf, sourceInText, tagsOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import { stepsOfProse } from '../../reading/wrapped-prose';
import type { FileReader } from '../../recipe-format';
import { recipeOfText, recipesOfText, TEXT_OPENING, titleOfText } from './mastercook-text';
import { nutritionOfAnalysis, servingsAndYield, unlessNone, withPreparation } from './mastercook-values';

/** MasterCook's text (.mxp) and XML (.mx2; within a zip with pictures it is an .mz2). */
export const mastercookReader: FileReader = {
  format: 'mastercook',
  recognises: ({ text }) => isXml(text) || TEXT_OPENING.test(text),
  async *read(file) {
    if (isXml(file.text)) {
      for (const recipe of elementsBelow(readXml(file.text), 'RcpE')) yield await recipeEntry(attributeOf(recipe, 'name') || nameOfFile(file.name), () => recipeOf(recipe, file));
    } else {
      for (const text of recipesOfText(file.text)) yield await recipeEntry(titleOfText(text) || nameOfFile(file.name), () => recipeOfText(text));
    }
  },
};

const isXml = (text: string): boolean => /<mx2[\s>]|<RcpE\s/i.test(text.slice(0, 20_000));

async function recipeOf(recipe: XmlElement, file: OpenedFile): Promise<Partial<FileRecipe>> {
  const ingredients = linesOfIngredients(recipe);
  const instructions = elementsOf(elementOf(recipe, 'DirS'), 'DirT').flatMap((step) => stepsOfProse(textIn(step).split('\n')));
  const printed = elementOf(recipe, 'RTxt');
  if (ingredients.length + instructions.length === 0 && printed) return { ...recipeOfText(textIn(printed).replace(TEXT_OPENING, '')), title: lineOf(attributeOf(recipe, 'name')) };
  const made = elementOf(recipe, 'Yield');
  const { nutrition, rest } = nutritionOfAnalysis(lineOf(textOfElement(recipe, 'Nutr')));
  const pictures = onePicture(await Promise.all(pictureNames(recipe).map((name) => pictureIn(file.beside, name))));
  return {
    title: lineOf(attributeOf(recipe, 'name')),
    description: blockOf(textOfElement(recipe, 'Desc')),
    author: unlessNone(lineOf(attributeOf(recipe, 'author'))),
    ...servingsAndYield(attributeOf(elementOf(recipe, 'Serv'), 'qty'), lineOf([amountText(attributeOf(made, 'qty')), attributeOf(made, 'unit')].join(' '))),
    prep_time: minutesOf(attributeOf(elementOf(recipe, 'PrpT'), 'elapsed')),
    cook_time: minutesOf(attributeOf(elementsOf(recipe, 'AltT').find((time) => /cook/i.test(attributeOf(time, 'label'))), 'elapsed')),
    total_time: minutesOf(attributeOf(elementOf(recipe, 'TTim'), 'elapsed')),
    tags: tagsOf(elementsOf(elementOf(recipe, 'CatS'), 'CatT').map(textIn), textOfElement(recipe, 'Natn')),
    ingredients,
    instructions,
    ...sourceInText(textOfElement(recipe, 'Srce')),
    nutrition,
    notes: notesOf(recipe),
    ...pictures,
    losses: [...nutritionLosses(rest), ...pictures.losses],
  };
}

/** A row with the code S is a heading. */
function linesOfIngredients(recipe: XmlElement): RecipeLine[] {
  const lines: RecipeLine[] = [];
  let group: string | null = null;
  for (const row of elementsOf(recipe, 'IngR')) {
    const name = lineOf(attributeOf(row, 'name') || ownText(row));
    const starred = /^\*{2,}\s*(.+?)\s*\*{2,}$/.exec(name)?.[1];
    if (/^s$/i.test(attributeOf(row, 'code')) || starred) group = (starred ?? name).replace(/:$/, '') || null;
    else if (name !== '') lines.push({ text: rowText(row, name), group });
  }
  return lines;
}

function rowText(row: XmlElement, name: string): string {
  const line = [amountText(attributeOf(row, 'qty')), attributeOf(row, 'unit'), name].filter(Boolean).join(' ');
  return lineOf(withPreparation([line, ...elementsOf(row, 'IPrp').map((preparation) => lineOf(textIn(preparation)))].filter(Boolean).join(' -- ')));
}

const ownText = (element: XmlElement): string => element.children.filter((child) => typeof child === 'string').join(' ');

function pictureNames(recipe: XmlElement): string[] {
  const steps = elementsOf(elementOf(recipe, 'DirS'), 'DirT');
  return [recipe, ...steps].map((element) => attributeOf(element, 'img').split(/[\\/]/).at(-1) ?? '').filter(Boolean);
}

/** Notes, then what has no place of its own: other sources, other times, serving ideas, wine, copyright. */
function notesOf(recipe: XmlElement): string {
  const named = (element: XmlElement, value: string): string => [lineOf(attributeOf(element, 'label')), lineOf(value)].filter(Boolean).join(': ');
  return [
    blockOf(textOfElement(recipe, 'Note')),
    ...elementsOf(recipe, 'AltS').map((source) => named(source, attributeOf(source, 'source') || textIn(source))),
    ...elementsOf(recipe, 'AltT').filter((time) => !/cook/i.test(attributeOf(time, 'label'))).map((time) => named(time, attributeOf(time, 'elapsed'))),
    ...['SrvI', 'Wine', 'CpyR'].map((name) => blockOf(textOfElement(recipe, name))),
  ].filter(Boolean).join('\n');
}
