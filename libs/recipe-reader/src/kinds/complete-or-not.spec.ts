import { ingredientsOf, list, reading, stepsOf } from './reading.fixture';

const STEPS = [
  'Rub the butter into the flour until it looks like coarse sand.',
  'Bind the dough with the egg and chill it for half an hour.',
  'Roll it out, fill it and bake it until the edge is brown.',
];

describe('complete data', () => {
  const complete = ['300 g flour', '150 g cold butter', '1 egg', '2 tbsp ice water', '500 g rhubarb'];

  it('is not lengthened by the page’s own spelling of a line', () => {
    const read = reading({
      title: 'Rhubarb tart',
      data: { recipeIngredient: complete, recipeInstructions: STEPS },
      body: `<h1>Rhubarb tart</h1><h2>Ingredients</h2>${list(['300 g flour', '150 g cold butter', 'One whole hen’s egg (60 g)', '2 tbsp ice water', '500 g rhubarb'])}<h2>Method</h2>${list(STEPS, 'ol')}`,
    });
    expect(ingredientsOf(read)).toHaveLength(complete.length);
  });

  it('keeps a sum of which the page shows the parts', () => {
    const stated = ['300 g flour', '150 g butter', '1 egg', '100 g sugar'];
    const read = reading({
      title: 'Crumble slice',
      data: { recipeIngredient: stated, recipeInstructions: STEPS },
      body: `<h1>Crumble slice</h1><h2>Ingredients</h2><h3>Base</h3>${list(['300 g flour', '100 g butter', '1 egg'])}<h3>Crumble</h3>${list(['50 g butter', '100 g sugar'])}<h2>Method</h2>${list(STEPS, 'ol')}`,
    });
    expect(ingredientsOf(read)).toEqual(stated);
  });

  it('never gets an amount before the one that a line has', () => {
    const rows = [
      ['1 ½ teaspoons', '¾ teaspoon', 'salt'],
      ['2 cups', '1 cup', 'flour'],
      ['4 tablespoons', '2 tablespoons', 'oil'],
    ];
    const read = reading({
      title: 'Flat bread',
      body: `<h1>Flat bread</h1><h2>Ingredients</h2><div>${rows.map(([one, other, name]) => `<div><div>${one}</div><div>${other}</div><div>${name}</div></div>`).join('')}</div><h2>Method</h2>${list(STEPS, 'ol')}`,
    });
    expect(ingredientsOf(read)).toEqual(['1 ½ teaspoons salt', '2 cups flour', '4 tablespoons oil']);
  });

  it('leaves a lone number above a line with its own amount alone', () => {
    const read = reading({
      title: 'Flat bread',
      body: `<h1>Flat bread</h1><h2>Ingredients</h2><p>2 cups</p><p>1 ½ teaspoons salt</p><p>300 g flour</p><p>4 tablespoons oil</p><h2>Method</h2>${list(STEPS, 'ol')}`,
    });
    expect(ingredientsOf(read)).toEqual(['1 ½ teaspoons salt', '300 g flour', '4 tablespoons oil']);
  });

  it('of steps keeps out the ingredients and the settings that the page shows between them', () => {
    const shown = [
      `<p>${STEPS[0]}</p><p>300 g flour</p><p>150 g cold butter</p><p>Speed 4, 10 seconds</p>`,
      `<p>${STEPS[1]}</p><p>1 egg</p><p>2 tbsp ice water</p><p>5 min / 37 °C / speed 2</p>`,
      `<p>${STEPS[2]}</p><p>500 g rhubarb, washed and cut</p>`,
    ];
    const read = reading({
      title: 'Rhubarb tart',
      data: { recipeIngredient: complete, recipeInstructions: STEPS },
      body: `<h1>Rhubarb tart</h1><h2>Ingredients</h2>${list(complete)}<h2>Method</h2><div>${shown.join('')}</div>`,
    });
    expect(stepsOf(read)).toEqual(STEPS);
  });
});

describe('poor or garbled data gives way to the page', () => {
  const shown = ['3 large leeks, washed', '200 g shortcrust pastry', '150 ml double cream', '2 eggs, beaten', 'a pinch of nutmeg'];
  const body = `<h1>Leek tart</h1><h2>Ingredients</h2>${list(shown)}<h2>Method</h2>${list(STEPS, 'ol')}`;
  it.each<[string, string[]]>([
    ['key words in place of lines', ['leek', 'pastry', 'cream', 'egg', 'nutmeg']],
    ['key words of some of them', ['leek', 'pastry', 'cream']],
    ['lines that are glued', ['3 large leeks, washed 200 g shortcrust pastry', '150 ml double cream 2 eggs, beaten', 'a pinch of nutmeg']],
    ['lines without what is done to them', ['3 large leeks', '200 g shortcrust pastry', '150 ml double cream', '2 eggs', 'nutmeg']],
    ['all but the last lines', ['3 large leeks, washed', '200 g shortcrust pastry', '150 ml double cream']],
  ])('%s', (_, recipeIngredient) => {
    expect(ingredientsOf(reading({ title: 'Leek tart', data: { recipeIngredient, recipeInstructions: STEPS }, body }))).toEqual(shown);
  });

  it('lines that are cut behind a number with a point', () => {
    const whole = ['1.5 cups flour', '2.5 tsp baking powder', '1.25 cups milk', '2 eggs'];
    const read = reading({
      title: 'Thick pancakes',
      data: {
        recipeIngredient: ['1.', '5 cups flour', '2.', '5 tsp baking powder', '1.', '25 cups milk', '2 eggs'],
        recipeInstructions: STEPS,
      },
      body: `<h1>Thick pancakes</h1><h2>Ingredients</h2>${list(whole)}<h2>Method</h2>${list(STEPS, 'ol')}`,
    });
    expect(ingredientsOf(read)).toEqual(whole);
  });

  it('the last section of the steps, under a heading of its own', () => {
    const more = ['Whip the cream with the sugar until it holds.', 'Spread it over the cold tart and serve it the same day.'];
    const read = reading({
      title: 'Rhubarb tart',
      data: { recipeIngredient: shown, recipeInstructions: STEPS },
      body: `<h1>Rhubarb tart</h1><h2>Ingredients</h2>${list(shown)}<h2>Method</h2><h3>The tart</h3>${list(STEPS, 'ol')}<h3>The cream</h3>${list(more, 'ol')}`,
    });
    expect(stepsOf(read)).toEqual([...STEPS, ...more]);
  });

  it('the poorer of two recipes of one name', () => {
    const scripts = [
      {
        '@type': 'Recipe',
        name: 'Leek tart',
        author: 'Ada Quill',
        image: '/a.jpg',
        recipeYield: '4',
        recipeIngredient: ['leek', 'cream'],
        recipeInstructions: 'Bake it.',
      },
      { '@type': 'Recipe', name: 'Leek tart', recipeIngredient: shown, recipeInstructions: STEPS },
    ].map((node) => `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...node })}</script>`);
    const read = reading({ title: 'Leek tart', scripts: scripts.join(''), body: '<h1>Leek tart</h1><p>A tart for a cold evening.</p>' });
    expect([ingredientsOf(read), stepsOf(read)]).toEqual([shown, STEPS]);
  });
});

describe('how sure a line is said to be', () => {
  const stated = ['3 leeks', '200 g shortcrust pastry', '150 ml cream', '2 eggs'];
  it('puts what is stated and not shown below what is shown', () => {
    const { provenance } = reading({
      title: 'Leek tart',
      data: { recipeIngredient: [...stated, '1 pinch of mace'], recipeInstructions: STEPS },
      body: `<h1>Leek tart</h1><h2>Ingredients</h2>${list(stated)}<h2>Method</h2>${list(STEPS, 'ol')}`,
    });
    const lines = provenance.ingredients?.lines ?? [];
    expect(lines.slice(0, 4).every((sure) => sure >= 0.9)).toBe(true);
    expect(lines[4]).toBeLessThan(0.6);
  });
});
