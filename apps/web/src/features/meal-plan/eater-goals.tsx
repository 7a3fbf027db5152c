import type { Eater } from '@simmer/contracts';
import { HOUSEHOLD_LIMITS, NUTRIENT_GOALS, type NutrientGoal } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/meal-plan';
import { Field, Fold } from '@simmer/ui';
import { useState } from 'react';
import { write } from '../../api/write';
import { useAttempt } from '../../forms/use-action';

/** What each eater wants of a day; nothing written is no goal. */
export function EaterGoals({ eaters }: { eaters: readonly Eater[] }) {
  return (
    <div>
      {eaters.map((eater) => (
        <Fold key={eater.id} title={t.goalsOf({ name: eater.name })} open={eaters.length === 1}>
          <div className="plan-goals">
            {NUTRIENT_GOALS.map((nutrient) => (
              <Goal key={nutrient} eater={eater} nutrient={nutrient} />
            ))}
          </div>
        </Fold>
      ))}
    </div>
  );
}

function Goal({ eater, nutrient }: { eater: Eater; nutrient: NutrientGoal }) {
  const attempt = useAttempt();
  const kept = eater.goals[nutrient];
  const [text, setText] = useState(kept === undefined ? '' : String(kept));
  const [problem, setProblem] = useState<string>();

  async function save(): Promise<void> {
    const goal = text.trim() === '' ? undefined : Number(text.replace(',', '.'));
    if (goal !== undefined && !(goal > 0 && goal <= HOUSEHOLD_LIMITS.goal)) return setProblem(t.goalWrong({ most: HOUSEHOLD_LIMITS.goal }));
    setProblem(undefined);
    if (goal === kept) return;
    const { [nutrient]: _, ...others } = eater.goals;
    await attempt(() =>
      write('PUT /household/eaters/:id', { ...eater, goals: { ...others, ...(goal !== undefined && { [nutrient]: goal }) } }),
    );
  }

  return (
    <Field label={t.goals[nutrient]} error={problem}>
      {(tie) => (
        <input
          {...tie}
          className="input"
          inputMode="decimal"
          placeholder={t.noGoal}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => void save()}
        />
      )}
    </Field>
  );
}
