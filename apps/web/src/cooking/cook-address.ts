import type { Reading } from '../recipe/view/use-reading';

/** Where a recipe is cooked, with what was chosen on its page: servings other than the written ones, and units. */
export function cookAddress(
  { id, servings: written }: { id: string; servings: number },
  reading: Pick<Reading, 'servings' | 'chosenUnits'>,
): string {
  const { servings, chosenUnits: units } = reading;
  const chosen = new URLSearchParams({ ...(servings !== written && { servings: String(servings) }), ...(units && { units }) });
  return chosen.size > 0 ? `/app/cook/${id}?${chosen}` : `/app/cook/${id}`;
}
