import type { Recipe } from '@simmer/contracts';
import { useState } from 'react';
import { type Measures, type Units, useMeasures, useUsualUnits } from '../measures';

/** What a reader has chosen of a recipe; the rest is as the recipe and the reader's habits say. */
export interface ChosenReading {
  servings?: number;
  units?: Units;
}

/** For how many servings and in which units a recipe is read. */
export interface Reading {
  servings: number;
  setServings: (servings: number) => void;
  /** What its amounts are multiplied by. */
  factor: number;
  units: Units;
  setUnits: (units: Units) => void;
  /** The units that were chosen for this recipe. */
  chosenUnits: Units | undefined;
  /** What the units come to. */
  measures: Measures | undefined;
}

/** What was chosen before, and where a choice is kept. */
export interface KeptReading {
  chosen: ChosenReading;
  keep: (chosen: ChosenReading) => void;
}

const FORGOTTEN: KeptReading = { chosen: {}, keep: () => undefined };

/** Begins with what was chosen before, else with the servings of the recipe and the units that the cook is used to. */
export function useReading(recipe: Pick<Recipe, 'servings' | 'ingredients'>, kept = FORGOTTEN): Reading {
  const [changed, setChanged] = useState<ChosenReading>();
  const chosen = changed ?? kept.chosen;
  const usualUnits = useUsualUnits();
  const servings = chosen.servings ?? recipe.servings;
  const units = chosen.units ?? usualUnits;
  const measures = useMeasures(recipe.ingredients, units);
  function choose(part: ChosenReading): void {
    const next = { ...chosen, ...part };
    setChanged(next);
    kept.keep(next);
  }
  return {
    servings,
    setServings: (value) => choose({ servings: value }),
    factor: servings / recipe.servings,
    units,
    setUnits: (value) => choose({ units: value }),
    chosenUnits: chosen.units,
    measures,
  };
}
