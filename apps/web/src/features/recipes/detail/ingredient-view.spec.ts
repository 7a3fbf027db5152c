import { parseIngredient } from '@simmer/culinary';
import { viewIngredient } from './ingredient-view';

function view(text: string, factor = 1, system?: 'metric' | 'us') {
  const { quantity, quantityMax, unit, name, preparation, note, optional } = parseIngredient(text);
  const parsed = { quantity, quantity_max: quantityMax, unit, name, preparation: preparation ?? '', note: note ?? '', optional };
  return viewIngredient({ text, group: null, parsed }, factor, system);
}

describe('an ingredient in the ledger', () => {
  it('stands with its amount at the left and the rest in the author’s words', () => {
    expect(view('1 cup rice, rinsed')).toEqual({ amount: '1 cup', name: 'rice', note: 'rinsed' });
    expect(view('1 large onion, finely sliced')).toEqual({ amount: '1', name: 'large onion', note: 'finely sliced' });
    expect(view('2 tins chickpeas, 400 g each (keep the liquid of one)')).toEqual({
      amount: '2 tins',
      name: 'chickpeas',
      note: '400 g each (keep the liquid of one)',
    });
    expect(view('30 g butter (soft)')).toEqual({ amount: '30 g', name: 'butter', note: 'soft' });
  });

  it('is scaled to kitchen fractions, in the author’s unit', () => {
    expect(view('1 cup rice', 3 / 4).amount).toBe('¾ cup');
    expect(view('1 tin chickpeas', 3).amount).toBe('3 tins');
  });

  it('is shown in the units the cook likes', () => {
    expect(view('8 oz chocolate', 1, 'metric').amount).toBe('225 g');
  });

  it('is shown whole when it has no amount, or was not understood', () => {
    expect(view('Salt, to taste')).toEqual({ amount: '', name: 'Salt', note: 'to taste' });
    const parsed = { quantity: null, quantity_max: null, unit: null, name: '', preparation: '', note: '', optional: false };
    expect(viewIngredient({ text: 'a little of what you fancy', group: null, parsed }, 2, 'us').name).toBe('a little of what you fancy');
  });

  it('falls back to what was understood when two amounts follow each other', () => {
    expect(view('150 g/5 oz butter')).toMatchObject({ amount: '150 g', name: 'butter' });
  });
});
