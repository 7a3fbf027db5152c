import type { Eater, MealPlanSettings } from '@simmer/contracts';
import { MEAL_PLAN_LIMITS, MEALS } from '@simmer/contracts/constants';
import { daysAfter, weekdayOf } from '@simmer/meal-plan';
import { locale } from '@simmer/messages/language';
import * as t from '@simmer/messages/meal-plan';
import { Button, Dialog, DialogBody, DialogFoot, Fold, PickGroup, TextButton, TextLink } from '@simmer/ui';
import { lazy, Suspense } from 'react';
import { untilLoaded } from '../../browser/chunk-failure';
import { EaterGoals } from './eater-goals';
import { isOurs, mealName } from '../../recipe/meal-names';
import { MinutesSelect } from './minutes-select';
import type { Plan } from './use-plan';
import { longDay, shortDay } from './week-dates';
import { WordsField } from './words-field';

const LeftOvers = lazy(() => untilLoaded(() => import('./left-overs')));

interface SettingsDialogProps {
  plan: Plan;
  settings: MealPlanSettings;
  eaters: readonly Eater[];
  onClose: () => void;
}

const FOODS = { length: MEAL_PLAN_LIMITS.food, count: MEAL_PLAN_LIMITS.foods };

/** How a cook plans: each change holds at once. */
export function SettingsDialog({ plan, settings, eaters, onClose }: SettingsDialogProps) {
  const change = (wanted: Parameters<Plan['changeSettings']>[0]): void => void plan.changeSettings(wanted);
  const ours = settings.meals.filter(isOurs);
  const own = settings.meals.filter((meal) => !isOurs(meal));
  const setMeals = (meals: string[]): void => {
    if (meals.length > 0) change({ meals });
  };
  return (
    <Dialog open title={t.settings} onClose={onClose}>
      <DialogBody>
        <PickGroup
          label={t.whichMeals}
          options={MEALS.map((meal) => ({ value: meal, label: mealName(meal) }))}
          values={ours}
          onChange={(meals) => setMeals([...meals, ...own])}
        />
        <WordsField
          label={t.ownMeals}
          placeholder={t.ownMealsExample}
          words={own}
          limits={{ length: MEAL_PLAN_LIMITS.meal, count: MEAL_PLAN_LIMITS.meals - ours.length }}
          onChange={(words) => setMeals([...ours, ...words])}
        />
        <Fold title={t.timePerDay}>
          <TimeTable plan={plan} settings={settings} />
        </Fold>
        <section className="plan-setting">
          <h3 className="h-20">{t.whoEats}</h3>
          <p className="t15 muted">{t.whoEatsNow({ names: new Intl.ListFormat(locale).format(eaters.map(({ name }) => name)) })}</p>
          <TextLink href="/app/profile#eaters">{t.changeWhoEats}</TextLink>
          <EaterGoals eaters={eaters} />
        </section>
        <WordsField
          label={t.useUp}
          hint={t.useUpHint}
          placeholder={t.useUpExample}
          words={settings.use_up}
          limits={FOODS}
          onChange={(use_up) => change({ use_up })}
        />
        <Suspense>
          <LeftOvers plan={plan} settings={settings} />
        </Suspense>
        <WordsField
          label={t.pantry}
          hint={t.pantryHint}
          placeholder={t.pantryExample}
          words={settings.pantry}
          limits={FOODS}
          onChange={(pantry) => change({ pantry })}
        />
        <section className="plan-setting">
          <h3 className="h-20">{t.recurring}</h3>
          {settings.recurring.length === 0 ? (
            <p className="t15 muted">{t.noRecurring}</p>
          ) : (
            <ul className="rows">
              {settings.recurring.map(({ id, title, weekday, meal }) => (
                <li key={id} className="plan-recurring">
                  <span>
                    <b>{title}</b>
                    <small>{t.everyWeek({ weekday: longDay(dateOf(weekday)), meal: mealName(meal) })}</small>
                  </span>
                  <TextButton onClick={() => change({ recurring: settings.recurring.filter((one) => one.id !== id) })}>
                    {t.stopRepeating}
                  </TextButton>
                </li>
              ))}
            </ul>
          )}
        </section>
      </DialogBody>
      <DialogFoot>
        <Button variant="primary" onClick={onClose}>
          {t.done}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** How long each meal of each weekday may take: of Monday to Friday at once, and of each day in the order of the days that are shown. */
function TimeTable({ plan, settings }: { plan: Plan; settings: MealPlanSettings }) {
  const minutesOf = (weekday: number, meal: string): number | null =>
    settings.max_minutes.find((limit) => limit.weekday === weekday && limit.meal === meal)?.minutes ?? null;
  function setMinutes(weekdays: readonly number[], meal: string, minutes: number | null): void {
    const others = settings.max_minutes.filter((limit) => !weekdays.includes(limit.weekday) || limit.meal !== meal);
    const wanted = minutes === null ? [] : weekdays.map((weekday) => ({ weekday, meal, minutes }));
    void plan.changeSettings({ max_minutes: [...others, ...wanted] });
  }
  return (
    <div className="plan-times">
      <table>
        <thead>
          <tr>
            <td />
            {settings.meals.map((meal) => (
              <th key={meal} scope="col">
                {mealName(meal)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t.weekdays}</th>
            {settings.meals.map((meal) => {
              const [minutes = null, ...others] = new Set(MONDAY_TO_FRIDAY.map((weekday) => minutesOf(weekday, meal)));
              const differs = others.length > 0;
              return (
                <td key={meal}>
                  <MinutesSelect
                    hideLabel
                    label={t.timeOnWeekdays({ meal: mealName(meal) })}
                    none={differs ? t.timeDiffers : t.anyTime}
                    minutes={differs ? null : minutes}
                    onChange={(wanted) => setMinutes(MONDAY_TO_FRIDAY, meal, wanted)}
                  />
                </td>
              );
            })}
          </tr>
          {plan.dates.map((date) => (
            <tr key={date}>
              <th scope="row">{shortDay(date)}</th>
              {settings.meals.map((meal) => (
                <td key={meal}>
                  <MinutesSelect
                    hideLabel
                    label={t.timeFor({ day: longDay(date), meal: mealName(meal) })}
                    none={t.anyTime}
                    minutes={minutesOf(weekdayOf(date), meal)}
                    onChange={(minutes) => setMinutes([weekdayOf(date)], meal, minutes)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const MONDAY_TO_FRIDAY = [0, 1, 2, 3, 4];
const A_MONDAY = '2026-01-05';

/** Some date on a weekday, to name it by. */
const dateOf = (weekday: number): string => daysAfter(A_MONDAY, weekday);
