import { type Language, foldWord } from '../languages';
import { FRACTION_CLASS, fractionCharacter } from '../quantities/fractions';
import { numberWord } from '../quantities/number-words';

/** A piece of a line: a number ("1 1/2" is one), a word ("free-range" is one) or a punctuation mark. */
export interface Token {
  readonly kind: 'number' | 'word' | 'mark';
  readonly text: string;
  /** Lower case without accents, for look-ups. */
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  /** The value of a number or number word. */
  readonly value: number | null;
}

/** Longer lines are prose; reading their beginning only keeps the time per line bounded. */
const LONGEST_LINE = 600;
/** Text whose tokens are shorter than this on average, spaces counted, is no language; reading stops early. */
const SHORTEST_TOKEN = 3;

const ATOM = new RegExp(
  `(\\d{1,9})\\s*[/⁄∕]\\s*(\\d{1,4})|\\d+(?:[.,]\\d+)?|[${FRACTION_CLASS}]|\\p{L}[\\p{L}\\p{M}]*(?:['’‘\\-‐‑–]\\p{L}[\\p{L}\\p{M}]*)*|\\S`,
  'gu',
);
const PLAUSIBLE_DENOMINATORS = new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16]);
const ELISION = /^(d|l|un|dell|all|dall|nell|sull|qu)['’‘](?=\p{L})/iu;
const NUMBERED_ADJECTIVE = /^(\p{L}+)[-‐‑–](\p{L}+)$/u;

/** Splits a text into tokens, reading at most `longest` characters. Number words ("two", "zwei") get their value in the given language. */
export function tokenize(line: string, language: Language, longest = LONGEST_LINE): Token[] {
  const text = line.length > longest ? line.slice(0, longest) : line;
  const tokens: Token[] = [];
  for (const match of text.matchAll(ATOM)) {
    const [atom, numerator, denominator] = match;
    if (tokens.length * SHORTEST_TOKEN >= longest) break;
    const start = match.index;
    if (numerator !== undefined && denominator !== undefined) pushFraction(tokens, atom, start, +numerator, +denominator);
    else if (/^\d/.test(atom)) pushNumber(tokens, atom, start, decimalValue(atom, language));
    else if (/^\p{L}/u.test(atom)) pushWord(tokens, atom, start, language);
    else {
      const value = fractionCharacter(atom);
      if (value === null) tokens.push({ kind: 'mark', text: atom, folded: atom, start, end: start + atom.length, value: null });
      else pushNumber(tokens, atom, start, value);
    }
  }
  return joinMixedNumbers(joinSpokenHalves(tokens, text), text);
}

function decimalValue(digits: string, language: Language): number {
  const groups = language === 'en' ? /^[1-9]\d{0,2},\d{3}$/ : /^[1-9]\d{0,2}\.\d{3}$/;
  if (groups.test(digits)) return +digits.replace(/[.,]/, '');
  return +digits.replace(',', '.');
}

function pushNumber(tokens: Token[], text: string, start: number, value: number): void {
  tokens.push({ kind: 'number', text, folded: text, start, end: start + text.length, value: Number.isFinite(value) ? value : null });
}

/** "1/2" is a half, "225/8" two numbers of which the second is read again by the next pass. */
function pushFraction(tokens: Token[], atom: string, start: number, numerator: number, denominator: number): void {
  if (PLAUSIBLE_DENOMINATORS.has(denominator) && numerator < 100) return pushNumber(tokens, atom, start, numerator / denominator);
  const slash = atom.search(/[/⁄∕]/);
  const second = atom.search(/\d+$/);
  pushNumber(tokens, String(numerator), start, numerator);
  tokens.push({ kind: 'mark', text: '/', folded: '/', start: start + slash, end: start + slash + 1, value: null });
  pushNumber(tokens, atom.slice(second), start + second, denominator);
}

function pushWord(tokens: Token[], text: string, start: number, language: Language): void {
  const elided = ELISION.exec(text)?.[0];
  if (elided) {
    tokens.push(wordToken(elided, start, language));
    return pushWord(tokens, text.slice(elided.length), start + elided.length, language);
  }
  const numbered = NUMBERED_ADJECTIVE.exec(text);
  const first = numbered?.[1];
  if (first && numbered[2] && numberWord(foldWord(first), language) !== null && foldWord(first) !== 'half') {
    tokens.push(wordToken(first, start, language));
    tokens.push({ kind: 'mark', text: '-', folded: '-', start: start + first.length, end: start + first.length + 1, value: null });
    return pushWord(tokens, numbered[2], start + first.length + 1, language);
  }
  tokens.push(wordToken(text, start, language));
}

function wordToken(text: string, start: number, language: Language): Token {
  const folded = foldWord(text);
  return { kind: 'word', text, folded, start, end: start + text.length, value: numberWord(folded, language) };
}

const isWord = (token: Token | undefined, ...words: string[]): boolean => token !== undefined && words.includes(token.folded);

/** Makes "half a", "half an" and the "and a half" of "one and a half" one number each. */
function joinSpokenHalves(tokens: Token[], text: string): Token[] {
  if (!tokens.some((token) => token.folded === 'half')) return tokens;
  const joined: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const last = isWord(token, 'half') && isWord(tokens[i + 1], 'a', 'an') ? tokens[i + 1] : spokenHalf(tokens, i);
    if (!last) {
      joined.push(token);
      continue;
    }
    const value = token.folded === 'half' ? 0.5 : (token.value ?? 0) + 0.5;
    const source = text.slice(token.start, last.end);
    joined.push({ kind: 'number', text: source, folded: source, start: token.start, end: last.end, value });
    i = tokens.indexOf(last);
  }
  return joined;
}

function spokenHalf(tokens: readonly Token[], i: number): Token | undefined {
  const spoken = tokens[i]?.value !== null && isWord(tokens[i + 1], 'and') && isWord(tokens[i + 2], 'a') && isWord(tokens[i + 3], 'half');
  return spoken ? tokens[i + 3] : undefined;
}

const isFraction = (token: Token | undefined): boolean =>
  token?.kind === 'number' && token.value !== null && token.value < 1 && !/^\d+[.,]/.test(token.text);
const isWhole = (token: Token): boolean => token.kind === 'number' && /^\d+$/.test(token.text);
const JOINERS = new Set(['-', '&', 'and', 'und', 'et', 'y', 'e', '+']);

/** Joins "1 1/2", "1-1/2", "1 ½" and "1 and 1/2" into one number. */
function joinMixedNumbers(tokens: Token[], text: string): Token[] {
  const joined: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token) break;
    const step = isWhole(token) ? fractionDistance(tokens, i) : 0;
    const fraction = step ? tokens[i + step] : undefined;
    if (!fraction) {
      joined.push(token);
      continue;
    }
    const source = text.slice(token.start, fraction.end);
    joined.push({ ...token, text: source, folded: source, end: fraction.end, value: (token.value ?? 0) + (fraction.value ?? 0) });
    i += step;
  }
  return joined;
}

function fractionDistance(tokens: Token[], i: number): 0 | 1 | 2 {
  if (isFraction(tokens[i + 1])) return 1;
  const joiner = tokens[i + 1];
  return joiner && JOINERS.has(joiner.folded) && isFraction(tokens[i + 2]) ? 2 : 0;
}
