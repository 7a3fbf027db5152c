import * as t from '@simmer/messages/cooking';
import { IconButton, IconPlayerPause, IconPlayerPlay, IconPlus, IconX, Timer, useToast } from '@simmer/ui';
import { useEffect } from 'react';
import { useTitleLead } from '../app/page-title';
import { allowSound, ring } from './alarm';
import { addMinute, type CookingTimer, isRinging, leftOf, pauseTimer, resumeTimer, stopTimer } from './cooking-state';
import { useKitchen } from './kitchen';
import { useNow } from './use-cooking';

/** The timers that run, with what can be done with each. Rings while one is over. */
export function Timers({ timers, linked }: { timers: readonly CookingTimer[]; /** Names lead to cook mode. */ linked?: boolean }) {
  const now = useNow(timers.some(({ endsAt }) => endsAt !== null));
  const over = timers.filter((timer) => isRinging(timer, now));
  useRing(over.length > 0);
  useTitleLead(timeInTab(timers, now));
  return (
    <>
      {timers.map((timer) => (
        <Timer
          key={timer.id}
          name={timer.name}
          href={linked ? `/app/cook/${timer.recipeId}` : undefined}
          left={clock(leftOf(timer, now))}
          share={leftOf(timer, now) / timer.totalMs}
          state={timer.endsAt === null ? 'paused' : isRinging(timer, now) ? 'ringing' : undefined}
          actions={<TimerActions timer={timer} over={isRinging(timer, now)} />}
        />
      ))}
      <span className="sr" role="alert">
        {over.map(({ name }) => t.timeIsUp({ name })).join(' ')}
      </span>
    </>
  );
}

function TimerActions({ timer, over }: { timer: CookingTimer; over: boolean }) {
  const toast = useToast();
  const { change } = useKitchen();
  const { id, name, endsAt } = timer;
  const paused = endsAt === null;
  function stop(): void {
    change((state) => stopTimer(state, id));
    // one that rings is done
    if (over) return;
    const onAction = (): void => change((state) => ({ ...state, timers: [...state.timers, timer] }));
    toast({ message: t.stopped({ name }), action: { label: t.undo, onAction } });
  }
  return (
    <>
      <IconButton label={t.minuteMore({ name })} onClick={() => change((state) => addMinute(state, id, Date.now()))}>
        <IconPlus />
      </IconButton>
      {paused && (
        <IconButton
          label={t.resume({ name })}
          onClick={() => {
            allowSound();
            change((state) => resumeTimer(state, id, Date.now()));
          }}
        >
          <IconPlayerPlay />
        </IconButton>
      )}
      {!paused && !over && (
        <IconButton label={t.pause({ name })} onClick={() => change((state) => pauseTimer(state, id, Date.now()))}>
          <IconPlayerPause />
        </IconButton>
      )}
      <IconButton label={t.stop({ name })} onClick={stop}>
        <IconX />
      </IconButton>
    </>
  );
}

/** Of the timer that is over first, for a tab that is not looked at. */
function timeInTab(timers: readonly CookingTimer[], now: number): string {
  const [first] = timers.filter(({ endsAt }) => endsAt !== null).sort((one, other) => leftOf(one, now) - leftOf(other, now));
  if (!first) return '';
  return isRinging(first, now) ? t.timeIsUp({ name: first.name }) : clock(leftOf(first, now));
}

function useRing(on: boolean): void {
  useEffect(() => (on ? ring() : undefined), [on]);
}

const SECOND_MS = 1_000;

/** "08:24", from an hour on "1:08:24". The last second counts until it is over. */
export function clock(ms: number): string {
  const seconds = Math.ceil(ms / SECOND_MS);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = [minutes, seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return hours > 0 ? `${hours}:${rest}` : rest;
}
