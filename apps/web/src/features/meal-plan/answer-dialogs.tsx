import type { MealPlanEntry } from '@simmer/contracts';
import { slotIdOf } from '@simmer/meal-plan';
import * as t from '@simmer/messages/meal-plan';
import type { Alternative, Reason, Wish } from '@simmer/planner';
import { Dialog, DialogBody, IconClock, PlanCell, SkeletonLine } from '@simmer/ui';
import { useEffect, useState } from 'react';
import { RecipePicture } from '../../recipe/recipe-picture';
import { addressOf, type PlannedRecipe } from './own-recipes';
import { usePlanBoard } from './plan-board';
import { swapOf } from './plan-changes';
import type { WeekRequest } from './planner-thread';
import { planOf } from './use-suggestion';
import type { Planner } from './use-planner';

interface Asked {
  entry: MealPlanEntry;
  planner: Planner;
  request: WeekRequest;
  onClose: () => void;
}

/** Five other recipes for a meal, best first; one tap and it stands there instead. */
export function SwapDialog({ entry, planner, request, onClose }: Asked) {
  const { plan, recipeOf } = usePlanBoard();
  const found = useAnswer<Alternative[]>(() =>
    planner.thread.ask({ ask: 'swap', ...about(entry, plan.entries, request, plan.settings?.wishes ?? []) }),
  );
  function swap(recipe: PlannedRecipe): void {
    const { title } = recipe;
    void plan.change(swapOf(entry, recipe, plan.entries), t.swapped({ title }));
    onClose();
  }
  return (
    <Dialog open title={t.swapTitle({ title: entry.title })} onClose={onClose}>
      <DialogBody>
        {found === undefined ? (
          <SkeletonLine />
        ) : found.length === 0 ? (
          <p>{t.swapNothing}</p>
        ) : (
          <ul className="plan-pick">
            {found.map(({ recipe: id, change }) => {
              const recipe = recipeOf(id);
              return (
                recipe && (
                  <li key={id}>
                    <PlanCell
                      className="plan-cell"
                      href={addressOf(id, recipe)}
                      title={recipe.title}
                      picture={<RecipePicture of={recipe} sizes="52px" thumb />}
                      detail={
                        <>
                          {recipe.total_time > 0 && (
                            <>
                              <IconClock /> {t.minutes({ minutes: recipe.total_time })}
                            </>
                          )}
                          <span>{fit(change)}</span>
                        </>
                      }
                      onClick={(event) => {
                        event.preventDefault();
                        swap(recipe);
                      }}
                    />
                  </li>
                )
              );
            })}
          </ul>
        )}
      </DialogBody>
    </Dialog>
  );
}

/** Points below which nobody would tell two recipes apart. */
const SAME_POINTS = 0.5;

const fit = (change: number): string => (change < -SAME_POINTS ? t.better : change <= SAME_POINTS ? t.asGood : t.bitWorse);

/** What speaks for a dish where it stands, against the best other one. */
export function WhyDialog({ entry, planner, request, onClose }: Asked) {
  const { plan } = usePlanBoard();
  const reasons = useAnswer<Reason[]>(() =>
    planner.thread.ask({ ask: 'why', ...about(entry, plan.entries, request, plan.settings?.wishes ?? []) }),
  );
  return (
    <Dialog open title={t.whyTitle({ title: entry.title })} onClose={onClose}>
      <DialogBody>
        {reasons === undefined ? (
          <SkeletonLine />
        ) : reasons.length === 0 ? (
          <p>{t.whyNothing}</p>
        ) : (
          <ul className="plan-reasons">
            {reasons.map(({ code }) => (
              <li key={code}>{t.reasons[code]}</li>
            ))}
          </ul>
        )}
      </DialogBody>
    </Dialog>
  );
}

/** The question about one meal of a week: it is open, everything else stays. */
function about(entry: MealPlanEntry, entries: readonly MealPlanEntry[], request: WeekRequest, wishes: readonly Wish[]) {
  const others = entries.filter(({ id }) => id !== entry.id);
  const dates = request.dates.includes(entry.date ?? '') ? request.dates : [...request.dates, entry.date ?? ''].sort();
  return { request: { ...request, dates, entries: others }, wishes, plan: planOf(entries), slot: slotIdOf(entry) };
}

function useAnswer<T>(ask: () => Promise<T>): T | undefined {
  const [answer, setAnswer] = useState<T>();
  useEffect(() => {
    let isOpen = true;
    void ask().then((found) => {
      if (isOpen) setAnswer(found);
    });
    return () => {
      isOpen = false;
    };
    // asked once: the dialog is opened anew for another meal
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return answer;
}
