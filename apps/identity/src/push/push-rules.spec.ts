import type { Preferences } from '@simmer/contracts';
import { clockAt, isQuiet, isTimeZone, isTold } from './push-rules';

const NIGHT = { from: '21:00', until: '07:00' };
const told = (topic: 'timers' | 'shared-list' | 'start-tonight', here: boolean): Preferences['notifications'] => [
  { topic, here, email: null, isAlwaysMailed: false },
];
/** 21:30 in Berlin, 16:30 in New York. */
const EVENING = new Date('2026-06-01T19:30:00Z');

describe('quiet hours', () => {
  it.each([
    ['20:59', false],
    ['21:00', true],
    ['23:59', true],
    ['00:00', true],
    ['06:59', true],
    ['07:00', false],
    ['12:00', false],
  ])('over midnight at %s: %s', (time, quiet) => {
    expect(isQuiet(NIGHT, time)).toBe(quiet);
  });

  it.each([
    ['12:59', false],
    ['13:00', true],
    ['14:59', true],
    ['15:00', false],
  ])('within a day at %s: %s', (time, quiet) => {
    expect(isQuiet({ from: '13:00', until: '15:00' }, time)).toBe(quiet);
  });

  it('are those of the place where the device is', () => {
    const preferences = { notifications: told('shared-list', true), quietHours: NIGHT };
    expect(isTold('shared-list', preferences, EVENING, 'Europe/Berlin')).toBe(false);
    expect(isTold('shared-list', preferences, EVENING, 'America/New_York')).toBe(true);
  });

  it('let timers through', () => {
    expect(isTold('timers', { notifications: told('timers', true), quietHours: NIGHT }, EVENING, 'Europe/Berlin')).toBe(true);
  });
});

it.each(['timers', 'shared-list', 'start-tonight'] as const)(
  'what a cook does not want to be told here, no device is told: %s',
  (topic) => {
    expect(isTold(topic, { notifications: told(topic, false), quietHours: null }, EVENING, 'UTC')).toBe(false);
    expect(isTold(topic, { notifications: [], quietHours: null }, EVENING, 'UTC')).toBe(false);
    expect(isTold(topic, { notifications: told(topic, true), quietHours: null }, EVENING, 'UTC')).toBe(true);
  },
);

it('the clock is that of a place, with its date', () => {
  expect(clockAt(new Date('2026-06-01T23:30:00Z'), 'Asia/Tokyo')).toEqual({ time: '08:30', date: '2026-06-02' });
  expect(clockAt(new Date('2026-12-31T23:05:00Z'), 'UTC')).toEqual({ time: '23:05', date: '2026-12-31' });
  expect([isTimeZone('Europe/Berlin'), isTimeZone('Europe/Nowhere')]).toEqual([true, false]);
});
