import { readFile, readOne } from '../../testing/read-file';

const recipe = (title: string): string => `${title}

Serves 4
Cuisine: Alpine
Calories: 320 kcal

Ingredients
500 g potatoes
2 onions, sliced
100 g cheese, grated

Method
Boil the potatoes and slice them.
Layer everything in a dish.
Bake for 30 minutes at 200 °C.

https://alps.example/dish
`;

describe('plain text', () => {
  it('reads a recipe with its address, tags and nutrition', async () => {
    expect(await readOne('gratin.txt', recipe('Potato gratin'))).toMatchObject({
      format: 'plain-text',
      title: 'Potato gratin',
      servings: 4,
      tags: ['Alpine'],
      nutrition: { calories: 320 },
      source_url: 'https://alps.example/dish',
      ingredients: [{ text: '500 g potatoes' }, { text: '2 onions, sliced' }, { text: '100 g cheese, grated' }],
      instructions: [
        { text: 'Boil the potatoes and slice them.' },
        { text: 'Layer everything in a dish.' },
        { text: 'Bake for 30 minutes at 200 °C.' },
      ],
    });
  });

  it.each([
    ['page breaks', '\f'],
    ['a double rule', '\n==========\n'],
    ['a rule', '\n----------\n'],
    ['blank lines', '\n\n\n'],
  ])('reads several recipes with %s between them', async (_name, separator) => {
    const { entries } = await readFile(
      'recipes.txt',
      [recipe('Potato gratin'), recipe('Leek gratin'), recipe('Carrot gratin')].join(separator),
    );
    expect(entries).toMatchObject([
      { recipe: { title: 'Potato gratin' } },
      { recipe: { title: 'Leek gratin' } },
      { recipe: { title: 'Carrot gratin' } },
    ]);
  });

  it.each(['Eiweiß 12 g', 'je Portion 12 g Eiweiß', '12 g protein per serving', 'Protein: 12 g'])(
    'reads the figures of “%s”',
    async (line) => {
      const { nutrition, losses } = await readOne('gratin.txt', recipe('Potato gratin').replace('Calories: 320 kcal', line));
      expect({ protein: nutrition.protein, losses }).toEqual({ protein: 12, losses: [] });
    },
  );

  it('takes a rule under a title for an ornament', async () => {
    expect(await readOne('gratin.txt', recipe('Potato gratin').replace('\n\n', '\n==========\n'))).toMatchObject({
      title: 'Potato gratin',
      servings: 4,
    });
  });

  it.each([
    '\n',
    'Dear all,\n\nthe meeting is moved to Friday at ten. Please bring the figures.\n\nBest,\nAnn',
    'export const a = 1;\nexport function b() {\n  return a + 2;\n}\n',
    '# Read me\n\nRun `npm install` and then `npm start`.\n\n- fast\n- small\n',
  ])('leaves other texts alone', async (text) => {
    expect(await readFile('a.txt', text)).toMatchObject({ format: null });
  });

  it('takes fields before a text for what they say of it', async () => {
    const recipe = await readOne(
      'soup.md',
      `---
tags: [Soup, Quick]
rating: 5
prep_time: 15 min
source_url: https://soups.example/onion
date: 2021-02-03
---

# Onion soup

![Onion soup](attachments/onion.jpg)

## Ingredients

- 3 onions
- 2 l water
- 1 tsp salt

## Directions

1. Chop the onions.
2. Boil them for 30 minutes.

## Notes

Use brown onions.
`,
    );
    expect(recipe).toMatchObject({
      format: 'plain-text',
      title: 'Onion soup',
      tags: ['Soup', 'Quick'],
      rating: 5,
      prep_time: 15,
      source_url: 'https://soups.example/onion',
      created_at: '2021-02-03T00:00:00.000Z',
      notes: 'Use brown onions.',
      losses: [],
      ingredients: [{ text: '3 onions' }, { text: '2 l water' }, { text: '1 tsp salt' }],
      instructions: [{ text: 'Chop the onions.' }, { text: 'Boil them for 30 minutes.' }],
    });
  });
});
