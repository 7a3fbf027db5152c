import { showPushes } from './push';

const SITE = 'https://simmer.example';
const TIMER = { topic: 'timers', title: 'Onion: time’s up', body: 'Tap.', path: '/app/cook/1', tag: 'timer 1', language: 'en' };

/** The parts of a service worker's scope that show and open, with windows at these addresses. */
function scopeWith(...windows: { path: string; visibilityState?: string }[]) {
  const events = new EventTarget();
  const [shown, opened, focused]: [unknown[][], string[], string[]] = [[], [], []];
  const clients = windows.map(({ path, visibilityState = 'hidden' }) => ({
    ...{ url: SITE + path, visibilityState },
    focus: () => Promise.resolve(focused.push(path)),
  }));
  const scope = {
    location: { origin: SITE },
    registration: { showNotification: (...notification: unknown[]) => Promise.resolve(shown.push(notification)) },
    clients: { matchAll: () => Promise.resolve(clients), openWindow: (url: string) => Promise.resolve(opened.push(url)) },
    addEventListener: events.addEventListener.bind(events),
  };
  showPushes(scope as never);
  const fire = async (type: string, parts: object): Promise<void> => {
    const work: Promise<unknown>[] = [];
    events.dispatchEvent(Object.assign(new Event(type), parts, { waitUntil: (one: Promise<unknown>) => work.push(one) }));
    await Promise.all(work);
  };
  return {
    ...{ shown, opened, focused },
    push: (payload: unknown) => fire('push', { data: { json: () => payload } }),
    pushNothing: () => fire('push', { data: null }),
    click: (path: string) => fire('notificationclick', { notification: { close: () => undefined, data: { path } } }),
  };
}

describe('a notification', () => {
  it('shows while Simmer is closed or out of sight', async () => {
    const worker = scopeWith({ path: '/app/recipes' });
    await worker.push(TIMER);
    expect(worker.shown).toEqual([
      [
        TIMER.title,
        expect.objectContaining({ body: 'Tap.', tag: 'timer 1', lang: 'en', requireInteraction: true, data: { path: '/app/cook/1' } }),
      ],
    ]);
  });

  it('does not show to a cook who looks at Simmer', async () => {
    const worker = scopeWith({ path: '/app/recipes' }, { path: '/app/cook/1', visibilityState: 'visible' });
    await worker.push(TIMER);
    await worker.pushNothing();
    expect(worker.shown).toEqual([]);
  });

  it('opens its screen: the window that shows it, else one of its own', async () => {
    const worker = scopeWith({ path: '/app/recipes/new' }, { path: '/app/cook/1' });
    await worker.click('/app/cook/1');
    await worker.click('/app/shopping-list');
    expect([worker.focused, worker.opened]).toEqual([['/app/cook/1'], [`${SITE}/app/shopping-list`]]);
  });

  it.each(['https://elsewhere.example/app/cook/1', '//elsewhere.example/app', '/api/session', 'javascript:alert(1)'])(
    'opens no screen that is not in the app: %s',
    async (path) => {
      const worker = scopeWith();
      await worker.click(path);
      expect(worker.opened).toEqual([]);
    },
  );
});
