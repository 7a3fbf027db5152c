import { addressesIn } from '../addresses-in-text';

/** From this many lines on a text may be a recipe. */
const RECIPE_LINES = 3;

/** A recipe may name its source: so addresses count only in a text that says little else. */
export function kindOfPasted(text: string): 'addresses' | 'recipe' | undefined {
  const addresses = addressesIn(text);
  const rest = addresses.reduce((left, address) => left.replaceAll(address, ''), text);
  const lines = rest.split('\n').filter((line) => /\p{L}/u.test(line));
  if (lines.length >= RECIPE_LINES) return 'recipe';
  return addresses.length > 0 ? 'addresses' : undefined;
}
