import { queryKey } from '@simmer/client';
import type { MealPlanSettings, MealPlanWeek } from '@simmer/contracts';
import * as t from '@simmer/messages/waiting';
import type { QueryKey } from '@tanstack/react-query';
import { planTemplates } from './queries';
import type { LiveRules, QueueRule, WriteRoute, WriteRules } from './rules';

const planWeek = (id: string): QueryKey => queryKey('GET /meal-plan/:id', { id });
const planSettings = queryKey('GET /meal-plan-settings', {});

const mealPlanOf = (part: string): QueryKey[] => {
  if (part === 'templates') return [queryKey('GET /meal-plan-templates')];
  // recurring meals of the settings show in every week
  if (part === 'settings') return [queryKey('GET /meal-plan-settings'), queryKey('GET /meal-plan/:id')];
  return [queryKey('GET /meal-plan/:id', { id: part })];
};

export const mealPlanWrites = {
  'POST /meal-plan/:id/changes': {
    idempotent: true,
    optimistic: (cache, { id, put = [], remove = [], slots = [] }) =>
      void cache.setQueryData<MealPlanWeek>(planWeek(id), (week) => {
        const gone = new Set([...remove, ...put.map((entry) => entry.id)]);
        const said = new Set(slots.map(({ date, meal }) => `${date} ${meal}`));
        return (
          week && {
            ...week,
            entries: [...week.entries.filter((entry) => !gone.has(entry.id)), ...put],
            slots: [...week.slots.filter(({ date, meal }) => !said.has(`${date} ${meal}`)), ...slots],
          }
        );
      }),
    keep: (cache, week) => void cache.setQueryData(planWeek(week.id), week),
  },
  'PATCH /meal-plan-settings': {
    idempotent: true,
    optimistic: (cache, change) =>
      void cache.setQueryData<MealPlanSettings>(planSettings, (settings) => settings && { ...settings, ...change }),
    keep: (cache, settings) => void cache.setQueryData(planSettings, settings),
    // recurring meals stand in every week
    invalidates: [queryKey('GET /meal-plan/:id')],
  },
  'POST /meal-plan-feed': { keep: (cache, { created_at }) => void cache.setQueryData(queryKey('GET /meal-plan-feed', {}), { created_at }) },
  'DELETE /meal-plan-feed': { idempotent: true, keep: (cache, feed) => void cache.setQueryData(queryKey('GET /meal-plan-feed', {}), feed) },
  'PUT /meal-plan-templates/:id': { idempotent: true, invalidates: [planTemplates] },
  'DELETE /meal-plan-templates/:id': { idempotent: true, invalidates: [planTemplates] },
} satisfies WriteRules;

export const mealPlanLive = {
  'events.recipes.meal-plan.changed': ({ part: id }) => ({ id, keys: mealPlanOf(id) }),
} satisfies Partial<LiveRules>;

/** Changes of a week that wait on the device until the server has them; the plan shows them on top of what the server said. */
export const queuedPlanWrites = {
  'POST /meal-plan/:id/changes': {
    replaces: false,
    words({ put = [], remove = [], slots = [] }) {
      const [meal] = put;
      const isOne = put.length === 1 && remove.length + slots.length === 0;
      if (isOne && meal?.date) return t.planned({ title: meal.title, day: new Date(`${meal.date}T12:00`) });
      return t.plan({ count: put.length + remove.length + slots.length });
    },
  },
} satisfies { [R in WriteRoute]?: QueueRule<R> };
