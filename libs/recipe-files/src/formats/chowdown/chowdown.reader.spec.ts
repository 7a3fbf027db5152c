import { linesWithGroups, PICTURE, readFile, readOne, zipOf } from '../../testing/read-file';

const SOUP = `---

layout: recipe
title: "Nettle soup"
image: nettle.jpg
tags: soup, spring
servings: 4
source: https://soups.example/nettle

ingredients:
- 200 g nettles
- 1 onion
- Topping:
  - 2 eggs
  - pepper: white
directions:
- 1. Chop the **onion**.
- 2. Simmer [it all](https://a.example) for 10 minutes.
components:
- Stock

---

Pick them young.

Wear gloves.
`;

describe('Chowdown', () => {
  it('reads a recipe', async () => {
    const recipe = await readOne('nettle-soup.md', SOUP);
    expect(recipe).toMatchObject({
      format: 'chowdown',
      title: 'Nettle soup',
      tags: ['soup', 'spring'],
      servings: 4,
      source_url: 'https://soups.example/nettle',
      description: 'Pick them young.\n\nWear gloves.',
      notes: 'Made of: Stock',
      instructions: [{ text: 'Chop the onion.' }, { text: 'Simmer it all for 10 minutes.' }],
    });
    expect(linesWithGroups(recipe.ingredients)).toEqual(['200 g nettles', '1 onion', 'Topping › 2 eggs', 'Topping › pepper: white']);
  });

  it('reads a zip of them with their pictures, and passes over its other pages', async () => {
    const bytes = await zipOf({
      'book/_recipes/nettle-soup.md': SOUP,
      'book/README.md': '# My book\n\nHello.',
      'book/_layouts/page.md': '---\nlayout: page\ntitle: About\n---\nHi.',
      'book/images/nettle.jpg': PICTURE,
    });
    const { format, entries } = await readFile('book.zip', bytes);
    expect(format).toBe('chowdown');
    expect(entries).toMatchObject([{ recipe: { title: 'Nettle soup', pictures: [{ bytes: Buffer.from(PICTURE) }] } }]);
  });

  it('keeps the other lines when one is no YAML', async () => {
    const recipe = await readOne(
      'tart-pan.md',
      '---\nlayout: recipe\ntitle: Tart: a classic\nimage:\ningredients:\n- "1/2" cup sugar\n- *any* fruit\n\ndirections:\n- Bake at 180,\n  until brown.\n---\n',
    );
    expect(recipe).toMatchObject({
      title: 'Tart: a classic',
      ingredients: [{ text: '"1/2" cup sugar' }, { text: '*any* fruit' }],
      instructions: [{ text: 'Bake at 180, until brown.' }],
    });
  });

  it('reads a recipe whose ingredients and steps stand below its fields', async () => {
    const recipe = await readOne(
      'flatbread.md',
      '---\nlayout: recipe\ntitle: Flatbread\nservings: 4\n---\n\n## Ingredients\n\n- 200 g flour\n- 1 tsp salt\n- 120 ml water\n\n## Directions\n\n1. Knead the dough.\n2. Bake for 10 minutes.\n',
    );
    expect(recipe).toMatchObject({
      format: 'chowdown',
      title: 'Flatbread',
      servings: 4,
      ingredients: [{ text: '200 g flour' }, { text: '1 tsp salt' }, { text: '120 ml water' }],
      instructions: [{ text: 'Knead the dough.' }, { text: 'Bake for 10 minutes.' }],
    });
  });

  it('reads groups with amounts of their own, what comes of it beside the servings, and names in any spelling', async () => {
    const text =
      '---\nlayout: recipe\ntitle: Chili\nyield: 1 pot\nservings: 8\nsourceURL: https://chili.example/1\nsourceAuthor: Ann Field\nPrep-Time: 10 minutes\ningredients:\n  - group: Base\n    items:\n      - item: onion\n        amount: 1\n        unit: large\n      - item: beef\n        amount: 500\n        unit: g\nsteps:\n  - group: Cook\n    items:\n      - Fry the onion.\n      - Add the rest.\n---\n';
    const recipe = await readOne('chili.md', text);
    expect(recipe).toMatchObject({
      servings: 8,
      yield_text: '1 pot',
      source_url: 'https://chili.example/1',
      author: 'Ann Field',
      prep_time: 10,
      instructions: [
        { text: 'Fry the onion.', group: 'Cook' },
        { text: 'Add the rest.', group: 'Cook' },
      ],
    });
    expect(recipe.ingredients).toMatchObject([
      { text: '1 large onion', group: 'Base' },
      { text: '500 g beef', group: 'Base' },
    ]);
  });
});
