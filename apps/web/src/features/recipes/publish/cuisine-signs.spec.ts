import { allFoods } from '@simmer/foods/all';
import { CUISINE_SIGNS, proposedCuisine } from './cuisine-signs';

const foods = allFoods();
const propose = (...names: string[]) => proposedCuisine(names.map((name) => foods.resolve(name, 'en')?.food ?? null));

describe('the cuisine that ingredients propose', () => {
  it.each([
    ['japanese', ['miso', 'mushrooms', 'mirin', 'noodles'], [0, 2]],
    ['thai', ['coconut milk', 'lemongrass', 'fish sauce', 'chicken'], [1, 2]],
    ['indian', ['ghee', 'onion', 'garam masala', 'paneer'], [0, 2, 3]],
    ['italian', ['spaghetti', 'guanciale', 'pecorino', 'eggs'], [1, 2]],
    ['mexican', ['corn tortillas', 'tomatillos', 'cilantro'], [0, 1]],
    ['mediterranean', ['feta', 'cucumber', 'sumac'], [0, 2]],
  ] as const)('is %s for those that are known by it', (cuisine, names, lines) => {
    expect(propose(...names)).toEqual({ cuisine, lines: [...lines] });
  });

  it.each([
    ['what every kitchen has', ['onion', 'garlic', 'olive oil', 'tomatoes', 'soy sauce']],
    ['a single one', ['parmesan', 'cauliflower', 'cream']],
    ['the same twice', ['parmesan', 'leeks', 'parmesan']],
    ['as much of one kitchen as of another', ['miso', 'mirin', 'parmesan', 'mozzarella']],
    ['what is not understood', ['frobnicated gloop']],
  ])('is none for %s', (_what, names) => expect(propose(...names)).toBeNull());

  it('is told by foods that there are', () => {
    expect(Object.values(CUISINE_SIGNS).flatMap((signs) => signs.filter((id) => !foods.get(id)))).toEqual([]);
  });
});
