import { viewIngredient } from './ingredient-view';

const ingredient = (text: string, parsed: Partial<Parameters<typeof viewIngredient>[0]['parsed']>) => ({
  text,
  group: null,
  parsed: { quantity: null, quantity_max: null, unit: null, name: '', preparation: '', note: '', optional: false, ...parsed },
});

describe('an ingredient in the ledger', () => {
  const rice = ingredient('1 cup rice, rinsed', { quantity: 1, unit: 'cup', name: 'rice', preparation: 'rinsed' });

  it('stands with its amount at the left and the preparation under the name', () => {
    expect(viewIngredient(rice, 1, undefined)).toEqual({ amount: '1 cup', name: 'rice', note: 'rinsed' });
  });

  it('is scaled to kitchen fractions', () => {
    expect(viewIngredient(rice, 3 / 4, undefined).amount).toBe('¾ cup');
  });

  it('is shown in the units the cook likes', () => {
    const chocolate = ingredient('8 oz chocolate', { quantity: 8, unit: 'oz', name: 'chocolate' });
    expect(viewIngredient(chocolate, 1, 'metric').amount).toBe('225 g');
  });

  it('is shown as written when it was not understood', () => {
    expect(viewIngredient(ingredient('a little of what you fancy', {}), 2, 'us')).toEqual({ amount: '', name: 'a little of what you fancy', note: undefined });
  });
});
