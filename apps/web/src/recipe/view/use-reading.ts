import type { Recipe } from '@simmer/contracts';
import { useState } from 'react';
import { type Measures, type Units, useMeasures, useUsualUnits } from '../measures';

/** For how many servings and in which units a recipe is read. */
export interface Reading {
  servings: number;
  setServings: (servings: number) => void;
  /** What its amounts are multiplied by. */
  factor: number;
  units: Units;
  setUnits: (units: Units) => void;
  /** The units that were chosen on this page. */
  chosenUnits: Units | undefined;
  /** What the units come to. */
  measures: Measures | undefined;
}

/** Begins with the servings of the recipe and the units that the cook is used to. */
export function useReading(recipe: Pick<Recipe, 'servings' | 'ingredients'>): Reading {
  const [chosenServings, setServings] = useState<number>();
  const [chosenUnits, setUnits] = useState<Units>();
  const usualUnits = useUsualUnits();
  const servings = chosenServings ?? recipe.servings;
  const units = chosenUnits ?? usualUnits;
  const measures = useMeasures(recipe.ingredients, units);
  return { servings, setServings, factor: servings / recipe.servings, units, setUnits, chosenUnits, measures };
}
