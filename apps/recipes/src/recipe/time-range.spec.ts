import { TIME_RANGES } from '@simmer/contracts';
import { timeKeyBounds, timeKeyOf, timeRangeOf, UNKNOWN_TIME_KEY } from './time-range';

describe('time ranges', () => {
  it.each([
    [1, 'under-15'],
    [14, 'under-15'],
    [15, '15-30'],
    [30, '15-30'],
    [31, '30-60'],
    [60, '30-60'],
    [61, 'over-60'],
    [100_000, 'over-60'],
  ])('%i minutes are in %s', (minutes, range) => {
    expect(timeRangeOf(minutes)).toBe(range);
  });

  it('put every known time into exactly one range', () => {
    for (let minutes = 1; minutes <= 1_500; minutes++) {
      const ranges = TIME_RANGES.filter((range) => {
        const { from, below } = timeKeyBounds(range);
        return timeKeyOf(minutes) >= from && timeKeyOf(minutes) < below;
      });
      expect(ranges).toEqual([timeRangeOf(minutes)]);
    }
  });

  it('leave out a recipe whose time nobody knows, and sort it last', () => {
    expect(timeRangeOf(0)).toBeUndefined();
    expect(timeKeyOf(0)).toBe(UNKNOWN_TIME_KEY);
    expect(TIME_RANGES.some((range) => UNKNOWN_TIME_KEY < timeKeyBounds(range).below)).toBe(false);
  });
});
