import fc from 'fast-check';
import { loadIngredientParser } from '../ingredients/load-ingredient-parser';
import { scaleIngredient } from './scale-ingredient';
import { scaleStep } from './scale-step';

describe('scaleIngredient', () => {
  beforeAll(async () => {
    await loadIngredientParser();
  });

  it.each([
    ['1 (15 oz) can black beans, drained', 2, '2 (15 oz) cans black beans, drained'],
    ['150g/5oz flour', 2, '300g/10oz flour'],
    ['1 cup plus 2 tbsp sugar', 0.5, '½ cup plus 1 tbsp sugar'],
    ['2 x 400ml tins coconut milk', 0.5, '1 x 400ml tin coconut milk'],
    ['a pinch of salt', 2, '2 pinches of salt'],
    ['half a cup of milk', 3, '1 ½ cups of milk'],
    ['2-3 cloves garlic', 2, '4-6 cloves garlic'],
    ['1 large onion, chopped', 2, '2 large onions, chopped'],
    ['2 eggs', 0.5, '1 egg'],
    ['4 tbsp butter', 2, '½ cup butter'],
    ['750 g Mehl', 2, '1,5 kg Mehl'],
    ['1,5 l Wasser', 0.5, '750 ml Wasser'],
    ['1 2-inch piece ginger', 2, '2 2-inch pieces ginger'],
    ['1/3 cup oil', 0.5, '2 ⅔ tablespoons oil'],
    ['6 tbsp butter, plus 2 tbsp for greasing', 2, '¾ cup butter, plus ¼ cup for greasing'],
    ['½ red or yellow pepper', 4, '2 red or yellow peppers'],
    ['Salt', 2, 'Salt'],
  ])('multiplies "%s" by %p', (line, factor, scaled) => {
    expect(scaleIngredient(line, factor).text).toBe(scaled);
  });

  it('says where the line changed and what stood there', () => {
    const { text, changes } = scaleIngredient('1 (15 oz) can black beans', 2);
    expect(changes.map(({ start, end, original }) => [text.slice(start, end), original])).toEqual([
      ['2', '1'],
      ['cans', 'can'],
    ]);
  });

  it('changes nothing by a factor that is none', () => {
    for (const factor of [1, 0, -2, Number.NaN, Infinity]) expect(scaleIngredient('2 eggs', factor)).toEqual({ text: '2 eggs', changes: [] });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.double({ min: 0.01, max: 100 }), (line, factor) => {
        expect(typeof scaleIngredient(line, factor).text).toBe('string');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('scaleStep', () => {
  it.each([
    ['Add 2 tbsp of the oil to a 2-quart saucepan.', 'Add ¼ cup of the oil to a 2-quart saucepan.'],
    ['Stir in 200 g flour and 100ml milk.', 'Stir in 400 g flour and 200ml milk.'],
    ['Bake 20 minutes at 180 C in a 23 cm tin.', 'Bake 20 minutes at 180 C in a 23 cm tin.'],
    ['Pour 1/4 cup batter per pancake.', 'Pour 1/4 cup batter per pancake.'],
    ['Add 2 cups flour, 1/2 cup at a time.', 'Add 2 cups flour, 1/2 cup at a time.'],
    ['Form 4 oz portions.', 'Form 4 oz portions.'],
    ['Form 4 oz portions. Melt 1 cup butter.', 'Form 4 oz portions. Melt 2 cups butter.'],
    ['Add 2 eggs.', 'Add 2 eggs.'],
    ['200 g Mehl mit 1,5 l Milch verrühren.', '400 g Mehl mit 3 l Milch verrühren.'],
  ])('doubles what grows in "%s"', (step, scaled) => {
    expect(scaleStep(step, 2).text).toBe(scaled);
  });
});
