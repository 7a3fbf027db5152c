import fc from 'fast-check';
import { loadIngredientParser } from '../ingredients/load-ingredient-parser';
import { ingredientColumns } from './ingredient-columns';
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
    ['1 tsp salt', 2, '2 tsp salt'],
    ['2 tsp salt', 2, '4 tsp salt'],
    ['5 oz cheddar', 2, '10 oz cheddar'],
    ['8 oz cheddar', 2, '1 lb cheddar'],
    ['3 tbsp honey', 2, '6 tbsp honey'],
    ['1 cup plus 2 tbsp sugar', 2, '2 cups plus 4 tbsp sugar'],
    ['1/8 tsp nutmeg', 0.5, 'under ⅛ tsp nutmeg'],
    ['1 large egg', 2, '2 large eggs'],
    ['a dozen eggs', 2, '24 eggs'],
    ['3/4 cup + 1 tbsp milk', 0.5, '6 tablespoons + ½ tbsp milk'],
    ['42 g Hefe (1 Würfel)', 2, '84 g Hefe (2 Würfel)'],
    ['2 tablespoons smashed and chopped garlic (6 to 8 cloves)', 2, '¼ cup smashed and chopped garlic (12 to 16 cloves)'],
    ['350 g/12 oz/2 cups rice', 2, '700 g/1 ½ lb/4 cups rice'],
    ['1 cup (240 ml; 8 fl oz) milk', 2, '2 cups (480 ml; 16 fl oz) milk'],
  ])('multiplies "%s" by %p', (line, factor, scaled) => {
    expect(scaleIngredient(line, factor).text).toBe(scaled);
  });

  it.each([
    ['2 cans (15 ounces each) kidney beans', '4 cans (15 ounces each) kidney beans'],
    ['4 chicken breasts (about 6 oz each)', '8 chicken breasts (about 6 oz each)'],
    ['2 cans (400 g) chickpeas', '4 cans (400 g) chickpeas'],
    ['1 package (7 g) yeast', '2 packages (7 g) yeast'],
    ['2 Dosen à 400 g Tomaten', '4 Dosen à 400 g Tomaten'],
    ['2 scatole da 400 g di pomodori', '4 scatole da 400 g di pomodori'],
    ['350°F warm water 1 cup', '350°F warm water 2 cups'],
    ['1 lb ground beef (80/20)', '2 lb ground beef (80/20)'],
    ['1 9x13-inch sheet puff pastry', '2 9x13-inch sheets puff pastry'],
  ])('leaves sizes, temperatures and ratios of "%s" alone', (line, scaled) => {
    expect(scaleIngredient(line, 2).text).toBe(scaled);
  });

  it.each([
    ['1 cuillère à soupe d’huile', 2, '2 cuillères à soupe d’huile'],
    ['2 cuillères à soupe de sucre', 0.5, '1 cuillère à soupe de sucre'],
    ['1 Dose Tomaten', 2, '2 Dosen Tomaten'],
    ['1 Bund Petersilie', 2, '2 Bund Petersilie'],
    ['1 spicchio di aglio', 3, '3 spicchi di aglio'],
    ['1 colher de sopa de azeite', 2, '2 colheres de sopa de azeite'],
    ['1 cucharada de aceite', 2, '2 cucharadas de aceite'],
    ['1 EL Öl', 2, '2 EL Öl'],
  ])('puts the unit of "%s" times %p into its number', (line, factor, scaled) => {
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

describe('ingredientColumns', () => {
  it.each([
    ['1 cup plus 2 tbsp sugar', 1, '1 cup plus 2 tbsp', 'sugar'],
    ['1 (15 oz) can black beans, drained', 2, '2 (15 oz) cans', 'black beans, drained'],
    ['2 x 400g tins tomatoes', 1, '2 x 400g tins', 'tomatoes'],
    ['2 cans (15 ounces each) kidney beans', 1, '2 cans (15 ounces each)', 'kidney beans'],
    ['5 oz / 150 g butter', 1, '5 oz / 150 g', 'butter'],
    ['1 cup (240 ml; 8 fl oz) milk', 1, '1 cup (240 ml; 8 fl oz)', 'milk'],
    ['about 2 cups flour', 2, 'about 4 cups', 'flour'],
    ['a pinch of salt', 1, 'a pinch', 'salt'],
    ['2 large eggs', 1, '2', 'large eggs'],
    ['1 Bund Petersilie', 1, '1 Bund', 'Petersilie'],
    ['2 cuillères à soupe d’huile d’olive', 1, '2 cuillères à soupe', 'huile d’olive'],
    ['350°F warm water 1 cup', 2, '', '350°F warm water 2 cups'],
    ['Juice of 2 lemons', 1, '', 'Juice of 2 lemons'],
    ['Salt, to taste', 2, '', 'Salt, to taste'],
    ['1 cup', 2, '', '2 cups'],
  ])('divides "%s" times %p', (line, factor, amount, words) => {
    expect(ingredientColumns(line, factor)).toEqual({ amount, words });
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
    ['Mit 2 EL Öl braten.', 'Mit 4 EL Öl braten.'],
    ['500 g Mehl mit 2 EL Öl verkneten.', '1 kg Mehl mit 4 EL Öl verkneten.'],
    ["Ajouter 2 c. à soupe d'huile.", "Ajouter 4 c. à soupe d'huile."],
    ['Add 1 tsp salt.', 'Add 2 tsp salt.'],
    ['Bake at 180 C until golden.', 'Bake at 180 C until golden.'],
    ['200 g Mehl mit 1,5 l Milch verrühren.', '400 g Mehl mit 3 l Milch verrühren.'],
  ])('doubles what grows in "%s"', (step, scaled) => {
    expect(scaleStep(step, 2).text).toBe(scaled);
  });
});
