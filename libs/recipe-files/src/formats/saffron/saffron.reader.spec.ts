import { linesWithGroups, readFile } from '../../testing/read-file';

const RECIPE = `Title: Oat bars
Description: For hikes.
Source: Trail club
Original URL: https://hikes.example/oat-bars
Yield: 16 bars
Prep: 10 minutes
Cook: 25 minutes
Total: 35 minutes
Cookbook: Outdoors
Section: Snacks
Image:
Ingredients:
\t200 g oats
\tGlaze:
\t2 tbsp honey
Instructions:
\t1. Mix.
\t2. Bake.
`;

describe('Saffron', () => {
  it('reads several recipes of a text', async () => {
    const { format, entries } = await readFile('saffron.txt', `${RECIPE}\n${RECIPE.replace('Oat bars', 'Nut bars')}`);
    expect(format).toBe('saffron');
    expect(entries).toMatchObject([
      {
        recipe: {
          title: 'Oat bars',
          description: 'For hikes.',
          source_name: 'Trail club',
          source_url: 'https://hikes.example/oat-bars',
          servings: 16,
          yield_text: '16 bars',
          prep_time: 10,
          cook_time: 25,
          total_time: 35,
          tags: ['Outdoors', 'Snacks'],
          instructions: [{ text: 'Mix.' }, { text: 'Bake.' }],
          losses: [],
        },
      },
      { recipe: { title: 'Nut bars' } },
    ]);
    const first = entries[0] && 'recipe' in entries[0] ? entries[0].recipe : null;
    expect(linesWithGroups(first?.ingredients ?? [])).toEqual(['200 g oats', 'Glaze › 2 tbsp honey']);
  });

  it('takes no label for one that is not a label of the format', async () => {
    const { entries } = await readFile(
      'saffron.txt',
      RECIPE.replace('Description: For hikes.', 'Description: For hikes.\nConstructor: my brother.'),
    );
    expect(entries).toMatchObject([{ recipe: { description: 'For hikes.\nConstructor: my brother.' } }]);
  });

  it('reads what Tandoor writes, which forgets two line ends', async () => {
    const { entries } = await readFile(
      'saffron.txt',
      'Title: Oat barsDescription: For hikes.Source: \nOriginal URL: \nYield: 16\nCookbook: \nSection: \nImage: \nIngredients: \n200.0 g oats\nInstructions: \nBake.\n',
    );
    expect(entries).toMatchObject([
      { recipe: { title: 'Oat bars', description: 'For hikes.', servings: 16, ingredients: [{ text: '200.0 g oats' }] } },
    ]);
  });
});
