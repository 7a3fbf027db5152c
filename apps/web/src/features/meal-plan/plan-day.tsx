import { useDroppable } from '@dnd-kit/core';
import type { MealPlanEntry, MealPlanSlot } from '@simmer/contracts';
import { slotIdOf } from '@simmer/meal-plan';
import { locale } from '@simmer/messages/language';
import * as t from '@simmer/messages/meal-plan';
import { classNames, EmptyPlanCell, Glyph, IconAlarm, IconUsers, PlanDrop, ProgressBar } from '@simmer/ui';
import { DishCell } from './dish-cell';
import { mealGlyph, mealInText, placeName } from '../../recipe/meal-names';
import { useMemo } from 'react';
import { More } from './more';
import { type Place, usePlanBoard } from './plan-board';
import { useReminders } from './use-reminders';
import { dayOfMonth, longDay, shortDay, today } from './week-dates';

export interface DaySum {
  kcal: number;
  protein: number;
  /** What the dish in hand would add. */
  moreKcal?: number;
  moreProtein?: number;
  /** Calories that the eater wants, if they have said so. */
  goal?: number;
  unknown: number;
}

/** A day: its meals across (below one another on a phone), its sums at the end. */
export function PlanDay({ date, meals, sum }: { date: string; meals: readonly string[]; sum: DaySum | undefined }) {
  const isToday = date === today();
  const isPast = date < today();
  return (
    <section
      className={classNames('plan-day', isToday && 'is-today', isPast && 'is-past')}
      id={`day-${date}`}
      aria-label={isToday ? t.today({ day: longDay(date) }) : longDay(date)}
    >
      <header>
        <h2>
          <span>{shortDay(date)}</span>
          <span>{dayOfMonth(date)}</span>
        </h2>
        {sum && <Figures day={longDay(date)} {...sum} />}
      </header>
      <Reminders date={date} />
      {meals.map((meal) => (
        <Slot key={meal} place={{ date, meal }} />
      ))}
    </section>
  );
}

function Slot({ place }: { place: Place }) {
  const { plan, add, swapsAt } = usePlanBoard();
  const id = slotIdOf(place);
  const { setNodeRef, isOver, active } = useDroppable({ id, data: { place } });
  const dishes = plan.entries.filter((entry) => slotIdOf(entry) === id).sort(byPosition);
  const said = plan.slots.find((slot) => slotIdOf(slot) === id && isSpecial(slot));
  const other = isOver ? swapsAt(place) : undefined;
  const isFromHere = dishes.some((dish) => dish.id === active?.id);
  return (
    <div className="plan-slot" ref={setNodeRef}>
      <Glyph name={mealGlyph(place.meal)} />
      <div className="plan-dishes">
        {said && <SlotLine slot={said} />}
        {dishes.map((entry) => (
          <DishCell key={entry.id} entry={entry} />
        ))}
        {isOver && !isFromHere ? (
          <PlanDrop>{other ? t.swapWith({ title: other.title }) : t.dropFor({ place: placeName(place) })}</PlanDrop>
        ) : dishes.length === 0 ? (
          <EmptyPlanCell label={t.addMeal({ day: longDay(place.date), meal: mealInText(place.meal) })} onClick={() => add(place)} />
        ) : null}
      </div>
    </div>
  );
}

/** What to begin today for a dish of tomorrow. */
function Reminders({ date }: { date: string }) {
  const dates = useMemo(() => [date], [date]);
  const reminders = useReminders(dates);
  if (reminders.length === 0) return null;
  return (
    <ul className="plan-reminders">
      {reminders.map(({ entry, text }) => (
        <li key={`${entry.id} ${text}`} className="plan-reminder">
          <IconAlarm size={16} />
          {t.reminderFor({ title: entry.title, text })}
        </li>
      ))}
    </ul>
  );
}

const isSpecial = ({ eaters, guests, max_minutes }: MealPlanSlot): boolean => eaters !== null || guests.length > 0 || max_minutes !== null;

/** What is special about a meal, in a line above its dishes. */
function SlotLine({ slot: { date, meal, eaters: ids, guests, max_minutes } }: { slot: MealPlanSlot }) {
  const { eaters, askSlot } = usePlanBoard();
  const here = ids && eaters.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const said = [
    ...(here ? [here.length > 0 ? list.format(here) : t.nobodyHere] : []),
    ...(guests.length > 0 ? [t.guestsToo({ count: guests.length })] : []),
    ...(max_minutes === null ? [] : [t.atMostMinutes({ minutes: max_minutes })]),
  ];
  return (
    <button type="button" className="plan-special" onClick={() => askSlot({ date, meal })}>
      <IconUsers size={16} /> {said.join(' · ')}
    </button>
  );
}

const list = new Intl.ListFormat(locale);

const byPosition = (a: MealPlanEntry, b: MealPlanEntry): number => a.position - b.position;

function Figures({ day, kcal, protein, moreKcal = 0, moreProtein = 0, goal, unknown }: DaySum & { day: string }) {
  return (
    <div className="plan-figures">
      <span>
        <b>{t.amount({ amount: Math.round(kcal) })}</b> {t.kcal} <More by={moreKcal} />
      </span>
      {goal !== undefined && <ProgressBar label={t.ofGoal({ day, goal })} value={Math.min(100, Math.round((100 * kcal) / goal))} />}
      <span>
        <b>{t.grams({ grams: Math.round(protein) })}</b> {t.protein} <More by={moreProtein} />
      </span>
      {unknown > 0 && <span className="sr">{t.unknownFigures({ count: unknown })}</span>}
    </div>
  );
}
