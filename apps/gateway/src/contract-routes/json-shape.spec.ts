import { checkShape } from './json-shape';

const nested = (levels: number): unknown => JSON.parse(`${'{"a/b":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`);

describe('the shape of JSON', () => {
  it('may be 32 levels deep, with a list as long as the longest that any schema takes', () => {
    expect(() => checkShape(nested(32))).not.toThrow();
    expect(() => checkShape({ list: Array(20_000).fill(0) })).not.toThrow();
  });

  it('is refused when it is deeper, with the place', () => {
    expect(() => checkShape(nested(33))).toThrow('nested deeper than 32 levels');
  });

  it.each([
    ['one list', Array(25_001).fill(0)],
    ['many lists', Array(300).fill(Array(100).fill(0))],
    ['one object', Object.fromEntries(Array.from({ length: 25_001 }, (_, at) => [`a${at}`, 1]))],
  ])('is refused when it holds too many values in %s', (_where, list) => {
    expect(() => checkShape({ list })).toThrow('This holds more than 25,000 values.');
  });
});
