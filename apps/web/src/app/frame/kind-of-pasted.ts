import { type LabelledLine, labelRecipeText, looksLikeRecipe } from '@simmer/culinary/recipe-text';
import { addressesIn, withSchemes } from '../addresses-in-text';

/** From this many lines on a text says something of its own, and the addresses in it are an aside. */
const OWN_LINES = 3;
/** Enough of a text to tell by. */
const START = 20_000;
/** A label above this is rarely wrong. */
const SURE = 0.8;

export type Pasted = { kind: 'addresses'; addresses: string[] } | { kind: 'recipe' };

/** What a text is that was pasted outside a field: a recipe, which may name its source, or addresses with little else. Undefined for anything else. */
export function kindOfPasted(text: string): Pasted | undefined {
  const lines = labelRecipeText(text.slice(0, START));
  if (looksLikeRecipe(lines) || isTiny(lines)) return { kind: 'recipe' };
  const whole = withSchemes(text);
  const addresses = addressesIn(whole);
  const rest = addresses.reduce((left, address) => left.replaceAll(address, ''), whole);
  const isAside = rest.split('\n').filter((line) => /\p{L}/u.test(line)).length >= OWN_LINES;
  return addresses.length > 0 && !isAside ? { kind: 'addresses', addresses } : undefined;
}

/** "Rice, 200 g rice, boil it": one ingredient and one step, if both are plain. */
function isTiny(lines: readonly LabelledLine[]): boolean {
  const hasSure = (name: LabelledLine['label']): boolean => lines.some(({ label, confidence }) => label === name && confidence >= SURE);
  return hasSure('ingredient') && hasSure('step');
}
