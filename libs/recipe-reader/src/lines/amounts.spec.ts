import { isOnlyAmount, statesAmount, statesNumber } from './amounts';

describe('amounts in lines', () => {
  it.each(['2 cups flour', '½ l Milch', 'flour 500 g', 'Zucker: 3', '大さじ2 醤油', 'about 1/2 cup oil'])('%p states a number', (line) => {
    expect(statesNumber(line)).toBe(true);
  });

  it('knows amounts in words, which are no numbers', () => {
    expect([statesAmount('a pinch of salt'), statesNumber('a pinch of salt'), statesAmount('flour')]).toEqual([true, false, false]);
  });

  it.each(['só', 'соль по вкусу', 'перец', 'αλάτι', '盐少许', '少々の塩'])('knows them in every script: %p', (line) => {
    expect(statesAmount(line)).toBe(true);
  });

  it('takes no longer word for one of them', () => {
    expect(['соляной раствор', 'saltimbocca', 'elote'].map(statesAmount)).toEqual([false, false, false]);
  });

  it('tells an amount that stands alone', () => {
    expect(['200 g', '1 ½', '2-3 EL', '200 g rice', 'rice'].map(isOnlyAmount)).toEqual([true, true, true, false, false]);
  });
});
