import { deviceOfCook } from './device';
import { setAppBadge } from './badges/app-badge';
import { closeLists } from './lists/lists';
import { queryClient } from '../api/query-client';
import { write } from '../api/write';
import { forgetAccount } from './database';
import { AccountStorage, accountStorage } from './account-storage';
import { forgetPush } from './push/push';
import { session } from '../api/session/session';
import { forgetPersonalCaches } from '../service-worker/caches';

/** Where words are that were not sent; what a cook has searched for is no loss. */
const WORDS = /^(?:draft|paste|note)\./;

/** Whether signing out would lose something that is on this device alone: a draft, or a change that has not reached the server. */
export async function hasUnsentWork(): Promise<boolean> {
  const device = await deviceOfCook();
  await device?.listsOpened;
  if ((device?.waiting ?? 0) > 0) return true;
  const drafts = accountStorage();
  await drafts.load();
  return drafts.places('').some((place) => WORDS.test(place));
}

/** Ends the session, here and on the server, and forgets what this device kept: another person may use it next. Throws when the server could not be told. */
export async function leave(): Promise<void> {
  const current = session.current();
  await write('POST /auth/logout', {});
  if (current.status === 'signed-in') await forgetOnDevice(current.account.id);
  session.end();
}

/** The account is gone, and its session with it. */
export async function leaveDeleted(): Promise<void> {
  const current = session.current();
  if (current.status === 'signed-in') await forgetOnDevice(current.account.id);
  session.end();
}

async function forgetOnDevice(accountId: string): Promise<void> {
  // an answer that is on its way would be kept
  await queryClient.cancelQueries();
  new AccountStorage(accountId).forget();
  await closeLists();
  setAppBadge(0);
  await forgetPush();
  await forgetAccount(accountId);
  await forgetPersonalCaches();
}
