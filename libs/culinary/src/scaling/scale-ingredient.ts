import { LABEL } from '../ingredients/labels';
import { type LabelledLine, type ParseIngredientOptions, readLine } from '../ingredients/parse-ingredient';
import { VOCABULARY } from '../ingredients/vocabulary';
import { growingAmounts } from './growing-amounts';
import { type Replacement, type ScaledText, replaceParts } from './replacements';
import { agree, scaleAmount } from './scaled-amount';

/**
 * Multiplies the amounts in a line by `factor` and leaves the rest as the cook wrote it: "1 (15 oz) can beans" doubled is
 * "2 (15 oz) cans beans". All stated amounts grow, also "150 g/5 oz" and "plus 2 tbsp for dusting"; sizes ("2-inch piece", "15 oz each")
 * do not. Units whose other number is known and counted English names change it. Parse the result for its parts. Factors that are not
 * positive change nothing.
 */
export function scaleIngredient(text: string, factor: number, options: ParseIngredientOptions = {}): ScaledText {
  return replaceParts(text, scaleLine(readLine(text, options), factor));
}

/** The replacements that multiply a line. */
export function scaleLine(line: LabelledLine, factor: number): Replacement[] {
  if (!(factor > 0) || !Number.isFinite(factor) || factor === 1) return [];
  const { tokens, language } = line;
  const parts = partsOfSums(line);
  return [
    ...growingAmounts(line).flatMap((amount) => scaleAmount(tokens, amount, factor, language, { isPartOfSum: parts.has(amount.from) })),
    ...scaleName(line, factor),
  ];
}

/** Where the amounts of "1 cup plus 2 tbsp" stand; they do not move to larger units: "2 cups plus ¼ cup". */
function partsOfSums({ amounts }: LabelledLine): Set<number> {
  return new Set(amounts.filter(({ addsToPrevious }, i) => addsToPrevious || amounts[i + 1]?.addsToPrevious).map(({ from }) => from));
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
  return agree([noun], { quantity: main.quantity, quantityMax: main.quantityMax }, factor, language);
}

/** "1 red or yellow pepper" has its noun at the end. */
const ADJECTIVES = new Set('red yellow green orange white black brown purple small medium large fresh dried ripe sweet hot mild or'.split(' '));
const LINKS = new Set(['of', 'with', 'in', 'from', 'and']);
const isLink = (word: string): boolean => LINKS.has(word) || VOCABULARY.en.or.has(word);
