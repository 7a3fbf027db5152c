import type { ParsedIngredient } from '@simmer/culinary';
import type { FoodLanguage, ResolvedFood } from '@simmer/foods';
import { type FoodKnowledge, foodOf, weightOf } from '@simmer/nutrition';
import type { Fresh } from '@simmer/planner';

/** What keeps no longer in the fridge spoils in the week in which its pack is opened. */
const SPOILS_WITHIN_DAYS = 7;

/** A line of a recipe, read, and the key of what it lists. */
interface FreshLine {
  readonly line: ParsedIngredient;
  readonly ingredient: string;
}

/**
 * The foods of a recipe that are sold in packs and do not keep, with how much of a pack a serving takes. Lines without an amount, and foods
 * that most kitchens have, are left out.
 */
export function freshOf(lines: readonly FreshLine[], servings: number, knowledge: FoodKnowledge, language: FoodLanguage): Fresh[] {
  const packs = new Map<string, number>();
  for (const { line, ingredient } of lines) {
    const resolved = foodOf(line, knowledge.foods, language);
    const ofPack = resolved && packGrams(resolved, knowledge);
    const weight = resolved && weightOf(line, resolved, knowledge, language);
    if (ofPack && weight) packs.set(ingredient, (packs.get(ingredient) ?? 0) + weight.grams / ofPack / servings);
  }
  return [...packs].map(([ingredient, share]) => ({ ingredient, packs: share }));
}

/** Grams of a pack as most shops sell it; null for what is not sold so, keeps, or is at home anyway. */
function packGrams(resolved: ResolvedFood, { foods }: FoodKnowledge): number | null {
  const { food, form } = resolved;
  const pack = food.pack.metric ?? food.pack.us;
  const { fridge = Infinity } = food.keeps;
  if (!pack || form !== null || food.isStaple || fridge > SPOILS_WITHIN_DAYS) return null;
  const grams = foods.gramsOf(resolved, pack.unit);
  return grams === null ? null : grams * pack.quantity;
}
