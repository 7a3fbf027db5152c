import { queryOf, type RouteInput } from '@simmer/client';
import type { MealPlanEntry, MealPlanSettings, MealPlanSlot } from '@simmer/contracts';
import { UNSCHEDULED } from '@simmer/contracts/constants';
import { daysAfter, weekOf } from '@simmer/meal-plan';
import * as t from '@simmer/messages/meal-plan';
import { useToast } from '@simmer/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { client } from '../../api/client';
import { write } from '../../api/write';
import { useDevice } from '../../device/device';
import { sendOrKeep } from '../../device/send-or-keep';
import { useAttempt } from '../../forms/use-action';
import type { ListFollower } from './list-follower';
import { byWeek, changed, changedSlots, inverseOf, type PlanChange } from './plan-changes';

const PLAN_CHANGES = 'POST /meal-plan/:id/changes';
const WEEK_DAYS = [0, 1, 2, 3, 4, 5, 6];

/** For so many days leftovers are good, mostly. */
export const DAYS_BEHIND = [3, 2, 1];

export interface Plan {
  /** The seven days that are shown. */
  dates: string[];
  /** All that stands in the weeks of these days, and what has no day yet. */
  entries: MealPlanEntry[];
  slots: MealPlanSlot[];
  settings: MealPlanSettings | undefined;
  isPending: boolean;
  problem: Error | null;
  reload(): void;
  /** Shown at once; with words, they are told and can be undone: of a group only the last. False when it was refused. */
  change(change: PlanChange, told?: string, group?: string): Promise<boolean>;
  changeSettings(change: RouteInput<'PATCH /meal-plan-settings'>): Promise<boolean>;
}

/**
 * The plan of seven days from `first` on, whatever day that is: weeks are kept from Monday to Sunday. Shopping lists that were made from it follow its
 * changes where there is a follower.
 */
export function usePlan(first: string, followerRef?: RefObject<ListFollower | undefined>): Plan {
  const toast = useToast();
  const attempt = useAttempt();
  const dates = WEEK_DAYS.map((day) => daysAfter(first, day));
  // what is cooked on the last of them may be eaten in the days after
  const ahead = WEEK_DAYS.map((day) => daysAfter(first, WEEK_DAYS.length + day));
  // and what is cooked just before the first of them may be eaten on it
  const behind = DAYS_BEHIND.map((days) => daysAfter(first, -days));
  const weeks = [...new Set([...dates, ...ahead, ...behind].map(weekOf)), UNSCHEDULED];
  const read = useQueries({ queries: weeks.map((id) => queryOf(client, 'GET /meal-plan/:id', { id })) });
  const isInView = (week: string | undefined): boolean => dates.some((date) => weekOf(date) === week);
  const settings = useQuery(queryOf(client, 'GET /meal-plan-settings', {}));
  const waiting = useDevice((device) => device?.queue.writes) ?? [];
  /** What was changed without a connection, on top of what the server said. */
  const waitingOf = (week: string | undefined): RouteInput<typeof PLAN_CHANGES>[] =>
    waiting
      .filter(({ route, subject, refused }) => route === PLAN_CHANGES && subject === week && !refused)
      .map(({ input }) => input as RouteInput<typeof PLAN_CHANGES>);
  const stored = read.flatMap(({ data }, at) => waitingOf(weeks[at]).reduce(changed, data?.entries ?? []));
  const slots = read.flatMap(({ data }, at) => waitingOf(weeks[at]).reduce(changedSlots, data?.slots ?? []));
  // a change of two weeks is sent week by week, and shown at once
  const [sending, setSending] = useState<readonly PlanChange[]>([]);
  const entries = sending.reduce(changed, stored);

  /** A meal is in its new week before it leaves its old one. */
  async function send(wanted: PlanChange, known: readonly MealPlanEntry[]): Promise<void> {
    setSending((all) => [...all, wanted]);
    try {
      for (const week of byWeek(wanted, known)) await sendOrKeep(PLAN_CHANGES, week);
    } finally {
      setSending((all) => all.filter((one) => one !== wanted));
    }
  }

  function change(wanted: PlanChange, told?: string, group?: string): Promise<boolean> {
    const back = inverseOf(wanted, entries, slots);
    return attempt(async () => {
      await send(wanted, entries);
      const after = { entries: changed(entries, wanted), slots: changedSlots(slots, wanted) };
      const followed = await followerRef?.current?.({ entries, slots }, after);
      const message = followed ? [told && `${told}.`, t.listFollowed({ gone: followed.gone })].filter(Boolean).join(' ') : told;
      if (message === undefined) return;
      const takeBack = async (): Promise<void> => {
        if (await undo(back, wanted)) followed?.undo();
      };
      toast({ message, group, action: { label: t.undo, onAction: () => void takeBack() } });
    });
  }

  /** What has been put since the change is not known to it: its week is told by what was put then. */
  async function undo(back: PlanChange, wanted: PlanChange): Promise<boolean> {
    const then = [...entries.filter(({ id }) => !(wanted.put ?? []).some((put) => put.id === id)), ...(wanted.put ?? [])];
    return attempt(() => send(back, then));
  }

  const changeSettings = (wanted: RouteInput<'PATCH /meal-plan-settings'>): Promise<boolean> =>
    attempt(() => write('PATCH /meal-plan-settings', wanted));

  return {
    dates,
    entries,
    slots,
    settings: settings.data,
    isPending: read.some(({ isPending }) => isPending) || settings.isPending,
    // what was read before stays in view while it cannot be read again; the weeks beside the one in view may be missing
    problem:
      [...read.filter((_, at) => isInView(weeks[at])), settings].find(({ error, data }) => error && data === undefined)?.error ?? null,
    reload: () => void Promise.all([...read.map(({ refetch }) => refetch()), settings.refetch()]),
    change,
    changeSettings,
  };
}
