const anyOrigin = 'https://simmer.invalid';

/** The path itself if it leads inside this app, else undefined: a sign-in link must never be able to send a cook to another site. */
export function internalPath(next: unknown): string | undefined {
  if (typeof next !== 'string' || !/^\/(?![/\\])/.test(next) || /[\u0000-\u001f]/.test(next)) return undefined;
  if (next === '/auth' || next.startsWith('/auth/')) return undefined;
  const url = new URL(next, anyOrigin);
  return url.origin === anyOrigin ? next : undefined;
}

/** The `next` of a sign-in page's address, if it is one to follow. */
export function nextInSearch(search: Record<string, unknown>): { next?: string } {
  const next = internalPath(search.next);
  return next === undefined ? {} : { next };
}
