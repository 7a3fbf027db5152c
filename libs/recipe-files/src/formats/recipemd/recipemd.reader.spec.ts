import { linesWithGroups, readFile, readOne } from '../../testing/read-file';

describe('RecipeMD', () => {
  it('reads title, description, tags, yields, groups and steps', async () => {
    const recipe = await readOne(
      'a.md',
      `# Flat bread\n\nGood with **soup**.\n\n![](https://bread.example/a.jpg)\n\n*bread, quick*\n\n**6 pieces, 500 g**\n\n---\n\n- *500 g* flour\n- *1 ½ tsp* [salt](salt.md)\n\n## To brush\n\n- oil\n  of any kind\n\n---\n\n1. Knead.\n2. Rest\n   for an hour.\n\n## Baking\n\nBake *hot*.`,
    );
    expect(recipe).toMatchObject({
      format: 'recipemd',
      title: 'Flat bread',
      description: 'Good with soup.',
      tags: ['bread', 'quick'],
      servings: 6,
      yield_text: '6 pieces, 500 g',
      pictures: [{ url: 'https://bread.example/a.jpg' }],
    });
    expect(linesWithGroups(recipe.ingredients)).toEqual(['500 g flour', '1 ½ tsp salt', 'To brush › oil of any kind']);
    expect(linesWithGroups(recipe.instructions)).toEqual(['Knead.', 'Rest\nfor an hour.', 'Baking › Bake hot.']);
  });

  it.each([
    ['- *2* leeks\n  - the white part only\n- salt', ['2 leeks, the white part only', 'salt']],
    ['1. *300 g* Nudeln\n   - Spirelli\n   - oder Penne\n2. Salz', ['300 g Nudeln, Spirelli, oder Penne', 'Salz']],
    ['* *1 l* de bouillon\n\t* de légumes\n* sel', ['1 l de bouillon, de légumes', 'sel']],
  ])('reads a list within an item as a part of its name, numbered or not: %j', async (list, lines) => {
    const recipe = await readOne('a.md', `# Dish\n\n---\n\n${list}\n\n---\n\nCook.`);
    expect(linesWithGroups(recipe.ingredients)).toEqual(lines);
  });

  it.each([
    ['after one another', '\n\n'],
    ['with a rule between them', '\n\n---\n\n'],
  ])('reads several recipes of one file, %s', async (_name, between) => {
    const dish = (title: string) => `# ${title}\n\nGood.\n\n---\n\n- *1* leek\n\n## Sauce\n\n- cream\n\n---\n\nCook ${title}.`;
    const { format, entries } = await readFile('a.md', [dish('Soup'), dish('Stew')].join(between));
    expect(format).toBe('recipemd');
    expect(entries).toMatchObject(
      ['Soup', 'Stew'].map((title) => ({
        recipe: {
          title,
          description: 'Good.',
          ingredients: [{ text: '1 leek' }, { text: 'cream' }],
          instructions: [{ text: `Cook ${title}.` }],
        },
      })),
    );
  });

  it('leaves recipes of another kind with a rule between them to whoever reads any text', async () => {
    const dish = (title: string) =>
      `# ${title}\n\n## Ingredients\n\n- 2 leeks\n- 200 ml cream\n\n## Method\n\n1. Cut the leeks.\n2. Simmer them in the cream for 10 minutes.`;
    const { entries } = await readFile('a.md', [dish('Leek soup'), dish('Leek stew')].join('\n\n---\n\n'));
    expect(entries).toMatchObject(
      ['Leek soup', 'Leek stew'].map((title) => ({
        recipe: { title, ingredients: [{ text: '2 leeks' }, { text: '200 ml cream' }], instructions: [{}, {}] },
      })),
    );
  });

  it('is content with ingredients alone', async () => {
    expect(await readOne('a.md', '# Salt water\n\n---\n\n- salt\n- water')).toMatchObject({
      ingredients: [{ text: 'salt' }, { text: 'water' }],
      instructions: [],
    });
  });
});
