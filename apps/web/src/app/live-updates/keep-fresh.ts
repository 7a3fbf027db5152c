import type { LiveUpdate } from '@simmer/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { deviceOfCook } from '../../device/device';
import { movedUp } from './moved-up';
import { askAgain } from '../../api/ask-again';
import { ownChanges } from '../../api/own-changes';
import { listUpdates } from '../../device/lists/list-updates';
import { session } from '../../api/session/session';
import { adoptHabits } from '../theme/adopt-look';
import { live } from '../../api/live/live-state';
import { refreshStaleCopies } from './stale-copies';
import { openLiveUpdates } from '../../api/live/stream';

/** Has the copies asked for again that the server tells are older. Returns how to stop. */
export const keepFresh = (queryClient: QueryClient): (() => void) =>
  openLiveUpdates('/api/live-updates', {
    onState: live.set,
    onUpdate: (update) => void takeIn(update, queryClient),
    // whatever was told during a gap is unknown, so every copy may be old; what failed just now is shown, and would blink
    onGap: (isFirst) => {
      void askAgain(queryClient, isFirst ? { predicate: ({ state }) => state.status !== 'error' } : {});
      refreshCopy();
    },
    onRefused: () => void session.recheck(),
  });

/** What this tab has changed itself has come back with the change. */
async function takeIn(update: LiveUpdate, queryClient: QueryClient): Promise<void> {
  const { type, payload } = update;
  if (type === 'events.identity.profile.changed') void adoptHabits();
  if ('listId' in payload) listUpdates.emit(payload);
  const changed = 'recipeId' in payload ? payload.recipeId : 'part' in payload ? payload.part : undefined;
  if (changed !== undefined && (await ownChanges.includes(changed, payload.revision))) return;
  if (type === 'events.recipes.recipe.moved-up' && 'recipeId' in payload) movedUp.emit(payload.recipeId);
  if ('recipeId' in payload) refreshCopy();
  await refreshStaleCopies(queryClient, update);
}

/** The copy on this device hears what changed by asking. */
const refreshCopy = (): void => void deviceOfCook()?.then((device) => device.refreshSoon());
