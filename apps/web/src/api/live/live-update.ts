import type { LiveUpdate } from '@simmer/contracts';

/** Reads one message of the stream; undefined for anything that is no update. */
export function readLiveUpdate(data: string): LiveUpdate | undefined {
  const update = parsed(data);
  const isUpdate =
    typeof update === 'object' && update !== null && 'type' in update && 'payload' in update && typeof update.type === 'string';
  return isUpdate ? (update as LiveUpdate) : undefined;
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    // cut off on its way: the next one is heard all the same
    return undefined;
  }
}
