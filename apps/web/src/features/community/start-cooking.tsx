import * as t from '@simmer/messages/community-recipe';
import { ButtonLink } from '@simmer/ui';
import type { useReading } from '../../recipe/view/use-reading';

interface StartCookingProps {
  id: string;
  servings: number;
  reading: ReturnType<typeof useReading>;
}

/** Opens the cook mode with what was chosen here; a visitor signs in on the way. */
export function StartCooking({ id, servings, reading }: StartCookingProps) {
  const chosen = new URLSearchParams({
    ...(reading.servings !== servings && { servings: String(reading.servings) }),
    ...(reading.chosenUnits && { units: reading.chosenUnits }),
  });
  return <ButtonLink href={chosen.size > 0 ? `/app/cook/${id}?${chosen}` : `/app/cook/${id}`}>{t.startCooking}</ButtonLink>;
}
