import type { RecipeSummary } from '@simmer/contracts';
import * as t from '@simmer/messages/waiting';
import { type QueuedRoute, queuedWrites } from '../../api/writes/queued';
import type { QueueRule } from '../../api/writes/rules';
import type { QueuedWrite } from '../database';

const isQueuedRoute = (route: string): route is QueuedRoute => route in queuedWrites;

const ruleOf = (route: string): QueueRule<QueuedRoute> | undefined =>
  isQueuedRoute(route) ? (queuedWrites[route] as QueueRule<QueuedRoute>) : undefined;

/** The recipes that a write is about. */
export function idsOf({ route, input }: Pick<QueuedWrite, 'route' | 'input'>): readonly string[] {
  if (!ruleOf(route)?.change) return [];
  const { id, ids } = input as { id?: string; ids?: readonly string[] };
  return ids ?? (id === undefined ? [] : [id]);
}

/** A recipe as it will be once everything that waits is done; null when it is not there then. What was refused changes nothing. */
export function withWrites<T extends RecipeSummary>(
  recipe: T | undefined,
  writes: readonly QueuedWrite[],
  gone?: T,
  id = recipe?.id,
): T | null {
  let shown = recipe ?? null;
  for (const write of writes) {
    const { change } = ruleOf(write.route) ?? {};
    if (write.refused || !change || id === undefined || !idsOf(write).includes(id)) continue;
    const before = shown ?? gone;
    shown = change(shown, write.input as never, before ?? recipe);
  }
  return shown;
}

/** What a write that waits does, in words. */
export function wordsFor({ route, input }: QueuedWrite, title: string | undefined): string {
  return ruleOf(route)?.words(input as never, title ?? t.aRecipe) ?? t.change;
}
