import type { MealPlanEntry } from '@simmer/contracts';
import { slotIdOf } from '@simmer/meal-plan';
import * as t from '@simmer/messages/meal-plan';
import { Dialog, DialogBody, Glyph } from '@simmer/ui';
import type { ReactNode } from 'react';
import { mealGlyph, mealName } from '../../recipe/meal-names';
import './place-dialog.css';
import type { Place } from './plan-board';
import { dayOfMonth, longDay } from './week-dates';

interface PlaceDialogProps {
  title: string;
  /** What is planned already. */
  entries: readonly MealPlanEntry[];
  meals: readonly string[];
  /** Days that can be chosen, of those that are shown. */
  dates: readonly string[];
  /** Above the days. */
  children?: ReactNode;
  onChoose: (place: Place) => void;
  onClose: () => void;
}

/** Chooses a meal of a day: what dragging does, without dragging. */
export function PlaceDialog({ title, entries, meals, dates, children, onChoose, onClose }: PlaceDialogProps) {
  return (
    <Dialog open title={title} onClose={onClose}>
      <DialogBody>
        {children}
        <ul className="plan-places">
          {dates.map((date) => (
            <li key={date}>
              <b>
                {longDay(date)} {dayOfMonth(date)}
              </b>
              {meals.map((meal) => (
                <button type="button" key={meal} className="btn btn-sm" onClick={() => onChoose({ date, meal })}>
                  <Glyph name={mealGlyph(meal)} />
                  <span>{mealName(meal)}</span>
                  <small>{titlesAt(entries, { date, meal }) || t.nothingYet}</small>
                </button>
              ))}
            </li>
          ))}
        </ul>
      </DialogBody>
    </Dialog>
  );
}

const titlesAt = (entries: readonly MealPlanEntry[], place: Place): string =>
  entries
    .filter((entry) => slotIdOf(entry) === slotIdOf(place))
    .map(({ title }) => title)
    .join(', ');
