import { linesWithGroups, readFile, readOne, zipOf } from '../../testing/read-file';

const RECIPE = `Title: Onion tart
Description: Best warm.

With a salad.
Source: Market cook
Original URL: https://tarts.example/onion
Yield: 1 tart, 8 servings
Active: 30 min  
Total: 1 hr 20 min
Image: onion.jpg
Ingredients:
    [Dough]
      250 g flour
      125 g butter
    [Filling]
      1 kg onions
Instructions:
    Make the dough.

    Fry the onions.
Notes:
    Freezes well.
`;

describe('Pepperplate', () => {
  it('reads a recipe with groups and notes', async () => {
    const recipe = await readOne('onion.txt', RECIPE);
    expect(recipe).toMatchObject({
      format: 'pepperplate',
      title: 'Onion tart',
      description: 'Best warm.\n\nWith a salad.',
      source_name: 'Market cook',
      source_url: 'https://tarts.example/onion',
      servings: 8,
      prep_time: 30,
      total_time: 80,
      notes: 'Freezes well.',
      instructions: [{ text: 'Make the dough.' }, { text: 'Fry the onions.' }],
    });
    expect(linesWithGroups(recipe.ingredients)).toEqual(['Dough › 250 g flour', 'Dough › 125 g butter', 'Filling › 1 kg onions']);
  });

  it('takes a line for a heading when the lines below it stand further to the right', async () => {
    const recipe = await readOne(
      'stew.txt',
      'Title: Stew\nIngredients:\n\tMarinade\n\t\t1 cup wine\n\tFor the pot\n\t\t1 lb beef\nInstructions:\n\tCook.\n',
    );
    expect(linesWithGroups(recipe.ingredients)).toEqual(['Marinade › 1 cup wine', 'For the pot › 1 lb beef']);
  });

  it('reads a zip of texts, a file each', async () => {
    const { entries } = await readFile(
      'pepperplate.zip',
      await zipOf({ 'a.txt': RECIPE, 'b.txt': RECIPE.replace('Onion tart', 'Leek tart') }),
    );
    expect(entries).toMatchObject([{ recipe: { title: 'Onion tart' } }, { recipe: { title: 'Leek tart' } }]);
  });
});
