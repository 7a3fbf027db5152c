import { linesWithGroups, PICTURE, readFile, readOne, zipOf } from '../../testing/read-file';

const SOUP = `---
title: Leek soup
servings: 4
time:
  prep: 10 min
  cook: 1 hour 5 minutes
source:
  name: Market card
  url: https://soups.example/leek
tags: [soup, winter]
---

-- from the market

= For the base =

Soften @leeks{3%large}(sliced) in @butter{30%g} in a #big pot{} for ~softening{10%minutes}.
Stir now and then.

> Wash the leeks well.

== To finish

Add @?cream{} and @&leeks back, then @./basics/Stock{1%l}. [- not too hot -] Season with @salt.
`;

describe('Cooklang', () => {
  it('reads metadata, sections, amounts, tools, timers, notes and comments', async () => {
    const recipe = await readOne('other name.cook', SOUP);
    expect(recipe).toMatchObject({
      format: 'cooklang',
      title: 'Leek soup',
      servings: 4,
      prep_time: 10,
      cook_time: 65,
      source_name: 'Market card',
      source_url: 'https://soups.example/leek',
      tags: ['soup', 'winter'],
      notes: 'Wash the leeks well.',
    });
    expect(linesWithGroups(recipe.ingredients)).toEqual([
      'For the base › 3 large leeks, sliced',
      'For the base › 30 g butter',
      'To finish › cream (optional)',
      'To finish › 1 l Stock',
      'To finish › salt',
    ]);
    expect(linesWithGroups(recipe.instructions)).toEqual([
      'For the base › Soften 3 large leeks in 30 g butter in a big pot for 10 minutes. Stir now and then.',
      'To finish › Add cream and leeks back, then 1 l Stock.  Season with salt.',
    ]);
  });

  it('reads the older metadata, and takes the title from the name of the file', async () => {
    const recipe = await readOne(
      'Rye bread.cook',
      '>> serves: 8 slices\n>> total time: 2 hours\n\nKnead @rye flour{500%g} with @water{3 1/2%dl}.\n\nBake.',
    );
    expect(recipe).toMatchObject({
      title: 'Rye bread',
      servings: 8,
      yield_text: '8 slices',
      total_time: 120,
      instructions: [{ text: 'Knead 500 g rye flour with 3 1/2 dl water.' }, { text: 'Bake.' }],
    });
  });

  it('reads ingredients without braces, and keeps metadata of any name', async () => {
    const recipe = await readOne('Eggs.cook', '>> oven: 180 °C\n>> prep_time: 5\n\nFry the @bacon and add the @eggs.');
    expect(recipe).toMatchObject({
      title: 'Eggs',
      prep_time: 5,
      notes: 'Oven: 180 °C',
      ingredients: [{ text: 'bacon' }, { text: 'eggs' }],
      instructions: [{ text: 'Fry the bacon and add the eggs.' }],
    });
    expect(await readOne('Eggs.cook', 'Fry the @bacon.\n\nAdd the @eggs.')).toMatchObject({
      format: 'cooklang',
      ingredients: [{ text: 'bacon' }, { text: 'eggs' }],
    });
  });

  it('takes a section of notes for notes, and lists no food for being mentioned there', async () => {
    const recipe = await readOne(
      'a.cook',
      'Cuire les @soba{400%g}.\n\n== Notes ==\n\nLe @yuzu{} peut être remplacé.\n\nServir froid avec @wasabi{1%pincée}.\n\n== Sauce ==\n\nAjouter @soja{1%l}.',
    );
    expect(linesWithGroups(recipe.ingredients)).toEqual(['400 g soba', '1 pincée wasabi', 'Sauce › 1 l soja']);
    expect(recipe).toMatchObject({
      instructions: [{ text: 'Cuire les 400 g soba.' }, { text: 'Ajouter 1 l soja.', group: 'Sauce' }],
      notes: 'Le yuzu peut être remplacé.\n\nServir froid avec 1 pincée wasabi.',
    });
  });

  it('finds the picture that lies beside a recipe', async () => {
    const { entries } = await readFile(
      'recipes.zip',
      await zipOf({ 'Soup.cook': 'Cook @leeks{2}.', 'Soup.jpg': PICTURE, 'Tart.cook': 'Bake @apples{3}.' }),
    );
    expect(entries).toMatchObject([
      { recipe: { title: 'Soup', pictures: [{ bytes: Buffer.from(PICTURE) }] } },
      { recipe: { title: 'Tart', pictures: [] } },
    ]);
  });

  it('keeps text that is no mark of the language', async () => {
    const recipe = await readOne('a.cook', 'Write to cook\\@example.com about @salt{1%tsp} #1 \\{really\\}.');
    expect(recipe.instructions[0]?.text).toBe('Write to cook@example.com about 1 tsp salt 1 {really}.');
  });

  it('takes no data for a recipe, whatever stands between its braces', async () => {
    expect(await readFile('a.json', '[{"@type":0,"parts":[{"@type":1,"text":"Mix @sugar{1%cup}."}]}]')).toMatchObject({ format: null });
  });
});
