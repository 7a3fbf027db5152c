/** What a cook should know whose library has no room for all that is wanted; null when there is. A `limit` of null is no limit. */
export function roomNotice(limit: number | null, owned: number, wanted: number): string | null {
  if (limit === null || owned + wanted <= limit) return null;
  const room = Math.max(0, limit - owned);
  if (room === 0) return `Your free account holds ${limit} recipes, and it is full. Remove one first to add another.`;
  return `Your free account holds ${limit} recipes, so the first ${room === 1 ? 'one' : room} of these will be saved. Untick what matters less.`;
}
