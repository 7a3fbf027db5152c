import { isChunkFailure, untilLoaded } from './chunk-failure';

describe('a part of the app that could not be fetched', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://simmer.example/assets/plan-4f2a.js',
    'error loading dynamically imported module: https://simmer.example/assets/plan-4f2a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/plan-4f2a.css',
  ])('is recognised in "%s"', (message) => {
    expect(isChunkFailure(new TypeError(message))).toBe(true);
  });

  it('is not any other error', () => {
    expect(isChunkFailure(new TypeError('Failed to fetch'))).toBe(false);
    expect(isChunkFailure('dynamically imported module')).toBe(false);
  });
});

describe('a part that comes by itself', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const away = new TypeError('Failed to fetch dynamically imported module: https://simmer.example/assets/timers-4f2a.js');

  it('is asked for again after a while, and as soon as the connection is back', async () => {
    const load = jest.fn().mockRejectedValueOnce(away).mockRejectedValueOnce(away).mockResolvedValue('timers');
    const loaded = untilLoaded(load);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(load).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('online'));
    expect(await loaded).toBe('timers');
  });

  it('fails with what is no failure to fetch it', async () => {
    await expect(untilLoaded(() => Promise.reject(new RangeError('It has a mistake.')))).rejects.toThrow('It has a mistake.');
  });
});
