import * as t from '@simmer/messages/cooking';
import type { StepPart } from '../../../cooking/read-step';
import { StepText } from '../../../cooking/step-text';
import { StepPhoto } from '../../../recipe/step-photo';
import { type StepPlace, useSwipesAndTaps } from './use-steps';
import type { CookedRecipe } from './use-cooked-recipe';

interface CurrentStepProps {
  recipe: CookedRecipe;
  steps: readonly (readonly StepPart[])[];
  place: StepPlace;
}

const textOf = (parts: readonly StepPart[] | undefined): string => (parts ?? []).map(({ text }) => text).join('');

/** The step at hand, large, with a line of those before and after it. */
export function CurrentStep({ recipe, steps, place }: CurrentStepProps) {
  const { step, count } = place;
  const group = recipe.instructions[step]?.group;
  const moves = useSwipesAndTaps(place);
  const where = t.stepOf({ number: step + 1, count });
  return (
    <section className="now" aria-live="polite" {...moves}>
      <p className="peek" aria-hidden="true">
        {textOf(steps[step - 1])}
      </p>
      <p className="where">{group ? `${where} · ${group}` : where}</p>
      <h1>
        <StepText recipe={recipe} step={step} parts={steps[step] ?? []} marked />
      </h1>
      <StepPhoto recipe={recipe} step={step} sizes="(min-width: 560px) 420px, 92vw" />
      <p className="peek" aria-hidden="true">
        {steps[step + 1] && t.nextIs({ text: textOf(steps[step + 1]) })}
      </p>
    </section>
  );
}
