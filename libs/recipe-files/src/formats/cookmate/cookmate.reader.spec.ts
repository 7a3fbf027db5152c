import { linesWithGroups, PICTURE, readFile, readOne, zipOf } from '../../testing/read-file';

const BOOK = `<?xml version="1.0" encoding="UTF-8"?><cookbook version="1">
  <recipe><title>Beet salad</title><preptime>P0DT0H25M</preptime><cooktime>P0DT1H0M</cooktime><totaltime></totaltime><quantity>4 persons</quantity><description><li>Earthy.</li></description>
    <ingredient><li>4 beets</li><li></li><li>Dressing:</li><li>2 tbsp oil &amp; vinegar</li></ingredient><recipetext><li>1. Boil.</li><li></li><li>2. Slice.</li></recipetext><url>https://salads.example/beet</url><imagepath>/storage/emulated/0/MyCookBook/images/7.jpg</imagepath><imageurl>https://salads.example/beet.jpg</imageurl>
    <nutrition><li>Calories : 120</li><li>Iron: 2 mg</li></nutrition><category>Salads</category><category>Vegan</category><rating>5</rating><lang>de</lang><source>Markt</source><comments><li>Wear gloves.</li></comments><video>x</video></recipe>
  <recipe><title>Bread</title><ingredient>500 g flour\n10 g salt</ingredient><recipetext>Knead.\nBake.</recipetext><imageurl>https://bread.example/a.jpg</imageurl></recipe></cookbook>`;

describe('Cookmate', () => {
  it('reads the recipes of a cookbook', async () => {
    const { format, entries } = await readFile('backup.mcb', await zipOf({ 'mycookbook.xml': BOOK, 'images/7.jpg': PICTURE }));
    expect(format).toBe('cookmate');
    expect(entries).toMatchObject([
      {
        recipe: {
          title: 'Beet salad',
          description: 'Earthy.',
          prep_time: 25,
          cook_time: 60,
          total_time: null,
          servings: 4,
          yield_text: '',
          tags: ['Salads', 'Vegan'],
          nutrition: { calories: 120 },
          source_url: 'https://salads.example/beet',
          source_name: 'Markt',
          language: 'de',
          notes: 'Wear gloves.',
          rating: 5,
          pictures: [{ bytes: Buffer.from(PICTURE) }],
          losses: [{ code: 'nutrition-beyond', params: { statements: 'Iron: 2 mg', more: 0 } }, { code: 'video' }],
        },
      },
      {
        recipe: {
          title: 'Bread',
          ingredients: [{ text: '500 g flour' }, { text: '10 g salt' }],
          instructions: [{ text: 'Knead.' }, { text: 'Bake.' }],
          pictures: [{ url: 'https://bread.example/a.jpg' }],
        },
      },
    ]);
    const first = entries[0] && 'recipe' in entries[0] ? entries[0].recipe : null;
    expect(linesWithGroups(first?.ingredients ?? [])).toEqual(['4 beets', 'Dressing › 2 tbsp oil & vinegar']);
    expect(first?.instructions.map(({ text }) => text)).toEqual(['Boil.', 'Slice.']);
  });

  it('reads what its first versions wrote: dashes before the ingredients, a full stop after every line', async () => {
    const recipe = await readOne(
      'b.xml',
      '<?xml version="1.0"?><cookbook version="60"><recipe><title>Gratin</title><ingredient><li>- 1 kg potatoes.</li><li>- cream.</li></ingredient><recipetext><li>Slice.</li><li>To serve :.</li><li>Bake.</li></recipetext></recipe></cookbook>',
    );
    expect(recipe.ingredients.map(({ text }) => text)).toEqual(['1 kg potatoes.', 'cream.']);
    expect(linesWithGroups(recipe.instructions)).toEqual(['Slice.', 'To serve › Bake.']);
  });
});
