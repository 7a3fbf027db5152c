import { foldText } from '@simmer/culinary';

/** A condition read from a question. `from` and `to` are where it stands in the text, so that a screen can show it as a chip and take it out again. */
export type Condition = { readonly from: number; readonly to: number } & (
  { readonly kind: 'without'; readonly food: string } | { readonly kind: 'under'; readonly minutes: number }
);

export interface UnderstoodQuery {
  /** What is left to look for. */
  readonly text: string;
  readonly conditions: readonly Condition[];
}

const NUMBER = String.raw`(\d{1,4})`;
const TIME = new RegExp(
  String.raw`(?:\b(?:under|in under|less than|max|maximum|at most|up to|within|in|below|unter|hochstens|maximal|in unter|bis)\s+|<\s*)${NUMBER}\s*(minutes|minuten|minute|mins|min|m|hours|hour|hrs|hr|h|stunden|stunde|std)\b\.?`,
  'g',
);
/** One food after "no": further ones need a "no" of their own, or an "or" between. */
const WITHOUT =
  /(?:(?<=^|\s)-(?=[\p{L}])|\b(?:no|without|not|ohne|kein|keine|keinen|sans|sin|senza)\s+)([\p{L}]+(?:\s+(?:or|oder|and|und|nor)\s+[\p{L}]+)*)/gu;
const JOINED = /\s+(?:or|oder|and|und|nor)\s+/;

/**
 * Reads conditions out of a question: "pasta no cream under 30 min" looks for pasta, leaves out cream and keeps to half an hour. English and
 * German ("Nudeln ohne Sahne unter 30 Min").
 */
export function understandQuery(query: string): UnderstoodQuery {
  const folded = foldKeepingLength(query);
  const conditions: Condition[] = [];
  for (const match of folded.matchAll(TIME)) {
    const [all, number = '', unit = ''] = match;
    const minutes = Number(number) * (/^(?:h|st)/.test(unit) ? 60 : 1);
    if (minutes > 0) conditions.push({ kind: 'under', minutes, from: match.index, to: match.index + all.length });
  }
  for (const match of folded.matchAll(WITHOUT)) {
    const [from, to] = [match.index, match.index + match[0].length];
    if (conditions.some((taken) => from < taken.to && to > taken.from)) continue;
    for (const food of (match[1] ?? '').split(JOINED)) conditions.push({ kind: 'without', food, from, to });
  }
  conditions.sort((a, b) => a.from - b.from);

  return { text: restOf(query, conditions), conditions };
}

function restOf(query: string, conditions: readonly Condition[]): string {
  let rest = query;
  for (const { from, to } of conditions) rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
  return rest.replace(/\s+/g, ' ').trim();
}

/** Folded letter by letter, so that places in it are places in the question. */
export const foldKeepingLength = (text: string): string =>
  text.replace(/\P{ASCII}/gu, (letter) => foldText(letter).padEnd(letter.length).slice(0, letter.length)).toLowerCase();
