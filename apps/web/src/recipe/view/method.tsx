import type { Recipe } from '@simmer/contracts';
import * as recipeTexts from '@simmer/messages/recipe';
import * as t from '@simmer/messages/recipe-detail';
import { classNames, Steps } from '@simmer/ui';
import { Fragment, type ReactNode } from 'react';
import { StepPhoto } from '../step-photo';
import { groupAt } from './group-at';
import './recipe-view.css';
import { stepId } from './step-in-address';

/** What stands in the line of a step. */
export interface ShownStep {
  /** Its number, which may be a button. */
  number: ReactNode;
  text: ReactNode;
  state?: 'done' | 'now' | undefined;
}

interface MethodProps {
  recipe: Pick<Recipe, 'instructions' | 'step_images'>;
  className?: string;
  /** A step, by its place from 0. */
  step: (index: number) => ShownStep;
}

/** The method: its groups, and its steps with their photos. */
export function Method({ recipe, className, step }: MethodProps) {
  const steps = recipe.instructions;
  return (
    <section aria-labelledby="method-heading" className={className}>
      <h2 className="h-32 method-heading" id="method-heading">
        {recipeTexts.method}
      </h2>
      {steps.length === 0 && <p className="muted">{t.noSteps}</p>}
      <Steps className="method">
        {steps.map((_, index) => {
          const { number, text, state } = step(index);
          const group = groupAt(steps, index);
          return (
            <Fragment key={index}>
              {group.starts && <li className="step-head h-20">{group.starts}</li>}
              {group.ends && <li className="sr">{recipeTexts.noGroup}</li>}
              <li
                id={stepId(index)}
                className={classNames('step', state && `is-${state}`, group.ends && 'after-group')}
                aria-current={state === 'now' ? 'step' : undefined}
              >
                {number}
                <p>{text}</p>
                <StepPhoto recipe={recipe} step={index} sizes="(min-width: 560px) 420px, 80vw" />
              </li>
            </Fragment>
          );
        })}
      </Steps>
    </section>
  );
}

/** The number of a step that nothing happens with. */
export const StepNumber = ({ index }: { index: number }) => <span className="no">{index + 1}</span>;
