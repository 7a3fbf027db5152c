import { ConcurrencyLimit, MOST_CALLS_AT_ONCE } from './concurrency-limit';

describe('the concurrency limit', () => {
  const started: number[] = [];
  const patient = () => Date.now() + 60_000;
  let limit: ConcurrencyLimit;
  let finish: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    started.length = 0;
    limit = new ConcurrencyLimit();
  });
  afterEach(() => jest.useRealTimers());

  /** Keeps every place taken until `finish`. */
  function fill(): Promise<unknown> {
    const finished = new Promise<void>((resolve) => (finish = resolve));
    return Promise.all(
      Array.from({ length: MOST_CALLS_AT_ONCE }, (_, index) => limit.run(patient(), () => (started.push(index), finished))),
    );
  }
  const run = (deadline: number): Promise<string> => limit.run(deadline, async () => (started.push(MOST_CALLS_AT_ONCE), 'served'));

  it('runs so many calls at once and the next one when a place is free', async () => {
    const first = fill();
    const next = run(patient());
    await jest.advanceTimersByTimeAsync(0);
    expect(started).toHaveLength(MOST_CALLS_AT_ONCE);
    finish();
    await first;
    await expect(next).resolves.toBe('served');
  });

  it('refuses a call that was queued for half of the time it had left', async () => {
    const first = fill();
    const refused = expect(run(Date.now() + 2_000)).rejects.toMatchObject({ code: 'service.unavailable', retryAfter: 2 });
    const morePatient = run(Date.now() + 2_500);
    await jest.advanceTimersByTimeAsync(1_001);
    finish();
    await first;
    await refused;
    await expect(morePatient).resolves.toBe('served');
    expect(started).toHaveLength(MOST_CALLS_AT_ONCE + 1);
  });

  it('goes on after a call that failed', async () => {
    await expect(limit.run(patient(), () => Promise.reject(new Error('burnt')))).rejects.toThrow('burnt');
    await expect(run(patient())).resolves.toBe('served');
  });
});
