import { type ParsedIngredient, type UnitKey, unitKind } from '@simmer/culinary';
import type { FoodLanguage, Foods, ResolvedFood } from '@simmer/foods';
import { statedGrams } from './stated-weight';

/**
 * What a line is of, in the form that is weighed: its name, and what stands beside it ("juice of 1 lime", "1 cup cooked rice", "1 lemon, zested").
 * Null where nobody knows its name.
 */
export function foodOf(line: ParsedIngredient, foods: Foods, language: FoodLanguage): ResolvedFood | null {
  const resolved = foods.resolve(line.name, language);
  if (!resolved) return null;
  const formsIn = (remarks: string | null) => (remarks ? foods.formsIn(remarks, resolved, language) : []);
  const beside = [...formsIn(line.preparation), ...formsIn(line.note)];
  return foods.inForms(resolved, isBoughtSo(line) ? [...beside.filter((form) => form !== 'cooked'), ...formsIn(line.measuredAs)] : beside);
}

const EATEN_BY: ReadonlySet<UnitKey> = new Set(['piece', 'slice', 'rasher', 'strip']);

/** "200 g pasta, cooked" and "1 package pasta, cooked" are weighed as they are bought; a cup of them, an egg or a slice of bacon as they are eaten. */
const isBoughtSo = (line: ParsedIngredient): boolean =>
  statedGrams(line) !== null || (line.unit !== null && !EATEN_BY.has(line.unit) && unitKind(line.unit) === 'count');
