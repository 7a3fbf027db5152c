import type { Language } from '../languages';
import { LONGEST_UNIT, readUnit, unitOfFolded } from '../units/unit-aliases';
import type { UnitKey } from '../units/unit-table';
import type { Token } from './token';

/** A unit found in a line: its canonical key and the index of the token after it. */
interface UnitSpan {
  readonly unit: UnitKey;
  readonly next: number;
}

/** Marks inside a spelling: "fl. oz.", "c.à.s", "colheres (sopa)". */
const INNER = new Set(['.', '(', ')']);

/** German size words whose abbreviation is also a unit's, with the count up to which they are meant: "2 kl. Möhren", but "100 gr. Mehl". */
const SIZES: ReadonlyMap<string, number> = new Map([
  ['kl', 50],
  ['gr', 4],
]);

function isSize(tokens: readonly Token[], i: number): boolean {
  const most = tokens[i + 1]?.text === '.' ? SIZES.get(tokens[i]?.text.toLowerCase() ?? '') : undefined;
  return most !== undefined && tokens[i]?.text !== 'KL' && (tokens[i - 1]?.value ?? Infinity) <= most;
}

/** What is poured in a thread; of anything else a French filet is a fillet. */
const POURED = new Set(['huile', 'vinaigre', 'citron', 'jus', 'sirop', 'miel', 'creme', 'sauce', 'lait', 'eau', 'vin', 'tabasco', 'soja']);

const isFillet = (tokens: readonly Token[], i: number): boolean =>
  /^filets?$/.test(tokens[i]?.folded ?? '') && !POURED.has(tokens[i + 2]?.folded ?? 'huile');

/** What is taken by the knob, which the languages of Latin descent call a nut: "une noix de beurre", but "3 noix", "noix de coco". */
const FATS = new Set(['beurre', 'margarine', 'saindoux', 'mantequilla', 'manteca', 'margarina', 'burro', 'strutto', 'manteiga', 'banha']);

function isNut(tokens: readonly Token[], i: number): boolean {
  const isKnob = tokens.slice(i + 2, i + 4).some(({ folded }) => FATS.has(folded));
  return /^(?:noix|noisette|nuez|nueces|noce|noci|noz)$/.test(tokens[i]?.folded ?? '') && !isKnob;
}

/** Herbs tied together, bought as one. */
const isBouquetGarni = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]?.folded === 'bouquet' && tokens[i + 1]?.folded === 'garni';

/** The longest unit spelling that begins at a token, or null. Dots after it belong to it. */
export function unitAt(tokens: readonly Token[], start: number, language: Language): UnitSpan | null {
  const first = tokens[start];
  if (
    first?.kind !== 'word' ||
    (language === 'de' && isSize(tokens, start)) ||
    (language === 'fr' && isFillet(tokens, start)) ||
    isBouquetGarni(tokens, start) ||
    isNut(tokens, start)
  )
    return null;
  let found: UnitSpan | null = null;
  let spelling = '';
  let count = 0;
  for (let i = start; i < tokens.length && count < LONGEST_UNIT + 1; i++) {
    const token = tokens[i];
    if (!token) break;
    if (token.kind === 'mark' && INNER.has(token.text)) continue;
    if (token.kind !== 'word') break;
    count++;
    spelling = count === 1 ? token.folded : `${spelling} ${token.folded}`;
    const unit = count === 1 && token.text.length === 1 ? readUnit(token.text, language) : unitOfFolded(spelling, language);
    if (unit) found = { unit, next: i + 1 };
  }
  if (!found) return null;
  let next = found.next;
  const opened = tokens.slice(start, next).some((token) => token.text === '(');
  while (tokens[next]?.text === '.' || (opened && tokens[next]?.text === ')')) next++;
  return { unit: found.unit, next };
}
