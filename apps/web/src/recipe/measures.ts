import { detectLineLanguage, type MeasureSystem } from '@simmer/culinary';
import { language as readers } from '@simmer/messages/language';
import { useMemo, useSyncExternalStore } from 'react';
import { habits } from '../browser/habits';
import { useFoods } from './use-foods';

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
