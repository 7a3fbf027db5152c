import { loadIngredientParser } from '../ingredients/load-ingredient-parser';
import { spokenItems } from './spoken-items';
import { inDigits } from './whole-numbers';

describe('numbers that are said', () => {
  it.each([
    ['one hundred and fifty grams of butter', '150 grams of butter'],
    ['a hundred grams', '100 grams'],
    ['two hundred five', '205'],
    ['twenty five lemons', '25 lemons'],
    ['twenty-five lemons', '25 lemons'],
    ['two fourteen ounce cans', '2 14 ounce cans'],
    ['nineteen, ninety and nine', '19, 90 and 9'],
    ['someone phoned a tender loner', 'someone phoned a tender loner'],
    ['two-bean salad', 'two-bean salad'],
  ])('%s', (spoken, written) => expect(inDigits(spoken, 'en')).toBe(written));

  it.each([
    ['zweihundertfünfzig Gramm', '250 Gramm'],
    ['hundert Gramm', '100 Gramm'],
    ['einhundertfünf', '105'],
    ['fünfundzwanzig Zitronen', '25 Zitronen'],
    ['zwölf Eier und ein Kilo Mehl', '12 Eier und ein Kilo Mehl'],
    ['Dreikorn und Achtel', 'Dreikorn und Achtel'],
  ])('%s', (spoken, written) => expect(inDigits(spoken, 'de')).toBe(written));
});

describe('what is to be bought', () => {
  it.each([
    ['two pounds of carrots and milk', ['2 pounds of carrots', 'milk']],
    ['milk', ['milk']],
    ['milk and two lemons', ['milk', '2 lemons']],
    ['milk, eggs, and a dozen bagels', ['milk', 'eggs', 'a dozen bagels']],
    ['two onions three carrots and salt', ['2 onions', '3 carrots', 'salt']],
    ['two and a half pounds of flour and sugar', ['2 and a half pounds of flour', 'sugar']],
    ['a pound of ground beef plus some bread please', ['1 pound of ground beef', 'bread']],
    ['half and half and coffee', ['half-and-half', 'coffee']],
    ['mac and cheese and fish and chips', ['mac and cheese', 'fish and chips']],
    ['two percent milk and a few limes', ['2 percent milk', 'limes']],
    ['please oat milk to my shopping list', ['oat milk']],
    ['two fourteen ounce cans of tomatoes', ['2 14 ounce cans of tomatoes']],
    ['sandwich bread and hand soap', ['sandwich bread', 'hand soap']],
    ['and', []],
    ['some more please', []],
    ['  ', []],
  ])('%s', (spoken, items) => expect(spokenItems(spoken, 'en')).toEqual(items));

  it.each([
    ['zwei Kilo Karotten und Milch', ['2 Kilo Karotten', 'Milch']],
    ['eine Packung Nudeln sowie etwas Brot bitte', ['1 Packung Nudeln', 'Brot']],
    ['anderthalb Pfund Mehl auf die Einkaufsliste', ['anderthalb Pfund Mehl']],
    ['drei Zwiebeln zwei Zitronen und Hundefutter', ['3 Zwiebeln', '2 Zitronen', 'Hundefutter']],
  ])('%s', (spoken, items) => expect(spokenItems(spoken, 'de')).toEqual(items));

  it('is at most twenty things, however long somebody talks', () => {
    expect(spokenItems(Array.from({ length: 50 }, (_, at) => `item${at}`).join(' and '), 'en')).toHaveLength(20);
  });

  it('is read with its amounts', async () => {
    const parse = await loadIngredientParser();
    const read = spokenItems('one hundred and fifty grams of butter, two and a half pounds of flour and a pound of ground beef', 'en').map(
      (item) => parse(item),
    );
    expect(read).toMatchObject([
      { name: 'butter', quantity: 150, unit: 'g' },
      { name: 'flour', quantity: 2.5, unit: 'lb' },
      { name: 'ground beef', quantity: 1, unit: 'lb' },
    ]);
  });
});
