import { timeOf, timeTag } from './time-of';

describe('a time as a cook says it', () => {
  it.each([
    [5, '5 min'],
    [119, '119 min'],
    [120, '2 h'],
    [150, '2 ½ h'],
    [170, '3 h'],
    [2040, '34 h'],
  ])('%i minutes are %s', (minutes, words) => {
    expect(timeTag(minutes)).toBe(words);
  });

  it('has no tag when it is not known, and parts the number from its unit', () => {
    expect(timeTag(0)).toBeUndefined();
    expect(timeOf(90)).toEqual({ value: '90', unit: 'min' });
  });
});
