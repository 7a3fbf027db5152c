import { minutesOf, type RecipeLine } from '@simmer/recipe-reader';
import type { FileRecipe } from '../../file-recipe';
import { amountText } from '../../reading/amount-text';
import { colonHeading } from '../../reading/grouped-lines';
import { lineOf, sourceInText, tagsOf } from '../../reading/plain-values';
import { nameOfFile, recipeEntry } from '../../reading/recipe-entry';
import { stepsOfProse } from '../../reading/wrapped-prose';
import { yieldFields } from '../../reading/yield';
import type { FileReader } from '../../recipe-format';

const OPENING = /^\*{3,}\s*AccuChef/im;
/** A letter says what the rest of the line is. */
const LETTERED = /^([A-Z])(.*)$/;
const STEP_NUMBER = /^(\d{1,2})\s+(?=\p{L})/u;

type Line = [letter: string, text: string];

/** An export of AccuChef: lines that begin with a letter each, A the title, H and I the ingredients, J the steps, Z the end. */
export const accuChefReader: FileReader = {
  format: 'accuchef',
  recognises: ({ text }) => OPENING.test(text),
  async *read(file) {
    for (const lines of recipesOf(file.text)) {
      const title = lines.find(([letter]) => letter === 'A')?.[1] ?? '';
      yield await recipeEntry(title || nameOfFile(file.name), () => recipeOf(title, lines));
    }
  },
};

function* recipesOf(text: string): Generator<Line[]> {
  let lines: Line[] = [];
  for (const line of text.split('\n')) {
    const [, letter = '', valuesOf = ''] = LETTERED.exec(line) ?? [];
    const isNext = letter === 'Z' || letter === 'A' || OPENING.test(line);
    if (isNext && lines.length > 0) {
      yield lines;
      lines = [];
    }
    const text = lineOf(valuesOf);
    if (text !== '' && letter !== '' && letter !== 'Z') lines.push([letter, text]);
  }
  if (lines.length > 0) yield lines;
}

function recipeOf(title: string, lines: readonly Line[]): Partial<FileRecipe> {
  const valuesOf = (letter: string): string[] => lines.filter(([each]) => each === letter).map(([, text]) => text);
  return {
    title,
    tags: tagsOf(...valuesOf('B'), ...valuesOf('C')),
    ...yieldFields([...valuesOf('D').slice(0, 1), ...valuesOf('M').slice(0, 1)].join(' ')),
    prep_time: minutesOf(valuesOf('P')[0]),
    ...sourceInText(
      valuesOf('F')
        .join(' ')
        .replace(/^Recipe Source:?\s*/i, ''),
    ),
    ingredients: ingredientsOf(lines),
    instructions: stepsOfProse(lines.filter(([letter]) => letter === 'J').map(([, text]) => text.replace(STEP_NUMBER, '$1. '))),
    notes: lines
      .filter(([letter]) => !/[ABCDFHIJKMP]/.test(letter))
      .map(([, text]) => text)
      .join('\n'),
  };
}

/** An amount, then the food, then how it is prepared; a food that begins with a dash continues the previous one. */
function ingredientsOf(lines: readonly Line[]): RecipeLine[] {
  const ingredients: RecipeLine[] = [];
  let amount = '';
  let group: string | null = null;
  for (const [letter, text] of lines) {
    const last = ingredients.at(-1);
    const heading = amount === '' ? (/^-{2,}\s*([^-].*?)\s*-{2,}$/.exec(text)?.[1] ?? colonHeading(text)) : null;
    if (letter === 'H') amount = text.replace(/^[\d.]+/, (number) => amountText(number));
    else if (letter === 'K' && last) last.text += `, ${text}`;
    else if (letter === 'I' && heading !== null) group = heading;
    else if (letter === 'I' && amount === '' && last && /^-\s*\S/.test(text)) last.text += ` ${text.replace(/^-\s*/, '')}`;
    else if (letter === 'I') ingredients.push({ text: [amount, text].filter(Boolean).join(' '), group });
    if (letter === 'I') amount = '';
  }
  return ingredients;
}
