import { isUnitKey, unitKind } from '@simmer/culinary';
import { type ListItem, sharesOf } from '@simmer/shopping-list';
import { useEffect, useState } from 'react';

type DensityOf = (food: string) => number | null;

const unknown: DensityOf = () => null;
/** A name that only ends like a food is not surely the same. */
const SURE = 0.9;

/** What a millilitre of a food weighs; the table comes when an item has both weights and volumes. */
export function useDensities(items: readonly ListItem[]): DensityOf {
  const [densityOf, setDensityOf] = useState<DensityOf>(() => unknown);
  const isNeeded = densityOf === unknown && items.some(mixesKinds);
  useEffect(() => {
    if (!isNeeded) return;
    let isShown = true;
    void import('@simmer/nutrition').then(async ({ densityOf: densityOfFood, loadFoods }) => {
      const foods = await loadFoods();
      const known: DensityOf = (name) => {
        const match = foods.find(name);
        const density = match && match.confidence >= SURE ? densityOfFood(match.food) : null;
        // what a whole group of foods usually weighs is no measure of this one
        return density?.source === 'portion' ? density.grams : null;
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
