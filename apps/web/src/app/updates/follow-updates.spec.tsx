import { followUpdates } from './follow-updates';

const containerThat = (register: () => Promise<unknown>) => ({
  controller: null,
  addEventListener: () => undefined,
  getRegistration: () => Promise.resolve(undefined),
  register,
});

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

it.each([
  ['refuses a service worker', () => Promise.reject(new DOMException('Not here.', 'SecurityError'))],
  ['is without a connection', () => Promise.reject(new TypeError('Failed to fetch.'))],
  ['blocks it without a word', () => Promise.resolve(undefined)],
])('goes on without one where the browser %s', async (_, register) => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: containerThat(register) });
  await expect(followUpdates()).resolves.toBeUndefined();
});
