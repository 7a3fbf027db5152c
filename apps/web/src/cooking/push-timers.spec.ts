import { addMinute, NOTHING_COOKING, pauseTimer, resumeTimer, startTimer, stopTimer } from './cooking-state';
import { changesOf } from './push-timers';

const NOW = 1_000_000;
const running = startTimer(NOTHING_COOKING, { id: 'onion', name: 'Onion', recipeId: 'r', step: 0, totalMs: 60_000 }, NOW);
const told = (before: typeof running, after: typeof running) => {
  const { ending, over } = changesOf(before, after);
  return { ending: ending.map(({ id, endsAt }) => [id, endsAt - NOW]), over };
};

it('a timer is told when it starts, gets a minute more, and goes on after a pause', () => {
  expect(told(NOTHING_COOKING, running)).toEqual({ ending: [['onion', 60_000]], over: [] });
  expect(told(running, addMinute(running, 'onion', NOW))).toEqual({ ending: [['onion', 120_000]], over: [] });
  const paused = pauseTimer(running, 'onion', NOW + 10_000);
  expect(told(paused, resumeTimer(paused, 'onion', NOW + 30_000))).toEqual({ ending: [['onion', 80_000]], over: [] });
});

it('a timer is taken back when it is paused or stopped', () => {
  expect(told(running, pauseTimer(running, 'onion', NOW))).toEqual({ ending: [], over: ['onion'] });
  expect(told(running, stopTimer(running, 'onion'))).toEqual({ ending: [], over: ['onion'] });
});

it('nothing is told twice, nor of what never ran', () => {
  expect(told(running, { ...running, pinned: ['r'] })).toEqual({ ending: [], over: [] });
  const paused = pauseTimer(running, 'onion', NOW);
  expect(told(paused, stopTimer(paused, 'onion'))).toEqual({ ending: [], over: [] });
});
