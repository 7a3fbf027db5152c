import { ALLERGENS } from '@simmer/contracts/constants';
import type { RecipeHints } from '@simmer/nutrition';
import { warningsFor } from './eater-warnings';
import { EaterWarnings } from './eater-warnings-list';
import { useEaters } from './use-eaters';

/** Who of the household must not eat a recipe, in a place of its own that is there before the ingredients have been read. */
export function RecipeWarnings({ hints }: { hints: RecipeHints | undefined }) {
  const concerned = useEaters().filter(({ allergens }) => allergens.length > 0);
  if (concerned.length === 0) return null;
  const inState = (...states: string[]) => ALLERGENS.filter((allergen) => hints && states.includes(hints.allergens[allergen]));
  const held = { contains: inState('contains'), unsure: inState('may-contain', 'unknown') };
  return (
    <div className="warnings-place">
      <EaterWarnings warnings={warningsFor(held, concerned)} />
    </div>
  );
}
