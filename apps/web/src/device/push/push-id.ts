import { session } from '../../api/session/session';

/** For each account: who uses this browser next has not asked for it. */
function keyOfCook(): string | null {
  const current = session.current();
  return current.status === 'signed-in' ? `simmer.push.${current.account.id}` : null;
}

/** The id under which this device gets the cook's notifications while Simmer is closed; null where it does not. */
export function pushId(): string | null {
  const key = keyOfCook();
  return key === null ? null : localStorage.getItem(key);
}

export function keepPushId(id: string | null): void {
  const key = keyOfCook();
  if (key === null) return;
  if (id === null) localStorage.removeItem(key);
  else localStorage.setItem(key, id);
}
