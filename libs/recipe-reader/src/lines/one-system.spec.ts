import { processorTime } from '@simmer/processor-time';
import type { RecipeLine } from '../parsed-recipe';
import { inOneSystem } from './one-system';

const under = (group: string | null, ...texts: string[]): RecipeLine[] => texts.map((text) => ({ text, group }));
const read = (...texts: string[]) => inOneSystem(under(null, ...texts)).lines.map(({ text }) => text);

const CUPS = [
  '2 cups rye flour',
  '1/2 stick butter, melted',
  '¾ cup whole milk',
  '2 eggs',
  '1 lb 2 oz onions',
  '1 tsp salt',
  'For the top:',
  '2 cups packed basil leaves',
  'pepper',
];
const GRAMS = [
  '240 g rye flour',
  '57g butter, melted',
  '180 ml whole milk',
  '2 eggs',
  '500 grams onions',
  '1 tsp salt',
  'For the top:',
  '40 g packed basil leaves',
  'pepper',
];

describe('a list that stands twice, in two systems of units', () => {
  it.each([
    ['US first', CUPS, GRAMS],
    ['metric first', GRAMS, CUPS],
  ])('is read once, in the system that comes first: %s', (_, first, second) => {
    expect(read(...first, ...second)).toEqual(first);
  });

  it('is read once in other languages', () => {
    expect(read('2 Tassen Mehl', '1 Tasse Milch', '3 Eier', '250 g Mehl', '250 ml Milch', '3 Eier')).toEqual([
      '2 Tassen Mehl',
      '1 Tasse Milch',
      '3 Eier',
    ]);
  });

  it('keeps its groups, and none that is the name of a system', () => {
    const [dough, glaze] = [
      ['2 cups flour', '½ cup butter'],
      ['1 cup cream', '1 lime'],
    ] as const;
    const metric = [...under('Dough', '240 g flour', '115 g butter'), ...under('Glaze', '240 ml cream', '1 lime')];
    const whole = [...under('Dough', ...dough), ...under('Glaze', ...glaze)];
    expect(inOneSystem([...whole, ...metric])).toEqual({ lines: whole, others: [metric] });
    expect(inOneSystem([...under('US Customary', ...dough), ...under('Metric', '240 g flour', '115 g butter')])).toEqual({
      lines: under(null, ...dough),
      others: [under(null, '240 g flour', '115 g butter')],
    });
  });

  it.each([
    ['the same ingredients and amounts twice', ['1 cup flour', '1 cup sugar', '2 eggs'], ['1 cup flour', '1 cup sugar', '2 limes']],
    ['other amounts in the same system', ['2 cups flour', '1 cup sugar', '3 eggs'], ['1 cup flour', '½ cup sugar', '3 eggs']],
    ['other amounts in the other system', ['1 cup milk', '1 cup cream', '3 eggs'], ['500 ml milk', '240 ml cream', '3 eggs']],
    ['an ingredient of its own', ['1 cup milk', '1 cup cream', '3 eggs'], ['240 ml milk', '240 ml cream', '3 limes']],
    ['another number of what is counted', ['1 cup milk', '1 cup cream', '3 eggs'], ['240 ml milk', '240 ml cream', '2 eggs']],
    ['both systems here and there', ['1 cup milk', '240 ml cream', '3 eggs'], ['240 ml milk', '1 cup cream', '3 eggs']],
    ['one line alone in the other system', ['1 cup milk', '1 tsp salt', '3 eggs'], ['240 ml milk', '1 tsp salt', '3 eggs']],
  ])('stays where the second half has %s', (_, first, second) => {
    expect(read(...first, ...second)).toEqual([...first, ...second]);
  });

  it('stays where the halves are parts of a dish', () => {
    const lines = [...under('Base', '1 cup milk', '1 cup cream'), ...under('Top', '240 ml milk', '240 ml cream')];
    expect(inOneSystem(lines)).toEqual({ lines, others: [] });
  });
});

describe('lines that stand in pairs, one in each system of units', () => {
  it('are one line with both amounts', () => {
    expect(read('1 cup rye flour', '120 g rye flour', '2 eggs', '½ cup butter, melted', '115 g butter, melted', '1 tsp salt')).toEqual([
      '1 cup (120 g) rye flour',
      '2 eggs',
      '½ cup (115 g) butter, melted',
      '1 tsp salt',
    ]);
    expect(read('120 g flour', '1 cup flour', '240 ml milk', '1 cup milk')).toEqual(['120 g (1 cup) flour', '240 ml (1 cup) milk']);
    expect(read('1 lb 2 oz onions', '500 g onions', '1 cup of milk', '240 ml of milk')).toEqual([
      '1 lb 2 oz (500 g) onions',
      '1 cup (240 ml) of milk',
    ]);
  });

  it.each([
    ['is only one of them', ['1 cup flour', '120 g flour', '2 eggs', '1 tsp salt']],
    ['is more of the one than of the other', ['1 cup milk', '500 ml milk', '1 cup cream', '100 ml cream']],
    ['is another kind of it', ['1 cup sugar', '200 g brown sugar', '1 cup butter', '225 g salted butter']],
    [
      'is another thing whose name begins like its own',
      ['150 g corn', '1 cup cornmeal', '115 g butter', '1 cup buttermilk', '2 eggs', '1 lime', 'salt', 'pepper'],
    ],
    ['is something else to be done with it', ['1 cup butter, melted', '225 g butter', '1 cup milk', '240 ml milk, warm']],
    [
      'are few of them in a long list',
      ['1 cup flour', '120 g flour', '1 cup milk', '240 ml milk', '2 eggs', '1 lime', '1 fig', '3 plums', '2 pears', '1 egg'],
    ],
  ])('stay where there %s', (_, lines) => {
    expect(read(...lines)).toEqual(lines);
  });

  it('are joined in the singular and the plural', () => {
    expect(read('1 cup cherry tomatoes', '150 g cherry tomato', '2 Tassen Zwiebeln', '250 g Zwiebel')).toEqual([
      '1 cup (150 g) cherry tomatoes',
      '2 Tassen (250 g) Zwiebeln',
    ]);
  });

  it('stay, and take no time, where they are texts as long as a book', async () => {
    const letters = (index: number) => index.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '');
    const book = (beginning: string) => Array.from({ length: 5_000 }, (_, index) => beginning + letters(index)).join(' ');
    const lines = ['1 g aa', '1 cup bb', '1 g cc', '1 cup dd'].map(book);
    expect(await processorTime(200, () => expect(read(...lines)).toEqual(lines))).toBeLessThan(200);
  });

  it('stay where they are in two parts of a dish', () => {
    const lines = [
      ...under('Base', '1 cup milk'),
      ...under('Top', '240 ml milk'),
      ...under('Base', '1 cup cream'),
      ...under('Top', '240 ml cream'),
    ];
    expect(inOneSystem(lines)).toEqual({ lines, others: [] });
  });
});
