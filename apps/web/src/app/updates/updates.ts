import { deviceOfCook, deviceChanges } from '../../device/device';
import { pushId } from '../../device/push/push-id';
import { followUpdates, keepForLater } from './follow-updates';
import { restoreFields } from './kept-fields';

/** New versions, and what this one keeps for when there is no connection. */
export async function startUpdates(): Promise<void> {
  restoreFields(sessionStorage);
  if (!('serviceWorker' in navigator)) return;
  await followUpdates();
  const keep = (): void => {
    if (!deviceOfCook()) return;
    stop();
    void keepForLater();
    if (pushId() !== null) void import('../../device/push/push').then(({ renewPush }) => renewPush());
  };
  const stop = deviceChanges.listen(keep);
  keep();
}
