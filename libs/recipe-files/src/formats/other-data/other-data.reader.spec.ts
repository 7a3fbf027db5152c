import { linesWithGroups, PICTURE, readFile, readOne, zipOf } from '../../testing/read-file';

describe('JSON of apps that we do not know', () => {
  it('reads texts of lines and names that speak for themselves', async () => {
    const toast = {
      title: 'Garlic toast',
      description: 'Crisp.',
      preparationTime: 5,
      cookingTime: 10,
      totalTime: '15',
      quantity: '4 slices',
      ingredients: '4 slices bread\nButter:\n2 cloves garlic',
      instructions: '1. Mash the garlic.\n2. Toast.',
      notes: 'Hot.',
      nutrition: 'calories : 150 kcal',
      favorite: true,
      rating: 3,
      categories: [{ title: 'Snacks' }],
      tags: ['quick'],
      url: 'https://toast.example/1',
      pictures: ['pictures/toast.jpg'],
    };
    const recipe = await readOne('recipes.rtk', await zipOf({ 'recipes.json': JSON.stringify([toast]), 'toast.jpg': PICTURE }));
    expect(recipe).toMatchObject({
      title: 'Garlic toast',
      prep_time: 5,
      cook_time: 10,
      total_time: 15,
      servings: 4,
      yield_text: '4 slices',
      tags: ['Snacks', 'quick'],
      nutrition: { calories: 150 },
      source_url: 'https://toast.example/1',
      rating: 3,
      favorite: true,
      notes: 'Hot.',
      pictures: [{ bytes: Buffer.from(PICTURE) }],
    });
    expect(linesWithGroups(recipe.ingredients)).toEqual(['4 slices bread', 'Butter › 2 cloves garlic']);
    expect(recipe.instructions.map(({ text }) => text)).toEqual(['Mash the garlic.', 'Toast.']);
  });

  it('reads amounts, units and groups as objects', async () => {
    const stew = {
      recipe_name: 'Bean stew',
      servings: 3,
      ingredients: [
        {
          name: 'Stew',
          items: [
            { quantity: 0.5, unit: 'kg', name: 'beans', note: 'soaked' },
            { amount: '1', unit: { name: 'l' }, ingredient: { name: 'stock' } },
          ],
        },
        { name: 'To serve', items: ['bread'] },
      ],
      steps: [{ step: 'Soak.' }, { step: 'Simmer.' }],
    };
    const recipe = await readOne('stews.json', JSON.stringify({ version: 2, items: [stew] }));
    expect(linesWithGroups(recipe.ingredients)).toEqual(['Stew › 1/2 kg beans, soaked', 'Stew › 1 l stock', 'To serve › bread']);
    expect(recipe.instructions.map(({ text }) => text)).toEqual(['Soak.', 'Simmer.']);
  });

  it('takes a picture along whose bytes stand in the file, with or without their kind before them', async () => {
    const bytes = Buffer.concat([PICTURE, Buffer.alloc(300, 7)]);
    for (const image of [bytes.toString('base64'), `data:image/jpeg;base64,${bytes.toString('base64')}`]) {
      const recipe = await readOne('soup.json', JSON.stringify({ title: 'Soup', ingredients: ['2 leeks'], steps: ['Cook.'], image }));
      expect(recipe.pictures).toEqual([{ bytes }]);
    }
  });

  it('reads lines and groups between each other, and the times and steps of Domestica and Pestle', async () => {
    const schnitzel = {
      name: 'Schnitzel',
      timePrep: '15',
      timeCook: '10',
      servings: '2',
      recipeIngredient: [{ text: 'For the crust:' }, { text: '50 g crumbs', quantity: 50, unit: 'g', name: 'crumbs' }],
      recipeInstructions: [
        { '@type': 1, text: 'Heat the oil.' },
        {
          '@type': 0,
          name: 'Crust',
          itemListElement: [
            { '@type': 1, text: 'Bread the meat.' },
            { '@type': 1, text: 'Fry.' },
          ],
        },
        { '@type': 1, text: 'Serve.' },
      ],
    };
    const recipe = await readOne('pestle.json', JSON.stringify([schnitzel]));
    expect(recipe).toMatchObject({ title: 'Schnitzel', prep_time: 15, cook_time: 10, servings: 2 });
    expect(linesWithGroups(recipe.ingredients)).toEqual(['For the crust › 50 g crumbs']);
    expect(linesWithGroups(recipe.instructions)).toEqual(['Heat the oil.', 'Crust › Bread the meat.', 'Crust › Fry.', 'Serve.']);
  });

  it('leaves other JSON alone', async () => {
    expect(await readFile('package.json', '{"name":"x","steps":[],"scripts":{}}')).toEqual({ format: null, entries: [] });
  });
});

describe('YAML of apps that we do not know', () => {
  it('reads the recipes of a list, with texts of lines', async () => {
    const { format, entries } = await readFile(
      'export.yml',
      `- name: Pot roast
  servings: 6 servings
  source: Food mag
  prep_time: 15 minutes
  on_favorites: yes
  categories: [Dinner, Beef]
  notes: |
    Rest before slicing.
  ingredients: |
    For the meat:
    2 kg chuck
  directions: |
    Season the meat.
    Roast it.
- name: Mash
  ingredients: |
    1 kg potatoes
  directions: Boil and mash.
`,
    );
    expect(format).toBe('plain-text');
    expect(entries).toMatchObject([
      {
        recipe: {
          title: 'Pot roast',
          servings: 6,
          prep_time: 15,
          favorite: true,
          tags: ['Dinner', 'Beef'],
          source_name: 'Food mag',
          notes: 'Rest before slicing.',
          ingredients: [{ text: '2 kg chuck', group: 'For the meat' }],
          instructions: [{ text: 'Season the meat.' }, { text: 'Roast it.' }],
        },
      },
      { recipe: { title: 'Mash', instructions: [{ text: 'Boil and mash.' }] } },
    ]);
  });

  it('reads fields of an ingredient, groups by their names, a range of servings, and colons within lines', async () => {
    const recipe = await readOne(
      'cake.yaml',
      `name: Crumb cake
date: 2011-09-21
servings: [8, 10]
ingredients:
  Cake:
    - {quantity: 2.5, unit: cups, item: flour}
    - butter: 200 g
  Crumbs:
    - 1 cup sugar
instructions:
  - step: Mix.
  - Oven: bake at 180 degrees
`,
    );
    expect(recipe).toMatchObject({ title: 'Crumb cake', servings: 8, yield_text: '8-10', created_at: '2011-09-21T00:00:00.000Z' });
    expect(linesWithGroups(recipe.ingredients)).toEqual(['Cake › 2 1/2 cups flour', 'Cake › 200 g butter', 'Crumbs › 1 cup sugar']);
    expect(recipe.instructions.map(({ text }) => text)).toEqual(['Mix.', 'Oven: bake at 180 degrees']);
  });

  it('reads lines of text, and tells what has no place', async () => {
    const recipe = await readOne(
      'recipes_0.json',
      JSON.stringify([
        {
          title: 'Toast',
          ingredients: '2 slices of bread',
          instructions: 'Toast the bread.\nEat.\n',
          inactiveTime: '12',
          cookware: 'Toaster\nPlate',
          notes: 'Good.',
          video: 'https://toast.example/v',
        },
      ]),
    );
    expect(recipe).toMatchObject({
      title: 'Toast',
      ingredients: [{ text: '2 slices of bread' }],
      instructions: [{ text: 'Toast the bread.' }, { text: 'Eat.' }],
      notes: 'Good.\nEquipment: Toaster, Plate',
      losses: [{ code: 'waiting-time', params: { minutes: 12 } }, { code: 'video' }],
    });
    expect(await readFile('a.json', '{"title":"List","ingredients":"","instructions":""}')).toMatchObject({ format: null });
  });

  it('reads a zip with a file for each', async () => {
    const { entries } = await readFile(
      'cookbook.zip',
      await zipOf({
        'Tea.yml': 'name: Tea\ningredients: |\n  1 bag\ndirections: Pour.\n',
        'Toast.yml': 'name: Toast\ningredients: |\n  1 slice\ndirections: Toast.\n',
      }),
    );
    expect(entries).toMatchObject([{ recipe: { title: 'Tea' } }, { recipe: { title: 'Toast' } }]);
  });

  it('leaves a text for people to the reader of such texts, and other YAML alone', async () => {
    const recipe = await readOne('pie.txt', 'Title: Pie\nIngredients:\n- 2 apples\n- 1 cup flour\nDirections:\n1. Peel.\n2. Bake.\n');
    expect(recipe).toMatchObject({ format: 'pepperplate', ingredients: [{ text: '2 apples' }, { text: '1 cup flour' }] });
    expect(await readFile('config.yml', 'name: site\nplugins:\n  - feed\n')).toEqual({ format: null, entries: [] });
  });
});
