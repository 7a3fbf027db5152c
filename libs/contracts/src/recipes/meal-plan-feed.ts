import { z } from 'zod';
import { Actor } from '../kit/actor';
import { Timestamp } from '../kit/fields';
import { TextAnswer } from '../kit/http';
import { operation } from '../kit/operation';
import { rule } from '../kit/rules';

const resolve = operation('rpc.recipes.meal-plan-feed.resolve', {
  summary: 'Resolve the token of a calendar feed',
  access: 'service',
  callers: ['gateway'],
  input: z.strictObject({ token: z.string().max(200) }),
  output: z.object({ actor: Actor.nullable() }),
});

/** 256 random bits. Only the hash is stored. */
const FeedToken = z.string().regex(/^[\w-]{43}$/, { error: rule('invalid') });

const state = { created_at: Timestamp.nullable().describe('Null while there is no address') };

/** The address by which calendars follow a meal plan. */
export const mealPlanFeed = {
  resolve,
  read: operation('rpc.recipes.meal-plan-feed.read', {
    summary: 'Get your calendar feed',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/meal-plan-feed' },
    input: z.strictObject({}),
    output: z.object(state),
  }),
  make: operation('rpc.recipes.meal-plan-feed.make', {
    summary: 'Create the address of your calendar feed, in place of the former one; its token is shown only once',
    access: 'cook',
    scope: 'none',
    requires: { verifiedEmail: true },
    opens: 'calendar-feed',
    http: { method: 'POST', path: '/meal-plan-feed', status: 201 },
    input: z.strictObject({}),
    output: z.object({ ...state, token: FeedToken.describe('The address is `/calendars/{token}/meal-plan.ics`') }),
  }),
  end: operation('rpc.recipes.meal-plan-feed.end', {
    summary: 'Remove your calendar feed',
    access: 'cook',
    scope: 'none',
    http: { method: 'DELETE', path: '/meal-plan-feed' },
    input: z.strictObject({}),
    output: z.object(state),
  }),
  calendar: operation('rpc.recipes.meal-plan-feed.calendar', {
    summary: 'Get a meal plan as an iCalendar feed',
    access: 'guest',
    http: {
      method: 'GET',
      base: '',
      path: '/calendars/:token/meal-plan.ics',
      authentication: { kind: 'link', resolve },
      answer: { kind: 'text', type: 'text/calendar' },
    },
    input: z.strictObject({ token: FeedToken }),
    output: TextAnswer,
    errors: ['request.not-found'],
  }),
};
