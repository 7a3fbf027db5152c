import { counted } from '../counted';

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
  if (wanted <= room) return null;
  if (room === 0) return `Your free account holds ${limit} recipes, and it is full. Remove one first to add another.`;
  return `Your free account holds ${limit} recipes, so the first ${room === 1 ? 'one' : room} of these will be saved. Untick what matters less.`;
}

/** What the button says that saves them, as far as they fit. */
export function importWords(room: number, wanted: number): string {
  if (wanted === 0) return 'Nothing to import';
  if (room === 0) return 'No room for these';
  return wanted > room ? `Import the first ${room === 1 ? 'one' : room} of ${wanted}` : `Import ${counted(wanted, 'recipe')}`;
}
