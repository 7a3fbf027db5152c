import type { AmountSpan } from '../ingredients/amount-spans';
import { LABEL } from '../ingredients/labels';
import type { Token } from '../ingredients/token';
import { type LabelledLine, type ParseIngredientOptions, readLine } from '../ingredients/parse-ingredient';
import { VOCABULARY } from '../ingredients/vocabulary';
import type { Language } from '../languages';
import { formatQuantity } from '../quantities/format-quantity';
import { foodInNumber } from '../units/food-number';
import { agreeAdjectives, isAdjective } from './adjectives';
import { growingAmounts, leadingPackage } from './growing-amounts';
import { changesAmounts, type Replacement, replaceParts, type ScaledText } from './replacements';
import { type AmountTokens, agree, numberOf, scaleAmount } from './scaled-amount';

/**
 * Multiplies the amounts in a line by `factor` and leaves the rest as the cook wrote it: "1 (15 oz) can beans" doubled is
 * "2 (15 oz) cans beans". All stated amounts grow, also "150 g/5 oz" and "plus 2 tbsp for dusting"; sizes ("2-inch piece", "15 oz each")
 * do not. Units and counted names whose other number is known change it. Parse the result for its parts. Factors that are not
 * positive change nothing.
 */
export function scaleIngredient(text: string, factor: number, options: ParseIngredientOptions = {}): ScaledText {
  return replaceParts(text, scaleLine(readLine(text, options), factor));
}

/** Whether a line begins with the size of one package, as "400g can of beans": its amount is the package, not the 400 g. */
export const beginsWithPackage = (text: string, options: ParseIngredientOptions = {}): boolean =>
  leadingPackage(readLine(text, options)) !== null;

/** The replacements that multiply a line. */
export function scaleLine(line: LabelledLine, factor: number): Replacement[] {
  if (!changesAmounts(factor)) return [];
  const { tokens, language } = line;
  const parts = partsOfSums(line);
  const halves = halvesOf(line);
  const amounts = growingAmounts(line).filter(({ from }) => ![...halves.values()].some((half) => half.from === from));
  return [
    ...amounts.flatMap((amount) => {
      const half = halves.get(amount.from);
      if (half) return scaleWithHalf(line, amount, half, factor);
      return [
        ...scaleAmount(tokens, amount, factor, language, { isPartOfSum: parts.has(amount.from) }),
        ...scaleSizes(line, amount, factor),
      ];
    }),
    ...scalePackage(line, factor),
    ...scaleName(line, factor),
    ...(line.also ? scaleLine(line.also, factor) : []),
  ];
}

/** The bare fractions that add to an amount, by where that begins: the half of "1 taza y media". */
function halvesOf({ amounts }: LabelledLine): Map<number, AmountSpan> {
  const pairs = amounts.flatMap((half, i): [number, AmountSpan][] => {
    const whole = amounts[i - 1];
    return half.addsToPrevious && half.unit === null && whole?.quantity ? [[whole.from, half]] : [];
  });
  return new Map(pairs);
}

/** "1 taza y media de arroz" doubled is "3 tazas de arroz". */
function scaleWithHalf({ tokens, language }: LabelledLine, amount: AmountTokens, half: AmountSpan, factor: number): Replacement[] {
  const total = amount.quantity + (half.quantity ?? 0);
  const [unit, last] = [tokens[amount.unitTo - 1], tokens[half.to - 1]];
  const scaled = scaleAmount(tokens, amount, (factor * total) / amount.quantity, language);
  if (!unit || !last) return scaled;
  // the fraction has taken the "of" after it
  const [, of = ''] = /(\s\S+)$/.exec(last.text) ?? [];
  return [...scaled, { start: unit.end, end: last.end, text: VOCABULARY[language].of.has(of.trim()) ? of : '' }];
}

/** "400g can of beans" doubled is "2 x 400g cans of beans". */
function scalePackage(line: LabelledLine, factor: number): Replacement[] {
  const { tokens, language } = line;
  const [container, size] = [leadingPackage(line), tokens[0]];
  if (!container || !size) return [];
  const words = tokens.slice(container.unitFrom, container.unitTo).filter(({ kind }) => kind === 'word');
  const count = { start: size.start, end: size.end, text: `${formatQuantity(factor, 'fraction', language)} x ${size.text}` };
  return [count, ...agree(words, numberOf({ quantity: 1, quantityMax: null }, factor, language).many, language)];
}

/** Where the amounts of "1 cup plus 2 tbsp" stand; they do not move to larger units: "2 cups plus ¼ cup". */
function partsOfSums({ amounts }: LabelledLine): Set<number> {
  return new Set(amounts.filter(({ addsToPrevious }, i) => addsToPrevious || amounts[i + 1]?.addsToPrevious).map(({ from }) => from));
}

/** "1 petite gousse" doubled is "2 petites gousses". */
function scaleSizes(line: LabelledLine, amount: AmountTokens, factor: number): Replacement[] {
  const { many, wasMany } = numberOf(amount, factor, line.language);
  const isCounted = amount.unit !== null && amount.unitTo > amount.unitFrom;
  return isCounted && many !== wasMany ? agreeAdjectives(line, amount.unitFrom, amount.unitTo, many) : [];
}

/** "1 egg, beaten" doubled is "2 eggs, beaten", "1 Zwiebel" "2 Zwiebeln". */
function scaleName(line: LabelledLine, factor: number): Replacement[] {
  const [main] = line.amounts;
  if (!main || main.quantity === null || main.unitText !== null) return [];
  const { many, wasMany } = numberOf({ quantity: main.quantity, quantityMax: main.quantityMax }, factor, line.language);
  if (many === wasMany) return [];
  return line.language === 'en' ? scaleEnglishName(line, main.to, many) : scaleKnownName(line, main.to, many);
}

/** The last word of the counted name, before "or", "of", "with". */
function scaleEnglishName({ tokens, labels, language }: LabelledLine, from: number, many: boolean): Replacement[] {
  const first = labels.indexOf(LABEL.NAME);
  if (first < from) return [];
  let last = first;
  while (labels[last + 1] === LABEL.NAME && (ADJECTIVES.has(tokens[last]?.folded ?? '') || !isLink(tokens[last + 1]?.folded ?? ''))) last++;
  const noun = tokens[last];
  return noun?.kind === 'word' ? agree([noun], many, language) : [];
}

/** The counted food of another language. Where adjectives that are not known would have to agree too, as in "1 cebolla morada", it stays as it is. */
function scaleKnownName(line: LabelledLine, from: number, many: boolean): Replacement[] {
  const { tokens, labels, language } = line;
  const at = tokens.findIndex(({ text }, i) => i >= from && labels[i] === LABEL.NAME && (language !== 'de' || /^\p{Lu}/u.test(text)));
  const noun = tokens[at];
  if (!noun) return [];
  const before = tokens.slice(from, at).filter(({ kind }) => kind === 'word');
  let end = at + 1;
  while (labels[end] === LABEL.NAME && isAdjective(tokens[end]?.folded ?? '', language)) end++;
  const next = tokens[end];
  const endsThere = language === 'de' || next?.kind !== 'word' || labels[end] !== LABEL.NAME || VOCABULARY[language].of.has(next.folded);
  const isPlain = endsThere && before.every((word) => agreesWith(noun, word, many, language));
  const scaled = isPlain ? agree([noun], many, language, foodInNumber) : [];
  return scaled.length ? [...scaled, ...agreeAdjectives(line, at, at + 1, many)] : [];
}

/** Whether the word before a noun can follow it into its number. Of one German thing the adjective's ending depends on the gender, which only the feminine plural tells: eine große Kartoffel, ein kleines Ei. */
function agreesWith(noun: Token, { text, folded }: Token, many: boolean, language: Language): boolean {
  if (language !== 'de') return isAdjective(folded, language);
  if (!/e[rs]?$/.test(text)) return true;
  return many ? text.endsWith('e') || isAdjective(folded, language) : isFeminine(noun.text);
}

/** Zwiebeln, Tomaten. */
const isFeminine = (nouns: string): boolean =>
  [`${foodInNumber(nouns, false, 'de')}n`, `${foodInNumber(nouns, false, 'de')}en`].includes(nouns);

/** "1 red or yellow pepper" has its noun at the end. */
const ADJECTIVES = new Set(
  'red yellow green orange white black brown purple small medium large fresh dried ripe sweet hot mild or'.split(' '),
);
const LINKS = new Set(['of', 'with', 'in', 'from', 'and']);
const isLink = (word: string): boolean => LINKS.has(word) || VOCABULARY.en.or.has(word);
