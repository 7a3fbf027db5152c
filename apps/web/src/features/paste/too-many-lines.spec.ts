import { tooManyLines } from './too-many-lines';

const lines = (count: number) => Array.from({ length: count }, (_, i) => ({ text: `line ${i}`, group: null }));

describe('more lines than a recipe has room for', () => {
  it.each([
    ['nothing of a recipe that fits', 300, 300, undefined],
    [
      'how many ingredients there are',
      1_001,
      3,
      'There are 1,001 ingredients here, and a recipe has room for 300. Leave some lines out, or make two recipes of them.',
    ],
    [
      'how many steps there are',
      2,
      301,
      'There are 301 steps here, and a recipe has room for 300. Leave some lines out, or make two recipes of them.',
    ],
    [
      'both',
      301,
      302,
      'There are 301 ingredients and 302 steps here, and a recipe has room for 300 of each. Leave some lines out, or make two recipes of them.',
    ],
  ])('says %s', (_, ingredients, instructions, said) => {
    expect(tooManyLines({ ingredients: lines(ingredients), instructions: lines(instructions) })).toBe(said);
  });
});
