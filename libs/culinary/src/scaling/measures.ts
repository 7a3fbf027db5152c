import type { Token } from '../ingredients/tokens';
import { unitAt } from '../ingredients/unit-spans';
import { VOCABULARY } from '../ingredients/vocabulary';
import type { Language } from '../languages';
import { type UnitKey, unitKind } from '../units/unit-table';
import type { AmountTokens } from './scaled-amount';

const DASHES = new Set(['-', '–', '—', '‑']);
/** One-letter and ambiguous spellings that prose uses for other things: "in", "l", "c". */
const UNSAFE = new Set(['c', 't', 's', 'in', 'ts', 'tb', 'gal', 'el', 'fl', 'cs', 'cc']);

/**
 * Finds the weights and volumes in running text from token `from` on: "2 tbsp", "150 g". Hyphenated ones ("a 2-quart pan") describe
 * things and lengths never grow with a recipe, so neither is found.
 */
export function findMeasures(tokens: readonly Token[], language: Language): AmountTokens[] {
  const found: AmountTokens[] = [];
  for (let i = 0; i < tokens.length; ) {
    const measure = measureAt(tokens, i, language);
    if (measure) found.push(measure);
    i = measure ? measure.unitTo : i + 1;
  }
  return found;
}

function measureAt(tokens: readonly Token[], i: number, language: Language): AmountTokens | null {
  const quantity = tokens[i]?.value ?? null;
  if (quantity === null || DASHES.has(tokens[i - 1]?.text ?? '')) return null;
  let to = i + 1;
  let quantityMax: number | null = null;
  const joiner = tokens[to];
  const upper = tokens[to + 1]?.value ?? null;
  if (joiner && upper !== null && upper > quantity && (DASHES.has(joiner.text) || VOCABULARY[language].range.has(joiner.folded))) {
    quantityMax = upper;
    to += 2;
  }
  const unit = unitAt(tokens, to, language);
  if (!unit || !isScalable(unit.unit) || UNSAFE.has(tokens[to]?.folded ?? '')) return null;
  return { from: i, to, quantity, quantityMax, unit: unit.unit, unitFrom: to, unitTo: withoutDot(tokens, unit.next) };
}

const isScalable = (unit: UnitKey): boolean => unitKind(unit) === 'mass' || unitKind(unit) === 'volume';
const withoutDot = (tokens: readonly Token[], next: number): number => (tokens[next - 1]?.text === '.' ? next - 1 : next);
