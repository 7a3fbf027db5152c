import type { PlacedChange } from '@simmer/contracts';
import { withChanges } from './line-changes';

const parsed = { quantity: null, quantity_max: null, unit: null, name: '', preparation: '', note: '', optional: false };
const recipeOf = (...texts: string[]) => ({
  ingredients: texts.map((text) => ({ text, group: 'For the bowl', parsed })),
  instructions: [{ text: 'Serve.', group: null, image_id: 'photo' }],
});
const change = (was: string | null, becomes: string | null, after: string | null = null): PlacedChange => ({
  list: 'ingredients',
  was,
  becomes,
  after,
});
const textsAfter = (lines: string[], ...changes: PlacedChange[]) =>
  withChanges(recipeOf(...lines), changes).ingredients.map(({ text }) => text);

describe('changes that another cook offers', () => {
  it('replace lines, leave lines out, and add them where they stand in the other recipe, in their group', () => {
    const changes = [
      change('3 tbsp miso', '2 tbsp miso'),
      change(null, '1 lime', '3 tbsp miso'),
      change(null, '2 limes', '3 tbsp miso'),
      change('oil', null),
      change(null, 'water'),
    ];
    const lines = ['noodles', '3 tbsp miso', 'oil'];
    expect(textsAfter(lines, ...changes)).toEqual(['water', 'noodles', '2 tbsp miso', '1 lime', '2 limes']);
    const groups = withChanges(recipeOf(...lines), changes).ingredients.map(({ group }) => group);
    expect(new Set(groups)).toEqual(new Set(['For the bowl']));
  });

  it('keep the photo of a step that is written anew', () => {
    const step: PlacedChange = { list: 'instructions', was: 'Serve.', becomes: 'Serve hot.', after: null };
    expect(withChanges(recipeOf(), [step]).instructions).toEqual([{ text: 'Serve hot.', group: null, image_id: 'photo' }]);
  });

  it('put a line last whose neighbour is gone', () => {
    expect(textsAfter(['noodles', 'oil'], change(null, '1 lime', 'miso'))).toEqual(['noodles', 'oil', '1 lime']);
  });

  it('are not done twice', () => {
    const changes = [change('miso', 'soy'), change('oil', null), change(null, '1 lime', 'soy')];
    const once = textsAfter(['miso', 'oil'], ...changes);
    expect(textsAfter(once, ...changes)).toEqual(once);
  });

  it('never write over a line that says something else by now', () => {
    expect(() => textsAfter(['5 tbsp miso'], change('3 tbsp miso', '2 tbsp miso'))).toThrow(
      expect.objectContaining({ code: 'recipes.changed-elsewhere' }),
    );
  });
});
