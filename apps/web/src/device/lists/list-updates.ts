import type { LiveUpdate } from '@simmer/contracts';
import { createEmitter } from '../../browser/emitter';

type ListUpdate =
  LiveUpdate<'events.recipes.shopping-list.changed'>['payload'] | LiveUpdate<'events.recipes.shopping-list.visited'>['payload'];

/** A list has changed on the server, or somebody has come to it or gone. */
export const listUpdates = createEmitter<ListUpdate>();
