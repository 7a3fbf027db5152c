import { newId, RequestProblem } from '@simmer/client';
import { write } from '../../api/write';
import { client } from '../../api/client';
import { keepPushId, pushId } from './push-id';

/** Whether this browser can be told of something while Simmer is closed. On iOS only an installed app can. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether the cook has refused notifications of this site in the browser itself, where alone that can be changed. */
export const isPushRefused = (): boolean => Notification.permission === 'denied';

const manager = async (): Promise<PushManager> => (await navigator.serviceWorker.ready).pushManager;

/** Asks the browser, and subscribes this device. False when the cook does not allow it. Called in the handler of a press. */
export async function turnPushOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { publicKey } = await client.call('GET /push/key', {});
  await send(pushId() ?? newId(), publicKey);
  return true;
}

/** For this device. */
export async function turnPushOff(): Promise<void> {
  const id = pushId();
  if (id !== null) await write('DELETE /push/subscriptions/:id', { id });
  await forgetPush();
}

/** The same, without a word to the server: what it knows ends with the session. */
export async function forgetPush(): Promise<void> {
  if (pushId() === null) return;
  keepPushId(null);
  await (await (await manager()).getSubscription())?.unsubscribe();
}

/** With each start: sessions and the browser's own addresses change. */
export async function renewPush(): Promise<void> {
  const id = pushId();
  if (id === null || !canPush()) return;
  if (Notification.permission !== 'granted') return forgetPush();
  try {
    const { publicKey } = await client.call('GET /push/key', {});
    await send(id, publicKey);
  } catch (error) {
    // without a connection, or signed out meanwhile: the next start does it
    if (!(error instanceof RequestProblem || error instanceof DOMException)) throw error;
  }
}

async function send(id: string, publicKey: string): Promise<void> {
  const pushes = await manager();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = (await pushes.subscribe(options)).toJSON();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await write('PUT /push/subscriptions/:id', { id, endpoint: endpoint ?? '', keys: { p256dh, auth }, timeZone });
  keepPushId(id);
}
