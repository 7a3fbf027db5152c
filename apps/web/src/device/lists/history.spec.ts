import { type Bought, completions, withBought } from './history';

const bought: Bought[] = [
  { name: 'chickpeas', times: 2, at: 5 },
  { name: 'Chicken thighs', times: 4, at: 1 },
  { name: 'sour cream', times: 1, at: 9 },
];
const texts = (typed: string) => completions(bought, typed, 10).map(({ text }) => text);

describe('what was bought before', () => {
  it.each([
    ['chi', ['Chicken thighs', 'chickpeas']],
    ['2 x 400 g chick', ['2 x 400 g Chicken thighs', '2 x 400 g chickpeas']],
    ['cre', ['sour cream']],
    ['c', []],
    ['chicken thighs ', []],
    ['the chi', []],
    ['batteries', []],
  ])('completes "%s"', (typed, expected) => {
    expect(texts(typed)).toEqual(expected);
  });

  it('counts the same food once, whatever its number', () => {
    const after = withBought(bought, 'Chickpea', 10);
    expect(after[0]).toEqual({ name: 'Chickpea', times: 3, at: 10 });
    expect(after).toHaveLength(3);
  });

  it('forgets what was wanted longest ago', () => {
    const many = Array.from({ length: 320 }, (_, index) => `food ${index}x`).reduce<Bought[]>(
      (list, name, at) => withBought(list, name, at),
      [],
    );
    expect(many).toHaveLength(300);
    expect(many[0]?.name).toBe('food 319x');
  });
});
