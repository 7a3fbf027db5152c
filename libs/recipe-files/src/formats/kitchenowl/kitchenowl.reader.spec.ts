import { linesWithGroups, readFile } from '../../testing/read-file';

const HOUSEHOLD = {
  items: [{ name: 'Rice' }],
  recipes: [
    {
      name: 'Fried rice',
      description: '# Prepare\n1. Cook the **rice**.\n2. Let it cool.\n\n# Fry\n- Fry everything.',
      time: 40,
      prep_time: 10,
      cook_time: 30,
      yields: 3,
      source: 'https://rice.example/fried',
      photo: 'rice.jpg',
      items: [
        { name: 'Rice', description: '300 g', optional: false },
        { name: 'Peas', description: '', optional: true },
      ],
      tags: ['quick'],
    },
    { name: 'Empty', description: '', items: [], yields: 0, time: 0, tags: [] },
  ],
};

describe('KitchenOwl', () => {
  it('reads the recipes of a household', async () => {
    const { format, entries } = await readFile('kitchenowl.json', JSON.stringify(HOUSEHOLD));
    expect(format).toBe('kitchenowl');
    expect(entries).toMatchObject([
      {
        recipe: {
          title: 'Fried rice',
          prep_time: 10,
          cook_time: 30,
          total_time: 40,
          servings: 3,
          tags: ['quick'],
          source_url: 'https://rice.example/fried',
          losses: [{ code: 'picture-missing' }],
        },
      },
      { skipped: { name: 'Empty' } },
    ]);
    const recipe = entries[0] && 'recipe' in entries[0] ? entries[0].recipe : null;
    expect(recipe?.ingredients.map(({ text }) => text)).toEqual(['300 g Rice', 'Peas (optional)']);
    expect(linesWithGroups(recipe?.instructions ?? [])).toEqual([
      'Prepare › Cook the rice.',
      'Prepare › Let it cool.',
      'Fry › Fry everything.',
    ]);
  });
});
