import { isUnitKey, unitKind } from '@simmer/culinary';
import { type ListItem, sharesOf } from '@simmer/shopping-list';
import { language } from '@simmer/messages/language';
import { useEffect, useState } from 'react';

type DensityOf = (food: string) => number | null;

const unknown: DensityOf = () => null;

/** What a millilitre of a food weighs; the table comes when an item has both weights and volumes. */
export function useDensities(items: readonly ListItem[]): DensityOf {
  const [densityOf, setDensityOf] = useState<DensityOf>(() => unknown);
  const isNeeded = densityOf === unknown && items.some(mixesKinds);
  useEffect(() => {
    if (!isNeeded) return;
    let isShown = true;
    void import('@simmer/foods').then(async ({ loadFoods }) => {
      const foods = await loadFoods([language]);
      const known: DensityOf = (name) => {
        const resolved = foods.resolve(name, language);
        // what a whole kind of foods usually weighs is no measure of this one
        return resolved?.isClear ? resolved.food.density : null;
      };
      if (isShown) setDensityOf(() => known);
    });
    return () => {
      isShown = false;
    };
  }, [isNeeded]);
  return densityOf;
}

function mixesKinds(item: ListItem): boolean {
  const kinds = new Set(sharesOf(item).map(({ unit }) => (unit !== null && isUnitKey(unit) ? unitKind(unit) : 'count')));
  return kinds.has('mass') && kinds.has('volume');
}
