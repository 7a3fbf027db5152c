import { minutesOf, type RecipeLine } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import { attributeOf, elementOf, elementsBelow, elementsOf, readXml, textIn, textOfElement, type XmlElement } from '../../opening/xml';
import { amountText } from '../../reading/amount-text';
import { anyHeading, groupedLines, withoutNumbers } from '../../reading/grouped-lines';
import { onePicture, pictureOfBase64 } from '../../reading/pictures';
import { blockOf, lineOf, starsOf, tagsOf, timestampOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';

/** Codes of units, as a German recipe writes them. */
const GERMAN_UNITS: Record<string, string> = {
  tb: 'EL',
  ts: 'TL',
  pk: 'Pck.',
  bn: 'Bund',
  ds: 'Prise',
  cn: 'Dose',
  sl: 'Scheiben',
  cl: 'Zehen',
  cup: 'Tassen',
};

/** A .cml of German recipe programs such as Kalorio. */
export const cookMlReader: FileReader = {
  format: 'cookml',
  memberName: /\.cml$/i,
  recognises: ({ text }) => /<cookml[\s>]/i.test(text.slice(0, 4_000)),
  async *read(file) {
    for (const recipe of elementsBelow(readXml(file.text), 'recipe')) {
      const head = elementOf(recipe, 'head');
      yield await recipeEntry(attributeOf(head, 'title') || nameOfFile(file.name), () => recipeOf(recipe, head));
    }
  },
};

function recipeOf(recipe: XmlElement, head: XmlElement | undefined): Partial<FileRecipe> {
  const language = /^[a-z]{2}$/i.exec(attributeOf(recipe, 'lang'))?.[0].toLowerCase() ?? null;
  const texts = (name: string): string[] =>
    elementsOf(head, name)
      .map((element) => lineOf(textIn(element)))
      .filter(Boolean);
  const pictures = onePicture(elementsOf(head, 'picbin').map((picture) => pictureOfBase64(textIn(picture))));
  return {
    title: lineOf(attributeOf(head, 'title')),
    description: elementsOf(recipe, 'description')
      .map((element) => blockOf(textIn(element)))
      .join('\n'),
    ingredients: elementsOf(recipe, 'part').flatMap((part) => linesOfPart(part, language)),
    instructions: stepsOf(recipe),
    prep_time: minutesOf(attributeOf(head, 'timeprepqty')),
    cook_time: minutesOf(attributeOf(head, 'timecookqty')),
    total_time: minutesOf(attributeOf(head, 'timeallqty')),
    ...yieldFields([attributeOf(head, 'servingqty'), attributeOf(head, 'servingtype')].join(' ').trim()),
    tags: tagsOf(texts('cat'), texts('hint')),
    source_name: texts('sourceline').join(', '),
    author: lineOf(attributeOf(head, 'createuser')),
    language,
    notes: elementsOf(recipe, 'remark')
      .flatMap((element) => elementsOf(element, 'line').map(textIn).join('\n') || textIn(element))
      .map(blockOf)
      .join('\n'),
    rating: starsOf(attributeOf(head, 'quality')),
    created_at: timestampOf(attributeOf(head, 'createdate')),
    ...pictures,
  };
}

function linesOfPart(part: XmlElement, language: string | null): RecipeLine[] {
  const group = lineOf(attributeOf(part, 'title')) || null;
  return elementsOf(part, 'ingredient').map((ingredient) => {
    const code = attributeOf(ingredient, 'unit');
    const unit = language === 'de' ? (GERMAN_UNITS[code.toLowerCase()] ?? code) : code;
    const line = [amountText(attributeOf(ingredient, 'qty')), unit, attributeOf(ingredient, 'item')].map(lineOf).filter(Boolean).join(' ');
    const notes = [
      attributeOf(ingredient, 'preparation').replace(/,(?=\S)/g, ', '),
      ...elementsOf(ingredient, 'inote').map((note) => lineOf(textIn(note))),
    ];
    return { text: [line, ...notes].filter(Boolean).join(', '), group };
  });
}

/** Steps are hard-wrapped paragraphs, or a `step` each. */
function stepsOf(recipe: XmlElement): RecipeLine[] {
  const preparation = elementOf(recipe, 'preparation');
  const steps = elementsOf(preparation, 'step').map(textIn);
  const paragraphs = steps.length > 0 ? steps : textOfElement(preparation, 'text').split(/\n\s*\n/);
  // "1. )" is how some of these programs number
  const lines = paragraphs.map((paragraph) => lineOf(paragraph).replace(/^(\d{1,2})\.\s*\)\s*/, '$1. ')).filter(Boolean);
  return groupedLines(withoutNumbers(lines), anyHeading);
}
