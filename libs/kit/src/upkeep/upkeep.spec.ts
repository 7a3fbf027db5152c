import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { Upkeep } from './upkeep';

const EVERY_MS = 10;
/** Enough for several rounds, on a busy machine too. */
const A_WHILE_MS = 300;

class Sweeping extends Upkeep {
  begun = 0;
  ended = 0;

  constructor(private readonly sweep: () => Promise<void>) {
    super(EVERY_MS / 1_000, pino({ level: 'silent' }));
  }

  async run(): Promise<void> {
    this.begun += 1;
    await this.sweep();
    this.ended += 1;
  }
}

async function sweepingFor(ms: number, sweep: () => Promise<void>): Promise<Sweeping> {
  const sweeping = new Sweeping(sweep);
  sweeping.onApplicationBootstrap();
  await pause(ms);
  await sweeping.beforeApplicationShutdown();
  return sweeping;
}

describe('upkeep', () => {
  it('comes again after a round that failed', async () => {
    const { begun, ended } = await sweepingFor(A_WHILE_MS, () => Promise.reject(new Error('the store is away')));
    expect(begun).toBeGreaterThan(1);
    expect(ended).toBe(0);
  });

  it('has one round at a time, and none is cut off by the end of the service', async () => {
    const { begun, ended } = await sweepingFor(5 * EVERY_MS, () => pause(A_WHILE_MS));
    expect([begun, ended]).toEqual([1, 1]);
  });

  it('has no round after the end of the service', async () => {
    const sweeping = await sweepingFor(A_WHILE_MS, () => Promise.resolve());
    const { begun } = sweeping;
    await pause(5 * EVERY_MS);
    expect(sweeping.begun).toBe(begun);
  });
});
