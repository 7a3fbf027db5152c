import type { OfferedChange } from '@simmer/contracts';
import { fits, placedChanges } from './offered-changes';

const parsed = { quantity: null, quantity_max: null, unit: null, name: '', preparation: '', note: '', optional: false };
const listsOf = (...texts: string[]) => ({ ingredients: texts.map((text) => ({ text, group: null, parsed })), instructions: [] });
const change = (was: string | null, becomes: string | null): OfferedChange => ({ list: 'ingredients', was, becomes });
const original = listsOf('noodles', '3 tbsp miso', 'oil');
const copy = listsOf('noodles', '2 tbsp miso', '1 lime', '1 chili');

describe('changes that a cook offers back', () => {
  it('have the line that a new one follows, also where that changes too, in the order of the copy', () => {
    const miso = change('3 tbsp miso', '2 tbsp miso');
    const placed = placedChanges(original, copy, [change(null, '1 chili'), miso, change(null, '1 lime'), change('oil', null)]);
    expect(placed?.map(({ becomes, after }) => [becomes, after])).toEqual([
      [null, null],
      ['2 tbsp miso', null],
      ['1 lime', '3 tbsp miso'],
      ['1 chili', '3 tbsp miso'],
    ]);
    // without the change of its neighbour it follows the next one that both have
    expect(placedChanges(original, copy, [change(null, '1 lime')])).toMatchObject([{ after: 'noodles' }]);
  });

  it('are none where the two recipes do not say so', () => {
    expect(placedChanges(original, copy, [change('5 tbsp miso', '2 tbsp miso')])).toBeUndefined();
    expect(placedChanges(original, copy, [change(null, 'Buy this')])).toBeUndefined();
    expect(placedChanges(original, copy, [change('noodles', 'noodles')])).toBeUndefined();
  });

  it('fit for as long as the line is there, or was taken already', () => {
    const miso = change('3 tbsp miso', '2 tbsp miso');
    expect([original, copy, listsOf('soy')].map((recipe) => fits(recipe, miso))).toEqual([true, true, false]);
    expect(fits(listsOf(), change('oil', null))).toBe(true);
  });
});
