import { convertQuantity } from './convert';
import { readUnit } from './unit-aliases';
import { COUNT_UNITS } from './unit-table';

describe('convertQuantity', () => {
  it.each([
    [1, 'lb', 'oz', 16],
    [1, 'gallon', 'cup', 16],
    [1, 'cup', 'tbsp', 16],
    [1, 'tbsp', 'tsp', 3],
    [1, 'oz', 'g', 28.349523125],
    [1, 'cup', 'ml', 236.5882365],
    [1, 'inch', 'cm', 2.54],
    [2, 'etto', 'g', 200],
    [1.5, 'kg', 'g', 1500],
  ] as const)('converts %p %s to %s', (quantity, from, to, expected) => {
    expect(convertQuantity(quantity, from, to)).toBeCloseTo(expected, 9);
  });

  it('knows that British pints and metric cups are larger', () => {
    expect(convertQuantity(1, 'pint', 'ml', 'imperial')).toBeCloseTo(568.26125, 9);
    expect(convertQuantity(1, 'cup', 'ml', 'metric')).toBe(250);
  });

  it('refuses to turn a volume into a weight or to measure counted things', () => {
    expect(convertQuantity(1, 'cup', 'g')).toBeNull();
    expect(convertQuantity(1, 'clove', 'g')).toBeNull();
  });
});

describe('readUnit', () => {
  it.each([
    ['Tablespoons', 'en', 'tbsp'],
    ['T', 'en', 'tbsp'],
    ['t', 'en', 'tsp'],
    ['fl. oz.', 'en', 'fl oz'],
    ['tins', 'en', 'can'],
    ['EL', 'de', 'tbsp'],
    ['Stück', 'de', 'piece'],
    ['cuillères à soupe', 'fr', 'tbsp'],
    ['cucharaditas', 'es', 'tsp'],
    ['cucchiai', 'it', 'tbsp'],
    ['colher de chá', 'pt', 'tsp'],
  ] as const)('reads %s in %s', (spelling, language, unit) => {
    expect(readUnit(spelling, language)).toBe(unit);
  });

  it('knows every counted unit by its own name', () => {
    expect(COUNT_UNITS.filter((unit) => readUnit(unit) !== unit)).toEqual([]);
  });

  it('reads nothing into other words', () => {
    expect([readUnit('flour'), readUnit(''), readUnit('constructor')]).toEqual([null, null, null]);
  });
});
