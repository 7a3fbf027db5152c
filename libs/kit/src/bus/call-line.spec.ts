import { CallLine, MOST_CALLS_AT_ONCE } from './call-line';

describe('the line of calls', () => {
  const begun: number[] = [];
  const patient = () => Date.now() + 60_000;
  let line: CallLine;
  let finish: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    begun.length = 0;
    line = new CallLine();
  });
  afterEach(() => jest.useRealTimers());

  /** Keeps every place taken until `finish`. */
  function fill(): Promise<unknown> {
    const finished = new Promise<void>((resolve) => (finish = resolve));
    return Promise.all(Array.from({ length: MOST_CALLS_AT_ONCE }, (_, index) => line.enter(patient(), () => (begun.push(index), finished))));
  }
  const enter = (deadline: number): Promise<string> => line.enter(deadline, async () => (begun.push(MOST_CALLS_AT_ONCE), 'served'));

  it('lets so many in at once and the next one when a place is free', async () => {
    const first = fill();
    const next = enter(patient());
    await jest.advanceTimersByTimeAsync(0);
    expect(begun).toHaveLength(MOST_CALLS_AT_ONCE);
    finish();
    await first;
    await expect(next).resolves.toBe('served');
  });

  it('sends away unserved who has waited for half of the time that was left', async () => {
    const first = fill();
    const sentAway = expect(enter(Date.now() + 2_000)).rejects.toMatchObject({ code: 'service.unavailable', retryAfter: 2 });
    const morePatient = enter(Date.now() + 2_500);
    await jest.advanceTimersByTimeAsync(1_001);
    finish();
    await first;
    await sentAway;
    await expect(morePatient).resolves.toBe('served');
    expect(begun).toHaveLength(MOST_CALLS_AT_ONCE + 1);
  });

  it('goes on after a call that failed', async () => {
    await expect(line.enter(patient(), () => Promise.reject(new Error('burnt')))).rejects.toThrow('burnt');
    await expect(enter(patient())).resolves.toBe('served');
  });
});
