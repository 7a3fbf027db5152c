import { readFile, readOne } from '../../testing/read-file';

const COMPOTE = `recipe_uuid: '1'
recipe_name: Plum compote
author: Ines
source_url: https://plums.example/compote
source_book: none
oven_temp: {amount: 180, unit: C}
oven_fan: none
yields:
  - servings: 4
  - servings: 10
ingredients:
  - plums:
      amounts:
        - {amount: 0.5, unit: kg}
        - {amount: 1.25, unit: kg}
      processing: [ripe, stoned]
      substitutions:
        - damsons: {amounts: [{amount: 600, unit: g}]}
      notes: [Any plums do]
  - cinnamon_stick:
      amounts: [{amount: 1, unit: each}]
  - A pinch of salt
steps:
  - step: Simmer the plums.
    haccp: {control_point: Wash the plums first}
    notes: [They may burst]
  - Cool.
notes:
  - Keeps for a week
nutrition: {plums: [{unit: g, amount: 100}]}
`;

describe('Open Recipe Format', () => {
  it('reads a recipe with the amounts of its first yield', async () => {
    expect(await readOne('compote.yaml', COMPOTE)).toMatchObject({
      format: 'open-recipe-format',
      title: 'Plum compote',
      author: 'Ines',
      source_url: 'https://plums.example/compote',
      source_name: '',
      servings: 4,
      yield_text: '',
      ingredients: [{ text: '1/2 kg plums or 600 g damsons, ripe, stoned' }, { text: '1 cinnamon stick' }, { text: 'A pinch of salt' }],
      instructions: [{ text: 'Simmer the plums.' }, { text: 'Cool.' }],
      notes: 'Keeps for a week\nOven: 180 C\nAny plums do\nThey may burst\nWash the plums first',
      losses: [{ code: 'other-amounts', params: { others: '10', kept: '4' } }, { code: 'nutrition-of-ingredients' }],
    });
  });

  it('reads every document of a file, and names one that is damaged', async () => {
    const { entries } = await readFile(
      'all.yaml',
      `${COMPOTE}---\nrecipe_name: Toast\ningredients: [bread]\nyields: [{amount: 2, unit: slices}]\n---\nrecipe_name: [\n`,
    );
    expect(entries).toMatchObject([
      { recipe: { title: 'Plum compote' } },
      { recipe: { title: 'Toast', servings: 2, yield_text: '2 slices' } },
      { skipped: { name: 'all' } },
    ]);
  });
});
