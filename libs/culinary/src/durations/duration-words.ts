const SECOND = 1;
const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;

const words = (list: string, size: number): [string, number][] => list.split(' ').map((word) => [word, size]);

/** Words for spans of time, folded, with their seconds. One table for all languages: they do not contradict each other. */
const DURATION_WORDS: ReadonlyMap<string, number> = new Map([
  ...words(
    's sec secs second seconds sek sekunde sekunden seconde secondes seconden seg segundo segundos secondo secondi sekund sekunder',
    SECOND,
  ),
  ...words('m min mins mn minute minutes minuten minuut minuten minuto minutos minuti minut minuter', MINUTE),
  ...words('kwartier kwartiertje kwartieren kvart', 15 * MINUTE),
  ...words('h hr hrs std stunde stunden hour hours heure heures hora horas ora ore uur uren u timme timmar tim', HOUR),
  ...words('d day days tag tage tagen jour jours dia dias giorno giorni dag dagen dygn dagar', DAY),
]);

/** Seconds of one "minute", "Stunde", "ore", or null. The word is folded. A lone letter counts only where `short` allows it. */
export function durationWord(word: string, short = true): number | null {
  if (!short && word.length === 1 && word !== 'h') return null;
  return DURATION_WORDS.get(word) ?? null;
}

/** Words between the parts of one duration: 1 hour and 30 minutes. */
export const DURATION_JOINERS: ReadonlySet<string> = new Set(['and', 'und', 'et', 'y', 'e', 'en', 'och', ',']);

/** Half of the unit before it in other languages than English: une heure et demie, una hora y media. */
export const HALF_MORE: ReadonlySet<string> = new Set([
  'demie',
  'demi',
  'media',
  'medio',
  'mezza',
  'mezzo',
  'meia',
  'meio',
  'half',
  'halve',
  'halv',
  'halva',
]);
