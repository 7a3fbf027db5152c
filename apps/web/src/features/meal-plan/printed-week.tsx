import type { MealPlanEntry } from '@simmer/contracts';
import { daysAfter, slotIdOf } from '@simmer/meal-plan';
import * as t from '@simmer/messages/meal-plan';
import { Glyph, Logo } from '@simmer/ui';
import { createPortal } from 'react-dom';
import { mealGlyph, mealName } from '../../recipe/meal-names';
import { usePlanBoard, warningsOf } from './plan-board';
import { useReminders } from './use-reminders';
import { asDate, dayOfMonth, longDay } from './week-dates';

const LAST_DAY = 6;

/** The week as one sheet of A4: it stands beside the app, hidden until it is printed in its place. */
export function PrintedWeek({ first, meals }: { first: string; meals: readonly string[] }) {
  const { plan } = usePlanBoard();
  const reminders = useReminders(plan.dates);
  const useUp = plan.settings?.use_up ?? [];
  return createPortal(
    <article className="plan-sheet" aria-hidden="true">
      <header>
        <h2>{t.weekDates({ from: asDate(first), to: asDate(daysAfter(first, LAST_DAY)) })}</h2>
      </header>
      <div className="plan-sheet-body">
        <table>
          <thead>
            <tr>
              <th />
              {meals.map((meal) => (
                <th key={meal} scope="col">
                  <span>
                    <Glyph name={mealGlyph(meal)} />
                    {mealName(meal)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plan.dates.map((date) => (
              <tr key={date}>
                <th scope="row">
                  {longDay(date)}
                  <b>{dayOfMonth(date)}</b>
                </th>
                {meals.map((meal) => (
                  <td key={meal}>
                    {plan.entries
                      .filter((entry) => slotIdOf(entry) === slotIdOf({ date, meal }))
                      .sort((a, b) => a.position - b.position)
                      .map((entry) => (
                        <PrintedDish key={entry.id} entry={entry} />
                      ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div className="plan-sheet-side">
          {reminders.length + useUp.length > 0 && (
            <section>
              <h3>{t.doNotForget}</h3>
              <ul>
                {reminders.map(({ date, entry, text }) => (
                  <li key={`${entry.id} ${text}`}>
                    <i />
                    {t.reminderOn({ day: longDay(date), text })}
                  </li>
                ))}
                {useUp.map((food) => (
                  <li key={food}>
                    <i />
                    {t.useUpFood({ food })}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section className="plan-sheet-notes">
            <h3>{t.notes}</h3>
            <i />
          </section>
        </div>
      </div>
      <footer>
        <Logo />
      </footer>
    </article>,
    document.body,
  );
}

function PrintedDish({ entry }: { entry: MealPlanEntry }) {
  const board = usePlanBoard();
  const { plan, recipeOf } = board;
  const recipe = recipeOf(entry.recipe_id);
  const source = plan.entries.find(({ id }) => id === entry.leftover_of);
  const minutes = recipe?.total_time ?? 0;
  return (
    <p>
      {recipe?.title ?? entry.title}
      {entry.leftover_of !== null ? (
        <small>{source?.date ? t.leftoverFrom({ day: longDay(source.date) }) : t.leftover}</small>
      ) : (
        minutes > 0 && <small>{t.minutes({ minutes })}</small>
      )}
      {warningsOf(board, entry.recipe_id, entry).map(({ text }) => (
        <small key={text} className="is-warning">
          {text}
        </small>
      ))}
    </p>
  );
}
