import type { Recipe } from '@simmer/contracts';
import { newId } from '@simmer/client';
import * as t from '@simmer/messages/cooking';
import { Duration } from '@simmer/ui';
import { Fragment } from 'react';
import { allowSound } from './alarm';
import { startTimer } from './cooking-state';
import { cooking } from './cooking-store';
import { type Kitchen, useKitchen } from './kitchen';
import { foodOfTime, type StepPart } from './read-step';

const SECOND_MS = 1_000;

interface StepTextProps {
  recipe: Pick<Recipe, 'id' | 'title'>;
  /** Which step, counted from 0. */
  step: number;
  parts: readonly StepPart[];
  /** Foods are marked as with a highlighter. */
  marked?: boolean;
}

/** The text of a step. Its times are buttons that start a timer, named after the food. */
export function StepText({ recipe, step, parts, marked }: StepTextProps) {
  const { timers, change } = useKitchen();
  return parts.map((part, index) => {
    const { seconds, ingredients } = part;
    const text = parts[index - 1]?.seconds === undefined ? part.text : part.text.slice(closingOf(part).length);
    if (seconds !== undefined) {
      const running = timers.some((timer) => timer.recipeId === recipe.id && timer.step === step && timer.totalMs === seconds * SECOND_MS);
      return (
        <span className="nowrap" key={index}>
          <Duration
            running={running}
            aria-label={running ? t.timerRuns({ duration: text }) : t.startTimer({ duration: text })}
            onClick={() => {
              allowSound();
              if (!running) start(change, recipe, step, seconds, foodOfTime(parts, index));
            }}
          >
            {text}
          </Duration>
          {closingOf(parts[index + 1])}
        </span>
      );
    }
    if (marked && ingredients)
      return (
        <span className="mark mark-tall" key={index}>
          {text}
        </span>
      );
    return <Fragment key={index}>{text}</Fragment>;
  });
}

/** The marks that a part begins with. They stay on the line of the time before them: a comma alone begins none. */
const closingOf = (part: StepPart | undefined): string =>
  part?.seconds === undefined && part?.ingredients === undefined ? (/^[\p{Po}\p{Pe}\p{Pf}]+/u.exec(part?.text ?? '')?.[0] ?? '') : '';

function start(
  change: Kitchen['change'],
  { id, title }: Pick<Recipe, 'id' | 'title'>,
  step: number,
  seconds: number,
  food: string | undefined,
): void {
  const place = t.timerOf({ title, number: step + 1 });
  const name = food === undefined ? place : food.charAt(0).toLocaleUpperCase() + food.slice(1);
  const totalMs = seconds * SECOND_MS;
  change((state) => {
    // two of one name could not be told apart
    const isTaken = state.timers.some((timer) => timer.name === name);
    return startTimer(state, { id: newId(), name: isTaken ? place : name, recipeId: id, step, totalMs }, Date.now());
  });
}

type Time = { text: string; seconds: number };

/** Starts a timer for a time, or without one for the first that a step names. Returns what it runs for; undefined where the step names none. */
export function startTimerFor(
  recipe: Pick<Recipe, 'id' | 'title'>,
  step: number,
  parts: readonly StepPart[],
  time?: Time,
): Time | undefined {
  const index = parts.findIndex(({ seconds }) => seconds !== undefined && (time === undefined || seconds === time.seconds));
  const { text, seconds }: Partial<StepPart> = parts[index] ?? {};
  const runs = time ?? (text !== undefined && seconds !== undefined ? { text, seconds } : undefined);
  if (runs) start((change) => cooking.change(change), recipe, step, runs.seconds, index < 0 ? undefined : foodOfTime(parts, index));
  return runs;
}
