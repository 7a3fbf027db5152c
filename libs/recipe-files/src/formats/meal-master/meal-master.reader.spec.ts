import iconv from 'iconv-lite';
import { linesWithGroups, readFile, readOne } from '../../testing/read-file';

const TWO_COLUMNS = `---------- Recipe via Meal-Master (tm) v8.02

      Title: Crème cake
 Categories: Cakes, Desserts
      Yield: 12 servings

      1 c  Sugar                               1 ts Vanilla
    1/2 c  Butter, soft                        2 c  Flour, sifted with
      2    Eggs                                     -the baking powder
           Salt                                1 pk Yeast

---------------------------------FROSTING---------------------------------
      1 c  Powdered sugar                      3 tb Milk

  1. Cream the sugar and butter.
  2. Add the rest and bake
  at 350 F.

-----

MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: Pea soup
 Categories: None
   Servings:  4

    1-2 lb Dried peas; soaked
  1 1/2 l  Water

  Simmer until soft. Season
  and serve.

MMMMM
`;

describe('Meal-Master', () => {
  it('reads both columns, continued lines, groups, unit codes and several recipes, in the encoding of DOS', async () => {
    const { format, entries } = await readFile('recipes.mmf', iconv.encode(TWO_COLUMNS, 'cp437'));
    expect(format).toBe('meal-master');
    const [first, second] = entries.map((entry) => ('recipe' in entry ? entry.recipe : null));
    expect(first).toMatchObject({
      title: 'Crème cake',
      tags: ['Cakes', 'Desserts'],
      servings: 12,
      instructions: [{ text: 'Cream the sugar and butter.' }, { text: 'Add the rest and bake at 350 F.' }],
    });
    expect(linesWithGroups(first?.ingredients ?? [])).toEqual([
      '1 cup Sugar',
      '1/2 cup Butter, soft',
      '2 Eggs',
      'Salt',
      '1 tsp Vanilla',
      '2 cups Flour, sifted with the baking powder',
      '1 package Yeast',
      'FROSTING › 1 cup Powdered sugar',
      'FROSTING › 3 tbsp Milk',
    ]);
    expect(second).toMatchObject({
      title: 'Pea soup',
      tags: [],
      servings: 4,
      ingredients: [{ text: '1-2 lb Dried peas, soaked' }, { text: '1 1/2 l Water' }],
      instructions: [{ text: 'Simmer until soft. Season and serve.' }],
    });
  });

  it('goes on in the second column with the last line of the first', async () => {
    const text =
      '---------- Recipe via Meal-Master (tm) v8.01\n\n      Title: Jam rolls\n      Yield: 16 rolls\n\n-----------------------------------DOUGH-----------------------------------\n      2 c  Flour;                                   - or apple juice\n           - sifted                            2 c  Oil\n      4 tb Cider                                    Sugar\n\n  Fry them.\n\n-----\n';
    const recipe = await readOne('rolls.mm', text);
    expect(linesWithGroups(recipe.ingredients)).toEqual([
      'DOUGH › 2 cups Flour, sifted',
      'DOUGH › 4 tbsp Cider or apple juice',
      'DOUGH › 2 cups Oil',
      'DOUGH › Sugar',
    ]);
  });

  it('knows the codes of units outside their columns', async () => {
    const recipe = await readOne(
      'a.mmf',
      'MMMMM----- Recipe via Meal-Master\n\n      Title: Pancakes\n      Yield: 8 Servings\n\n      2          c  Flour\n      1 tb     Oil\n      1 l      Milk\n\nMix and fry.\nMMMMM\n',
    );
    expect(recipe.ingredients.map(({ text: line }) => line)).toEqual(['2 cups Flour', '1 tbsp Oil', '1 l Milk']);
  });

  it('knows the openings of other programs, and of texts that went through the mail', async () => {
    const body = (title: string): string => `\n      Title: ${title}\n      Yield: 4 servings\n\n      1    Crust\n\n  Bake it.\n\n`;
    const text = `- ---------- Recipe via UNREGISTERED Meal-Master (tm) v8.05\n${body('One')}- -----\n:MMMMM----- Recipe via Meal-Master (tm)\n${body('Two')}MMMMM\nMMMMM----- Now You're Cooking! v4.20\n${body('Three')}MMMMM\n`;
    const { entries } = await readFile('pies.txt', text);
    expect(entries).toMatchObject(
      ['One', 'Two', 'Three'].map((title) => ({
        recipe: { title, ingredients: [{ text: '1 Crust' }], instructions: [{ text: 'Bake it.' }] },
      })),
    );
  });

  it('reads a list that keeps no columns', async () => {
    const recipe = await readOne(
      'a.txt',
      'MMMMM----- Recipe via Meal-Master\nTitle: Flat bread\nServings: 4\n\n2 cups flour\n1 tsp salt\n  water\n\nMix it all.\nMMMMM\n',
    );
    expect(recipe).toMatchObject({
      ingredients: [{ text: '2 cups flour' }, { text: '1 tsp salt' }, { text: 'water' }],
      instructions: [{ text: 'Mix it all.' }],
    });
  });
});
