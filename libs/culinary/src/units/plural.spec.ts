import { pluralize, singularize } from './plural';
import { unitName } from './unit-names';

const PAIRS = [
  ['egg', 'eggs'],
  ['cherry', 'cherries'],
  ['leaf', 'leaves'],
  ['loaf', 'loaves'],
  ['tomato', 'tomatoes'],
  ['avocado', 'avocados'],
  ['radish', 'radishes'],
  ['peach', 'peaches'],
  ['box', 'boxes'],
  ['cookie', 'cookies'],
  ['clove', 'cloves'],
  ['fish', 'fish'],
  ['asparagus', 'asparagus'],
  ['quiche', 'quiches'],
  ['chilli', 'chillies'],
  ['zucchini', 'zucchini'],
  ['cactus', 'cacti'],
  ['bay leaf', 'bay leaves'],
  ['Egg', 'Eggs'],
] as const;

describe('plurals', () => {
  it.each(PAIRS)('knows %s and %s', (one, many) => {
    expect(pluralize(one)).toBe(many);
    expect(singularize(many)).toBe(one);
  });

  it.each(PAIRS)('leaves a word alone that already fits: %s, %s', (one, many) => {
    expect(pluralize(many)).toBe(many);
    expect(singularize(one)).toBe(one);
  });

  it('leaves nothing as nothing', () => {
    expect([pluralize(''), singularize('')]).toEqual(['', '']);
  });
});

describe('unitName', () => {
  it('takes the plural only where one is written', () => {
    expect([unitName('cup', 2), unitName('cup', 0.5), unitName('tbsp', 2), unitName('tbsp', 2, 'long'), unitName('pinch', 2)]).toEqual([
      'cups',
      'cup',
      'tbsp',
      'tablespoons',
      'pinches',
    ]);
  });
});
