import { DndContext, type DragEndEvent, type DragOverEvent, DragOverlay, pointerWithin, rectIntersection } from '@dnd-kit/core';
import { newId } from '@simmer/client';
import type { MealPlanEntry } from '@simmer/contracts';
import { daysAfter } from '@simmer/meal-plan';
import * as common from '@simmer/messages/common';
import * as t from '@simmer/messages/meal-plan';
import { Button, classNames, ErrorState, Glyph, PlanCell, SkeletonLine } from '@simmer/ui';
import { type CSSProperties, type ReactNode, useCallback, lazy, Suspense, useMemo, useRef, useState } from 'react';
import { haptic } from '../../browser/haptics';
import { usePageTitle } from '../../app/page-title';
import { RecipePicture } from '../../recipe/recipe-picture';
import { untilLoaded } from '../../browser/chunk-failure';
import { AddDialog } from './add-dialog';
import { SwapDialog, WhyDialog } from './answer-dialogs';
import { ClockDialog } from './clock-dialog';
import { daySum, weekMeans } from './day-sums';
import { FeedDialog } from './feed-dialog';
import { mealGlyph, mealName } from '../../recipe/meal-names';
import { type ListFollower, useListFollower } from './list-follower';
import './meal-plan.css';
import { useHouseholdRecipes } from '../../recipe/household-recipes';
import { type PlannedRecipe, useOwnRecipes } from './own-recipes';
import { PlaceDialog } from './place-dialog';
import { type DishAction, type Place, type PlanBoard, PlanBoardProvider } from './plan-board';
import { changed, exchangeOf, moveOf, type PlanChange, swapsWith } from './plan-changes';
import { PlanDay } from './plan-day';
import { PlanHead } from './plan-head';
import { PrintedWeek } from './printed-week';
import { RecipeDrawer } from './recipe-drawer';
import { ServingsDialog } from './servings-dialog';
import { SettingsDialog } from './settings-dialog';
import { SlotDialog } from './slot-dialog';
import { SuggestionPanel } from './suggestion-panel';
import { TakenDialog } from './taken-dialog';
import { usePlan } from './use-plan';
import { announcements, inHandOf, isCopy, type InHand, placeOver, swallowNextClick, usePlanSensors } from './use-plan-drag';
import { useEaters } from '../../recipe/use-eaters';
import { usePlanner } from './use-planner';
import { useSuggestion } from './use-suggestion';
import { dayOfMonth, longDay, shortDay, today } from './week-dates';
import { WeekFigures } from './week-figures';

/** The shopping list is not needed before a suggestion. */
const LeftOvers = lazy(() => untilLoaded(() => import('./left-overs')));
/** So many meals a day leave no room for pictures beside one another. */
const CROWDED = 4;
const ONE_TO_SEVEN = [1, 2, 3, 4, 5, 6, 7];

/** What is dragged, and whether it stays where it is as well. */
interface InFlight {
  held: InHand;
  copies: boolean;
}

type Dish = Pick<MealPlanEntry, 'recipe_id' | 'title'>;

interface MealPlanScreenProps {
  /** The first of the seven days. */
  first: string;
  onWeek: (first: string) => void;
}

/** A week of meals: days downwards, meals across. */
export function MealPlanScreen({ first, onWeek }: MealPlanScreenProps) {
  usePageTitle(t.title);
  const followerRef = useRef<ListFollower>(undefined);
  const plan = usePlan(first, followerRef);
  const own = useOwnRecipes();
  const others = useHouseholdRecipes();
  const recipes = useMemo(() => [...(own ?? []), ...others], [own, others]);
  const eaters = useEaters();
  useListFollower(followerRef, { last: plan.dates.at(-1) ?? first, recipes, eaters });
  const [eaterId, setEaterId] = useState<string>();
  const eater = eaters.find(({ id }) => id === eaterId) ?? eaters[0];
  const meals = plan.settings?.meals ?? [];
  const planner = usePlanner(recipes, plan.settings?.meals);
  const suggestion = useSuggestion(plan, planner, recipes, eaters);
  const canSuggest = planner !== undefined && eaters.length > 0;
  const byId = useMemo(() => new Map(recipes.map((recipe) => [recipe.id, recipe])), [recipes]);
  const recipeOf = useCallback((id: string | null) => (id === null ? undefined : byId.get(id)), [byId]);
  const sensors = usePlanSensors();
  const [hand, setHand] = useState<InFlight & { over?: Place }>();
  const [adding, setAdding] = useState<Place>();
  const [isSetting, setIsSetting] = useState(false);
  const [isSubscribing, setIsSubscribing] = useState(false);
  const [slot, setSlot] = useState<Place>();
  const [clock, setClock] = useState<Place>();
  const [taken, setTaken] = useState<{ entry: MealPlanEntry; other: MealPlanEntry; place: Place }>();
  const [asked, setAsked] = useState<{ action: DishAction; entry: MealPlanEntry }>();

  const board: PlanBoard = {
    plan,
    recipeOf,
    add: setAdding,
    ask: (action, entry) => setAsked({ action, entry }),
    askSlot: (place) => {
      setAdding(undefined);
      setSlot(place);
    },
    askClock: setClock,
    swapsAt: (place) => hand && swapOf(hand, place),
    eaters,
    knownOf: (id) => (id === null ? undefined : planner?.known.get(id)),
    canSuggest,
  };

  /** Another dish at a meal; of one that stands in the plan nothing else is taken over, least of all its id. */
  function put(place: Place, { recipe_id, title }: Dish, more: Partial<MealPlanEntry> = {}): PlanChange {
    const dish = { id: newId(), recipe_id, title, servings: null, locked: false, leftover_of: null, position: 0 };
    return moveOf({ ...dish, ...place, ...more }, place, plan.entries);
  }

  function swapOf({ held: { entry }, copies }: InFlight, place: Place): MealPlanEntry | undefined {
    return entry && !copies ? swapsWith(entry, place, plan.entries) : undefined;
  }

  function dropOf({ held: { entry, recipe }, copies }: InFlight, place: Place): PlanChange | undefined {
    if (recipe) return put(place, { recipe_id: recipe.id, title: recipe.title });
    if (!entry || (entry.date === place.date && entry.meal === place.meal)) return undefined;
    if (copies) return put(place, entry, { servings: entry.servings });
    const other = swapOf({ held: { entry }, copies }, place);
    return other ? exchangeOf(entry, other, plan.entries) : moveOf(entry, place, plan.entries);
  }

  function drop(event: DragEndEvent): void {
    swallowNextClick();
    setHand(undefined);
    const place = placeOver(event);
    const dropped = { held: inHandOf(event), copies: isCopy(event) };
    const change = place && dropOf(dropped, place);
    const title = change?.put?.[0]?.title;
    if (!place || !change || title === undefined) return;
    const told = { title, day: longDay(place.date) };
    const other = swapOf(dropped, place);
    const isMove = dropped.held.entry !== undefined && !dropped.copies;
    void plan.change(change, other ? t.placesSwapped({ title, other: other.title }) : isMove ? t.moved(told) : t.added(told));
  }

  /** Where a dish stands already, the cook says whether both are eaten. */
  function choose(place: Place): void {
    if (!asked) return;
    const other = asked.action === 'move' ? swapsWith(asked.entry, place, plan.entries) : undefined;
    if (other) setTaken({ entry: asked.entry, other, place });
    else putAt(place, asked);
    setAsked(undefined);
  }

  function putAt(place: Place, { action, entry }: { action: DishAction; entry: MealPlanEntry }): void {
    const { title } = entry;
    const told = { title, day: longDay(place.date) };
    if (action === 'move') void plan.change(moveOf(entry, place, plan.entries), t.moved(told));
    if (action === 'duplicate') void plan.change(put(place, entry, { servings: entry.servings }), t.added(told));
    if (action === 'leftover') void plan.change(put(place, entry, { leftover_of: entry.id }), t.added(told));
  }

  if (plan.problem) return <NotLoaded problem={plan.problem} onRetry={plan.reload} />;
  if (plan.isPending) return <OpeningPlan />;

  const preview = hand?.over && dropOf(hand, hand.over);
  const previewed = preview ? changed(plan.entries, preview) : plan.entries;
  const means = planner && eater ? weekMeans(plan.dates, plan.entries, previewed, plan.slots, meals, eater, planner.known) : [];
  const request = suggestion.requestOf(plan.entries);
  const asks = asked && planner && request && { entry: asked.entry, planner, request, onClose: () => setAsked(undefined) };
  const placeTitle =
    asked &&
    { move: t.moveTitle, duplicate: t.duplicateTitle, leftover: t.leftoverTitle, servings: undefined, swap: undefined, why: undefined }[
      asked.action
    ];

  return (
    <PlanBoardProvider value={board}>
      <DndContext
        sensors={sensors}
        collisionDetection={(input) => (input.pointerCoordinates ? pointerWithin(input) : rectIntersection(input))}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t.howToLift } }}
        onDragStart={(event) => {
          haptic('medium');
          setHand({ held: inHandOf(event), copies: (event.activatorEvent as MouseEvent).altKey === true });
        }}
        onDragOver={(event: DragOverEvent) => setHand((now) => now && { ...now, over: placeOver(event) })}
        onDragEnd={drop}
        onDragCancel={() => setHand(undefined)}
      >
        <PlanHead
          first={first}
          plan={plan}
          recipes={recipes}
          eaters={eaters}
          isNew={own?.length === 0 && recipes.length === 0}
          canSuggest={canSuggest}
          isSuggesting={suggestion.isBusy}
          hasSuggestion={suggestion.last !== undefined}
          onSuggest={() => void suggestion.suggest()}
          onWeek={onWeek}
          onSettings={() => setIsSetting(true)}
          onSubscribe={() => setIsSubscribing(true)}
        />
        <nav className="plan-days" aria-label={t.days}>
          {plan.dates.map((date) => (
            <a key={date} href={`#day-${date}`} aria-current={date === today() ? 'date' : undefined}>
              {shortDay(date)}
              <b>{dayOfMonth(date)}</b>
            </a>
          ))}
        </nav>
        <div
          className={classNames('plan-layout', meals.length >= CROWDED && 'is-crowded')}
          style={{ '--meals': meals.length } as CSSProperties}
        >
          <div>
            {suggestion.last && (
              <SuggestionPanel
                last={suggestion.last}
                wishes={plan.settings?.wishes ?? []}
                isBusy={suggestion.isBusy}
                onWish={(wishes) => {
                  void plan.changeSettings({ wishes });
                  void suggestion.suggest(wishes);
                }}
                onAgain={() => void suggestion.suggest()}
                onKeep={suggestion.keepAll}
                onRelax={(slots, rules) => void suggestion.relax(slots, rules)}
              >
                {plan.settings && (
                  <Suspense>
                    <LeftOvers plan={plan} settings={plan.settings} />
                  </Suspense>
                )}
              </SuggestionPanel>
            )}
            <div className="plan-heads" aria-hidden="true">
              <span />
              {meals.map((meal) => (
                <span key={meal}>
                  <Glyph name={mealGlyph(meal)} />
                  {mealName(meal)}
                </span>
              ))}
              <span>{t.day}</span>
            </div>
            <div className="plan-board">
              {plan.dates.map((date) => (
                <PlanDay
                  key={date}
                  date={date}
                  meals={meals}
                  sum={planner && eater && daySum(date, plan.entries, previewed, plan.slots, eater, planner.known)}
                />
              ))}
            </div>
            {eater && means.length > 0 && <WeekFigures means={means} eaters={eaters} eater={eater} onEater={setEaterId} />}
          </div>
          <RecipeDrawer recipes={recipes} meals={meals} />
        </div>
        <DragOverlay>
          {hand && (
            <Held
              title={hand.held.recipe?.title ?? hand.held.entry?.title ?? ''}
              recipe={hand.held.recipe ?? board.recipeOf(hand.held.entry?.recipe_id ?? null)}
            />
          )}
        </DragOverlay>
      </DndContext>
      {adding && (
        <AddDialog
          place={adding}
          recipes={recipes}
          meals={meals}
          onClose={() => setAdding(undefined)}
          onChoose={(dish) => {
            setAdding(undefined);
            void plan.change(put(adding, dish), t.added({ title: dish.title, day: longDay(adding.date) }));
          }}
        />
      )}
      {asked && placeTitle && (
        <PlaceDialog
          title={placeTitle({ title: asked.entry.title })}
          entries={plan.entries}
          meals={meals}
          dates={asked.action === 'leftover' && asked.entry.date ? daysAfterCooking(asked.entry.date) : plan.dates}
          onChoose={choose}
          onClose={() => setAsked(undefined)}
        />
      )}
      {taken && (
        <TakenDialog
          {...taken}
          onSwap={({ entry, other }) =>
            void plan.change(exchangeOf(entry, other, plan.entries), t.placesSwapped({ title: entry.title, other: other.title }))
          }
          onBoth={({ entry, place }) => putAt(place, { action: 'move', entry })}
          onClose={() => setTaken(undefined)}
        />
      )}
      {asked?.action === 'servings' && <ServingsDialog entry={asked.entry} onClose={() => setAsked(undefined)} />}
      {slot && <SlotDialog place={slot} onClose={() => setSlot(undefined)} />}
      {clock && <ClockDialog place={clock} onClose={() => setClock(undefined)} />}
      {isSubscribing && <FeedDialog onClose={() => setIsSubscribing(false)} />}
      <PrintedWeek first={first} meals={meals} />
      {isSetting && plan.settings && (
        <SettingsDialog plan={plan} settings={plan.settings} eaters={eaters} onClose={() => setIsSetting(false)} />
      )}
      {asked?.action === 'swap' && asks && <SwapDialog {...asks} />}
      {asked?.action === 'why' && asks && <WhyDialog {...asks} />}
    </PlanBoardProvider>
  );
}

/** When leftovers may be eaten, in this week or the next. */
const daysAfterCooking = (date: string): string[] => ONE_TO_SEVEN.map((day) => daysAfter(date, day));

/** What follows the pointer. */
const Held = ({ title, recipe }: { title: string; recipe: PlannedRecipe | undefined }) => (
  <PlanCell className="plan-cell" href="#held" lifted title={title} picture={recipe && <RecipePicture of={recipe} sizes="52px" thumb />} />
);

const NotLoaded = ({ problem, onRetry }: { problem: Error; onRetry: () => void }) => (
  <Frame>
    <ErrorState
      level={2}
      title={t.notLoaded}
      action={
        <Button variant="primary" onClick={onRetry}>
          {common.tryAgain}
        </Button>
      }
    >
      {problem.message}
    </ErrorState>
  </Frame>
);

/** While it is not known yet what stands in the week. */
export const OpeningPlan = () => (
  <Frame>
    <div role="status" aria-label={t.loading} className="plan-loading">
      {ONE_TO_SEVEN.map((slot) => (
        <SkeletonLine key={slot} />
      ))}
    </div>
  </Frame>
);

const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <div className="page-head plan-head">
      <h1 className="h-44">{t.title}</h1>
    </div>
    {children}
  </>
);
