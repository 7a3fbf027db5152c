import { FREE_RECIPE_LIMIT } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/plans';
import { PantryLabel } from '@simmer/ui';
import { Jar } from '../../recipe/jar';

const PLACES = Array.from({ length: FREE_RECIPE_LIMIT }, (_, place) => place);

/** The free shelf with a jar for each recipe: the whole argument for a longer one. */
export function Shelf({ count }: { count: number }) {
  const over = Math.max(0, count - FREE_RECIPE_LIMIT);
  const words = over > 0 ? t.onShelfAndOver({ limit: FREE_RECIPE_LIMIT, over }) : t.onShelf({ count, limit: FREE_RECIPE_LIMIT });
  return (
    <PantryLabel role="region" aria-labelledby="shelf">
      <h2 className="h-24" id="shelf">
        {t.shelf}
      </h2>
      <p className="t15 muted">{words}</p>
      <div className="plans-shelf" aria-hidden="true">
        {PLACES.map((place) => (
          <Jar key={place} full={place < count} />
        ))}
      </div>
    </PantryLabel>
  );
}
