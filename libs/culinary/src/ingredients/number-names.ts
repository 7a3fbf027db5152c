import type { Language } from '../languages';
import { readUnit } from '../units/unit-aliases';
import type { Token } from './token';

/*
 * Numbers that count nothing: they name a kind of thing (00 flour, five spice, 7up, Mehl Type 405) or a size (a #10 can, a 9x13 pan, size 2 eggs).
 * Nobody buys or scales them.
 */

type Rule = (tokens: readonly Token[], i: number, language: Language) => boolean;

/** Before the number of a kind: Mehl Type 405, farina tipo 00. */
const KINDS = new Set(['type', 'typ', 'tipo', 'grade', 'vitamin', 'omega']);
/** Before the number of a size or a place: No. 2 can, size 2 eggs, Größe 4. */
const SIZES = new Set('# № no nr number nummer numero size sizes grosse taille talla tamano tamanho misura maat storlek page'.split(' '));
/** A number and one of these are one word: five spice, cinq épices, 1000 island. */
const NOUNS =
  /^(?:spiced?|grain|island|gewurze?|gewurzpulver|epices|especias|spezie|especiarias|kruiden|kryddor|cereales|cereali|cereais|granen|korn)$/;
/** So are these where a hyphen ties them: three-cheese, 3-bean. */
const TIED_NOUNS = /^(?:cheese|bean|seed|berry|herb|pepper|kern|kase|krauter|fromages|sterne|star|up)$/;
const HYPHENS = new Set(['-', '‐', '‑', '–']);
const BY = /^[x×]$/i;
const MOST_OF_KIND = 20;

const isTight = (one: Token | undefined, other: Token | undefined): boolean => one !== undefined && one.end === other?.start;

/** "00 flour". */
const isZeros: Rule = (tokens, i, language) => {
  const [{ text }, next] = [tokens[i]!, tokens[i + 1]];
  return /^00+$/.test(text) || (text === '0' && next?.kind === 'word' && readUnit(next.text, language) === null);
};

/** "Type 405", "No. 2", "#10", but not "2# beef" or "no 2 alike". */
const isLabelled: Rule = (tokens, i) => {
  const dot = tokens[i - 1]?.text === '.' && isTight(tokens[i - 2], tokens[i - 1]);
  const label = tokens[dot ? i - 2 : i - 1];
  if (!label || !/^\d+$/.test(tokens[i]!.text)) return false;
  if (label.text === '#') return isTight(label, tokens[i]);
  return KINDS.has(label.folded) || (SIZES.has(label.folded) && (label.folded !== 'no' || dot || /^N/.test(label.text)));
};

/** The 9 and the 13 of "9x13 pan"; of "6x330 ml" each has 330 ml, and a length is read as one. */
const isSideOfPan: Rule = (tokens, i, language) => {
  const first = BY.test(tokens[i + 1]?.folded ?? '') ? i : i - 2;
  const [one, by, other, unit] = tokens.slice(Math.max(first, 0), first + 4);
  const areSides =
    first >= 0 && BY.test(by?.folded ?? '') && isTight(one, by) && isTight(by, other) && /^\d+ \d+$/.test(`${one?.text} ${other?.text}`);
  return areSides && !HYPHENS.has(unit?.text ?? '') && readUnit(unit?.text ?? '', language) === null;
};

/** "five spice", "7-grain", "three-cheese". */
const isOfNoun: Rule = (tokens, i) => {
  const [{ value }, next, tied] = [tokens[i]!, tokens[i + 1], tokens[i + 2]];
  if (value === null || value < 2 || (value > MOST_OF_KIND && value !== 1000)) return false;
  const isHyphened = HYPHENS.has(next?.text ?? '') && isTight(tokens[i], next) && isTight(next, tied);
  const noun = (isHyphened ? tied : next)?.folded ?? '';
  return NOUNS.test(noun) || (isHyphened && TIED_NOUNS.test(noun));
};

/** "7up". */
const isBrand: Rule = (tokens, i) => tokens[i]!.text === '7' && tokens[i + 1]?.folded === 'up';

const RULES: readonly Rule[] = [isZeros, isLabelled, isSideOfPan, isOfNoun, isBrand];

/** Takes their value from the numbers of a line that are names: they are words like others. */
export function withNumberNames(tokens: readonly Token[], language: Language): Token[] {
  return tokens.map((token, i) =>
    token.value !== null && RULES.some((rule) => rule(tokens, i, language)) ? { ...token, kind: 'word', value: null } : token,
  );
}

/** Whether a word is such a number in digits. */
const isNumberName = ({ kind, text }: Token): boolean => kind === 'word' && /^\d+$/.test(text);

/** The range of tokens, [from, to), of a size that a number names: "#10", "No. 2", "9x13", "size 2". Null where the token is no such number, or one of the food's own name. */
export function sizeNameAt(tokens: readonly Token[], i: number): { readonly from: number; readonly to: number } | null {
  const token = tokens[i];
  if (!token || !isNumberName(token)) return null;
  if (BY.test(tokens[i + 1]?.folded ?? '')) return { from: i, to: i + 3 };
  const label = tokens[i - 1]?.text === '.' ? i - 2 : i - 1;
  return SIZES.has(tokens[label]?.folded ?? '') ? { from: label, to: i + 1 } : null;
}
