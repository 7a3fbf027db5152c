import { checkShape } from './json-shape';

const nested = (levels: number): unknown => JSON.parse(`${'{"a/b":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`);

describe('the shape of JSON', () => {
  it('may be 32 levels deep and hold 500 items', () => {
    expect(() => checkShape(nested(32))).not.toThrow();
    expect(() => checkShape({ list: Array(500).fill(0) })).not.toThrow();
  });

  it('is refused beyond that, with the place', () => {
    expect(() => checkShape(nested(33))).toThrow('nested deeper than 32 levels');
    expect(() => checkShape({ in: { list: Array(501).fill(0) } })).toThrow(expect.objectContaining({ errors: [{ pointer: '/in/list', message: 'This list is longer than 500 items.' }] }));
  });
});
