import { RequestProblem, type RouteInput, type RouteOutput } from '@simmer/client';
import { deviceOfCook } from './device';
import type { WriteOptions } from '../api/writes/rules';
import { write } from '../api/write';

type ContentRoute = 'POST /recipes' | 'PUT /recipes/:id' | 'POST /meal-plan/:id/changes';

/**
 * Sends what was written of a recipe, or changed in a week of the plan. Without a connection, or while something earlier of the same recipe or week waits for one,
 * it is kept on this device, across reloads, and sent once there is one; then nothing is answered. Throws `RequestProblem`.
 */
export async function sendOrKeep<R extends ContentRoute>(
  route: R,
  input: RouteInput<R> & { id: string },
  options?: WriteOptions,
): Promise<RouteOutput<R> | undefined> {
  const device = await deviceOfCook();
  // what is kept asks nothing back: the cook has decided to save it
  const later = route === 'POST /recipes' ? { ...input, unlessOwned: undefined } : input;
  const keep = async (): Promise<boolean> => (await device?.queue.keepForLater(route, later)) ?? false;
  if ((!navigator.onLine || device?.queue.isWaiting(input.id)) && (await keep())) return undefined;
  try {
    return await write(route, input, options);
  } catch (error) {
    // the connection went meanwhile
    const isOffline = error instanceof RequestProblem && error.status === 0 && !navigator.onLine;
    if (isOffline && (await keep())) return undefined;
    throw error;
  }
}
