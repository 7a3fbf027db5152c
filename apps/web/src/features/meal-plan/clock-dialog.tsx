import type { Recipe } from '@simmer/contracts';
import { ORDINARY_KITCHEN, type Schedule, type ScheduledTask, scheduleDinner, tasksOfSteps } from '@simmer/cooking-clock';
import { locale } from '@simmer/messages/language';
import * as t from '@simmer/messages/meal-plan';
import { ButtonLink, Dialog, PickGroup, Stepper, TextField } from '@simmer/ui';
import { type CSSProperties, useState } from 'react';
import { cookOnClock } from '../../cooking/clock';
import { type ClockedStep, open } from '../../cooking/cooking-state';
import { cooking } from '../../cooking/cooking-store';
import { placeName } from '../../recipe/meal-names';
import { isOwn, type PlannedRecipe } from './own-recipes';
import { type Place, usePlanBoard } from './plan-board';
import { asDate } from './week-dates';

const SERVED_AT: Readonly<Record<string, string>> = { breakfast: '08:00', lunch: '12:30', snack: '16:00' };
const DINNER_AT = '18:30';
const MOST_OF_A_KIND = 6;

/** Several recipes of a day on one clock: when to begin what, so that all are ready at the same time. */
export function ClockDialog({ place, onClose }: { place: Place; onClose: () => void }) {
  const { plan, recipeOf } = usePlanBoard();
  const planned = plan.entries.filter(({ date, leftover_of }) => date === place.date && leftover_of === null);
  const recipes = [...new Map(planned.flatMap(({ recipe_id }) => recipeOf(recipe_id) ?? []).map((recipe) => [recipe.id, recipe])).values()];
  const ofMeal = planned.filter(({ meal }) => meal === place.meal).flatMap(({ recipe_id }) => recipe_id ?? []);
  const [chosen, setChosen] = useState<readonly string[]>(ofMeal);
  const [time, setTime] = useState(SERVED_AT[place.meal] ?? DINNER_AT);
  const [hobs, setHobs] = useState(ORDINARY_KITCHEN.hobs);
  const [ovens, setOvens] = useState(ORDINARY_KITCHEN.ovens);
  const dishes = recipes.filter(({ id }) => chosen.includes(id));
  const schedule = scheduleOf(dishes, { hobs, ovens });
  const serving = asDate(place.date);
  serving.setHours(Number(time.slice(0, 2)), Number(time.slice(3)), 0, 0);
  const at = (minutes: number): string => clock.format(new Date(serving.getTime() - minutes * 60_000));
  const first = dishes.find(isOwn);

  /** Cook mode follows the clock: it says which step is next, of which dish. */
  function start(): void {
    const steps = schedule.tasks.flatMap(({ task, dish, start: minutes }) => {
      const recipe = dishes.find(({ id }) => id === dish);
      if (!recipe || !isOwn(recipe)) return [];
      return [{ recipeId: dish, title: recipe.title, step: stepOf(task.id), startsAt: serving.getTime() - minutes * 60_000 }];
    });
    cookTogether(dishes.filter(isOwn), steps);
  }

  return (
    <Dialog
      open
      title={t.clockTitle({ place: placeName(place) })}
      onClose={onClose}
      foot={
        first && (
          <ButtonLink variant="primary" href={`/app/cook/${first.id}`} onClick={start}>
            {t.startCooking}
          </ButtonLink>
        )
      }
    >
      <PickGroup
        label={t.dishesOnClock}
        options={recipes.map(({ id, title }) => ({ value: id, label: title }))}
        values={recipes.map(({ id }) => id).filter((id) => chosen.includes(id))}
        onChange={setChosen}
      />
      <TextField label={t.servedAt} type="time" value={time} onChange={({ target }) => setTime(target.value || DINNER_AT)} />
      <div className="plan-kitchen">
        <span>{t.hobs}</span>
        <Stepper label={t.hobs} value={hobs} max={MOST_OF_A_KIND} onChange={setHobs} />
        <span>{t.ovens}</span>
        <Stepper label={t.ovens} value={ovens} max={MOST_OF_A_KIND} onChange={setOvens} />
      </div>
      {schedule.tasks.length === 0 ? (
        <p className="muted">{t.nothingOnClock}</p>
      ) : (
        <>
          <p role="status">
            <b>{t.beginAt({ time: at(schedule.minutes), minutes: schedule.minutes })}</b>{' '}
            {schedule.tooFarApart > 0 && t.tooFarApart({ minutes: schedule.apart })}
          </p>
          <Bars schedule={schedule} dishes={dishes} />
          <ol className="plan-clock">
            {schedule.tasks.map((scheduled) => (
              <ClockTask
                key={`${scheduled.dish} ${scheduled.task.id}`}
                scheduled={scheduled}
                dish={dishes.find(({ id }) => id === scheduled.dish)}
                time={at(scheduled.start)}
                isCritical={schedule.critical.includes(scheduled.task.id)}
              />
            ))}
            <li>
              <b>{at(0)}</b>
              <span>{t.serve}</span>
            </li>
          </ol>
        </>
      )}
    </Dialog>
  );
}

const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });

/** Ids of tasks are those of their dish as well, so that the critical ones can be told apart. */
function scheduleOf(dishes: readonly PlannedRecipe[], kitchen: { hobs: number; ovens: number }): Schedule {
  const told = dishes.map(({ id, instructions, language, prep_time, total_time }) => ({
    id,
    tasks: tasksOfSteps(
      instructions.map(({ text }) => text),
      { language, recipe: { total: total_time, preparation: prep_time } },
    ).tasks.map((task) => ({ ...task, id: `${id} ${task.id}` })),
  }));
  return scheduleDinner(told, { ...ORDINARY_KITCHEN, ...kitchen });
}

/** Each dish as a bar of its tasks; told in words below. */
function Bars({ schedule: { tasks, minutes }, dishes }: { schedule: Schedule; dishes: readonly PlannedRecipe[] }) {
  const share = (part: number): string => `${(100 * part) / minutes}%`;
  return (
    <div className="plan-bars" aria-hidden="true">
      {dishes.map(({ id, title }) => (
        <div key={id}>
          <small>{title}</small>
          <div>
            {tasks
              .filter(({ dish }) => dish === id)
              .map(({ task, start, end }) => (
                <i
                  key={task.id}
                  className={task.kind}
                  style={{ '--from': share(minutes - start), '--long': share(start - end) } as CSSProperties}
                />
              ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Opens all of them in cook mode, the first one last: beside it the next is pinned. */
function cookTogether(dishes: readonly Recipe[], steps: readonly ClockedStep[]): void {
  const now = Date.now();
  cooking.change((state) =>
    cookOnClock(
      dishes.reduceRight((all, recipe) => open(all, recipe, {}, now), state),
      steps,
    ),
  );
}

/** Which step of its dish a task is of, counted from 0. */
const stepOf = (taskId: string): number => Number.parseInt(taskId.split(' ')[1] ?? '', 10);

interface ClockTaskProps {
  scheduled: ScheduledTask;
  dish: PlannedRecipe | undefined;
  time: string;
  isCritical: boolean;
}

function ClockTask({ scheduled: { task }, dish, time, isCritical }: ClockTaskProps) {
  const where = task.place === null ? '' : task.place.kind === 'hob' ? t.onHob : t.inOven({ celsius: task.place.celsius });
  return (
    <li className={isCritical ? 'is-critical' : undefined}>
      <b>{time}</b>
      <span>
        {dish?.instructions[stepOf(task.id)]?.text}
        <small>
          {[
            dish?.title,
            task.kind === 'hands-on' ? t.handsOn({ minutes: task.minutes }) : t.waiting({ minutes: task.minutes }),
            where,
            isCritical ? t.critical : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
    </li>
  );
}
