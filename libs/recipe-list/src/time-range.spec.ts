import { TIME_RANGES, type TimeRange } from '@simmer/contracts/constants';
import { isInRange, timeKeyOf } from './time-range';

/** The ranges that a filter finds a recipe of so many minutes in. */
const rangesWith = (minutes: number): TimeRange[] => TIME_RANGES.filter((range) => isInRange(minutes, range));

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
    expect(rangesWith(minutes)).toEqual([range]);
  });

  it('put every known time into exactly one range', () => {
    for (let minutes = 1; minutes <= 1_500; minutes++) expect(rangesWith(minutes)).toHaveLength(1);
  });

  it('leave out a recipe whose time nobody knows, and sort it last', () => {
    expect(rangesWith(0)).toEqual([]);
    expect(timeKeyOf(0)).toBeGreaterThan(timeKeyOf(100_000));
  });
});
