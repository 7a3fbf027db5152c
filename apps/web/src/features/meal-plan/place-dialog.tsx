import type { MealPlanEntry } from '@simmer/contracts';
import { slotIdOf } from '@simmer/meal-plan';
import * as t from '@simmer/messages/meal-plan';
import { Dialog, DialogBody, Glyph } from '@simmer/ui';
import { mealGlyph, mealName } from './meal-names';
import { type Place, usePlanBoard } from './plan-board';
import { dayOfMonth, longDay } from './week-dates';

interface PlaceDialogProps {
  title: string;
  meals: readonly string[];
  /** Days that can be chosen, of those that are shown. */
  dates: readonly string[];
  onChoose: (place: Place) => void;
  onClose: () => void;
}

/** Chooses a meal of a day: what dragging does, without dragging. */
export function PlaceDialog({ title, meals, dates, onChoose, onClose }: PlaceDialogProps) {
  const { plan } = usePlanBoard();
  return (
    <Dialog open title={title} onClose={onClose}>
      <DialogBody>
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
                  <small>{titlesAt(plan.entries, { date, meal }) || t.nothingYet}</small>
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
