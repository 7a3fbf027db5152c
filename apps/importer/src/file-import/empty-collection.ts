import { collection } from '@simmer/contracts';
import type { Bus } from '@simmer/kit';
import { CALL_WITHIN_MS, withRetry } from '../running/with-retry';
import type { HeldImport } from './held-import';

/** Removes the collection of an import, unless recipes are in it. */
export async function removeEmptyCollection(bus: Bus, held: HeldImport, signal: AbortSignal): Promise<void> {
  const options = { onBehalfOf: held.cook, timeoutMs: CALL_WITHIN_MS };
  const { items } = await withRetry(() => bus.call(collection.list, {}, options), signal);
  if (items.some(({ id, count }) => id === held.id && count === 0))
    await withRetry(() => bus.call(collection.delete, { id: held.id }, options), signal);
}
