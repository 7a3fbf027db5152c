import { newId, RequestProblem } from '@simmer/client';
import { client } from '../../api/client';
import { write } from '../../api/write';
import { keepPushId, pushId } from './push-id';

/** Whether this browser can be told of something while Simmer is closed. On iOS only an installed app can. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether the cook has refused notifications of this site in the browser itself, where alone that can be changed. */
export const isPushRefused = (): boolean => Notification.permission === 'denied';

// `ready` would wait forever where no worker is registered
const manager = async (): Promise<PushManager | undefined> => (await navigator.serviceWorker.getRegistration())?.pushManager;

/** Asks the browser, and subscribes this device. `failed`: its push service is not there. Called in the handler of a press. */
export async function turnPushOn(): Promise<'on' | 'refused' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  const { publicKey } = await client.call('GET /push/key', {});
  return (await subscribe(pushId() ?? newId(), publicKey)) ? 'on' : 'failed';
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
  await (await (await manager())?.getSubscription())?.unsubscribe().catch(unlessRefused);
}

/** With each start: sessions and the browser's own addresses change. */
export async function renewPush(): Promise<void> {
  const id = pushId();
  if (id === null || !canPush()) return;
  if (Notification.permission !== 'granted') return forgetPush();
  try {
    const { publicKey } = await client.call('GET /push/key', {});
    await subscribe(id, publicKey);
  } catch (error) {
    // without a connection, or signed out meanwhile: the next start does it
    if (!(error instanceof RequestProblem)) throw error;
  }
}

/** Whether the browser took it. */
async function subscribe(id: string, applicationServerKey: string): Promise<boolean> {
  const pushes = await manager();
  const subscription = await pushes?.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(unlessRefused);
  if (!subscription) return false;
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await write('PUT /push/subscriptions/:id', { id, endpoint, keys: { p256dh, auth }, timeZone });
  keepPushId(id);
  return true;
}

function unlessRefused(error: unknown): undefined {
  if (!(error instanceof DOMException)) throw error;
}
