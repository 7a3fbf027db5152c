/** Unit codes of Meal-Master and the words that a cook reads, for one and for more. */
const WORDS: Record<string, readonly [one: string, more: string]> = {
  ts: ['tsp', 'tsp'],
  t: ['tsp', 'tsp'],
  tb: ['tbsp', 'tbsp'],
  T: ['tbsp', 'tbsp'],
  c: ['cup', 'cups'],
  C: ['cup', 'cups'],
  fl: ['fl oz', 'fl oz'],
  pt: ['pint', 'pints'],
  qt: ['quart', 'quarts'],
  ga: ['gallon', 'gallons'],
  pn: ['pinch', 'pinches'],
  ds: ['dash', 'dashes'],
  dr: ['drop', 'drops'],
  cn: ['can', 'cans'],
  pk: ['package', 'packages'],
  ct: ['carton', 'cartons'],
  bn: ['bunch', 'bunches'],
  sl: ['slice', 'slices'],
  sm: ['small', 'small'],
  md: ['medium', 'medium'],
  lg: ['large', 'large'],
  ea: ['', ''],
  x: ['', ''],
};
/** Codes that are words already. */
const WORDLIKE = new Set(['oz', 'lb', 'ml', 'cl', 'dl', 'l', 'mg', 'cg', 'dg', 'g', 'kg']);
const NOT_MORE_THAN_ONE = /^(?:1|\d\/\d{1,2}|0?\.\d+)?$/;

/** What a code means beside an amount; a code that we do not know stays as it is. */
export function unitWord(code: string, amount: string): string {
  const words = WORDS[code] ?? WORDS[code.toLowerCase()];
  if (!words) return code;
  return NOT_MORE_THAN_ONE.test(amount) ? words[0] : words[1];
}

/** The code that reads as this word again beside that amount; null when there is none: programs stop at codes that they do not know. */
export function unitCode(word: string, amount: string): string | null {
  const code = Object.keys(WORDS).find((each) => unitWord(each, amount) === word && word !== '');
  return code ?? (WORDLIKE.has(word) ? word : null);
}
