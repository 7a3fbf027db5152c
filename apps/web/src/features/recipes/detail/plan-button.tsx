import type { Recipe } from '@simmer/contracts';
import * as t from '@simmer/messages/recipe-detail';
import { Button, IconCalendarWeek } from '@simmer/ui';
import { type ComponentType, Suspense, useState } from 'react';

interface PlanDialogProps {
  recipe: Recipe;
  /** Null for as many as eat. */
  servings: number | null;
  onClose: () => void;
}

/** Asks for a meal of the plan. The plan is a feature of its own, so its dialog is handed in. */
export type PlanDialog = ComponentType<PlanDialogProps>;

export function PlanButton({ recipe, servings, planDialog: Dialog }: { recipe: Recipe; servings: number; planDialog: PlanDialog }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<IconCalendarWeek />} onClick={() => setOpen(true)}>
        {t.addToPlan}
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog recipe={recipe} servings={servings === recipe.servings ? null : servings} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
