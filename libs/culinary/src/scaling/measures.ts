import { isPoured } from '../ingredients/poured';
import type { Token } from '../ingredients/token';
import { unitAt } from '../ingredients/unit-spans';
import { VOCABULARY } from '../ingredients/vocabulary';
import type { Language } from '../languages';
import { type UnitKey, unitKind } from '../units/unit-table';
import type { AmountTokens } from './scaled-amount';

const DASHES = new Set(['-', '–', '—', '‑']);
/** Short spellings that prose uses for other things: "180 C". As the first of several words ("c. à soupe") they are sure. */
const UNSAFE = new Set(['c', 't', 's', 'ts', 'tb', 'gal']);

/**
 * Finds the weights and volumes in running text: "2 tbsp", "150 g". Hyphenated ones ("a 2-quart pan") describe things and lengths never
 * grow with a recipe, so neither is found. `counts` says of a unit and its tokens, [from, to), whether it is one to find.
 */
export function findMeasures(
  tokens: readonly Token[],
  language: Language,
  counts: (unit: UnitKey, from: number, to: number) => boolean = isMeasured,
): AmountTokens[] {
  const found: AmountTokens[] = [];
  for (let i = 0; i < tokens.length;) {
    const measure = measureAt(tokens, i, language);
    if (measure && counts(measure.unit, measure.from, measure.unitTo)) found.push(measure);
    i = measure ? measure.unitTo : i + 1;
  }
  return found;
}

function measureAt(tokens: readonly Token[], i: number, language: Language): (AmountTokens & { readonly unit: UnitKey }) | null {
  const quantity = tokens[i]?.value ?? null;
  if (quantity === null || DASHES.has(tokens[i - 1]?.text ?? '')) return null;
  let to = i + 1;
  let quantityMax: number | null = null;
  const joiner = tokens[to];
  const upper = tokens[to + 1]?.value ?? null;
  if (joiner && upper !== null && upper > quantity && joinsRange(joiner, language)) {
    quantityMax = upper;
    to += 2;
  }
  const unit = unitAt(tokens, to, language);
  if (!unit) return null;
  const unitTo = withoutDot(tokens, unit.next);
  if (unitTo === to + 1 && UNSAFE.has(tokens[to]?.folded ?? '')) return null;
  const isFluid = unit.unit === 'oz' && isPoured(foodBehind(tokens, unit.next));
  return { from: i, to, quantity, quantityMax, unit: isFluid ? 'fl oz' : unit.unit, unitFrom: to, unitTo };
}

/** The words behind a measure up to a mark or a link. */
function foodBehind(tokens: readonly Token[], at: number): string[] {
  const { of, plus, or, range, remark } = VOCABULARY.en;
  const from = of.has(tokens[at]?.folded ?? '') ? at + 1 : at;
  const words: string[] = [];
  for (let i = from; tokens[i]?.kind === 'word' && ![plus, or, range, remark].some((set) => set.has(tokens[i]!.folded)); i++)
    words.push(tokens[i]!.folded);
  return words;
}

/** Whether a token stands between the ends of a range: 2-3, 2 to 3. */
export const joinsRange = ({ text, folded }: Token, language: Language): boolean =>
  DASHES.has(text) || VOCABULARY[language].range.has(folded);

/** Whether a unit weighs or measures a volume. */
export const isMeasured = (unit: UnitKey): boolean => unitKind(unit) === 'mass' || unitKind(unit) === 'volume';
const withoutDot = (tokens: readonly Token[], next: number): number => (tokens[next - 1]?.text === '.' ? next - 1 : next);

const SENTENCE_END = new Set(['.', '!', '?', ';']);

/** Whether a token ends a sentence; a dot after an abbreviation ("2 tbsp. of") is followed by a small letter. */
export function endsSentence(tokens: readonly Token[], i: number): boolean {
  const [mark, next] = [tokens[i], tokens[i + 1]];
  if (mark?.kind !== 'mark' || !SENTENCE_END.has(mark.text)) return false;
  return mark.text !== '.' || !next || /^\p{Lu}/u.test(next.text) || next.kind === 'number';
}
