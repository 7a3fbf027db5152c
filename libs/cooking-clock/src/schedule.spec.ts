import fc from 'fast-check';
import { type Schedule, scheduleDinner } from './schedule';
import { type Dish, type Kitchen, ORDINARY_KITCHEN, type Place, type Task, TOGETHER_WITHIN } from './task';

const oven = (celsius: number): Place => ({ kind: 'oven', celsius });
const hob: Place = { kind: 'hob' };
const work = (id: string, minutes: number, place: Place | null = null): Task => ({ id, kind: 'hands-on', minutes, place });
const wait = (id: string, minutes: number, place: Place | null = null): Task => ({ id, kind: 'waiting', minutes, place });
const dish = (id: string, ...tasks: Task[]): Dish => ({ id, tasks });
const times = ({ tasks }: Schedule): Record<string, [number, number]> =>
  Object.fromEntries(tasks.map(({ task, start, end }) => [task.id, [start, end]]));

describe('a dinner on one clock', () => {
  it('is scheduled backwards: each step follows the one before it, the last ends when it is served', () => {
    const schedule = scheduleDinner([dish('soup', work('chop', 10), wait('simmer', 30, hob), work('blend', 5))]);
    expect(times(schedule)).toEqual({ chop: [45, 35], simmer: [35, 5], blend: [5, 0] });
    expect(schedule).toMatchObject({ minutes: 45, apart: 0, tooFarApart: 0, isBest: true, critical: ['chop', 'simmer', 'blend'] });
  });

  it('uses the time that one dish waits to work on another', () => {
    const schedule = scheduleDinner([
      dish('roast', work('rub', 10), wait('roast', 60, oven(180))),
      dish('salad', work('wash', 10), work('dress', 5)),
    ]);
    expect(schedule.minutes).toBe(70);
    expect(times(schedule)['dress']).toEqual([5, 0]);
  });

  it('never has one cook do two things at once, and two cooks may', () => {
    const dishes = [dish('a', work('a', 10)), dish('b', work('b', 10))];
    expect(scheduleDinner(dishes)).toMatchObject({ minutes: 20, apart: 10, tooFarApart: 5 });
    expect(scheduleDinner(dishes, { ...ORDINARY_KITCHEN, cooks: 2 })).toMatchObject({ minutes: 10, apart: 0 });
  });

  it('shares an oven within 15 °C, and otherwise bakes one after the other and says how far apart they are ready', () => {
    const baked = (celsius: number): Dish[] => [dish('a', wait('a', 30, oven(180))), dish('b', wait('b', 20, oven(celsius)))];
    expect(scheduleDinner(baked(195))).toMatchObject({ minutes: 30, tooFarApart: 0 });
    expect(scheduleDinner(baked(200))).toMatchObject({ minutes: 50, apart: 20, tooFarApart: 15 });
    expect(scheduleDinner(baked(200), { ...ORDINARY_KITCHEN, ovens: 2 })).toMatchObject({ minutes: 30, tooFarApart: 0 });
  });

  it('counts the hobs', () => {
    const dishes = [1, 2, 3].map((n) => dish(`${n}`, wait(`${n}`, 10, hob)));
    expect(scheduleDinner(dishes, { ...ORDINARY_KITCHEN, hobs: 2 }).minutes).toBe(20);
    expect(scheduleDinner(dishes, { ...ORDINARY_KITCHEN, hobs: 3 }).minutes).toBe(10);
  });

  it('shows the critical path across dishes', () => {
    const schedule = scheduleDinner([dish('a', work('a', 4), wait('a rests', 1)), dish('b', work('b', 4))]);
    expect(schedule.critical).toHaveLength(2);
    expect(schedule.critical.every((id) => schedule.tasks.some(({ task }) => task.id === id))).toBe(true);
  });

  it('refuses what the kitchen has no place for', () => {
    expect(() => scheduleDinner([dish('pie', wait('bake', 30, oven(180)))], { ...ORDINARY_KITCHEN, ovens: 0 })).toThrow(RangeError);
  });

  it('has an answer for no dishes and for dishes without steps', () => {
    expect(scheduleDinner([])).toMatchObject({ tasks: [], minutes: 0, apart: 0, isBest: true });
    expect(scheduleDinner([dish('bread')])).toMatchObject({ tasks: [], minutes: 0 });
  });

  it('ends in time with many dishes, with a schedule that keeps the rules', () => {
    const dishes = Array.from({ length: 6 }, (_, d) =>
      dish(
        `${d}`,
        ...Array.from({ length: 6 }, (_step, t) =>
          t % 2 ? wait(`${d}.${t}`, 7 + d, t % 4 === 1 ? hob : oven(150 + 20 * d)) : work(`${d}.${t}`, 4),
        ),
      ),
    );
    expect(problemsOf(scheduleDinner(dishes), dishes, ORDINARY_KITCHEN)).toEqual([]);
  });
});

const place = fc.option(fc.oneof(fc.constant(hob), fc.constantFrom(170, 180, 200).map(oven)), { nil: null });
const anyTask = fc.record({
  kind: fc.constantFrom('hands-on' as const, 'waiting' as const),
  minutes: fc.integer({ min: 1, max: 9 }),
  place,
});
const dinnerOf = (dishes: number, tasks: number): fc.Arbitrary<Dish[]> =>
  fc
    .array(fc.array(anyTask, { minLength: 1, maxLength: tasks }), { minLength: 1, maxLength: dishes })
    .map((all) => all.map((chain, d) => dish(`${d}`, ...chain.map((task, t) => ({ ...task, id: `${d}.${t}` })))));
const kitchen = fc.record({ cooks: fc.constantFrom(1, 2), hobs: fc.constantFrom(1, 2), ovens: fc.constantFrom(1, 2) });

describe('any dinner', () => {
  it('keeps the rules', () => {
    fc.assert(
      fc.property(dinnerOf(3, 4), kitchen, (dishes, given) => {
        expect(problemsOf(scheduleDinner(dishes, given), dishes, given)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('is as good as the best of all schedules there are', () => {
    const small = dinnerOf(2, 2).map((dishes) =>
      dishes.map(({ id, tasks }) => dish(id, ...tasks.map((task) => ({ ...task, minutes: 1 + (task.minutes % 3) })))),
    );
    fc.assert(
      fc.property(small, (dishes) => {
        const one = { cooks: 1, hobs: 1, ovens: 1 };
        const found = scheduleDinner(dishes, one);
        expect([found.tooFarApart, found.minutes]).toEqual(bestByTryingAll(dishes, one));
      }),
      { numRuns: 40 },
    );
  });
});

/** What a schedule does wrong, counted minute by minute. */
function problemsOf({ tasks }: Pick<Schedule, 'tasks'>, dishes: readonly Dish[], { cooks, hobs, ovens }: Kitchen): string[] {
  const problems: string[] = [];
  for (const { id, tasks: chain } of dishes) {
    const mine = chain.map((task) => tasks.find((one) => one.dish === id && one.task.id === task.id)!);
    mine.forEach((one, at) => {
      if (one.start - one.end !== one.task.minutes) problems.push(`${one.task.id} takes another time`);
      if (one.end < (mine[at + 1]?.start ?? 0)) problems.push(`${one.task.id} ends after the next begins`);
    });
  }
  for (let minute = Math.max(0, ...tasks.map(({ start }) => start)); minute > 0; minute--) {
    const now = tasks.filter(({ start, end }) => start >= minute && end < minute);
    if (now.filter(({ task }) => task.kind === 'hands-on').length > cooks) problems.push(`too much to do at ${minute}`);
    if (now.filter(({ task }) => task.place?.kind === 'hob').length > hobs) problems.push(`too few hobs at ${minute}`);
    for (let number = 0; number < ovens; number++) {
      const degrees = now.flatMap(({ task, oven: own }) => (own === number && task.place?.kind === 'oven' ? [task.place.celsius] : []));
      if (Math.max(...degrees) - Math.min(...degrees) > 15) problems.push(`an oven of two temperatures at ${minute}`);
    }
  }
  return problems;
}

/** By how much dishes are too far apart and how long the dinner takes at best, by every combination of times. */
function bestByTryingAll(dishes: readonly Dish[], given: Kitchen): [number, number] {
  const chains = dishes.flatMap(({ id, tasks }) => tasks.map((task) => ({ dish: id, task })));
  const horizon = chains.reduce((sum, { task }) => sum + task.minutes, 0);
  let best: [number, number] = [Infinity, Infinity];
  const tryEnds = (ends: readonly number[]): void => {
    const tasks = ends.map((end, at) => {
      const { dish: id, task } = chains[at]!;
      return { dish: id, task, end, start: end + task.minutes, oven: task.place?.kind === 'oven' ? 0 : null };
    });
    if (ends.length < chains.length) {
      for (let end = 0; end + chains[ends.length]!.task.minutes <= horizon; end++) tryEnds([...ends, end]);
      return;
    }
    if (problemsOf({ tasks }, dishes, given).length > 0) return;
    const ready = dishes.map(({ id }) => Math.min(...tasks.filter((one) => one.dish === id).map(({ end }) => end)));
    const value: [number, number] = [Math.max(0, Math.max(...ready) - TOGETHER_WITHIN), Math.max(...tasks.map(({ start }) => start))];
    if (value[0] < best[0] || (value[0] === best[0] && value[1] < best[1])) best = value;
  };
  tryEnds([]);
  return best;
}
