import type { Recipe } from '@simmer/contracts';
import { scaleStep } from '@simmer/culinary';
import { classNames, Steps } from '@simmer/ui';
import { Fragment, useState } from 'react';
import { groupAt, NO_GROUP } from './group-at';

/** The method, its amounts multiplied by `factor`. A tap on a step marks the cook's place: what is above it is done. */
export function Method({ steps, factor }: { steps: Recipe['instructions']; factor: number }) {
  const [place, setPlace] = useState<number>();
  const stateOf = (index: number): 'done' | 'now' | undefined => {
    if (place === undefined || index > place) return undefined;
    return index === place ? 'now' : 'done';
  };
  return (
    <section aria-labelledby="method-heading" className="o2">
      <h2 className="h-32 method-heading" id="method-heading">
        Method
      </h2>
      {steps.length === 0 && <p className="muted">No steps are written down yet.</p>}
      <Steps className="method">
        {steps.map(({ text }, index) => {
          const state = stateOf(index);
          const group = groupAt(steps, index);
          return (
            <Fragment key={index}>
              {group.starts && <li className="step-head h-20">{group.starts}</li>}
              {group.ends && <li className="sr">{NO_GROUP}</li>}
              <li className={classNames('step', state && `is-${state}`, group.ends && 'after-group')} aria-current={state === 'now' ? 'step' : undefined}>
                <button
                  type="button"
                  className="step-place"
                  aria-label={state === 'now' ? `Step ${index + 1}, your place` : `Mark step ${index + 1} as your place`}
                  onClick={() => setPlace(place === index ? undefined : index)}
                >
                  <span className="no">{index + 1}</span>
                </button>
                <p>{scaleStep(text, factor).text}</p>
              </li>
            </Fragment>
          );
        })}
      </Steps>
    </section>
  );
}
