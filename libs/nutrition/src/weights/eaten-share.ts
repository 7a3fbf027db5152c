import type { ParsedIngredient, UnitKey } from '@simmer/culinary';
import type { Food, Foods } from '@simmer/foods';
import { type Weight, wordsOf } from './line-weight';
import { middleOf } from './stated-weight';

/** Less than this of the oil for deep-frying stays in the food (USDA Agriculture Handbook 102: 5 to 15 %). */
const FRYING_SHARE = 0.1;
/** What a pan takes is eaten with what is fried in it: four tablespoons. */
const PAN_GRAMS = 60;
/** What stays of a marinade or a brine is about a third, by our own weighing. */
const MARINADE_SHARE = 0.33;
/** Meat on the bone of which the catalogue does not say it: USDA's figures are of what is eaten. */
const SHARE_BESIDE_BONES = 0.72;
/** Tins of one size differ by so much. */
const ABOUT = 1.1;

const FRYING =
  /\b(for|zum|pour|para|per|voor|till|att) ?(deep|shallow|la|le)?[- ]?(frying|fry|frittieren|ausbacken|friture|frire|freir|friggere|fritar|fritura|frituren|frittering|fritera)\b/iu;
const MARINADE = /\b(marinade|marinating|brine|brining|marinieren|mariner|marinar|marinare|marineren|marinera)\b/iu;
const WITH_BONE =
  /\b(bone[- ]in|on the bone|mit knochen|whole chicken|shell[- ]on|avec os|con hueso|con osso|com osso|met bot|med ben)\b/iu;
/** What was weighed without bones, peel and stones. */
const CLEANED =
  /\b(boneless|boned|fillets?|flesh|pulp|chunks?|cubes?|florets?|slices|ohne knochen|ausgelöst\w*|fruchtfleisch|netto|geschält|würfel|désoss\w*|chair|sin hueso|deshuesad\w*|pulpa|disossat\w*|polpa|sem osso|desossad\w*|zonder bot|vruchtvlees|benfri\w*|urbenad\w*|fruktkött)\b/iu;
const DRAINED =
  /drained|rinsed|abgetropft|abgegossen|abgespült|égoutt|rincé|escurrid|enjuagad|sgocciol|scolat|escorrid|uitgelekt|afgespoeld|avrunn|avsköljd/iu;
const TINS: ReadonlySet<UnitKey> = new Set(['can', 'jar']);

/** The share of what a line weighs that is eaten: little of the oil for frying, a tin without its brine, a leg without its bone. */
export function eatenShare(line: ParsedIngredient, food: Food, { grams, source }: Weight, foods: Foods): number {
  const words = wordsOf(line);
  if ((foods.isKindOf(food, 'oil') || foods.isKindOf(food, 'fat')) && FRYING.test(words)) return grams > PAN_GRAMS ? FRYING_SHARE : 1;
  if (MARINADE.test(words)) return MARINADE_SHARE;
  // portions and cups are of what is eaten
  if (source !== 'stated') return 1;
  if (food.edible !== null) return isWeighedWhole(line, food, grams) ? food.edible : 1;
  const hasBones = ['meat', 'fish', 'seafood'].some((kind) => foods.isKindOf(food, kind));
  return hasBones && WITH_BONE.test(words) ? SHARE_BESIDE_BONES : 1;
}

/**
 * Whether a line's weight includes a tin's brine, or bones and peel. "400 g chickpeas, drained" are those of a tin; who writes
 * "240 g drained chickpeas", or no more than a tin holds of them, has weighed them without brine, and who writes "300 g peeled mango" without the peel.
 */
function isWeighedWhole(line: ParsedIngredient, { form, portions }: Food, grams: number): boolean {
  if (form !== 'canned') return line.measuredAs === null && !CLEANED.test(wordsOf(line));
  const isCounted = line.unit !== null && TINS.has(line.unit);
  const isOfTin = isCounted || (DRAINED.test(line.preparation ?? '') && !DRAINED.test(line.measuredAs ?? ''));
  return isOfTin && grams / (isCounted ? (middleOf(line) ?? 1) : 1) > (portions['can'] ?? 0) * ABOUT;
}
