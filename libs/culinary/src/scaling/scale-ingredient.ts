import type { AmountSpan } from '../ingredients/amount-spans';
import { LABEL } from '../ingredients/labels';
import { type LabelledLine, type ParseIngredientOptions, readLine } from '../ingredients/parse-ingredient';
import { VOCABULARY } from '../ingredients/vocabulary';
import { unitKind } from '../units/unit-table';
import { findMeasures } from './measures';
import { type Replacement, type ScaledText, replaceParts } from './replacements';
import { type AmountTokens, agree, scaleAmount } from './scaled-amount';

/**
 * Multiplies the amounts in a line by `factor` and leaves the rest as the cook wrote it: "1 (15 oz) can beans" doubled is
 * "2 (15 oz) cans beans". All stated amounts grow, also "150 g/5 oz" and "plus 2 tbsp for dusting"; sizes ("2-inch piece") do not.
 * English units and counted names change their number. Parse the result for its parts. Factors that are not positive change nothing.
 */
export function scaleIngredient(text: string, factor: number, options: ParseIngredientOptions = {}): ScaledText {
  if (!(factor > 0) || !Number.isFinite(factor) || factor === 1) return { text, changes: [] };
  const line = readLine(text, options);
  const amounts = line.amounts.filter(grows);
  const replacements = amounts.flatMap((amount) => scaleAmount(line.tokens, amount, factor, line.language));
  return replaceParts(text, [...replacements, ...scaleRemarks(line, factor), ...scaleName(line, factor)]);
}

function grows(amount: AmountSpan): amount is AmountSpan & AmountTokens {
  const isSize = amount.perItem || (amount.unit !== null && unitKind(amount.unit) === 'length');
  return amount.quantity !== null && !isSize;
}

/** Amounts that the reader put into a remark: "or 2 tablespoons butter". */
function scaleRemarks({ tokens, labels, language }: LabelledLine, factor: number): Replacement[] {
  return findMeasures(tokens, language)
    .filter(({ from, unitTo }) => labels.slice(from, unitTo).every((label) => label === LABEL.REMARK || label === LABEL.PUNCTUATION))
    .flatMap((measure) => scaleAmount(tokens, measure, factor, language));
}

/** "1 egg, beaten" doubled is "2 eggs, beaten": the last word of the counted name, before "or", "of", "with". */
function scaleName({ tokens, labels, amounts, language }: LabelledLine, factor: number): Replacement[] {
  const [main] = amounts;
  if (language !== 'en' || !main || main.quantity === null || main.unitText !== null) return [];
  const first = labels.indexOf(LABEL.NAME);
  if (first < main.to) return [];
  let last = first;
  while (labels[last + 1] === LABEL.NAME && (ADJECTIVES.has(tokens[last]?.folded ?? '') || !isLink(tokens[last + 1]?.folded ?? ''))) last++;
  const noun = tokens[last];
  if (!noun || noun.kind !== 'word') return [];
  return agree(noun, { quantity: main.quantity, quantityMax: main.quantityMax }, factor);
}

/** "1 red or yellow pepper" has its noun at the end. */
const ADJECTIVES = new Set('red yellow green orange white black brown purple small medium large fresh dried ripe sweet hot mild or'.split(' '));
const LINKS = new Set(['of', 'with', 'in', 'from', 'and']);
const isLink = (word: string): boolean => LINKS.has(word) || VOCABULARY.en.or.has(word);
