import type { Language } from '../languages';
import { fractionNoun, isPair, joinsTens, multiplierWord } from '../quantities/number-words';
import { unitKind } from '../units/unit-table';
import type { Token } from './token';
import { unitAt } from './unit-spans';
import { VOCABULARY } from './vocabulary';

/** The tokens up to `to` (exclusive) are one number. */
interface Joined {
  readonly to: number;
  readonly value: number;
}

type Rule = (tokens: readonly Token[], i: number, language: Language) => Joined | null;

const HYPHENS = new Set(['-', '‐', '‑']);
const MISREAD_ONE = new Set(['l', 'I']);
const JOINERS = new Set(['&', 'and', 'und', 'et', 'y', 'e', 'en', 'och', 'と', '+']);

/** Makes one token of each number that stands in several: "1 1/2", "two and a half", "three quarters of a", "un quart de", "ein Dutzend". */
export function joinNumbers(tokens: Token[], text: string, language: Language): Token[] {
  return RULES.reduce((before, rule) => join(before, text, language, rule), tokens);
}

function join(tokens: Token[], text: string, language: Language, rule: Rule): Token[] {
  // most lines have nothing to join
  if (!tokens.some((_, i) => rule(tokens, i, language))) return tokens;
  const joined: Token[] = [];
  for (let i = 0; i < tokens.length;) {
    const token = tokens[i]!;
    const number = rule(tokens, i, language);
    if (number) {
      const { start } = token;
      const { end } = tokens[number.to - 1]!;
      const source = text.slice(start, end);
      joined.push({ kind: 'number', text: source, folded: source, start, end, value: number.value });
    } else joined.push(token);
    i = number?.to ?? i + 1;
  }
  return joined;
}

/** A scanned "1": "l cup", "I tsp", "l/2 tsp". Not "I can never find tahini". */
function misreadOne(tokens: readonly Token[], i: number, language: Language): Joined | null {
  if (!MISREAD_ONE.has(tokens[i]?.text ?? '')) return null;
  const denominator = tokens[i + 1]?.text === '/' ? (tokens[i + 2]?.value ?? 0) : 0;
  if (denominator > 1 && denominator <= 8) return { to: i + 3, value: 1 / denominator };
  const unit = i === 0 ? unitAt(tokens, 1, language) : null;
  return unit && unitKind(unit.unit) !== 'count' ? { to: 1, value: 1 } : null;
}

/** "a 14-oz can" is one can. */
function articleBeforeSize(tokens: readonly Token[], i: number, language: Language): Joined | null {
  const counts =
    i === 0 && language === 'en' && isArticle(tokens[i], language) && tokens[1]?.kind === 'number' && (tokens[1].value ?? 0) > 1;
  return counts ? { to: 1, value: 1 } : null;
}

/** "half a", "1/2 of an", "two thirds", "un quart de", "la moitié d'un": what ties the fraction to its food belongs to it. */
function fraction(tokens: readonly Token[], i: number, language: Language): Joined | null {
  const spoken = spokenFraction(tokens, i, language);
  if (!spoken && !isFraction(tokens[i])) return null;
  const { to, value } = spoken ?? { to: i + 1, value: tokens[i]?.value ?? 0 };
  const end = afterLink(tokens, to, language);
  return spoken || end > to ? { to: end, value } : null;
}

function spokenFraction(tokens: readonly Token[], i: number, language: Language): Joined | null {
  const count = countAt(tokens[i], language);
  if (count === null) return null;
  const at = HYPHENS.has(tokens[i + 1]?.text ?? '') ? i + 2 : i + 1;
  const noun = fractionNoun(tokens[at]?.folded ?? '', language);
  return noun !== null && count * noun < 1 ? { to: at + 1, value: count * noun } : null;
}

/** How many, as a word or as 1: "2 half chickens" are two. */
function countAt(token: Token | undefined, language: Language): number | null {
  if (isArticle(token, language)) return 1;
  return token && token.value !== null && token.value >= 1 && (token.kind === 'word' || token.text === '1') ? token.value : null;
}

/** The index after "of", "of a" or "a"; an elided "d'" without article stays with the word it is written to. */
function afterLink(tokens: readonly Token[], i: number, language: Language): number {
  const of = VOCABULARY[language].of.has(tokens[i]?.folded ?? '');
  if (isArticle(tokens[of ? i + 1 : i], language)) return of ? i + 2 : i + 1;
  return of && !tokens[i]?.folded.endsWith("'") ? i + 1 : i;
}

/** "one (1) egg", "2 (two) eggs": given twice, it is one number. */
function isRepeated(tokens: readonly Token[], i: number): Joined | null {
  const [number, open, again, close] = tokens.slice(i, i + 4);
  const isSame = number?.value != null && number.value === again?.value && open?.text === '(' && close?.text === ')';
  return isSame && (number.kind === 'word' || again.kind === 'word') ? { to: i + 4, value: number.value ?? 0 } : null;
}

/** "1 1/2", "1-1/2", "1 ½", "1 and 1/2", "two and a half". */
function mixedNumber(tokens: readonly Token[], i: number, language: Language): Joined | null {
  const whole = tokens[i];
  if (!whole || whole.value === null || !isWhole(whole)) return null;
  const inDigits = whole.kind === 'number';
  const [next, second] = [tokens[i + 1], tokens[i + 2]];
  if (inDigits && isWrittenFraction(next) && sizesMany(tokens, i, language)) return null;
  if (inDigits && isWrittenFraction(next)) return { to: i + 2, value: whole.value + (next?.value ?? 0) };
  const joined = HYPHENS.has(next?.text ?? '')
    ? inDigits && isWrittenFraction(second)
    : JOINERS.has(next?.folded ?? '') && isFraction(second);
  return joined ? { to: i + 3, value: whole.value + (second?.value ?? 0) } : null;
}

/** "6 1/2-inch thick slices": the fraction is the size of each of six. "1 1/2-inch piece" has one size. */
function sizesMany(tokens: readonly Token[], i: number, language: Language): boolean {
  const unit = HYPHENS.has(tokens[i + 2]?.text ?? '') ? unitAt(tokens, i + 3, language) : null;
  if (i > 0 || !unit || unitKind(unit.unit) !== 'length') return false;
  for (let at = unit.next; at < unit.next + LONGEST_SIZE && tokens[at]?.kind !== 'mark'; at++) {
    const counted = unitAt(tokens, at, language);
    if (counted && unitKind(counted.unit) === 'count') return /s$/.test(tokens[at]?.folded ?? '');
  }
  return false;
}

const LONGEST_SIZE = 3;

/** "twenty five", "treinta y cinco", "vinte e cinco". */
function tensAndUnits(tokens: readonly Token[], i: number, language: Language): Joined | null {
  const ten = tokens[i];
  if (ten?.kind !== 'word' || ten.value === null || ten.value < 20 || ten.value % 10 !== 0) return null;
  const joint = joinsTens(tokens[i + 1]?.folded ?? '', language) ? i + 1 : joinsTens('', language) ? i : -1;
  const unit = joint < 0 ? undefined : tokens[joint + 1];
  const isUnit = unit?.kind === 'word' && unit.value !== null && Number.isInteger(unit.value) && unit.value >= 1 && unit.value <= 9;
  return isUnit ? { to: joint + 2, value: ten.value + (unit.value ?? 0) } : null;
}

/** "a couple of carrots", "1 pr. duck breasts", "2 Paar Würstchen". */
function pairs(tokens: readonly Token[], i: number, language: Language): Joined | null {
  const count = isArticle(tokens[i], language) ? 1 : (tokens[i]?.value ?? null);
  if (count === null || !isPair(tokens[i + 1]?.text ?? '', language)) return null;
  const end = tokens[i + 2]?.text === '.' ? i + 3 : i + 2;
  // "a couple more minutes" and the "pair" that ends a line count nothing
  if (tokens[end]?.kind !== 'word') return null;
  const of = VOCABULARY[language].of.has(tokens[end]?.folded ?? '') && !tokens[end]?.folded.endsWith("'");
  return { to: of ? end + 1 : end, value: count * 2 };
}

/** "2 dozen", "une douzaine", "une demi-douzaine"; of "2-3 dozen" both numbers grow, which the amount sees to. */
function dozens(tokens: readonly Token[], i: number, language: Language): Joined | null {
  const count = isArticle(tokens[i], language) ? 1 : (tokens[i]?.value ?? null);
  const at = HYPHENS.has(tokens[i + 1]?.text ?? '') ? i + 2 : i + 1;
  const factor = count === null ? null : multiplierWord(tokens[at]?.folded ?? '');
  if (count === null || factor === null) return null;
  const before = tokens[i - 1];
  const endsRange =
    before !== undefined && (HYPHENS.has(before.text) || before.text === '–' || VOCABULARY[language].range.has(before.folded));
  if (endsRange) return null;
  // the dot of "2 doz. rolls"
  const dot = tokens[at + 1]?.text === '.' && tokens[at + 1]?.start === tokens[at]?.end && tokens[at + 2]?.kind === 'word';
  return { to: dot ? at + 2 : at + 1, value: count * factor };
}

const RULES: readonly Rule[] = [misreadOne, articleBeforeSize, tensAndUnits, isRepeated, fraction, mixedNumber, dozens, pairs];

const isArticle = (token: Token | undefined, language: Language): boolean =>
  token?.kind === 'word' && VOCABULARY[language].one.has(token.folded);
const isWhole = ({ kind, text, value }: Token): boolean =>
  kind === 'number' ? /^\d+$/.test(text) : value !== null && Number.isInteger(value);
const isFraction = (token: Token | undefined): boolean =>
  token !== undefined && token.value !== null && token.value > 0 && token.value < 1 && !/^\d+[.,]/.test(token.text);
const isWrittenFraction = (token: Token | undefined): boolean =>
  token?.kind === 'number' && isFraction(token) && !/^\p{L}/u.test(token.text);
