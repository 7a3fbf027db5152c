import { UNIT_SYSTEMS } from '@simmer/contracts/constants';
import type { Chosen } from '../../../cooking/cooking-state';
import type { Units } from '../../../recipe/measures';

const MOST_SERVINGS = 1_000;
const UNITS: readonly Units[] = ['written', ...UNIT_SYSTEMS];

/** The address of cook mode, as somebody may have written it. */
export interface CookSearch {
  servings?: unknown;
  units?: unknown;
}

/** What was chosen on the page of the recipe. */
export function chosenIn(search: CookSearch): Chosen {
  const servings = Number(search.servings);
  const units = UNITS.find((name) => name === search.units);
  return { ...(servings > 0 && servings <= MOST_SERVINGS && { servings }), ...(units && { units }) };
}
