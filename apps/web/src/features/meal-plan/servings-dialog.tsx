import type { MealPlanEntry } from '@simmer/contracts';
import { RECIPE_LIMITS } from '@simmer/contracts/constants';
import { servingsOf } from '@simmer/meal-plan';
import * as t from '@simmer/messages/meal-plan';
import { Button, Dialog, Stepper } from '@simmer/ui';
import { useState } from 'react';
import { usePlanBoard } from './plan-board';

/** How much of a dish is cooked: for those who eat, or as many servings as the cook says. */
export function ServingsDialog({ entry, onClose }: { entry: MealPlanEntry; onClose: () => void }) {
  const { plan, eaters } = usePlanBoard();
  const needed = servingsOf({ ...entry, servings: null }, plan.entries, plan.slots, eaters);
  const [servings, setServings] = useState(entry.servings ?? needed);

  function save(wanted: number | null): void {
    onClose();
    if (wanted === entry.servings) return;
    const told = wanted === null ? t.servingsAsNeeded : t.servingsNow({ count: wanted });
    void plan.change({ put: [{ ...entry, servings: wanted }] }, told);
  }

  return (
    <Dialog
      open
      title={t.servingsOf({ title: entry.title })}
      onClose={onClose}
      foot={
        <>
          <Button onClick={() => save(null)}>{t.asNeeded({ count: needed })}</Button>
          <Button variant="primary" onClick={() => save(servings)}>
            {t.save}
          </Button>
        </>
      }
    >
      <Stepper
        label={t.changeServings}
        value={servings}
        step={servings % 1 === 0 ? 1 : 0.5}
        max={RECIPE_LIMITS.servings}
        format={(count) => t.amount({ amount: count })}
        onChange={setServings}
      />
      <p className="t15 muted">{t.servingsHelp}</p>
    </Dialog>
  );
}
