import type { Token } from '../ingredients/token';
import { tokenize } from '../ingredients/tokens';
import { detectLineLanguage } from '../ingredients/line-language';
import { type Language, languageOf } from '../languages';
import { DURATION_JOINERS, HALF_MORE, RANGE_WORDS, durationWord } from './duration-words';

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
const DASHES = new Set(['-', '–', '—', '‑']);
const ONE = new Set(['a', 'an', 'eine', 'einer', 'une', 'una', "un'", 'uma']);

/** Finds the spans of time in a step ("simmer for 20 to 25 minutes", "1 hour 30 min"), in order, to start timers from. */
export function findDurations(text: string, options: { readonly language?: string | null } = {}): FoundDuration[] {
  const language = languageOf(options.language) ?? detectLineLanguage(text);
  const tokens = tokenize(text, language, LONGEST_TEXT);
  const found: FoundDuration[] = [];
  for (let i = 0; i < tokens.length;) {
    const part = partAt(tokens, i, language);
    if (!part) {
      i++;
      continue;
    }
    const whole = extend(tokens, part, language);
    const [start, end] = [tokens[i]?.start ?? 0, tokens[whole.next - 1]?.end ?? 0];
    found.push({ start, end, text: text.slice(start, end), seconds: whole.seconds, secondsMax: whole.secondsMax });
    i = whole.next;
  }
  return found;
}

interface Part {
  readonly seconds: number;
  readonly secondsMax: number | null;
  readonly unit: number;
  readonly next: number;
}

/** "20 to 25 minutes", "half an hour", "an hour". */
function partAt(tokens: readonly Token[], i: number, language: Language): Part | null {
  const first = valueAt(tokens, i);
  if (first === null) return null;
  let next = i + 1;
  let most: number | null = null;
  const joiner = tokens[next];
  // both ends may have their unit: "20 min to 25 min"
  const own = durationWord(joiner?.folded ?? '', false) !== null ? next + 1 : next;
  const middle = tokens[own];
  if (middle && (DASHES.has(middle.text) || RANGE_WORDS[language].has(middle.folded)) && (tokens[own + 1]?.value ?? 0) > first) {
    const secondUnit = durationWord(tokens[own + 2]?.folded ?? '', false);
    const firstUnit = own > next ? durationWord(joiner?.folded ?? '', false) : secondUnit;
    if (secondUnit !== null && firstUnit === secondUnit) {
      most = tokens[own + 1]?.value ?? null;
      next = own + 2;
    }
  }
  if (first < 1 && ONE.has(tokens[next]?.folded ?? '')) next++;
  while (DASHES.has(tokens[next]?.text ?? '')) next++;
  const unit = durationWord(tokens[next]?.folded ?? '', false);
  if (unit === null || isClock(tokens, i)) return null;
  return { seconds: first * unit, secondsMax: most === null ? null : most * unit, unit, next: next + 1 };
}

function valueAt(tokens: readonly Token[], i: number): number | null {
  const token = tokens[i];
  if (!token) return null;
  if (token.value !== null) return token.value;
  return ONE.has(token.folded) && durationWord(tokens[i + 1]?.folded ?? '', false) !== null ? 1 : null;
}

/** The "30" of "12:30 h" is no span of its own. */
const isClock = (tokens: readonly Token[], i: number): boolean => tokens[i - 1]?.text === ':' && tokens[i - 2]?.kind === 'number';

/** Adds smaller parts that follow: 1 hour and 30 minutes, 1 h 30, an hour and a half. */
function extend(tokens: readonly Token[], part: Part, language: Language): Part {
  if (part.secondsMax !== null) return part;
  let { next } = part;
  if (tokens[next]?.text === '.') next++;
  if (DURATION_JOINERS.has(tokens[next]?.folded ?? '')) next++;
  const bare = part.unit === 3600 && tokens[part.next]?.kind === 'number' && /^[0-5]\d$/.test(tokens[part.next]?.text ?? '');
  const more = partAt(tokens, next, language);
  if (more && more.unit < part.unit) {
    const seconds = part.seconds + more.seconds;
    return { seconds, secondsMax: more.secondsMax === null ? null : part.seconds + more.secondsMax, unit: more.unit, next: more.next };
  }
  if (next > part.next && isHalfMore(tokens, next)) return { ...part, seconds: part.seconds + part.unit / 2, next: next + 1 };
  if (bare && !more) return { ...part, seconds: part.seconds + 60 * (tokens[part.next]?.value ?? 0), next: part.next + 1 };
  return part;
}

/** A "half" of what came before it, not of what follows: "and a half hour more". */
const isHalfMore = (tokens: readonly Token[], i: number): boolean =>
  HALF_MORE.has(tokens[i]?.folded ?? '') && durationWord(tokens[i + 1]?.folded ?? '') === null;
