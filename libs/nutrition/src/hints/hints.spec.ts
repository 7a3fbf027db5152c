import type { FoodLanguage } from '@simmer/foods';
import { allFoods } from '@simmer/foods/all';
import { type HintLine, hintsOf as read } from './hints';
import { recipeLanguage } from '../knowledge';

const hintsOf = (texts: readonly string[], expected: FoodLanguage = 'en') => {
  const lines: HintLine[] = texts.map((text) => ({ text }));
  return read(lines, allFoods(), recipeLanguage(texts, expected));
};

describe('hints by ingredient names', () => {
  it.each([
    ['2 cups all-purpose flour', 'gluten', 'contains'],
    ['200 g Mehl', 'gluten', 'contains'],
    ['250 g Weizenmehl Type 550', 'gluten', 'contains'],
    ['2 cups gluten-free flour', 'gluten', 'none-found'],
    ['1 cup rice flour', 'gluten', 'none-found'],
    ['1 cup buckwheat groats', 'gluten', 'none-found'],
    ['1 cup rolled oats', 'gluten', 'contains'],
    ['3 œufs', 'eggs', 'contains'],
    ['250 g de harina de trigo', 'gluten', 'contains'],
    ['200 g de camarão', 'crustaceans', 'contains'],
    ['100 g nocciole tritate', 'nuts', 'contains'],
    ['2 dl mjölk', 'milk', 'contains'],
    ['1 el mosterd', 'mustard', 'contains'],
    ['150 g Lachs', 'fish', 'contains'],
    ['1 can coconut milk', 'milk', 'none-found'],
    ['400 ml Kokosmilch', 'milk', 'none-found'],
    ['2 tbsp peanut butter', 'milk', 'none-found'],
    ['1 butternut squash', 'milk', 'none-found'],
    ['100 g butter', 'milk', 'contains'],
    ['200 ml Schlagsahne', 'milk', 'contains'],
    ['50 g Parmesankäse', 'milk', 'contains'],
    ['1 eggplant', 'eggs', 'none-found'],
    ['2 large eggs', 'eggs', 'contains'],
    ['3 Eier', 'eggs', 'contains'],
    ['1 tsp nutmeg', 'nuts', 'none-found'],
    ['50 g gemahlene Mandeln', 'nuts', 'contains'],
    ['2 tbsp peanut butter', 'peanuts', 'contains'],
    ['2 tbsp peanut butter', 'nuts', 'none-found'],
    ['200 g oyster mushrooms', 'mollusks', 'none-found'],
    ['1 tbsp oyster sauce', 'mollusks', 'contains'],
    ['2 tbsp tahini', 'sesame', 'contains'],
    ['1 l Gemüsebrühe', 'celery', 'may-contain'],
    ['500 g shrimp, peeled', 'crustaceans', 'contains'],
  ] as const)('%s: %s %s', (line, allergen, state) => {
    // what one line alone does not tell is told by the others of its recipe
    const expected = /[äöüß]|Lachs|Kokosmilch|Schlagsahne|Mehl|Eier/.test(line) ? 'de' : /mosterd/.test(line) ? 'nl' : 'en';
    expect(hintsOf([line], expected).allergens[allergen]).toBe(state);
  });

  it('tells diets by what is in the pot', () => {
    expect(hintsOf(['400 g spaghetti', '2 tbsp olive oil', '3 cloves garlic']).diets).toEqual({
      vegetarian: 'fits',
      vegan: 'fits',
      'gluten-free': 'does-not-fit',
      'dairy-free': 'fits',
    });
    expect(hintsOf(['1 can chickpeas', '2 tomatoes']).diets.vegan).toBe('fits');
    expect(hintsOf(['1 can chickpeas', '1 cup chicken stock']).diets).toMatchObject({ vegetarian: 'does-not-fit', vegan: 'does-not-fit' });
    expect(hintsOf(['1 can chickpeas', '1 l Hühnerbrühe']).diets.vegetarian).toBe('does-not-fit');
    expect(hintsOf(['200 g Gouda', '2 Eier']).diets).toMatchObject({
      vegetarian: 'fits',
      vegan: 'does-not-fit',
      'dairy-free': 'does-not-fit',
    });
  });

  it('promises nothing about a recipe without ingredients', () => {
    expect(hintsOf([]).diets.vegan).toBe('unknown');
    expect(hintsOf([]).allergens.nuts).toBe('unknown');
  });

  it('names the lines that do not fit a diet', () => {
    const { linesAgainst } = hintsOf(['2 tomatoes', '200 g butter', '100 g bacon']);
    expect(linesAgainst).toEqual({ vegetarian: [2], vegan: [1, 2], 'gluten-free': [], 'dairy-free': [1] });
  });

  it('tells nothing free of what a line may hold that nobody understands, and still what the others hold', () => {
    const { allergens, diets, unknownLines, lines } = hintsOf(['200 g butter', '1 cup zorblax', '2 tomatoes']);
    expect([unknownLines, lines]).toEqual([[1], 3]);
    expect([allergens.milk, allergens.nuts]).toEqual(['contains', 'unknown']);
    expect(diets).toMatchObject({ vegan: 'does-not-fit', vegetarian: 'unknown', 'gluten-free': 'unknown' });
  });
});
