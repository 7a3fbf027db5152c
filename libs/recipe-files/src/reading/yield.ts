import { yieldOf } from '@simmer/recipe-reader';

const NUMBER_OF_PEOPLE =
  /^(?:(?:serves|servings?|makes|yields?|for|für|pour|para|per|voor)\s*:?\s*)?\d+(?:[.,]\d+)?\s*(?:servings?|serving\(s\)|people|persons?|portion(?:en|s)?|personen?|personnes?|personas?|persone|raciones|porzioni|porções)?\.?$/i;
const BOTH = /^(\d+(?:[.,]\d+)?) servings?(?: \((.+)\)|, (.+))$/is;

/** What statements of yield ("4", "24 cookies", "4 servings (24 cookies)", "4 servings, 24 cookies") say; the words only where they say more than the number. */
export function yieldFields(...statements: unknown[]): { servings: number | null; yield_text: string } {
  const [only] = statements;
  const both = statements.length === 1 && typeof only === 'string' ? BOTH.exec(only.trim()) : null;
  if (both) return { servings: Number(both[1]?.replace(',', '.')), yield_text: both[2] ?? both[3] ?? '' };
  // other apps scale by the number that they show: 2 of "2 dozen"
  const { servings, text } = yieldOf(statements, { dozen: 1 });
  return { servings, yield_text: text === null || NUMBER_OF_PEOPLE.test(text) ? '' : text };
}

/** Where a file has a field for each: for how many it is, 0 for unknown, and what comes of it ("24 cookies"). */
export function servingsAndYield(size: string, made: string): ReturnType<typeof yieldFields> {
  const stated = yieldFields(size);
  if (stated.servings === null) return yieldFields(made);
  return { ...stated, yield_text: yieldFields(made).yield_text || stated.yield_text };
}
