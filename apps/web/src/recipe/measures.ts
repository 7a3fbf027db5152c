import { detectLineLanguage, type MeasureSystem } from '@simmer/culinary';
import type { FoodLanguage, Foods } from '@simmer/foods';
import { language as readers } from '@simmer/messages/language';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { habits } from '../browser/habits';

/** How a recipe is read: as its author wrote it, or in the measures a cook chose. */
export type Units = 'written' | MeasureSystem;

/** Measures that amounts are shown in. */
export interface Measures {
  readonly system: MeasureSystem;
  /** Grams per millilitre of a food that is weighed where weights are metric; null for any other. */
  readonly gramsPerMl: (name: string) => number | null;
}

const neverChanges = () => () => undefined;

/** As the cook reads all recipes. The server knows nobody's habits and shows the author's words. */
export const useUsualUnits = (): Units =>
  useSyncExternalStore<Units>(
    neverChanges,
    () => habits().units ?? 'written',
    () => 'written',
  );

/** The measures of a recipe; undefined for the author's own, and until the densities of foods are here that metric ones need. */
export function useMeasures(ingredients: readonly { text: string }[], units: Units): Measures | undefined {
  // as the foods of the recipe are read
  const language = useMemo(() => detectLineLanguage(ingredients.map(({ text }) => text).join('\n'), readers), [ingredients]);
  const foods = useFoods(language, units === 'metric');
  return useMemo(() => {
    if (units === 'written' || (units === 'metric' && foods === undefined)) return undefined;
    const gramsPerMl = (name: string): number | null => {
      const resolved = foods?.resolve(name, language);
      return foods && resolved ? foods.weighedDensityOf(resolved) : null;
    };
    return { system: units, gramsPerMl };
  }, [units, foods, language]);
}

/** What came already, so that the next recipe shows its measures at once. */
const arrived = new Map<FoodLanguage, Foods>();

/** The catalogue in a language; undefined while it is on its way, null where it does not come: without a connection before it ever was here. */
function useFoods(language: FoodLanguage, wanted: boolean): Foods | null | undefined {
  const [missing, setMissing] = useState<FoodLanguage>();
  const [, setCount] = useState(0);
  const foods = arrived.get(language);
  useEffect(() => {
    if (!wanted || arrived.has(language)) return;
    let isOpen = true;
    void import('@simmer/foods')
      // the same two languages as for what a recipe holds
      .then(({ loadFoods }) => loadFoods([language, readers]))
      .then(
        (loaded) => {
          arrived.set(language, loaded);
          if (isOpen) setCount(arrived.size);
        },
        () => {
          // volumes are shown as volumes then; the next visit asks again
          if (isOpen) setMissing(language);
        },
      );
    return () => {
      isOpen = false;
    };
  }, [language, wanted]);
  return foods ?? (missing === language ? null : undefined);
}
