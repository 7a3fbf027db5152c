import { sinceWhen } from './since-when';

const now = new Date('2026-11-24T12:00:00Z');

it.each([
  ['2026-11-24T08:00:00Z', 'today'],
  ['2026-11-23T08:00:00Z', '1 day'],
  ['2026-11-11T12:00:00Z', '13 days'],
  ['2026-11-10T12:00:00Z', '2 weeks'],
  ['2026-09-20T12:00:00Z', '2 months'],
  ['2025-09-20T12:00:00Z', '14 months'],
  ['2024-11-20T12:00:00Z', '2 years'],
])('%s is %s ago', (then, words) => expect(sinceWhen(new Date(then), now)).toBe(words));
