import type { Recipe } from '@simmer/contracts';
import * as recipeTexts from '@simmer/messages/recipe';
import * as t from '@simmer/messages/recipe-detail';
import { classNames, Steps } from '@simmer/ui';
import { Fragment, useState } from 'react';
import { StepText } from '../../../cooking/step-text';
import { useStepParts } from '../../../cooking/use-step-parts';
import type { Measures } from '../../../recipe/measures';
import { StepPhoto } from '../../../recipe/step-photo';
import { groupAt } from './group-at';

interface MethodProps {
  recipe: Recipe;
  factor: number;
  measures: Measures | undefined;
}

/** The method, its amounts multiplied by `factor`, in the measures of the ingredients. A tap on a step marks the cook's place: what is above it is done. */
export function Method({ recipe, factor, measures }: MethodProps) {
  const steps = recipe.instructions;
  const parts = useStepParts(recipe, factor, measures);
  const [place, setPlace] = useState<number>();
  const stateOf = (index: number): 'done' | 'now' | undefined => {
    if (place === undefined || index > place) return undefined;
    return index === place ? 'now' : 'done';
  };
  return (
    <section aria-labelledby="method-heading" className="o2">
      <h2 className="h-32 method-heading" id="method-heading">
        {recipeTexts.method}
      </h2>
      {steps.length === 0 && <p className="muted">{t.noSteps}</p>}
      <Steps className="method">
        {steps.map((_, index) => {
          const state = stateOf(index);
          const group = groupAt(steps, index);
          return (
            <Fragment key={index}>
              {group.starts && <li className="step-head h-20">{group.starts}</li>}
              {group.ends && <li className="sr">{recipeTexts.noGroup}</li>}
              <li
                className={classNames('step', state && `is-${state}`, group.ends && 'after-group')}
                aria-current={state === 'now' ? 'step' : undefined}
              >
                <button
                  type="button"
                  className="step-place"
                  aria-label={state === 'now' ? t.yourPlace({ number: index + 1 }) : t.markPlace({ number: index + 1 })}
                  onClick={() => setPlace(place === index ? undefined : index)}
                >
                  <span className="no">{index + 1}</span>
                </button>
                <p>
                  <StepText recipe={recipe} step={index} parts={parts[index] ?? []} />
                </p>
                <StepPhoto recipe={recipe} step={index} sizes="(min-width: 560px) 420px, 80vw" />
              </li>
            </Fragment>
          );
        })}
      </Steps>
    </section>
  );
}
