import { newId } from '@simmer/client';
import type { Recipe } from '@simmer/contracts';
import { daysAfter } from '@simmer/meal-plan';
import * as t from '@simmer/messages/meal-plan';
import { Button, IconArrowLeft, IconArrowRight, IconButton } from '@simmer/ui';
import { useState } from 'react';
import { PlaceDialog } from './place-dialog';
import type { Place } from './plan-board';
import { moveOf } from './plan-changes';
import { usePlan } from './use-plan';
import { asDate, longDay, today } from './week-dates';

export interface AddToPlanDialogProps {
  recipe: Pick<Recipe, 'id' | 'title'>;
  /** Null for as many as eat. */
  servings: number | null;
  onClose: () => void;
}

/** Puts a recipe into the plan, from today on: on a meal of a day, or without a day for now. */
export function AddToPlanDialog({ recipe, servings, onClose }: AddToPlanDialogProps) {
  const [first, setFirst] = useState(today);
  const { dates, entries, settings, isPending, problem, reload, change } = usePlan(first);
  const dish = { id: newId(), recipe_id: recipe.id, title: recipe.title, servings, position: 0, locked: false, leftover_of: null };

  function put(place: Place | { date: null; meal: string }): void {
    onClose();
    const told = place.date === null ? t.keptForLater({ title: recipe.title }) : t.added({ title: recipe.title, day: longDay(place.date) });
    void change(moveOf({ ...dish, ...place }, place, entries), told);
  }

  const meals = settings?.meals ?? [];
  return (
    <PlaceDialog
      title={t.addToPlanTitle({ title: recipe.title })}
      entries={entries}
      meals={meals}
      dates={isPending || problem ? [] : dates}
      onChoose={put}
      onClose={onClose}
    >
      <div className="plan-weeks">
        <IconButton label={t.weekBefore} disabled={first <= today()} onClick={() => setFirst(daysAfter(first, -7))}>
          <IconArrowLeft />
        </IconButton>
        <span aria-live="polite">{t.fromTo({ from: asDate(first), to: asDate(daysAfter(first, 6)) })}</span>
        <IconButton label={t.weekAfter} onClick={() => setFirst(daysAfter(first, 7))}>
          <IconArrowRight />
        </IconButton>
      </div>
      {problem ? (
        <p role="alert">
          {t.notLoaded} <Button onClick={reload}>{t.retry}</Button>
        </p>
      ) : isPending ? (
        <p className="muted" role="status">
          {t.loading}
        </p>
      ) : (
        <Button variant="quiet" onClick={() => put({ date: null, meal: meals[0] ?? 'dinner' })}>
          {t.forLater}
        </Button>
      )}
    </PlaceDialog>
  );
}
