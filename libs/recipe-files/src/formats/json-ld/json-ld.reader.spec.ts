import { linesWithGroups, PICTURE, readFile, readOne, zipOf } from '../../testing/read-file';

const CAKE = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Plum cake',
  description: 'Autumn.',
  author: { '@id': '#ada' },
  image: ['https://cakes.example/plum.jpg'],
  recipeYield: ['1 sheet', '12 servings'],
  prepTime: 'PT20M',
  cookTime: 'PT45M',
  totalTime: 'PT1H5M',
  keywords: 'plum, cake',
  recipeCategory: 'Dessert',
  inLanguage: 'en',
  url: 'https://cakes.example/plum',
  recipeIngredient: ['Dough:', '300 g flour', '[Topping]', '1 kg plums'],
  nutrition: { calories: '310 kcal' },
  dateCreated: '2020-02-03',
  comment: [{ '@type': 'Comment', text: 'Less sugar.' }],
  recipeInstructions: [
    { '@type': 'HowToSection', name: 'Dough', itemListElement: [{ '@type': 'HowToStep', text: 'Knead.' }] },
    { '@type': 'HowToStep', text: 'Bake.\nCool.' },
  ],
  aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, ratingCount: 1 },
};

describe('schema.org files', () => {
  it('reads one recipe with what apps add to it', async () => {
    const recipe = await readOne('plum.json', JSON.stringify([CAKE, { '@id': '#ada', '@type': 'Person', name: 'Ada' }]));
    expect(recipe).toMatchObject({
      format: 'json-ld',
      title: 'Plum cake',
      author: 'Ada',
      servings: 12,
      yield_text: '1 sheet',
      prep_time: 20,
      cook_time: 45,
      total_time: 65,
      tags: ['Dessert', 'plum', 'cake'],
      language: 'en',
      source_url: 'https://cakes.example/plum',
      notes: 'Less sugar.',
      rating: 4,
      created_at: '2020-02-03T00:00:00.000Z',
      nutrition: { calories: 310 },
      pictures: [{ url: 'https://cakes.example/plum.jpg' }],
    });
    expect(linesWithGroups(recipe.ingredients)).toEqual(['Dough › 300 g flour', 'Topping › 1 kg plums']);
    expect(linesWithGroups(recipe.instructions)).toEqual(['Dough › Knead.', 'Bake. Cool.']);
  });

  it('takes neither a recipe within another nor a mere mention for one of the file’s', async () => {
    const document = [
      { ...CAKE, isRelatedTo: { '@type': 'Recipe', name: 'Plum jam', recipeIngredient: ['plums'] } },
      { '@type': 'Recipe', '@id': 'https://cakes.example/pear', name: 'Pear cake' },
    ];
    expect((await readFile('recipes.json', JSON.stringify(document))).entries).toMatchObject([{ recipe: { title: 'Plum cake' } }]);
  });

  it('tells what it has no place for', async () => {
    const recipe = await readOne(
      'a.json',
      JSON.stringify({ ...CAKE, video: { '@type': 'VideoObject' }, tool: [{ '@type': 'HowToTool', name: 'sieve' }, 'bowl'] }),
    );
    expect(recipe.losses).toEqual([{ code: 'video' }, { code: 'tools', params: { names: 'sieve, bowl' } }]);
  });

  it('keeps lines that are said twice', async () => {
    const recipe = await readOne('a.json', JSON.stringify({ ...CAKE, recipeIngredient: ['1 egg', 'salt', '1 egg', 'salt'] }));
    expect(linesWithGroups(recipe.ingredients)).toEqual(['1 egg', 'salt', '1 egg', 'salt']);
  });

  it('takes the stars of many for the site’s, not the cook’s', async () => {
    expect(
      (await readOne('a.json', JSON.stringify({ ...CAKE, aggregateRating: { ratingValue: 4.8, ratingCount: 214 } }))).rating,
    ).toBeNull();
  });

  it.each([
    ['a list', JSON.stringify([CAKE, { ...CAKE, name: 'Another' }])],
    [
      'a graph',
      JSON.stringify({
        '@graph': [
          { '@type': 'WebPage', mainEntity: CAKE },
          { ...CAKE, '@type': ['schema:Recipe', 'Thing'], name: 'Another' },
        ],
      }),
    ],
    ['a list under a name', JSON.stringify({ recipes: [CAKE, { ...CAKE, name: 'Another' }] })],
    ['broken JSON', `[${JSON.stringify(CAKE)},${JSON.stringify({ ...CAKE, name: 'Another' })},]`],
  ])('reads %s', async (_name, text) => {
    expect((await readFile('recipes.json', text)).entries).toMatchObject([
      { recipe: { title: 'Plum cake' } },
      { recipe: { title: 'Another' } },
    ]);
  });

  it('names what is no recipe by its content, and says nothing of other JSON', async () => {
    expect((await readFile('a.json', JSON.stringify({ '@type': 'Recipe', name: 'Hollow', description: 'Nothing in it' }))).entries).toEqual(
      [{ skipped: { name: 'Hollow', reason: { code: 'no-ingredients' } } }],
    );
    expect(await readFile('a.json', '{"@type":"Person","name":"Bo"}')).toEqual({ format: null, entries: [] });
  });
});

describe('Nextcloud Cookbook', () => {
  it('reads a folder for each recipe, with its picture', async () => {
    const bytes = await zipOf({
      'Plum cake/recipe.json': JSON.stringify({ ...CAKE, recipeInstructions: ['Knead.', 'Bake.\nCool.'] }),
      'Plum cake/full.jpg': PICTURE,
      'Plum cake/thumb.jpg': 'small',
      'Bread/recipe.json': JSON.stringify({ ...CAKE, name: 'Bread', image: '' }),
    });
    const { format, entries } = await readFile('cookbook.zip', bytes);
    expect(format).toBe('nextcloud');
    expect(entries).toMatchObject([
      {
        recipe: {
          title: 'Plum cake',
          instructions: [{ text: 'Knead.' }, { text: 'Bake. Cool.' }],
          pictures: [{ bytes: Buffer.from(PICTURE) }],
        },
      },
      { recipe: { title: 'Bread', pictures: [] } },
    ]);
  });
});
