import { numberedParts } from './numbered-parts';

describe('steps counted within a line', () => {
  it.each([
    ['1. Wash the plums. 2. Boil them for 20. 3. Fill the jars.', ['Wash the plums.', 'Boil them for 20.', 'Fill the jars.']],
    ['Step 1: Wash. Step 2: Boil for 10 min. Step 3: Fill.', ['Wash.', 'Boil for 10 min.', 'Fill.']],
    ['1) Waschen. 2) Kochen. 3) Abfüllen.', ['Waschen.', 'Kochen.', 'Abfüllen.']],
  ])('%s', (line, parts) => {
    expect(numberedParts(line)).toEqual(parts);
  });

  it.each([
    'Add 1. Then 2. Then 3. Then bake.',
    '1. Wash the plums and boil them.',
    '1. Wash. 2. Boil.',
    '1. Heat to 2. level, then to 3. level.',
  ])('counts none: %s', (line) => {
    expect(numberedParts(line)).toEqual([]);
  });

  it('takes no time over a long line', () => {
    expect(numberedParts('1. A '.repeat(20_000))).toEqual([]);
  });
});
