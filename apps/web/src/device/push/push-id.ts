const KEY = 'simmer.push';

/** The id under which this device gets notifications while Simmer is closed; null where it does not. */
export const pushId = (): string | null => localStorage.getItem(KEY);

export function keepPushId(id: string | null): void {
  if (id === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, id);
}
