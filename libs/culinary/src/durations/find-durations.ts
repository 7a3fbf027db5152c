import type { Token } from '../ingredients/token';
import { tokenize } from '../ingredients/tokens';
import { detectLineLanguage } from '../ingredients/line-language';
import { VOCABULARY } from '../ingredients/vocabulary';
import { foldWord, LANGUAGES, type Language, languageOf } from '../languages';
import { fractionNoun, numberWord } from '../quantities/number-words';
import { DURATION_JOINERS, durationWord, HALF_MORE } from './duration-words';

/** A span of time named in a text. */
export interface FoundDuration {
  /** Where it stands: character offsets, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly seconds: number;
  /** The longer end of "20 to 25 minutes", otherwise null. */
  readonly secondsMax: number | null;
}

const LONGEST_TEXT = 20_000;
const LONGEST_SAMPLE = 2_000;
const HOUR = 3600;
const DASHES = new Set(['-', '–', '—', '‑', '‐']);
const ONE = new Set(['a', 'an', 'eine', 'einer', 'une', 'una', "un'", 'uma', 'een', 'en', 'ett', 'one']);
const BETWEEN = new Set(['between', 'zwischen', 'entre', 'tra', 'fra', 'tussen', 'mellan']);
/** Before a time of the day: "at 8:30 h", "um 8:30 Std". */
const AT = new Set(['at', 'until', 'by', 'um', 'bis', 'gegen', 'ab', 'las', 'alle', 'as', 'om', 'tot', 'kl', 'klockan']);

/** Finds the spans of time in a step ("simmer for 20 to 25 minutes", "1 hour 30 min", "eine Viertelstunde"), in order, to start timers from. */
export function findDurations(text: string, options: { readonly language?: string | null } = {}): FoundDuration[] {
  const language = languageOf(options.language) ?? languageOfNumbers(text);
  const tokens = tokenize(text, language, LONGEST_TEXT);
  const found: FoundDuration[] = [];
  for (let i = 0; i < tokens.length;) {
    const whole = rangeAt(tokens, i, language);
    if (!whole) {
      i++;
      continue;
    }
    const [start, end] = [tokens[i]?.start ?? 0, tokens[whole.next - 1]?.end ?? 0];
    found.push({ start, end, text: text.slice(start, end), seconds: whole.seconds, secondsMax: whole.secondsMax });
    i = whole.next;
  }
  return found;
}

/** The language of a text, of which the number words say more than anything else: "Cuire vingt-cinq minutes". */
function languageOfNumbers(text: string): Language {
  const detected = detectLineLanguage(text);
  const words = (text.slice(0, LONGEST_SAMPLE).match(/\p{L}[\p{L}\p{M}-]*/gu) ?? []).map(foldWord);
  const countOf = (language: Language): number =>
    words.filter((word) => numberWord(word, language) !== null || fractionNoun(word, language) !== null).length;
  return LANGUAGES.reduce((best, language) => (countOf(language) > countOf(best) ? language : best), detected);
}

interface Part {
  readonly seconds: number;
  readonly secondsMax: number | null;
  readonly unit: number;
  readonly next: number;
}

/** A span, or two of which the second is longer: "45 seconds to 1 minute". */
function rangeAt(tokens: readonly Token[], i: number, language: Language): Part | null {
  const first = spanAt(tokens, i, language);
  if (!first || first.secondsMax !== null || !joinsRange(tokens, first.next, i, language)) return first;
  const second = spanAt(tokens, first.next + 1, language);
  const isLonger = second !== null && second.secondsMax === null && second.seconds > first.seconds;
  return isLonger ? { ...first, secondsMax: second.seconds, next: second.next } : first;
}

function joinsRange(tokens: readonly Token[], at: number, start: number, language: Language): boolean {
  const joiner = tokens[at];
  if (!joiner) return false;
  const { range, plus } = VOCABULARY[language];
  if (DASHES.has(joiner.text) || range.has(joiner.folded)) return true;
  return plus.has(joiner.folded) && BETWEEN.has(tokens[start - 1]?.folded ?? '');
}

/** One span of time with all its parts: "an hour and a half", "1 h 30". */
function spanAt(tokens: readonly Token[], i: number, language: Language): Part | null {
  const part = clockAt(tokens, i) ?? partAt(tokens, i, language) ?? hourAlone(tokens, i, language);
  return part && extend(tokens, part, language);
}

/** "20 to 25 minutes", "half an hour", "an hour", "un quart d'heure". */
function partAt(tokens: readonly Token[], i: number, language: Language): Part | null {
  const first = valueAt(tokens, i);
  if (first === null) return null;
  let next = i + 1;
  let most: number | null = null;
  const upper = tokens[next + 1]?.value ?? 0;
  if (upper > first && joinsRange(tokens, next, i, language) && unitAfter(tokens, next + 2, language) !== null) {
    most = upper;
    next += 2;
  }
  const unit = unitAfter(tokens, next, language);
  if (unit === null || isClock(tokens, i)) return null;
  // "in a second pan", "en un segundo plato": nobody times one second
  if (first * unit.seconds === 1 && most === null && tokens[i]?.kind !== 'number') return null;
  return { seconds: first * unit.seconds, secondsMax: most === null ? null : most * unit.seconds, unit: unit.seconds, next: unit.next };
}

/** The unit behind a number; a hyphen, an article or an "of" may stand between: "5-minute", "half an hour", "three quarters of an hour". */
function unitAfter(tokens: readonly Token[], at: number, language: Language): { readonly seconds: number; readonly next: number } | null {
  let next = at;
  if (VOCABULARY[language].of.has(tokens[next]?.folded ?? '')) next++;
  if ((tokens[at - 1]?.value ?? 1) < 1 && ONE.has(tokens[next]?.folded ?? '')) next++;
  while (DASHES.has(tokens[next]?.text ?? '')) next++;
  const seconds = durationWord(tokens[next]?.folded ?? '', false);
  return seconds === null ? null : { seconds, next: next + 1 };
}

function valueAt(tokens: readonly Token[], i: number): number | null {
  const token = tokens[i];
  if (!token) return null;
  if (token.value !== null) return token.value;
  return ONE.has(token.folded) && durationWord(tokens[i + 1]?.folded ?? '', false) !== null ? 1 : null;
}

const MOST_CLOCK_HOURS = 24;

/** "1:30 hours", "2:30 min", but no time of the day. */
function clockAt(tokens: readonly Token[], i: number): Part | null {
  const [whole, colon, rest, word] = tokens.slice(i, i + 4);
  const unit = durationWord(word?.folded ?? '', false);
  const isSpan =
    whole?.kind === 'number' &&
    colon?.text === ':' &&
    /^[0-5]\d$/.test(rest?.text ?? '') &&
    unit !== null &&
    unit > 1 &&
    unit <= HOUR &&
    (whole.value ?? MOST_CLOCK_HOURS) < MOST_CLOCK_HOURS &&
    !AT.has(tokens[i - 1]?.folded ?? '');
  return isSpan ? { seconds: (whole.value ?? 0) * unit + ((rest?.value ?? 0) * unit) / 60, secondsMax: null, unit: 1, next: i + 4 } : null;
}

/** "hora y media", where the "one" is implied. */
function hourAlone(tokens: readonly Token[], i: number, language: Language): Part | null {
  const isHour = language !== 'en' && durationWord(tokens[i]?.folded ?? '', false) === HOUR && tokens[i - 1]?.value == null;
  return isHour && DURATION_JOINERS.has(tokens[i + 1]?.folded ?? '') && partOfOne(tokens, i + 2, language) !== null
    ? { seconds: HOUR, secondsMax: null, unit: HOUR, next: i + 1 }
    : null;
}

/** The "30" of "12:30 h" is no span of its own. */
const isClock = (tokens: readonly Token[], i: number): boolean => tokens[i - 1]?.text === ':' && tokens[i - 2]?.kind === 'number';

/** Adds smaller parts that follow: 1 hour and 30 minutes, 1 h 30, an hour and a half, un'ora e un quarto. */
function extend(tokens: readonly Token[], part: Part, language: Language): Part {
  if (part.secondsMax !== null) return part;
  let { next } = part;
  if (tokens[next]?.text === '.') next++;
  if (DURATION_JOINERS.has(tokens[next]?.folded ?? '')) next++;
  const bare = part.unit === HOUR && tokens[part.next]?.kind === 'number' && /^[0-5]\d$/.test(tokens[part.next]?.text ?? '');
  const more = partAt(tokens, next, language);
  if (more && more.unit < part.unit) {
    const seconds = part.seconds + more.seconds;
    return { seconds, secondsMax: more.secondsMax === null ? null : part.seconds + more.secondsMax, unit: more.unit, next: more.next };
  }
  const share = next > part.next ? partOfOne(tokens, next, language) : null;
  if (share !== null) return { ...part, seconds: part.seconds + part.unit * share, next: next + 1 };
  if (bare && !more) return { ...part, seconds: part.seconds + 60 * (tokens[part.next]?.value ?? 0), next: part.next + 1 };
  return part;
}

/** How much of the unit before it a token adds, "a half", "un quarto", "cuarto", unless it is of what follows: "and a half hour more", "and half the milk". */
function partOfOne(tokens: readonly Token[], i: number, language: Language): number | null {
  const token = tokens[i];
  if (!token || durationWord(tokens[i + 1]?.folded ?? '') !== null || VOCABULARY[language].of.has(tokens[i + 1]?.folded ?? '')) return null;
  const isPart = token.value !== null && token.value > 0 && token.value < 1 && /\s/.test(token.text);
  if (isPart) return token.value;
  if (language !== 'en' && HALF_MORE.has(token.folded)) return 1 / 2;
  return language === 'en' ? null : token.value === null ? fractionNoun(token.folded, language) : null;
}
