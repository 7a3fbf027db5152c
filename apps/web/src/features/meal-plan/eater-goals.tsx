import { queryOf } from '@simmer/client';
import type { Eater } from '@simmer/contracts';
import { ADVANCED_GOALS, HOUSEHOLD_LIMITS, NUTRIENT_GOALS, type NutrientGoal } from '@simmer/contracts/constants';
import * as t from '@simmer/messages/meal-plan';
import { Field, Fold, TextLink } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client';
import { write } from '../../api/write';
import { useAttempt } from '../../forms/use-action';

const isAdvanced = (nutrient: NutrientGoal): boolean => (ADVANCED_GOALS as readonly NutrientGoal[]).includes(nutrient);

/** What each eater wants of a day; nothing written is no goal. A goal from before a lapse stays. */
export function EaterGoals({ eaters }: { eaters: readonly Eater[] }) {
  const { data: plan } = useQuery(queryOf(client, 'GET /subscription', {}));
  const isOpen = (eater: Eater, nutrient: NutrientGoal): boolean =>
    plan?.isActive === true || !isAdvanced(nutrient) || eater.goals[nutrient] !== undefined;
  return (
    <div>
      {eaters.map((eater) => (
        <Fold key={eater.id} title={t.goalsOf({ name: eater.name })} open={eaters.length === 1}>
          <div className="plan-goals">
            {NUTRIENT_GOALS.filter((nutrient) => isOpen(eater, nutrient)).map((nutrient) => (
              <Goal key={nutrient} eater={eater} nutrient={nutrient} />
            ))}
          </div>
        </Fold>
      ))}
      {plan?.isActive === false && (
        <p className="t15 muted">
          {t.moreGoals} <TextLink href="/plans">{t.seePremium}</TextLink>
        </p>
      )}
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
