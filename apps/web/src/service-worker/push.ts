// Notifications that come while Simmer is closed. The words are the server's, in the cook's language.
import { isInApp } from './is-in-app';

/** What the server sends; `PushPayload` in libs/contracts. */
interface Payload {
  topic: string;
  title: string;
  body: string;
  path: string;
  tag: string;
  language: string;
}

type Scope = Pick<ServiceWorkerGlobalScope, 'clients' | 'location' | 'registration'> & Pick<EventTarget, 'addEventListener'>;

/** Shows what comes in, unless the cook looks at Simmer, which says it by itself; a tap opens the screen that it is about. */
export function showPushes(scope: Scope): void {
  scope.addEventListener('push', (event) => {
    const { data } = event as PushEvent;
    if (data) (event as PushEvent).waitUntil(show(scope, data.json() as Payload));
  });
  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event as NotificationEvent;
    notification.close();
    (event as NotificationEvent).waitUntil(open(scope, (notification.data as Pick<Payload, 'path'>).path));
  });
}

const windowsOf = ({ clients }: Scope) => clients.matchAll({ type: 'window', includeUncontrolled: true });

async function show(scope: Scope, { topic, title, body, path, tag, language: lang }: Payload): Promise<void> {
  if ((await windowsOf(scope)).some(({ visibilityState }) => visibilityState === 'visible')) return;
  const icon = '/icons/icon-192.png';
  await scope.registration.showNotification(title, { body, tag, lang, icon, data: { path }, requireInteraction: topic === 'timers' });
}

/** In the window that shows it already, else in one of its own: what was typed elsewhere stays. */
async function open(scope: Scope, path: string): Promise<void> {
  const url = new URL(path, scope.location.origin);
  if (url.origin !== scope.location.origin || !isInApp(url)) return;
  const shown = (await windowsOf(scope)).find((client) => new URL(client.url).pathname === url.pathname);
  await (shown ? shown.focus() : scope.clients.openWindow(url.href));
}
