import { lengthOf } from './length';

it.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [84, '1:24'],
  [3_599, '59:59'],
  [3_860, '1:04:20'],
  [36_000, '10:00:00'],
])('%d seconds are %s', (seconds, text) => expect(lengthOf(seconds)).toBe(text));
