import { readFile, zipOf } from '../../testing/read-file';

const RECIPE = `Green pea soup

https://soups.example/pea

Serves 4

Ingredients

500 g frozen peas
1 onion, chopped
750 ml stock

Directions

Soften the onion in a little oil.
Add the peas and the stock and simmer for 10 minutes.
Blend until smooth.
`;

describe('ChefTap', () => {
  it('reads the texts of its folder and names those without a recipe', async () => {
    const { format, entries } = await readFile(
      'cheftap.zip',
      await zipOf({ 'cheftap_export/Green pea soup.txt': RECIPE, 'cheftap_export/Empty.txt': '\n', 'cheftap_export/img.jpg': 'x' }),
    );
    expect(format).toBe('cheftap');
    expect(entries).toMatchObject([
      {
        recipe: {
          title: 'Green pea soup',
          source_url: 'https://soups.example/pea',
          servings: 4,
          ingredients: [{ text: '500 g frozen peas' }, { text: '1 onion, chopped' }, { text: '750 ml stock' }],
          instructions: [
            { text: 'Soften the onion in a little oil.' },
            { text: 'Add the peas and the stock and simmer for 10 minutes.' },
            { text: 'Blend until smooth.' },
          ],
        },
      },
      { skipped: { name: 'Empty' } },
    ]);
  });
});
