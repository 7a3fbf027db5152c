import { ingredientsOf, list, reading, stepsOf } from './reading.fixture';

const page = (title: string, state: object, body = '<div id="app"></div>') =>
  reading({ title, body: `<h1>${title}</h1>${body}`, scripts: `<script type="application/json">${JSON.stringify(state)}</script>` });

describe('the state of a script', () => {
  it.each([
    [
      'Barley bowl',
      {
        recipe: {
          recipeIngredients: [
            { productAmount: 0.5, measureUnit: { singular: 'cup', plural: 'cups' }, product: { displayName: 'barley' } },
            { productAmount: 2, measureUnit: { singular: 'carrot', plural: 'carrots' }, product: { displayName: 'thin' } },
            { productAmount: 30, measureUnit: 'g', product: { displayName: 'hazelnuts' } },
          ],
          cookingFlow: [
            { pos: 1, copyText: 'Simmer the barley in stock until it is tender.' },
            { pos: 2, copyText: 'Roast the carrots with the hazelnuts and toss it all.' },
          ],
        },
      },
      ['0.5 cup barley', '2 carrots thin', '30 g hazelnuts'],
      ['Simmer the barley in stock until it is tender.', 'Roast the carrots with the hazelnuts and toss it all.'],
    ],
    [
      'Linsensuppe',
      {
        page: {
          gericht: {
            zutatenListe: [
              { mengeQuantity: 250, einheitUnit: 'g', zutat: { bezeichnung: 'Linsen' } },
              { mengeQuantity: 2, einheitUnit: 'Stück', zutat: { bezeichnung: 'Karotten' } },
            ],
            ablauf: [
              { nr: 1, text: 'Die Linsen in Brühe weich kochen lassen.' },
              { nr: 2, text: 'Die Karotten würfeln und die letzten zehn Minuten mitkochen.' },
            ],
          },
        },
      },
      ['250 g Linsen', '2 Stück Karotten'],
      ['Die Linsen in Brühe weich kochen lassen.', 'Die Karotten würfeln und die letzten zehn Minuten mitkochen.'],
    ],
    [
      'Soupe au pistou',
      {
        data: {
          ingredients: [
            { ingredientAmount: '200', ingredientUnit: 'g', details: { title: 'haricots blancs' } },
            { ingredientAmount: '1', ingredientUnit: 'bouquet', details: { title: 'basilic' } },
          ],
          parts: [
            { body: 'Cuire les haricots dans deux litres d’eau salée.' },
            { body: 'Piler le basilic avec l’ail et l’ajouter hors du feu.' },
          ],
        },
      },
      ['200 g haricots blancs', '1 bouquet basilic'],
      ['Cuire les haricots dans deux litres d’eau salée.', 'Piler le basilic avec l’ail et l’ajouter hors du feu.'],
    ],
  ])('is read by what its values are, not by their names: %s', (title, state, lines, steps) => {
    const read = page(title, state);
    expect(ingredientsOf(read)).toEqual(lines);
    expect(stepsOf(read)).toEqual(steps);
  });

  it.each([
    [
      'Arroz caldoso',
      4,
      [
        { amountPerPerson: 80, unit: 'g', name: 'arroz' },
        { amountPerPerson: 0.5, unit: '', name: 'tomate' },
      ],
      ['320 g arroz', '2 tomate'],
    ],
    [
      'Pasta al forno',
      2,
      [
        { amountPerPerson: 100, unit: 'g', name: 'rigatoni' },
        { amountPerPerson: 50, unit: 'g', name: 'provola' },
      ],
      ['200 g rigatoni', '100 g provola'],
    ],
    [
      'Bean stew',
      6,
      [
        { quantityPerServing: 50, unit: 'g', name: 'beans' },
        { quantityPerServing: 0.25, unit: '', name: 'onions' },
      ],
      ['300 g beans', '1.5 onions'],
    ],
  ])('tells amounts for one person, and how many are at the table: %s', (title, servings, ingredients, lines) => {
    expect(
      ingredientsOf(page(title, { recipe: { servings, ingredients, steps: ['Cook everything gently in one pot until it is done.'] } })),
    ).toEqual(lines);
  });

  it.each(['en', 'de', 'fr'])('is no recipe where its lines name nothing (%s)', () => {
    const state = {
      ingredients: [
        { amount: 0.5, unit: 'pcs' },
        { amount: 12.5, unit: 'g' },
        { amount: 0.25, unit: 'tbsp' },
      ],
    };
    expect(page('Bowl of the day', state).recipe).toBeNull();
  });
});

describe('the state of a script, told as people write it', () => {
  const stateOf = (recipe: object) =>
    `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { recipe } })}</script>`;
  const steps = ['Warm the milk with the barley until it thickens.', 'Stir in the honey and leave it for ten minutes.'];
  const amounts = ['200 g barley', '1 l milk', '2 tbsp honey', '1 lemon'];
  const read = (recipe: object, body = '<h1>Barley pudding</h1>') =>
    reading({ title: 'Barley pudding', scripts: stateOf({ title: 'Barley pudding', steps, ...recipe }), body });

  it.each<[string, object[]]>([
    [
      'codes beside names that are shown',
      [
        { quantity: 200, unit: { code: 'GRM', displayName: 'g' }, name: 'barley' },
        { quantity: 1, unit: { code: 'LTR', displayName: 'l' }, name: 'milk' },
        { quantity: 2, unit: { code: 'UNIT_TBSP', displayName: 'tbsp' }, name: 'honey' },
        { quantity: 1, unit: { code: 'EA', displayName: '' }, name: 'lemon' },
      ],
    ],
    [
      'codes alone',
      [
        { quantity: 200, unit: 'G', name: 'barley' },
        { quantity: 1, unit: 'L', name: 'milk' },
        { quantity: 2, unit: 'TBSP', name: 'honey' },
        { quantity: 1, unit: 'PIECE_COUNT', name: 'lemon' },
      ],
    ],
    [
      'codes beside a label of their own',
      [
        { quantity: 200, unit: 'GRM', unitLabel: 'g', name: 'barley' },
        { quantity: 1, unit: 'LTR', unitLabel: 'l', name: 'milk' },
        { quantity: 2, unit: 'U_17', unitLabel: 'tbsp', name: 'honey' },
        { quantity: 1, unit: 'U_01', unitLabel: '', name: 'lemon' },
      ],
    ],
  ])('says units as they are shown, or not at all: %s', (_, ingredients) => {
    expect(ingredientsOf(read({ ingredients }))).toEqual(amounts);
  });

  it.each<[string, object]>([
    ['of the list', { servings: 4, baseServings: 1 }],
    ['of the recipe', { servings: { amount: 4, base: 1 } }],
  ])('multiplies amounts for one by the servings, where the base is told: %s', (_, told) => {
    const ingredients = [
      { quantity: 50, unit: 'g', name: 'barley' },
      { quantity: 0.25, unit: 'l', name: 'milk' },
      { quantity: 0.5, unit: 'tbsp', name: 'honey' },
      { quantity: 0.25, unit: '', name: 'lemon' },
    ];
    expect(ingredientsOf(read({ ...told, ingredients }))).toEqual(amounts);
  });

  it('gives way to each line that the page shows', () => {
    const ingredients = [
      { quantity: 50, unit: 'g', name: 'barley' },
      { quantity: 0.25, unit: 'l', name: 'milk' },
      { quantity: 0.5, unit: 'tbsp', name: 'honey' },
      { quantity: 0.25, unit: '', name: 'lemon' },
      { quantity: 1, unit: 'pinch', name: 'salt' },
    ];
    expect(ingredientsOf(read({ servings: 4, ingredients }, `<h1>Barley pudding</h1><h2>Ingredients</h2>${list(amounts)}`))).toEqual([
      ...amounts,
      '1 pinch salt',
    ]);
  });

  it.each<[string, object]>([
    ['groups', { steps: undefined, instructions: [{ title: 'Pudding', steps: steps.map((text) => ({ text })) }] }],
    [
      'sections of an object',
      { steps: undefined, preparation: { sections: [{ name: 'Pudding', items: steps.map((text) => ({ text })) }] } },
    ],
    ['groups of other names', { steps: undefined, stepGroups: [{ heading: 'Pudding', recipeSteps: steps.map((body) => ({ body })) }] }],
    ['numbered keys', { steps: { 1: { text: steps[0] }, 2: { text: steps[1] } } }],
    [
      'groups in groups',
      { steps: undefined, method: { groups: [{ stages: [{ steps: steps.map((text, order) => ({ order, text })) }] }] } },
    ],
  ])('reads steps in %s', (_, recipe) => {
    expect(stepsOf(read({ ingredients: amounts, ...recipe }))).toEqual(steps);
  });
});
