import type { FileRecipe } from '../../file-recipe';
import { minutesOf, type RecipeLine } from '@simmer/recipe-reader';
import type { OpenedFile } from '../../opened-file';
import { attributeOf, elementOf, elementsBelow, elementsOf, readXml, textIn, textOfElement, type XmlElement } from '../../opening/xml';
import { nutritionLosses } from '../../reading/nutrition-text';
import { amountText } from '../../reading/amount-text';
import { onePicture, pictureIn } from '../../reading/pictures';
import { addressOf, blockOf, lineOf, sourceInText, starsOf, tagsOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import { stepsOfProse } from '../../reading/wrapped-prose';
import { servingsAndYield } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';
import { recipeOfText, recipesOfText, TEXT_OPENING, titleOfText } from './mastercook-text';
import { HEADING } from './mastercook-table';
import { MOST_POINTS, nutritionOfAnalysis, unlessNone, withPreparation } from './mastercook-values';

/** MasterCook's text (.mxp) and XML (.mx2; within a zip with pictures it is an .mz2). */
export const mastercookReader: FileReader = {
  format: 'mastercook',
  memberName: /\.(?:mxp|mx2|mz2)$/i,
  recognises: ({ text }) => isXml(text) || TEXT_OPENING.test(text),
  async *read(file) {
    if (isXml(file.text)) {
      for (const recipe of elementsBelow(readXml(file.text), 'RcpE'))
        yield await recipeEntry(attributeOf(recipe, 'name') || nameOfFile(file.name), () => recipeOf(recipe, file));
    } else {
      for (const text of recipesOfText(file.text))
        yield await recipeEntry(titleOfText(text) || nameOfFile(file.name), () => recipeOfText(text));
    }
  },
};

const isXml = (text: string): boolean => /<mx2[\s>]|<RcpE\s/i.test(text.slice(0, 20_000));

async function recipeOf(recipe: XmlElement, file: OpenedFile): Promise<Partial<FileRecipe>> {
  const ingredients = linesOfIngredients(recipe);
  const instructions = elementsOf(elementOf(recipe, 'DirS'), 'DirT').flatMap((step) => stepsOfProse(textIn(step).split('\n')));
  const printed = elementOf(recipe, 'RTxt');
  if (ingredients.length + instructions.length === 0 && printed)
    return { ...recipeOfText(textIn(printed).replace(TEXT_OPENING, '')), title: lineOf(attributeOf(recipe, 'name')) };
  const made = elementOf(recipe, 'Yield');
  const { nutrition, rest } = nutritionOfAnalysis(lineOf(textOfElement(recipe, 'Nutr')));
  const source = sourceInText(textOfElement(recipe, 'Srce'));
  const address =
    elementsOf(recipe, 'AltS')
      .map(otherSource)
      .find((stated) => addressOf(stated) !== null) ?? '';
  const ratings = ratingsOf(recipe);
  const pictures = onePicture(await Promise.all(pictureNames(recipe).map((name) => pictureIn(file.beside, name))));
  return {
    title: lineOf(attributeOf(recipe, 'name')),
    description: blockOf(textOfElement(recipe, 'Desc')),
    author: unlessNone(lineOf(attributeOf(recipe, 'author'))),
    ...servingsAndYield(
      attributeOf(elementOf(recipe, 'Serv'), 'qty'),
      lineOf([amountText(attributeOf(made, 'qty')), attributeOf(made, 'unit')].join(' ')),
    ),
    prep_time: minutesOf(attributeOf(elementOf(recipe, 'PrpT'), 'elapsed')),
    cook_time: minutesOf(
      attributeOf(
        elementsOf(recipe, 'AltT').find((time) => /cook/i.test(attributeOf(time, 'label'))),
        'elapsed',
      ),
    ),
    total_time: minutesOf(attributeOf(elementOf(recipe, 'TTm') ?? elementOf(recipe, 'TTim'), 'elapsed')),
    tags: tagsOf(elementsOf(elementOf(recipe, 'CatS'), 'CatT').map(textIn), textOfElement(recipe, 'Natn')),
    ingredients,
    instructions,
    ...source,
    source_url: source.source_url ?? addressOf(address),
    rating: ratings.stars,
    nutrition,
    notes: [
      ...notesOf(recipe, source.source_url === null || source.source_url === addressOf(address) ? address : ''),
      ...ratings.others,
    ].join('\n'),
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
    const heading = HEADING.exec(name)?.[1];
    if (/^s$/i.test(attributeOf(row, 'code')) || heading) group = (heading ?? name).replace(/:$/, '') || null;
    else if (name !== '') lines.push({ text: rowText(row, name), group });
  }
  return lines;
}

function rowText(row: XmlElement, name: string): string {
  const line = [amountText(attributeOf(row, 'qty')), attributeOf(row, 'unit'), name].filter(Boolean).join(' ');
  return lineOf(
    withPreparation([line, ...elementsOf(row, 'IPrp').map((preparation) => lineOf(textIn(preparation)))].filter(Boolean).join(' -- ')),
  );
}

const ownText = (element: XmlElement): string => element.children.filter((child) => typeof child === 'string').join(' ');

function pictureNames(recipe: XmlElement): string[] {
  const steps = elementsOf(elementOf(recipe, 'DirS'), 'DirT');
  return [recipe, ...steps].map((element) => attributeOf(element, 'img').split(/[\\/]/).at(-1) ?? '').filter(Boolean);
}

/** Notes, then what has no place of its own: other sources but the one that is the recipe's address, other times, serving ideas, wine, copyright. */
function notesOf(recipe: XmlElement, address: string): string[] {
  const named = (element: XmlElement, value: string): string =>
    [lineOf(attributeOf(element, 'label')), lineOf(value)].filter(Boolean).join(': ');
  return [
    blockOf(textOfElement(recipe, 'Note')),
    ...elementsOf(recipe, 'AltS')
      .filter((source) => otherSource(source) !== address)
      .map((source) => named(source, otherSource(source))),
    ...elementsOf(recipe, 'AltT')
      .filter((time) => !/cook/i.test(attributeOf(time, 'label')))
      .map((time) => named(time, attributeOf(time, 'elapsed'))),
    ...['SrvI', 'Wine', 'CpyR'].map((name) => blockOf(textOfElement(recipe, name))),
  ].filter(Boolean);
}

const otherSource = (element: XmlElement): string => attributeOf(element, 'source') || textIn(element).trim();

/** Ratings have any names and go up to 10: the one of the taste or the whole are the recipe's stars, the others go into the notes. */
function ratingsOf(recipe: XmlElement): { stars: number | null; others: string[] } {
  const ratings = elementsBelow(recipe, 'RatE').map((rating) => ({
    name: lineOf(attributeOf(rating, 'name') || attributeOf(rating, 'label')) || 'Rating',
    value: lineOf(attributeOf(rating, 'value') || attributeOf(rating, 'qty') || textIn(rating)),
  }));
  const overall = ratings.find(({ name, value }) => /^(?:taste|overall|rating)/i.test(name) && starsOf(value, MOST_POINTS) !== null);
  const others = ratings.filter((rating) => rating !== overall && Number(rating.value) !== 0);
  return { stars: starsOf(overall?.value, MOST_POINTS), others: others.map(({ name, value }) => `${name}: ${value} of ${MOST_POINTS}`) };
}
