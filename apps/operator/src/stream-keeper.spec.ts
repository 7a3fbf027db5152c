import type { Logger, Streams } from '@simmer/kit';
import { StreamKeeper } from './stream-keeper';

/** What is said to people while a stream that is so full is looked after. */
async function alarmsAt(fullness: number): Promise<unknown[]> {
  const alarms: unknown[] = [];
  const logger = { error: (about: unknown) => alarms.push(about), warn: () => undefined } as unknown as Logger;
  let looked = (): void => {};
  const wasLookedAt = new Promise<void>((resolve) => (looked = resolve));
  const streams = { ensure: async () => {}, fullness: async () => (looked(), fullness) } as unknown as Streams;
  const keeper = new StreamKeeper(streams, logger);
  keeper.onApplicationBootstrap();
  await wasLookedAt;
  await keeper.beforeApplicationShutdown();
  return alarms;
}

describe('the event stream', () => {
  it('raises the alarm before it is full', async () => {
    expect(await alarmsAt(0.8)).toEqual([{ percent: 80 }]);
  });

  it('raises none while there is room', async () => {
    expect(await alarmsAt(0.79)).toEqual([]);
  });
});
