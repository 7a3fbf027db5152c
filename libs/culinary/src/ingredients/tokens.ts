import { type Language, foldWord } from '../languages';
import { FRACTION_CLASS, fractionCharacter } from '../quantities/fractions';
import { fractionNoun, numberWord } from '../quantities/number-words';
import { withoutMeasure } from './japanese-lines';
import { withNumberNames } from './number-names';
import { joinNumbers } from './spoken-numbers';
import type { Token } from './token';

/** Longer lines are prose; reading their beginning only keeps the time per line bounded. */
const LONGEST_LINE = 600;
/** Text whose tokens are shorter than this on average, spaces counted, is no language; reading stops early. */
const SHORTEST_TOKEN = 3;

/** ".5" and, at the start of a line, ",5". */
const POINT_FIRST = '\\.(?<=(?:^|[\\s([~–—-])\\.)\\d+|,(?<=^\\s*,)\\d+';
/** The plural that a line leaves open: "Ei(er)", "Scheibe/n". It says nothing and is passed over. */
const OPEN_PLURAL = '[(/](?<=\\p{L}.)(?:(?<=\\()(?:n|en|er|e|s|es)\\)|(?<=/)(?:n|en|e|er|s)(?![\\p{L}\\p{N}]))';
/** Abbreviations of two words: "e.g.", "z. B.", "p. ej.". */
const ABBREVIATION = '(?:e\\. ?g|i\\. ?e|z\\. ?B|p\\. ?ej|p\\. ?ex|ad es)\\.';
const ATOM = new RegExp(
  `(\\d{1,9})\\s*[/⁄∕]\\s*(\\d{1,4})|\\d+(?:[.,]\\d+)?|[${FRACTION_CLASS}]|${ABBREVIATION}|\\p{L}[\\p{L}\\p{M}]*(?:['’‘\\-‐‑–]\\p{L}[\\p{L}\\p{M}]*)*(?:['’](?=\\d))?|${POINT_FIRST}|(${OPEN_PLURAL})|\\S`,
  'gu',
);
/** Languages that part thousands by a space or an apostrophe; in English "2 400 g tins" are two. */
const SPACED_THOUSANDS: ReadonlySet<Language> = new Set<Language>(['fr', 'es', 'it', 'pt', 'nl', 'sv']);
const PARTED = new RegExp(`[1-9]\\d{0,2}(?:[ \\u00a0\\u202f\\u2009'’]\\d{3})+(?![\\d/⁄])(?:,\\d+)?|${ATOM.source}`, 'gu');
const TIGHTLY_PARTED = new RegExp(`[1-9]\\d{0,2}(?:[\\u00a0\\u202f\\u2009'’]\\d{3})+(?![\\d/⁄])(?:,\\d+)?|${ATOM.source}`, 'gu');
const PLAUSIBLE_DENOMINATORS = new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16]);
const CLOSING_QUOTES = new Set(['″', '”']);
const UNIT_MARKS = new Set(['"', '″', '”', '“', '#']);
const GERMAN_MEASURE = /^(dreiviertel|viertel|achtel|halb)((?:liter|pfund)s?|stunden?)$/i;
const ELISION = /^(d|l|un|mezz|dell|all|dall|nell|sull|qu)['’‘](?=\p{L})/iu;
const NUMBERED_ADJECTIVE = /^(\p{L}+)[-‐‑–](\p{L}+)$/u;

/** Splits a text into tokens, reading at most `longest` characters. Number words ("two", "zwei") get their value in the given language. */
export function tokenize(line: string, language: Language, longest = LONGEST_LINE): Token[] {
  const text = withAsciiDigits(line.length > longest ? line.slice(0, longest) : line);
  const tokens: Token[] = [];
  for (const match of text.matchAll(atomsOf(language))) {
    const [atom, numerator, denominator, plural] = match;
    if (plural !== undefined) {
      const word = tokens.at(-1);
      if (word) tokens[tokens.length - 1] = { ...word, openPluralEnd: match.index + atom.length };
      continue;
    }
    if (tokens.length * SHORTEST_TOKEN >= longest) break;
    const start = match.index;
    if (numerator !== undefined && denominator !== undefined) pushFraction(tokens, atom, start, +numerator, +denominator);
    else if (/^[.,]?\d/.test(atom)) pushNumber(tokens, atom, start, decimalValue(atom, language));
    else if (/^\p{L}/u.test(atom)) pushWord(tokens, atom, start, language);
    else {
      const value = fractionCharacter(atom);
      const kind = isUnitMark(tokens, atom, start, text) ? 'word' : 'mark';
      if (value === null) tokens.push({ kind, text: atom, folded: atom, start, end: start + atom.length, value: null });
      else pushNumber(tokens, atom, start, value);
    }
  }
  return joinNumbers(withNumberNames(tokens, language), text, language);
}

/** Full-width digits as plain ones, each in its place. */
const withAsciiDigits = (text: string): string =>
  /[０-９]/.test(text) ? text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)) : text;

/** Numbers and words as a language writes them. */
function atomsOf(language: Language): RegExp {
  if (language === 'en') return ATOM;
  return SPACED_THOUSANDS.has(language) ? PARTED : TIGHTLY_PARTED;
}

/** 12" are inches and 1# is a pound, but "00" stands in quotes and #10 is a size. A closing quote may stand apart: 1/2 ” ginger. */
function isUnitMark(tokens: readonly Token[], mark: string, start: number, text: string): boolean {
  const number = tokens.at(-1);
  return (
    UNIT_MARKS.has(mark) &&
    number?.kind === 'number' &&
    (number.end === start || (CLOSING_QUOTES.has(mark) && number.end === start - 1 && !/[“"]/.test(text))) &&
    !UNIT_MARKS.has(tokens.at(-2)?.text ?? '') &&
    !/\p{N}/u.test(text.charAt(start + 1))
  );
}

function decimalValue(digits: string, language: Language): number {
  const groups = language === 'en' ? /^[1-9]\d{0,2},\d{3}$/ : /^[1-9]\d{0,2}\.\d{3}$/;
  if (groups.test(digits)) return +digits.replace(/[.,]/, '');
  const whole = digits.replace(/(?<=\d)[ \u00a0\u202f\u2009'’](?=\d)/g, '');
  return +whole.replace(',', '.');
}

function pushNumber(tokens: Token[], text: string, start: number, value: number): void {
  tokens.push({ kind: 'number', text, folded: text, start, end: start + text.length, value: Number.isFinite(value) ? value : null });
}

/** "1/2" is a half, "225/8" two numbers of which the second is read again by the next pass. */
function pushFraction(tokens: Token[], atom: string, start: number, numerator: number, denominator: number): void {
  // the lean and the fat of meat: 80/20
  if (numerator + denominator === 100)
    return void tokens.push({ kind: 'word', text: atom, folded: atom, start, end: start + atom.length, value: null });
  if (PLAUSIBLE_DENOMINATORS.has(denominator) && numerator < 100) return pushNumber(tokens, atom, start, numerator / denominator);
  const slash = atom.search(/[/⁄∕]/);
  const second = atom.search(/\d+$/);
  pushNumber(tokens, String(numerator), start, numerator);
  tokens.push({ kind: 'mark', text: '/', folded: '/', start: start + slash, end: start + slash + 1, value: null });
  pushNumber(tokens, atom.slice(second), start + second, denominator);
}

function pushWord(tokens: Token[], text: string, start: number, language: Language): void {
  const [food, ownMeasure] = withoutMeasure(text) ?? [];
  if (food && ownMeasure) {
    tokens.push(wordToken(food, start, language), wordToken(ownMeasure, start + food.length, language));
    return;
  }
  const elided = ELISION.exec(text)?.[0];
  if (elided) {
    tokens.push(wordToken(elided, start, language));
    return pushWord(tokens, text.slice(elided.length), start + elided.length, language);
  }
  const measure = language === 'de' ? GERMAN_MEASURE.exec(text)?.[1] : undefined;
  if (measure) {
    const word = wordToken(measure, start, language);
    tokens.push({ ...word, value: word.value ?? fractionNoun(word.folded, language) });
    return pushWord(tokens, text.slice(measure.length), start + measure.length, language);
  }
  const numbered = numberWord(foldWord(text), language) === null ? NUMBERED_ADJECTIVE.exec(text) : null;
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
  return { kind: 'word', text, folded, start, end: start + text.length, value: numberWord(folded.replace(/'$/, ''), language) };
}
