import { linesWithGroups, PICTURE, readFile, zipOf } from '../../testing/read-file';

const CURRY = {
  name: 'Chickpea curry',
  description: 'Mild.',
  keywords: [{ name: 'vegan', description: '' }],
  working_time: 15,
  waiting_time: 30,
  internal: true,
  servings: 4,
  servings_text: 'portions',
  nutrition: { calories: '450.00', fats: 12, proteins: 15, carbohydrates: 60 },
  source_url: 'https://curry.example/1',
  steps: [
    {
      name: '',
      order: 1,
      time: 10,
      instruction: '## Start\nFry the **onion**.\n\nAdd {{ ingredients[1] }} and {% scale %}the spices.',
      show_as_header: false,
      ingredients: [
        {
          food: { name: 'chickpeas', plural_name: null },
          unit: { name: 'can', plural_name: 'cans' },
          amount: '2.0000',
          note: 'drained',
          order: 1,
          is_header: false,
          no_amount: false,
        },
        { food: { name: 'onion', plural_name: 'onions' }, unit: null, amount: 0.5, note: '', order: 0, is_header: false, no_amount: false },
        { food: null, unit: null, amount: 0, note: 'Spices', order: 2, is_header: true, no_amount: true },
        { food: { name: 'turmeric' }, unit: { name: 'tsp' }, amount: 1, note: '', order: 3, is_header: false, no_amount: true },
      ],
    },
    {
      name: 'To serve',
      order: 0,
      instruction: 'Cook the rice.',
      ingredients: [{ food: { name: 'rice' }, unit: { name: 'g' }, amount: 300, note: null, order: 0, is_header: false, no_amount: false }],
    },
  ],
};

describe('Tandoor', () => {
  it('reads the archives in an archive', async () => {
    const inner = await zipOf({ 'recipe.json': JSON.stringify(CURRY), 'image.webp': PICTURE });
    const { format, entries } = await readFile(
      'export.zip',
      await zipOf({ '1.zip': inner, '2.zip': await zipOf({ 'recipe.json': JSON.stringify({ ...CURRY, name: 'Another' }) }) }),
    );
    expect(format).toBe('tandoor');
    expect(entries).toMatchObject([
      {
        recipe: {
          title: 'Chickpea curry',
          description: 'Mild.',
          prep_time: 15,
          cook_time: 30,
          servings: 4,
          yield_text: '',
          tags: ['vegan'],
          nutrition: { calories: 450, total_fat: 12, protein: 15, carbohydrates: 60 },
          source_url: 'https://curry.example/1',
          pictures: [{ bytes: Buffer.from(PICTURE) }],
        },
      },
      { recipe: { title: 'Another', pictures: [] } },
    ]);
    const recipe = entries[0] && 'recipe' in entries[0] ? entries[0].recipe : null;
    expect(linesWithGroups(recipe?.ingredients ?? [])).toEqual([
      'To serve › 300 g rice',
      '1/2 onion',
      '2 cans chickpeas, drained',
      'Spices › turmeric',
    ]);
    expect(linesWithGroups(recipe?.instructions ?? [])).toEqual([
      'To serve › Cook the rice.',
      'Start › Fry the onion.',
      'Start › Add 2 cans chickpeas, drained and the spices.',
    ]);
  });
});
