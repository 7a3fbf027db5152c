const KEY = 'simmer.save-shared';
/** Who comes back later has forgotten it. */
const KEPT_MS = 3_600_000;

interface Intent {
  token: string;
  at: number;
}

/** Remembers, through signing in or making an account, that a visitor wants to save what a link shows. */
export function keepIntent(token: string, now: number = Date.now()): void {
  localStorage.setItem(KEY, JSON.stringify({ token, at: now } satisfies Intent));
}

/** Whether this was to be saved; asked once. */
export function takeIntent(token: string, now: number = Date.now()): boolean {
  const kept = localStorage.getItem(KEY);
  if (kept === null) return false;
  const intent = JSON.parse(kept) as Intent;
  if (intent.token !== token && now - intent.at <= KEPT_MS) return false;
  localStorage.removeItem(KEY);
  return intent.token === token && now - intent.at <= KEPT_MS;
}
