import * as t from '@simmer/messages/cooking';
import { ButtonLink } from '@simmer/ui';
import type { Reading } from '../recipe/view/use-reading';
import { cookAddress } from './cook-address';
import { sessionOf } from './cooking-state';
import { useCooking } from './use-cooking';

interface StartCookingProps {
  recipe: { id: string; servings: number };
  reading: Pick<Reading, 'servings' | 'chosenUnits'>;
}

/** Begins to cook, or goes on where the cook is. */
export function StartCooking({ recipe, reading }: StartCookingProps) {
  const state = useCooking();
  const step = state && sessionOf(state, recipe.id)?.step;
  return (
    <ButtonLink variant="primary" href={cookAddress(recipe, reading)}>
      {step ? t.continueCooking({ number: step + 1 }) : t.startCooking}
    </ButtonLink>
  );
}
