// The cook whose Sunday the film shows: new for each recording, with recipes of the demo, and a week in which two evenings are taken.
import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { daysAfter } from '@simmer/meal-plan';
import { morningsAndSweets } from '../../apps/dev/src/stories/mornings-and-sweets';
import { weeknights } from '../../apps/dev/src/stories/weeknights';
import { apiOf, mondayAfter } from '../shots/cooks';
import { confirmEmails } from '../verify/as-operator';
import type { RunningProduct } from '../verify/running-product';

export const DINNER_OUT = 'Dinner at Tom’s';
const MOVIE_NIGHT = 'Pizza and a movie';

/** Registers Ana in a context, where she is signed in then. */
export async function makeAna({ url, environment }: RunningProduct, { request }: BrowserContext): Promise<void> {
  const api = apiOf(url, request);
  const email = `ana.${randomUUID().slice(0, 6)}@simmer.example`;
  await api('POST', '/auth/register', { email, password: randomUUID(), name: 'Ana Ferreira', acceptsTerms: true });
  await confirmEmails(environment, email);
  for (const { draft, isFavorite } of [...morningsAndSweets, ...weeknights])
    await api('POST', '/recipes', { id: randomUUID(), ...draft, favorite: isFavorite ?? false });
  await api('PATCH', '/meal-plan-settings', { meals: ['dinner'] });
  const monday = mondayAfter(1);
  await api('POST', `/meal-plan/${monday}/changes`, { id: monday, put: [noteOf(monday, 1, DINNER_OUT), noteOf(monday, 4, MOVIE_NIGHT)] });
}

/** A note for the dinner of a day of the week, which begins with 0. */
function noteOf(monday: string, day: number, text: string) {
  const note = { recipe_id: null, title: text, servings: null, locked: false, leftover_of: null };
  return { id: randomUUID(), date: daysAfter(monday, day), meal: 'dinner', position: 0, ...note };
}
