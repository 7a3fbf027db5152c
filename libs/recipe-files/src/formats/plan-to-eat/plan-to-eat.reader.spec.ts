import { linesWithGroups, readFile, readOne, zipOf } from '../../testing/read-file';

const TABLE = `Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Url Host,Prep Time,Cook Time,Total Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Public Url,Photo Url,Private,Calories,Fat,Cholesterol,Cost,Created At
Lentil pie,Dinner,British,Lentils,"Warm.
And cheap.",Aunt Joan,https://pies.example/lentil,pies.example,10,50,60,6,1 pie,"2 cups lentils, rinsed
, Crust
250 g flour
","1. Boil the lentils.
2. Bake.","Winter, Cheap",4,,https://pies.example/lentil.jpg,no,310,9,12,3.50,2022-02-03 10:00:00
Toast,,,,,,,,,,,,,"1 slice bread","Toast it.",,,,,,,,,,
`;

const TEXT = `Title: "Bean soup"
Description: For cold days.
Source: Market stall
Serves: 4
Prep Time: 10 min
Tags: soup^beans
Photo Url: https://soups.example/b.jpg

Ingredients:
1 can beans
, To serve
bread

Directions:
Heat the beans.
Serve.
--------------
Title: Rice
Ingredients:
1 cup rice
Directions:
Boil.
`;

describe('Plan to Eat', () => {
  it('reads the table within its zip', async () => {
    const { format, entries } = await readFile('export.zip', await zipOf({ 'recipes.csv': TABLE }));
    expect(format).toBe('plan-to-eat');
    expect(entries).toMatchObject([
      {
        recipe: {
          title: 'Lentil pie',
          description: 'Warm.\nAnd cheap.',
          prep_time: 10,
          cook_time: 50,
          total_time: 60,
          servings: 6,
          yield_text: '1 pie',
          tags: ['Dinner', 'British', 'Lentils', 'Winter', 'Cheap'],
          rating: 4,
          nutrition: { calories: 310, total_fat: 9 },
          source_name: 'Aunt Joan',
          source_url: 'https://pies.example/lentil',
          created_at: '2022-02-03T10:00:00.000Z',
          pictures: [{ url: 'https://pies.example/lentil.jpg' }],
          instructions: [{ text: 'Boil the lentils.' }, { text: 'Bake.' }],
          losses: [
            { code: 'nutrition-beyond', params: { statements: 'cholesterol: 12', more: 0 } },
            { code: 'cost', params: { cost: '3.50' } },
          ],
        },
      },
      { recipe: { title: 'Toast', servings: null } },
    ]);
    const first = entries[0] && 'recipe' in entries[0] ? entries[0].recipe : null;
    expect(linesWithGroups(first?.ingredients ?? [])).toEqual(['2 cups lentils, rinsed', 'Crust › 250 g flour']);
  });

  it('reads the text form', async () => {
    const { format, entries } = await readFile('recipes.txt', TEXT);
    expect(format).toBe('plan-to-eat');
    expect(entries).toMatchObject([
      {
        recipe: {
          title: 'Bean soup',
          description: 'For cold days.',
          servings: 4,
          prep_time: 10,
          tags: ['soup', 'beans'],
          source_name: 'Market stall',
          pictures: [{ url: 'https://soups.example/b.jpg' }],
          ingredients: [{ text: '1 can beans' }, { text: 'bread', group: 'To serve' }],
        },
      },
      { recipe: { title: 'Rice', instructions: [{ text: 'Boil.' }] } },
    ]);
  });

  it('tells of the figures in the text that have no place', async () => {
    const recipe = await readOne(
      'recipes.txt',
      'Title: Tea\nServes: 2\nNutrition: Calories: 2, Cholesterol: 1 mg\n\nIngredients:\n1 bag tea\n\nDirections:\nPour.\n',
    );
    expect(recipe).toMatchObject({
      format: 'plan-to-eat',
      nutrition: { calories: 2 },
      losses: [{ code: 'nutrition-beyond', params: { statements: 'Cholesterol: 1 mg', more: 0 } }],
    });
  });

  it('reads a table in which every row ends with one comma more', async () => {
    const recipe = await readOne('t.csv', 'Title,Main Ingredient,Ingredients,Directions,\nTea,Tea,1 bag tea,Pour.,\n');
    expect(recipe).toMatchObject({ format: 'plan-to-eat', title: 'Tea', tags: ['Tea'] });
  });
});
