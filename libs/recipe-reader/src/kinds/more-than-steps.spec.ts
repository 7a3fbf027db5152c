import { ingredientsOf, list, reading, stepsOf } from './reading.fixture';

const INGREDIENTS = ['2 aubergines', '3 tbsp tahini', '1 lemon', '1 clove of garlic'];
const STEPS = [
  'Char the aubergines over an open flame until they collapse.',
  'Scoop out the flesh and let it drain in a sieve.',
  'Beat in the tahini, the lemon and the crushed garlic.',
];
const body = `<h1>Smoky dip</h1><h2>Ingredients</h2>${list(INGREDIENTS)}<p>Good with flat bread.</p>`;
const description = 'A dip of burnt aubergines that tastes of a camp fire.';
const p = (...lines: string[]): string => lines.map((line) => `<p>${line}</p>`).join('');

describe('what is marked as instructions and holds more', () => {
  it.each<[string, string | string[]]>([
    [
      'the article, with headings',
      `${p('I first had this dip in a port at night, and have made it ever since.')}<h2>Why you will love it</h2>${p('It takes little work.')}<h2>Ingredients</h2>${list(INGREDIENTS)}<h2>Instructions</h2>${list(STEPS, 'ol')}<h2>Storage</h2>${p('It keeps for three days in the fridge.')}`,
    ],
    ['the list again', [...INGREDIENTS, ...STEPS]],
    ['the list again, named', ['Ingredients', ...INGREDIENTS, 'Method', ...STEPS]],
    ['times and servings', ['Prep time: 10 minutes', 'Cook time: 20 min', 'Serves 4', ...STEPS]],
    ['notes', [...STEPS, 'Notes', 'It keeps for three days in the fridge.', 'Use a gas flame if you can.']],
    ['notes in the same line', [...STEPS, 'Note: it keeps for three days in the fridge.', 'Tip: use a gas flame if you can.']],
    ['credits', [...STEPS, 'Recipe by Ada Quill', 'Photo: Max Mould', 'Published on 3 May 2021']],
    ['a shop and thanks', [...STEPS, 'Shop our tahini in the online store', 'Thanks for reading!']],
    ['the description', [description, ...STEPS]],
    ['a sentence that leads to the steps', ['Here is how to make it:', ...STEPS]],
  ])('leaves out %s', (_, recipeInstructions) => {
    const read = reading({ title: 'Smoky dip', data: { description, recipeIngredient: INGREDIENTS, recipeInstructions }, body });
    expect(stepsOf(read)).toEqual(STEPS);
  });

  it('in a marked box too', () => {
    const read = reading({
      title: 'Smoky dip',
      body: `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Smoky dip</h1>${INGREDIENTS.map((line) => `<p itemprop="recipeIngredient">${line}</p>`).join('')}<div itemprop="recipeInstructions">${p('I first had this dip in a port at night, and have made it ever since.')}<h3>Ingredients</h3>${p(...INGREDIENTS)}<h3>Method</h3>${p(...STEPS)}<h3>Good to know</h3>${p('It keeps for three days in the fridge.')}</div></div>`,
    });
    expect(stepsOf(read)).toEqual(STEPS);
  });

  it('reads on in the page where no step is left', () => {
    const read = reading({
      title: 'Smoky dip',
      data: { description, recipeIngredient: INGREDIENTS, recipeInstructions: [description, ...INGREDIENTS] },
      body: `<h1>Smoky dip</h1><h2>Ingredients</h2>${list(INGREDIENTS)}<h2>Method</h2>${list(STEPS, 'ol')}`,
    });
    expect([ingredientsOf(read), stepsOf(read)]).toEqual([INGREDIENTS, STEPS]);
  });

  it('keeps all of what may be steps: a story in the imperative, a step that names an ingredient alone', () => {
    const steps = ['Toast the nuts.', 'Note the smell: they are done when they smell of biscuits.', 'Serve with 1 lemon.'];
    expect(stepsOf(reading({ title: 'Nuts', data: { recipeIngredient: INGREDIENTS, recipeInstructions: steps }, body }))).toEqual(steps);
  });
});
