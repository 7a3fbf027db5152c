import { setAppBadge } from './app-badge';

afterEach(() => void Reflect.deleteProperty(navigator, 'setAppBadge'));

/** jsdom has none. */
function fakeBadge(answer: () => Promise<void>): jest.Mock {
  const set = jest.fn(answer);
  Object.defineProperty(navigator, 'setAppBadge', { configurable: true, value: set });
  return set;
}

it('puts the number on the icon, and takes it away', () => {
  const set = fakeBadge(() => Promise.resolve());
  setAppBadge(3);
  setAppBadge(0);
  expect(set.mock.calls).toEqual([[3], [0]]);
});

it('is content with a browser that has none, or refuses', async () => {
  expect(() => setAppBadge(1)).not.toThrow();
  const set = fakeBadge(() => Promise.reject(new DOMException('not allowed', 'NotAllowedError')));
  setAppBadge(2);
  await expect(set.mock.results[0]?.value).rejects.toThrow('not allowed');
});
