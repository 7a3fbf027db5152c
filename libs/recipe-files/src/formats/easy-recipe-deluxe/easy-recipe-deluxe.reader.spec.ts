import { readFile } from '../../testing/read-file';

const rule = '_'.repeat(75);
const recipe = (title: string): string => `
${title}
${rule}

Category: Soups
Main Ingredient: Leeks
Cuisine Style: French
Yield: 4 Servings
Preparation Time: 0:20
Cooking Time: 0:00
${rule}

[Ingredients]
3 leeks
1 l stock

[Instruction]
1. Slice the leeks.

2. Simmer in the stock.

`;

describe('Easy Recipe Deluxe', () => {
  it('reads every recipe of the file; a time of nothing is unknown', async () => {
    const { format, entries } = await readFile('recipes.txt', recipe('Leek soup') + recipe('Leek stew'));
    expect(format).toBe('easy-recipe-deluxe');
    expect(entries).toMatchObject([
      {
        recipe: {
          title: 'Leek soup',
          tags: ['Soups', 'French', 'Leeks'],
          servings: 4,
          prep_time: 20,
          cook_time: null,
          ingredients: [{ text: '3 leeks' }, { text: '1 l stock' }],
          instructions: [{ text: 'Slice the leeks.' }, { text: 'Simmer in the stock.' }],
        },
      },
      { recipe: { title: 'Leek stew', instructions: [{ text: 'Slice the leeks.' }, { text: 'Simmer in the stock.' }] } },
    ]);
  });
});
