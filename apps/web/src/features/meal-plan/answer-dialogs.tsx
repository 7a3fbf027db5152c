import type { MealPlanEntry } from '@simmer/contracts';
import { slotIdOf } from '@simmer/meal-plan';
import * as t from '@simmer/messages/meal-plan';
import { locale } from '@simmer/messages/language';
import type { PlanRecipe, Reason, Wish } from '@simmer/planner';
import { Dialog, DialogBody, IconClock, PlanCell, SkeletonLine } from '@simmer/ui';
import { useEffect, useState } from 'react';
import { RecipePicture } from '../../recipe/recipe-picture';
import { addressOf, type PlannedRecipe } from './own-recipes';
import { usePlanBoard } from './plan-board';
import { swapOf } from './plan-changes';
import type { Relax, Swap, WeekRequest } from './planner-thread';
import { Relaxations } from './relaxations';
import { planOf } from './use-suggestion';
import type { Planner } from './use-planner';

interface Asked {
  entry: MealPlanEntry;
  planner: Planner;
  request: WeekRequest;
  onClose: () => void;
}

/** Five other recipes for a meal, best first; one tap and it stands there instead. Where none fits, what keeps them out can be lifted. */
export function SwapDialog({ entry, planner, request, onClose }: Asked) {
  const { plan, recipeOf } = usePlanBoard();
  const [relax, setRelax] = useState<Relax>();
  const found = useAnswer<Swap>(
    () => planner.thread.ask({ ask: 'swap', relax, ...about(entry, plan.entries, request, plan.settings?.wishes ?? []) }),
    relax,
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
        ) : found.alternatives.length === 0 ? (
          <>
            <p>{t.swapNothing}</p>
            <Relaxations {...found} label={t.allowHere} onRelax={(rules) => setRelax({ slots: [slotIdOf(entry)], rules })} />
          </>
        ) : (
          <ul className="plan-pick">
            {found.alternatives.map(({ recipe: id, change }) => {
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
                          <span>
                            {[fit(change), differenceOf(planner.known.get(id), planner.known.get(entry.recipe_id ?? ''))]
                              .filter(Boolean)
                              .join(' · ')}
                          </span>
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
            {reasons.map((reason) => (
              <li key={reason.code}>{wordsOf(reason)}</li>
            ))}
          </ul>
        )}
      </DialogBody>
    </Dialog>
  );
}

/** So many foods can be read at a glance. */
const MOST_FOODS = 3;

const percent = (share: number): number => Math.round(100 * share);

function wordsOf({ code, params: { now, instead, minutes, ingredients = [] } }: Reason): string {
  const foods = new Intl.ListFormat(locale).format(ingredients.slice(0, MOST_FOODS));
  const things = instead - now;
  if (code === 'shopping') return foods === '' ? t.reasons.shopping({ things }) : t.reasons.shoppingWith({ foods, things });
  if (code === 'spoils' && foods !== '') return t.reasons.spoilsWith({ foods });
  const reason = t.reasons[code];
  return typeof reason === 'string' ? reason : reason({ now: percent(now), instead: percent(instead), minutes: minutes ?? 0, foods });
}

/** What a serving of another recipe has more of, or less, where both are known. */
function differenceOf(known: PlanRecipe | undefined, now: PlanRecipe | undefined): string | undefined {
  if (known?.protein == null || known.kcal === null || now?.protein == null || now.kcal === null) return undefined;
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 0 });
  return t.servingDifference({ protein: signed.format(known.protein - now.protein), kcal: signed.format(known.kcal - now.kcal) });
}

/** The question about one meal of a week: it is open, everything else stays. */
function about(entry: MealPlanEntry, entries: readonly MealPlanEntry[], request: WeekRequest, wishes: readonly Wish[]) {
  const others = entries.filter(({ id }) => id !== entry.id);
  const dates = request.dates.includes(entry.date ?? '') ? request.dates : [...request.dates, entry.date ?? ''].sort();
  return { request: { ...request, dates, entries: others }, wishes, plan: planOf(entries), slot: slotIdOf(entry) };
}

/** Asked when the dialog opens, which it does anew for another meal, and again once rules are relaxed. */
function useAnswer<T>(ask: () => Promise<T>, relax?: Relax): T | undefined {
  const [answer, setAnswer] = useState<T>();
  useEffect(() => {
    let isOpen = true;
    void ask().then((found) => {
      if (isOpen) setAnswer(found);
    });
    return () => {
      isOpen = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [relax]);
  return answer;
}
