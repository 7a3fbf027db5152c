import { linesWithGroups, readOne } from '../../testing/read-file';

const TABLE = `title,description,preparationTime,cookingTime,inactiveTime,totalTime,quantity,ingredients,instructions,notes,nutrition,favorite,rating,categories,tags,video,source,originalPicture,
Pear cake,Soft.,20,45,15,80,12 slices,"3 pears
Topping:
50 g sugar","Peel the pears.

Bake.
",Keeps a week.,"calories : 210 kcal
saturatedFat : 3 g
transFat : 0 g",true,5,Cakes;Autumn,easy,https://videos.example/1,https://cakes.example/pear,https://cakes.example/pear.jpg
`;

describe('My Recipe Box', () => {
  it('reads a recipe whose column of pictures has no name behind it', async () => {
    const recipe = await readOne('export.csv', TABLE);
    expect(recipe).toMatchObject({
      format: 'my-recipe-box',
      title: 'Pear cake',
      description: 'Soft.',
      prep_time: 20,
      cook_time: 45,
      total_time: 80,
      servings: 12,
      yield_text: '12 slices',
      tags: ['Cakes', 'Autumn', 'easy'],
      rating: 5,
      favorite: true,
      notes: 'Keeps a week.',
      nutrition: { calories: 210, saturated_fat: 3 },
      source_url: 'https://cakes.example/pear',
      pictures: [{ url: 'https://cakes.example/pear.jpg' }],
      instructions: [{ text: 'Peel the pears.' }, { text: 'Bake.' }],
    });
    expect(linesWithGroups(recipe.ingredients)).toEqual(['3 pears', 'Topping › 50 g sugar']);
    expect(recipe.losses).toEqual([
      { code: 'nutrition-beyond', params: { statements: 'trans Fat : 0 g', more: 0 } },
      { code: 'waiting-time', params: { minutes: 15 } },
      { code: 'video' },
    ]);
  });
});
