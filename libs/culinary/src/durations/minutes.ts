import { findDurations } from './find-durations';

const ISO =
  /^P(?:(\d+(?:[.,]\d+)?)Y)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)W)?(?:(\d+(?:[.,]\d+)?)D)?(?:T(?:(\d+(?:[.,]\d+)?)H)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)S)?)?$/i;
const LONGEST_TEXT = 200;
/** Minutes of the ISO 8601 parts: years, months, weeks, days, hours, minutes, seconds. */
const PART_MINUTES = [525_600, 43_200, 10_080, 1440, 60, 1, 1 / 60];

/** Minutes of an ISO 8601 duration ("PT1H10M" is 70), rounded to whole minutes; null when it is none or says nothing. */
function fromIsoDuration(text: string): number | null {
  const match = ISO.exec(text);
  if (!match || !/\d/.test(text)) return null;
  return Math.round(PART_MINUTES.reduce((sum, size, i) => sum + size * +(match[i + 1] ?? '0').replace(',', '.'), 0));
}

/** ISO 8601 duration of whole minutes: 70 is "PT1H10M", 0 is "PT0M". Negative and non-finite minutes count as 0. */
export function toIsoDuration(minutes: number): string {
  const whole = wholeMinutes(minutes);
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  return `PT${hours ? `${hours}H` : ''}${rest || !hours ? `${rest}M` : ''}`;
}

function wholeMinutes(minutes: number): number {
  return Number.isFinite(minutes) && minutes > 0 ? Math.round(minutes) : 0;
}

/**
 * Minutes of what a cook types or a page says: "1 h 10 min", "1h 10", "1:10", "90", "1½ hours", "PT1H10M", "45 Minuten"; of a range the longer end.
 * Null when no time is in it.
 */
export function parseMinutes(input: string): number | null {
  const text = input.trim().slice(0, LONGEST_TEXT);
  const iso = fromIsoDuration(text);
  if (iso !== null) return iso;
  if (/^\d{1,6}(?:[.,]\d+)?$/.test(text)) return Math.round(+text.replace(',', '.'));
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d)(?::[0-5]\d)?(?:\s*(?:h|hrs?|hours?|std))?$/i.exec(text) ?? [];
  if (hours && minutes) return +hours * 60 + +minutes;
  // "1h 30": the minutes go without their unit
  const [, h, min] = /^(\d{1,3})\s*(?:h|hrs?|hours?|std|stunden?|heures?|horas?|ore|ora|uur|tim)\.?\s*([0-5]?\d)$/i.exec(text) ?? [];
  if (h && min) return +h * 60 + +min;
  const found = findDurations(text.replace(/(\d)m\b/gi, '$1 min').replace(/\bd\b/gi, 'days'));
  if (!found.length) return null;
  return Math.round(found.reduce((sum, { seconds, secondsMax }) => sum + (secondsMax ?? seconds), 0) / 60);
}
