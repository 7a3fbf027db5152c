import * as t from '@simmer/messages/import-export';

/** How many recipes a cook's library may hold, null for any number, and how many more go in. */
export interface LibraryRoom {
  limit: number | null;
  room: number;
}

export function libraryRoom(limit: number | null, owned: number): LibraryRoom {
  return { limit, room: limit === null ? Infinity : Math.max(0, limit - owned) };
}

/** What a cook should know whose library has no room for all that is wanted; null when there is. A `limit` of null is no limit. */
export function roomNotice({ limit, room }: LibraryRoom, wanted: number): string | null {
  if (limit === null || wanted <= room) return null;
  return room === 0 ? t.libraryFull({ limit }) : t.fewFit({ room });
}

/** What the button says that saves them. */
export const importWords = (wanted: number): string => (wanted === 0 ? t.nothingToImport : t.importButton({ count: wanted }));
