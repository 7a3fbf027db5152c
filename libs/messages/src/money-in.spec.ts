import { moneyIn } from './money-in';

describe('an amount of money', () => {
  it.each([
    ['en-US', 400, 'usd', '$4'],
    ['en-US', 3_650, 'usd', '$36.50'],
    ['en-US', -3_200, 'usd', '-$32'],
    ['de-DE', 3_600, 'eur', '36\u00a0€'],
    ['en-US', 500, 'jpy', '¥500'],
  ])('is written in %s as its readers do: %d %s', (locale, amount, currency, written) => {
    expect(moneyIn(locale, amount, currency)).toBe(written);
  });
});
