import type { Language } from '../languages';
import { type UnitKey, unitKind } from '../units/unit-table';
import type { Token } from './token';
import { VOCABULARY } from './vocabulary';

/*
 * A measure that says how big each of the counted things is: the 400 g of "2 Dosen (à 400 g)", the 150 g of "4 breasts (150 g each)". It does not grow
 * with the recipe, and what the line weighs is so many times as much.
 */

/** The tokens of an amount: [from, to) its number, up to `unitTo` its unit. */
interface Amount {
  readonly from: number;
  readonly to: number;
  readonly unitFrom: number;
  readonly unitTo: number;
  readonly quantity: number | null;
  readonly unit: UnitKey | null;
}

interface Line {
  readonly tokens: readonly Token[];
  readonly language: Language;
  readonly amounts: readonly Amount[];
}

/** What is bought closed: an amount in brackets after one is the size of a package. */
export const CONTAINERS: ReadonlySet<UnitKey | null> = new Set<UnitKey>([
  'can',
  'jar',
  'package',
  'bottle',
  'bag',
  'box',
  'carton',
  'tub',
  'envelope',
  'sachet',
  'container',
  'tray',
  'tube',
  'pot',
  'punnet',
  'basket',
]);
/** Behind the size of one. */
const EACH = new Set(
  `each apiece jeweils je chacun chacune chaque cada ciascuno ciascuna ciascuni ciascune ognuno ognuna cad l' la par per por pro elk elke vardera styck`.split(
    /\s+/,
  ),
);
/** Between a package and its size: zwei Dosen à 400 g, due scatole da 400 g. */
const SIZED = new Set('a da de di of von van om zu je jeweils each about ca circa environ cada elk ungefar'.split(' '));
/** Between any counted thing and its size. */
const EACH_SIZE = new Set('a da de di of von van om zu je jeweils each elk'.split(' '));
/** Behind the weight of all together: "4 breasts (600 g in total)". */
const TOTAL = new Set('total totale totaal totalt insgesamt gesamt zusammen altogether ensemble'.split(' '));
const LONGEST_TOTAL = 3;
const SAME_IN_OTHER_UNITS = new Set(['/', '=', 'or']);

/** Whether a measure of a line is the size of one of the things that an amount before it counts. */
export function isSizeOfOne(line: Line, amount: Amount): boolean {
  const { tokens } = line;
  if (amount.unit === null || unitKind(amount.unit) === 'count' || saysTotal(tokens, amount)) return false;
  return isPerPiece(line, amount) || isPackageSize(line, amount) || isSizeOfEach(line, amount);
}

const saysTotal = (tokens: readonly Token[], { to, unitTo }: Amount): boolean =>
  tokens.slice(Math.max(to, unitTo), Math.max(to, unitTo) + LONGEST_TOTAL).some(({ folded }) => TOTAL.has(folded));

/** "4 fillets, 180 g each" and "(150 g/5 oz each)", but not "1 tsp each cumin and fennel", whose amount is the first. */
function isPerPiece(line: Line, amount: Amount): boolean {
  const { tokens, amounts } = line;
  const isFirst = !amounts.some(({ quantity, to }) => quantity !== null && to <= amount.from);
  const end = Math.max(amount.to, amount.unitTo);
  if (isFirst) return false;
  if (EACH.has(tokens[end]?.folded ?? '')) return true;
  const other = SAME_IN_OTHER_UNITS.has(tokens[end]?.text ?? '') ? amounts.find(({ from }) => from === end + 1) : undefined;
  return other !== undefined && isPerPiece(line, other);
}

/** "2 cans (400 g)", "2 Dosen Tomaten (à 400 g)", "1 can, 15 oz". */
function isPackageSize({ tokens, amounts, language }: Line, amount: Amount): boolean {
  const container = amounts.findLast(({ unit, unitTo }) => CONTAINERS.has(unit) && unitTo <= amount.from);
  if (!container) return false;
  const between = tokens.slice(container.unitTo, amount.from);
  if (between.some(({ folded }) => VOCABULARY[language].plus.has(folded))) return false;
  return opensBracket(between) || between.every(({ kind, folded }) => kind === 'mark' || SIZED.has(folded));
}

/** What each of the counted things weighs: "4 Filets à ca. 180 g", "2 filetes de 150 g". */
function isSizeOfEach({ tokens, amounts, language }: Line, amount: Amount): boolean {
  const count = amounts.find(
    ({ quantity, unit, unitTo }) => quantity !== null && (unit === null || unitKind(unit) === 'count') && unitTo <= amount.from,
  );
  if (!count) return false;
  let before = amount.from - 1;
  while (
    !EACH_SIZE.has(tokens[before]?.folded ?? '') &&
    (tokens[before]?.text === '.' || VOCABULARY[language].about.has(tokens[before]?.folded ?? ''))
  )
    before--;
  return before >= count.to && EACH_SIZE.has(tokens[before]?.folded ?? '');
}

function opensBracket(tokens: readonly Token[]): boolean {
  const texts = tokens.map(({ text }) => text);
  return texts.lastIndexOf('(') > texts.lastIndexOf(')') || texts.lastIndexOf('[') > texts.lastIndexOf(']');
}

/** The words around the size of one that only tie it to the things: the "each" of "(150 g each)", the "à" of "à 400 g". */
export const tiesOfSize = (tokens: readonly Token[], from: number, unitTo: number): number[] => [
  ...(EACH_SIZE.has(tokens[from - 1]?.folded ?? '') ? [from - 1] : []),
  ...(EACH.has(tokens[unitTo]?.folded ?? '') ? [unitTo] : []),
];

/** Whether a measure in a text is per piece: "6 oz each", "je 180 g". `from` and `unitTo` are around it. */
export const hasPerPieceSize = (tokens: readonly Token[], from: number, unitTo: number): boolean =>
  /^(?:each|apiece|jeweils|je|chacune?|cada|ciascun[oaei]|elk|vardera)$/.test(tokens[unitTo]?.folded ?? '') ||
  /^(?:each|jeweils|je|elk)$/.test(tokens[from - 1]?.folded ?? '');
