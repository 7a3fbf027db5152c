import { alternativesOf, ingredientsOf, list, reading, stepsOf } from './reading.fixture';

const STEPS = ['Cream the butter with the sugar.', 'Beat in the eggs and fold in the flour.', 'Bake until a skewer comes out clean.'];
const small = ['100 g butter', '100 g sugar', '2 eggs', '100 g flour'];
const large = ['200 g butter', '200 g sugar', '4 eggs', '200 g flour'];

describe('the same recipe twice in one list', () => {
  it.each<[string, string, string]>([
    ['two sizes', 'For a 20 cm tin', 'For a 26 cm tin'],
    ['two appliances', 'Bread maker', 'Stand mixer'],
  ])('%s on the page', (_, one, other) => {
    const read = reading({
      title: 'Plain cake',
      body: `<h1>Plain cake</h1><h2>Ingredients</h2><h3>${one}</h3>${list(small)}<h3>${other}</h3>${list(large)}<h2>Method</h2>${list(STEPS, 'ol')}`,
    });
    expect(ingredientsOf(read)).toEqual(small);
    expect(alternativesOf(read, 'ingredients').map(({ lines }) => lines)).toEqual([large]);
  });
  it('two sizes in the data', () => {
    const read = reading({
      title: 'Plain cake',
      data: { recipeIngredient: [...small, ...large], recipeInstructions: STEPS },
      body: '<h1>Plain cake</h1>',
    });
    expect(ingredientsOf(read)).toEqual(small);
    expect(alternativesOf(read, 'ingredients').map(({ lines }) => lines)).toEqual([large]);
  });
  it('but not two parts of one dish', () => {
    const lines = ['100 g butter', '100 g sugar', '100 g flour', '50 g butter', '50 g sugar', '80 g flour'];
    const read = reading({
      title: 'Crumble cake',
      body: `<h1>Crumble cake</h1><h2>Ingredients</h2><h3>Dough</h3>${list(lines.slice(0, 3))}<h3>Crumble</h3>${list(lines.slice(3))}<h2>Method</h2>${list(STEPS, 'ol')}`,
    });
    expect(ingredientsOf(read)).toEqual(lines);
  });
  it('steps behind the ways to make it belong to all', () => {
    const oven = ['Put the beans into a heavy pot with the stock and the bay leaf.', 'Bake the pot of beans for three hours in the oven.'];
    const cooker = [
      'Put the beans into the slow cooker with the stock and the bay leaf.',
      'Cook the beans for eight hours in the slow cooker.',
    ];
    const all = ['Stir in the parsley, season with vinegar and ladle it into warm bowls.'];
    const read = reading({
      title: 'Beans',
      body: `<h1>Beans</h1><h2>Ingredients</h2>${list(['500 g beans', '1 l stock', '1 bay leaf'])}<h2>Method</h2><h3>In the oven</h3>${list(oven, 'ol')}<h3>In the slow cooker</h3>${list(cooker, 'ol')}<h3>To serve</h3>${list(all, 'ol')}`,
    });
    expect(stepsOf(read)).toEqual([...oven, ...all]);
    expect(alternativesOf(read, 'instructions').map(({ lines }) => lines)).toEqual([cooker]);
  });
});

describe('two lists beside each other', () => {
  it('three sizes in columns', () => {
    const r = reading({
      title: 'Cake',
      body: `<h1>Cake</h1><h2>Ingredients</h2><table><tr><th>Ingredient</th><th>Small</th><th>Large</th></tr>${[
        ['butter', '100 g', '200 g'],
        ['sugar', '100 g', '200 g'],
        ['eggs', '2', '4'],
        ['flour', '100 g', '200 g'],
      ]
        .map((x) => `<tr>${x.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
        .join('')}</table><h2>Method</h2>${list(STEPS, 'ol')}`,
    });
    expect(ingredientsOf(r)).toEqual(['butter 100 g', 'sugar 100 g', 'eggs 2', 'flour 100 g']);
  });
  it('metric and cups, groups each', () => {
    const a = ['200 g butter', '200 g sugar', '2 eggs', '250 ml milk'];
    const b = ['7 oz butter', '1 cup sugar', '2 eggs', '1 cup milk'];
    const r = reading({ title: 'Cake', data: { recipeIngredient: [...a, ...b], recipeInstructions: STEPS }, body: '<h1>Cake</h1>' });
    expect(ingredientsOf(r)).toEqual(a);
    expect(alternativesOf(r, 'ingredients').length).toBe(1);
  });
});

describe('the same list again', () => {
  it.each([2, 3, 4])('is read once, be it %i times on the page', (times) => {
    const copies = Array.from(
      { length: times },
      (_, copy) => `<div class="ingredients mode-${copy}">${small.map((line) => `<p>${line}</p>`).join('')}</div>`,
    );
    expect(
      ingredientsOf(reading({ title: 'Plain cake', body: `<h1>Plain cake</h1>${copies.join('')}<h2>Method</h2>${list(STEPS, 'ol')}` })),
    ).toEqual(small);
  });
});
