import fc from 'fast-check';
import { formatQuantity, fractionError } from './format-quantity';

describe('formatQuantity', () => {
  it.each([
    [1 / 3, '⅓'],
    [0.5, '½'],
    [1.75, '1 ¾'],
    [2 / 3 + 2, '2 ⅔'],
    [0.999, '1'],
    [12, '12'],
    [1.99, '2'],
    [0.125, '⅛'],
    [0, '0'],
    [250.4, '250'],
  ])('writes %p as a kitchen fraction', (quantity, text) => {
    expect(formatQuantity(quantity)).toBe(text);
  });

  it('writes decimals with as many digits as a scale shows', () => {
    expect([1.5, 0.333, 12.34, 1250.6].map((quantity) => formatQuantity(quantity, 'decimal'))).toEqual(['1.5', '0.33', '12.3', '1251']);
  });

  it('writes grams and milliliters as a kitchen scale shows them', () => {
    expect([312.5, 37.5, 9.38, 0.625, 2].map((quantity) => formatQuantity(quantity, 'scale'))).toEqual(['313', '38', '9.4', '0.63', '2']);
  });

  it('says of less than half the smallest fraction that it is less, never 0', () => {
    expect([formatQuantity(1 / 16), formatQuantity(0.001), formatQuantity(1 / 16, 'fraction', 'de')]).toEqual([
      'under ⅛',
      'under ⅛',
      'unter ⅛',
    ]);
  });

  it('writes a decimal comma outside English', () => {
    expect(formatQuantity(1.5, 'decimal', 'de')).toBe('1,5');
  });

  it('says nothing for what is no quantity', () => {
    expect([Number.NaN, Infinity, -1].map((quantity) => formatQuantity(quantity))).toEqual(['', '', '']);
  });

  it('never writes a repeating decimal and stays within a sixteenth below 100', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.07, max: 99, noNaN: true }), (quantity) => {
        expect(formatQuantity(quantity)).toMatch(/^(\d+|(\d+ )?[⅛¼⅓⅜½⅝⅔¾⅞])$/);
        expect(fractionError(quantity) * quantity).toBeLessThanOrEqual(1 / 16 + 1e-9);
      }),
    );
  });
});
