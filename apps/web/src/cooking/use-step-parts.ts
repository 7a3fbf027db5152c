import type { Recipe } from '@simmer/contracts';
import { useMemo } from 'react';
import type { Measures } from '../recipe/measures';
import { useTrainedReader } from '../recipe/use-trained-reader';
import { type StepPart, stepReader } from './read-step';

/** The steps of a recipe, divided, with their amounts multiplied by `factor`, in the measures that the cook chose. */
export function useStepParts(
  recipe: Pick<Recipe, 'ingredients' | 'instructions'>,
  factor: number,
  measures: Measures | undefined,
): StepPart[][] {
  const hasReader = useTrainedReader();
  const read = useMemo(
    () => stepReader(recipe),
    // the trained reader understands more names
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [recipe, hasReader],
  );
  return useMemo(() => read(factor, measures), [read, factor, measures]);
}
