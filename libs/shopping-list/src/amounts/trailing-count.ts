/*
 * Where cooks write how many behind the thing: "milk x2", "eggs (12)", "beer 12oz x 6", "water 24-pack". The reader of lines knows amounts in front.
 */

/** What a cook typed, with the count in front; `unit` is the pack that is bought as one, as they call it. */
export interface StraightItem {
  readonly text: string;
  readonly unit: string | null;
}

const NUMBER = String.raw`\d{1,3}`;
const MEASURE = String.raw`\d+(?:[.,]\d+)?\s?(?:mg|g|kg|ml|cl|dl|l|oz|fl\.? ?oz|lbs?)`;
/** "milk x2", "milk (x 2)", "milk ×2". */
const TIMES_BEHIND = new RegExp(String.raw`^((?!\d{1,3}\s?[x×])\S.*\S)\s*[(,–-]?\s*[x×*]\s?(${NUMBER})\s*\)?$`, 'iu');
/** "milk 2x". */
const TIMES_AFTER_NUMBER = new RegExp(String.raw`^(\D.*\S)\s+\(?(${NUMBER})\s?[x×]\)?$`, 'iu');
/** "cola 6 x 330 ml". */
const PACKS_BEHIND = new RegExp(String.raw`^(\D.*\S)\s+\(?(${NUMBER}\s?[x×*]\s?${MEASURE})\)?$`, 'iu');
/** "beer 12oz" of "beer 12oz x 6". */
const SIZE_BEHIND = new RegExp(String.raw`^(\D.*\S)\s+\(?(${MEASURE})\)?$`, 'iu');
/** "24-pack water", "2 six-packs of beer", "6er Pack Bier". */
const PACK = String.raw`(?:(?:\d{1,3}|six|twelve)\s?-\s?packs?|\d{1,3} pack|sixpacks?|\d{1,3}er[- ]?(?:packs?|tr[aä]ger|packung(?:en)?))`;
const PACK_AHEAD = new RegExp(String.raw`^(?:(${NUMBER})\s*[x×]?\s+|an?\s+|ein(?:en)?\s+)?(${PACK})\s+(?:of\s+)?(.+)$`, 'iu');
const PACK_BEHIND = new RegExp(String.raw`^(.*\S)\s*[(,]?\s*(?<=[\s(,])(${PACK})\)?$`, 'iu');

/** Puts the count of a typed item in front of it; anything else comes back as it is. */
export function straightItem(typed: string): StraightItem {
  const text = typed.trim();
  const [, count = '1', ahead, thing] = PACK_AHEAD.exec(text) ?? [];
  if (ahead && thing) return { text: `${count} ${thing}`, unit: ahead };
  const [, before, behind] = PACK_BEHIND.exec(text) ?? [];
  if (before && behind) return { text: `1 ${before}`, unit: behind };
  const [, packed, packs] = PACKS_BEHIND.exec(text) ?? [];
  if (packed && packs) return { text: `${packs} ${packed}`, unit: null };
  const [, counted = '', times = ''] = TIMES_BEHIND.exec(text) ?? TIMES_AFTER_NUMBER.exec(text) ?? [];
  if (counted === '') return { text, unit: null };
  const [, food, size] = SIZE_BEHIND.exec(counted) ?? [];
  return { text: food && size ? `${times} x ${size} ${food}` : `${times} ${counted}`, unit: null };
}
