import { Turns } from './turns';

/** As the event loop meets a connection that has something to say. */
const inRounds = (act: () => void, rounds: number): void => {
  act();
  if (rounds > 1) setImmediate(() => inRounds(act, rounds - 1));
};

describe('turns', () => {
  it('are taken in order, and nobody is left', async () => {
    const turns = new Turns();
    const served: number[] = [];
    await new Promise<void>((resolve) => {
      for (let at = 0; at < 100; at++) turns.take(() => served.push(at) === 100 && resolve());
    });
    expect(served).toEqual(Array.from({ length: 100 }, (_, at) => at));
  });

  it('leave room for others between them', async () => {
    const turns = new Turns();
    const served: string[] = [];
    await new Promise<void>((resolve) => {
      for (let at = 0; at < 64; at++) turns.take(() => served.push('visitor') && at === 63 && resolve());
      inRounds(() => served.push('cook'), 5);
    });
    const between = served
      .join(' ')
      .split('cook')
      .map((part) => part.trim().split(' ').filter(Boolean).length);
    expect(Math.max(...between.slice(0, 5))).toBeLessThanOrEqual(4);
  });

  it('begin again after a pause', async () => {
    const turns = new Turns();
    await new Promise<void>((resolve) => turns.take(resolve));
    await new Promise<void>((resolve) => turns.take(() => turns.take(resolve)));
  });
});
