import type { Difficulty } from '@simmer/contracts/constants';
import { absoluteAddress, firstNumber, plainText } from '@simmer/recipe-reader';

const MAX_BLOCK = 100_000;

/** A value of a file as one line of plain text; empty for what is no text and no number. */
export function lineOf(value: unknown): string {
  if (Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? plainText(value) : '';
}

/** A text of several lines: each plain and trimmed, paragraphs separated by one blank line. */
export function blockOf(value: unknown): string {
  if (typeof value !== 'string') return lineOf(value);
  const lines = value
    .slice(0, MAX_BLOCK)
    .replace(BLOCK_END, '\n')
    .split(/\r\n?|\n/);
  return lines
    .map(plainText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const BLOCK_END = /<br\s*\/?>|<\/(?:p|div|li|h[1-6])>/gi;

/** The trimmed lines of a text, or of a list of texts; blank ones are left out. */
export function linesOf(value: unknown): string[] {
  const texts = Array.isArray(value) ? value : [value];
  return texts.flatMap((text) => blockOf(text).split('\n')).filter(Boolean);
}

/** "saturatedFat" as "saturated Fat". */
export const spacedName = (name: string): string => name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');

/** Names in a list, or in one text between commas, each once. */
export function tagsOf(...values: unknown[]): string[] {
  const names = values.flatMap((value) => (Array.isArray(value) ? value : lineOf(value).split(/\s*[,;]\s*/)));
  return [...new Set(names.map(lineOf))].filter(Boolean);
}

/** Stars, 1 to 5, of a rating on that scale, or on the one it states ("8/10"); null for none. */
export function starsOf(value: unknown, outOf = 5): number | null {
  const [, part, whole] = OF_A_WHOLE.exec(lineOf(value)) ?? [];
  const stated = part ? firstNumber(part) : firstNumber(lineOf(value));
  const most = whole ? Number(whole) : outOf;
  if (stated === null || stated <= 0 || stated > most) return null;
  return Math.max(1, Math.round((stated / most) * 5));
}

const OF_A_WHOLE = /(\d+(?:[.,]\d+)?)\s*(?:\/|out of|of|von)\s*(\d{1,3})/i;

const DIFFICULTY_WORDS: Record<Difficulty, RegExp> = {
  easy: /eas|simple|beginner|einfach|leicht|facil|fácil|facile|simpel|enkel|let\b/i,
  medium: /medium|moderate|intermediate|normal|mittel|moyen|medi[ao]|gemiddeld/i,
  hard: /hard|difficult|difícil|difficile|advanced|expert|challenging|schwer|schwierig|moeilijk/i,
};

export function difficultyOf(value: unknown): Difficulty | null {
  const text = lineOf(value);
  const match = Object.entries(DIFFICULTY_WORDS).find(([, words]) => words.test(text));
  return (match?.[0] as Difficulty | undefined) ?? null;
}

export function isYes(value: unknown): boolean {
  return value === true || value === 1 || /^(?:true|yes|1|y)$/i.test(lineOf(value));
}

/** Whether a field that is there says anything. */
export const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** A language by its code, "pt-BR" or "pt_BR"; null for anything else. */
export function languageOf(value: unknown): string | null {
  return /^[a-z]{2,3}(?:-\w{2,8})?$/i.exec(lineOf(value).replace('_', '-'))?.[0] ?? null;
}

/** A web address as files hold it, with or without its scheme; null for anything else. */
export function addressOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  if (/^https?:\/\//i.test(text)) return absoluteAddress(text, 'about:blank');
  return /^(?:www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/\S*)?$/i.test(text) && /^www\.|\//i.test(text)
    ? absoluteAddress(`https://${text}`, 'about:blank')
    : null;
}

/** Where a recipe is from when a file has one field for it: an address, or the name of a book or a person. */
export function sourceOf(value: unknown): { source_url: string | null; source_name: string } {
  const source_url = addressOf(value);
  return { source_url, source_name: source_url ? '' : lineOf(value) };
}

/** Where a recipe is from by a text that may have an address among its words. */
export function sourceInText(text: string): { source_url: string | null; source_name: string } {
  const stated = /https?:\/\/[^\s<>"')]+/.exec(text)?.[0] ?? '';
  return stated === ''
    ? sourceOf(text)
    : { source_url: addressOf(stated), source_name: lineOf(text.replace(stated, '').replace('<>', '')).replace(/[\s,:(-]+$/, '') };
}

const EARLIEST = Date.UTC(1970, 0, 2);
const MS_PER_SECOND = 1_000;

/** A date of a file (ISO, "2019-05-01 12:00:00", or a number of seconds or milliseconds since 1970) as an ISO timestamp; without a zone it is UTC. */
export function timestampOf(value: unknown): string | null {
  const time = typeof value === 'number' ? (value < 1e11 ? value * MS_PER_SECOND : value) : timeOfText(lineOf(value));
  return time >= EARLIEST && time <= Date.now() ? new Date(time).toISOString() : null;
}

function timeOfText(text: string): number {
  const [, date, clock, zone] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?))?\s*(Z|[+-]\d{2}:?\d{2})?/i.exec(text) ?? [];
  if (!date) return Number.NaN;
  const offset = zone?.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  return Date.parse(`${date}T${clock ?? '00:00'}${offset ?? 'Z'}`);
}
