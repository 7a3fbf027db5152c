import { firstNumber } from './numbers';

/** "PTH5M": a template may leave a part empty. */
const ISO = /^\s*-?P(?:([\d.,]*)Y)?(?:([\d.,]*)M)?(?:([\d.,]*)W)?(?:([\d.,]*)D)?(?:T(?:([\d.,]*)H)?(?:([\d.,]*)M)?(?:([\d.,]*)S)?)?\s*$/i;
const MINUTES_PER_DAY = 1_440;
/** As many as a recipe may have. */
const LONGEST = 100_000;

/** Words for the units in the languages of the pages we read, as they begin. */
const DAYS = '(?:days?|tage?n?|jours?|d[ií]as?|giorn[oi]|dag(?:en|ar)?|dni|dzień|dn[íy]|dias?|päivää?|nap|дн\\p{L}*|ден\\p{L}*|일|日)';
/** A "200 g" is a weight; "1 g 20 min" is Polish. */
const HOURS =
  '(?:hours?|hrs?|h|stunden?|std|heures?|horas?|ore|or[aă]|uur|uren|tim(?:m(?:ar|e|er))?|tim(?:e|er)|t|godz(?:iny|ina|in)?|g(?=\\.?\\s*\\d+\\s?m)|hod(?:in[ya]?)?|tuntia?|óra|ч(?:ас\\p{L}*)?|ώρ\\p{L}*|saat|годин\\p{L}*|시간|時間|小时|小時|שעות|שעה|ساعات|ساعة)';
const MINUTES =
  "(?:minut\\p{L}*|minuut|minuten|mins?|m|min(?:uto)?s?|perc|λεπτ\\p{L}*|м(?:ин\\p{L}*)?|dk|dakika|분|分(?:钟|鐘)?|хв\\p{L}*|דקות|דקה|דק['׳]?|دقيقة|دقائق|'|′|’)";
const AMOUNT = '(\\d+\\s+\\d+\\s?[/⁄]\\s?\\d+|\\d+\\s?[/⁄]\\s?\\d+|\\d*\\s?[½¼¾⅓⅔]|\\d+(?:[.,]\\d+)?)';
const RANGE = '(?:\\s?(?:-|–|—|to|bis|à|a|tot)\\s?(\\d+(?:[.,]\\d+)?|[½¼¾]))?';
const END = '(?![\\p{L}])';
/** What makes a number one of hours and the like, a range of them too; a fragment of patterns that ignore case. */
export const BEHIND_DURATION = `${RANGE}\\s*(?:${DAYS}|${HOURS}|${MINUTES})${END}`;
const DAY_PART = new RegExp(`${AMOUNT}${RANGE}\\s*${DAYS}\\.?${END}`, 'giu');
const HOUR_PART = new RegExp(`${AMOUNT}${RANGE}\\s*${HOURS}\\.?${END}`, 'giu');
const MINUTE_PART = new RegExp(`${AMOUNT}${RANGE}\\s*${MINUTES}\\.?${END}`, 'giu');
/** "1:30 h". */
const CLOCK_OF_HOURS = `\\d{1,2}:[0-5]\\d\\s?${HOURS}\\.?${END}`;
const DURATION = new RegExp(
  `${CLOCK_OF_HOURS}|(?:${AMOUNT}${RANGE}\\s*(?:${DAYS}|${HOURS}|${MINUTES})\\.?${END}(?:[0-5]\\d(?![\\d\\p{L}])|\\s[0-5]\\d(?!\\d|\\s?\\p{L}))?(?:[\\s,]+(?:(?:and|und|et|y|e|og|och|en|și|и|και)\\s+)?(?=\\d))?)+`,
  'giu',
);
const LONGEST_LINE_OF_DURATIONS = 160;
const BARE_AFTER_HOURS = /(?:\d|h)\s?h\s?(\d{1,2})\b(?!\s*h)/i;
/** "PT45": the letter behind the number was forgotten, or the template had none. */
const ISO_WITHOUT_UNIT = /^\s*PT(\d+)\s*$/i;
const CLOCK = new RegExp(`^\\s*(\\d{1,2})\\s?:\\s?([0-5]\\d)(?::[0-5]\\d)?(?:\\s*${HOURS}\\.?)?\\s*$`, 'iu');

/** Minutes (whole, rounded) of an ISO 8601 duration or of words such as "1 hr 20 min", "1½ Std.", "1h30"; null when none is stated. */
export function minutesOf(source: unknown): number | null {
  if (typeof source === 'number') return plausible(source);
  if (typeof source !== 'string') return null;
  const text = source.trim().slice(0, 300);
  return plausible(isoMinutes(text) ?? wordedMinutes(text));
}

/** The durations that a line states in words, each with all its units ("1 hr 20 min"). */
export function durationsIn(line: string): string[] {
  if (line.length > LONGEST_LINE_OF_DURATIONS) return [];
  return [...line.matchAll(DURATION)].map(([found]) => found.trim());
}

function isoMinutes(text: string): number | null {
  const bare = ISO_WITHOUT_UNIT.exec(text)?.[1];
  if (bare) return Number(bare);
  const match = ISO.exec(text);
  if (!match) return null;
  const [years, months, weeks, days, hours, minutes, seconds] = match
    .slice(1)
    .map((part) => (part ? Number(part.replace(',', '.')) : 0)) as [number, number, number, number, number, number, number];
  if (match.slice(1).every((part) => !part)) return null;
  return (years * 365 + weeks * 7 + days) * MINUTES_PER_DAY + hours * 60 + minutesOfMonths(months) + minutes + seconds / 60;
}

/** A liqueur takes a month or two; "P15M" lacks its T. */
function minutesOfMonths(months: number): number {
  const minutes = months * 30 * MINUTES_PER_DAY;
  return minutes <= LONGEST ? minutes : months;
}

function wordedMinutes(text: string): number | null {
  const clock = CLOCK.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  if (/^\s*\d+(?:[.,]\d+)?\s*$/.test(text)) return firstNumber(text);
  const hours = sumOf(text, HOUR_PART);
  const minutes = sumOf(text, MINUTE_PART);
  const days = sumOf(text, DAY_PART);
  if (hours === null && minutes === null && days === null) return null;
  const after = minutes === null ? BARE_AFTER_HOURS.exec(text) : null;
  return (days ?? 0) * MINUTES_PER_DAY + (hours ?? 0) * 60 + (minutes ?? (after ? Number(after[1]) : 0));
}

/** The first amount with that unit; of a range, its upper end. */
function sumOf(text: string, pattern: RegExp): number | null {
  pattern.lastIndex = 0;
  const match = pattern.exec(text);
  if (!match) return null;
  return firstNumber(match[2] ?? match[1] ?? '');
}

function plausible(minutes: number | null): number | null {
  if (minutes === null || !Number.isFinite(minutes)) return null;
  const whole = Math.round(minutes);
  return whole > 0 && whole <= LONGEST ? whole : null;
}
