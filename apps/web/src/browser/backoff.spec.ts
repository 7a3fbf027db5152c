import { Backoff } from './backoff';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** How long after each failure the next try came, in ms. */
function pauses(failures: number, retryAfterSeconds?: number): number[] {
  const came: number[] = [];
  const backoff = new Backoff(() => came.push(Date.now()));
  const waited: number[] = [];
  for (let at = 0; at < failures; at++) {
    const from = Date.now();
    backoff.tryLater(retryAfterSeconds);
    backoff.tryLater(retryAfterSeconds);
    jest.runAllTimers();
    waited.push((came[at] ?? NaN) - from);
  }
  expect(came).toHaveLength(failures);
  return waited;
}

describe('a try after a problem that passes', () => {
  it('comes once, each time after twice as long, up to half a minute', () => {
    expect(pauses(7)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it('waits as long as the server asks for', () => {
    expect(pauses(2, 60)).toEqual([60_000, 60_000]);
  });

  it('comes soon again after a success, and not at all once it is cancelled', () => {
    const attempt = jest.fn();
    const backoff = new Backoff(attempt);
    backoff.tryLater();
    jest.runAllTimers();
    backoff.reset();
    backoff.tryLater();
    jest.advanceTimersByTime(1_000);
    expect(attempt).toHaveBeenCalledTimes(2);
    backoff.tryLater();
    backoff.cancel();
    jest.runAllTimers();
    expect(attempt).toHaveBeenCalledTimes(2);
  });
});
