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
      format: 'chowdown', title: 'Nettle soup', tags: ['soup', 'spring'], servings: 4, source_url: 'https://soups.example/nettle', description: 'Pick them young.\n\nWear gloves.', notes: 'Made of: Stock',
      instructions: [{ text: 'Chop the onion.' }, { text: 'Simmer it all for 10 minutes.' }],
    });
    expect(linesWithGroups(recipe.ingredients)).toEqual(['200 g nettles', '1 onion', 'Topping › 2 eggs', 'Topping › pepper: white']);
  });

  it('reads a zip of them with their pictures, and passes over its other pages', async () => {
    const bytes = await zipOf({ 'book/_recipes/nettle-soup.md': SOUP, 'book/README.md': '# My book\n\nHello.', 'book/_layouts/page.md': '---\nlayout: page\ntitle: About\n---\nHi.', 'book/images/nettle.jpg': PICTURE });
    const { format, entries } = await readFile('book.zip', bytes);
    expect(format).toBe('chowdown');
    expect(entries).toMatchObject([{ recipe: { title: 'Nettle soup', pictures: [{ bytes: Buffer.from(PICTURE) }] } }]);
  });

  it('keeps the other lines when one is no YAML', async () => {
    const recipe = await readOne('tart-pan.md', '---\nlayout: recipe\ntitle: Tart: a classic\nimage:\ningredients:\n- "1/2" cup sugar\n- *any* fruit\n\ndirections:\n- Bake at 180,\n  until brown.\n---\n');
    expect(recipe).toMatchObject({ title: 'Tart: a classic', ingredients: [{ text: '"1/2" cup sugar' }, { text: '*any* fruit' }], instructions: [{ text: 'Bake at 180, until brown.' }] });
  });
});
