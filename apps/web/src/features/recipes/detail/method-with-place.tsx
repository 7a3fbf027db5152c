import type { Recipe } from '@simmer/contracts';
import * as t from '@simmer/messages/recipe-detail';
import { memo, useState } from 'react';
import { StepText } from '../../../cooking/step-text';
import { useStepParts } from '../../../cooking/use-step-parts';
import { Method, type ShownStep, StepNumber } from '../../../recipe/view/method';
import type { Reading } from '../../../recipe/view/use-reading';

/** The method with its timers. A tap on a step marks the cook's place: what is above it is done. */
export const MethodWithPlace = memo(function MethodWithPlace({
  recipe,
  reading: { factor, measures },
}: {
  recipe: Recipe;
  reading: Reading;
}) {
  const parts = useStepParts(recipe, factor, measures);
  const [place, setPlace] = useState<number>();

  function stepAt(index: number): ShownStep {
    const isHere = index === place;
    return {
      state: place === undefined || index > place ? undefined : isHere ? 'now' : 'done',
      number: (
        <button
          type="button"
          className="step-place"
          aria-label={isHere ? t.yourPlace({ number: index + 1 }) : t.markPlace({ number: index + 1 })}
          onClick={() => setPlace(isHere ? undefined : index)}
        >
          <StepNumber index={index} />
        </button>
      ),
      text: <StepText recipe={recipe} step={index} parts={parts[index] ?? []} />,
    };
  }

  return <Method recipe={recipe} className="o2" step={stepAt} />;
});
