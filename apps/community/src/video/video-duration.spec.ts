import { secondsOf } from './video-duration';

it.each([
  ['PT1M24S', 84],
  ['PT1H4M20S', 3_860],
  ['PT45S', 45],
  ['PT2H', 7_200],
  ['P1DT1S', 86_401],
  ['P0D', 0],
  ['', 0],
  ['1:24', 0],
])('%s are %i seconds', (duration, seconds) => expect(secondsOf(duration)).toBe(seconds));
