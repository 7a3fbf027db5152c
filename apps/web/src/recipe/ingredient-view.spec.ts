import { loadIngredientParser } from '@simmer/culinary';
import { type IngredientView, viewIngredient as viewTypeset } from './ingredient-view';
import type { Measures } from './measures';

/** The words and numbers of a text; ties between an amount and its food are layout. */
const said = (text: string): string[] => text.replace(/ (?:of|de) /g, ' ').match(/[\p{L}\d½¼¾]+/gu) ?? [];

/** Without the marks that say where the column may break. */
function viewIngredient(...parameters: Parameters<typeof viewTypeset>): IngredientView {
  const { amount, ...words } = viewTypeset(...parameters);
  return { amount: amount.replaceAll('\u00a0', ' ').replaceAll('\u200b', ''), ...words };
}

const metric: Measures = { system: 'metric', gramsPerMl: (name) => ({ butter: 0.96, sugar: 0.85 })[name] ?? null };

describe('an ingredient in the ledger', () => {
  beforeAll(async () => {
    await loadIngredientParser();
  });

  it('stands with its amount at the left and the rest in the author’s words', () => {
    expect(viewIngredient('1 cup rice, rinsed', 1)).toEqual({ amount: '1 cup', name: 'rice', note: 'rinsed' });
    expect(viewIngredient('1 large onion, finely sliced', 1)).toEqual({ amount: '1', name: 'large onion', note: 'finely sliced' });
    expect(viewIngredient('2 tins chickpeas, 400 g each (keep the liquid of one)', 1)).toEqual({
      amount: '2 tins',
      name: 'chickpeas',
      note: '400 g each (keep the liquid of one)',
    });
    expect(viewIngredient('30 g butter (soft)', 1)).toEqual({ amount: '30 g', name: 'butter', note: 'soft' });
    expect(viewIngredient('1 1/2 cups all-purpose (plain) flour', 1)).toEqual({
      amount: '1 ½ cups',
      name: 'all-purpose (plain) flour',
      note: undefined,
    });
  });

  it.each([
    ['1 cup plus 2 tbsp sugar', '1 cup plus 2 tbsp', 'sugar'],
    ['1 (15 oz) can black beans', '1 (15 oz) can', 'black beans'],
    ['2 cans (15 ounces each) kidney beans', '2 cans (15 ounces each)', 'kidney beans'],
    ['2 x 400g tins tomatoes', '2 x 400g tins', 'tomatoes'],
    ['5 oz / 150 g butter', '5 oz / 150 g', 'butter'],
    ['350 g/12 oz/2 cups rice', '350 g/12 oz/2 cups', 'rice'],
    ['1 cup (240 ml; 8 fl oz) milk', '1 cup (240 ml; 8 fl oz)', 'milk'],
    ['1 Würfel (42 g) Hefe', '1 Würfel (42 g)', 'Hefe'],
    ['1 Bund Petersilie', '1 Bund', 'Petersilie'],
    ['2 spicchi di aglio', '2 spicchi', 'aglio'],
  ])('says everything of "%s" at the author’s servings', (text, amount, name) => {
    expect(viewIngredient(text, 1)).toEqual({ amount, name, note: undefined });
  });

  it.each([
    '1 can black beans (400g), drained',
    '1 cup (about 3 medium ones, peeled and sliced) carrots, cooked',
    '2 tbsp flour, plus 1 tbsp for dusting',
    'Juice of 2 lemons (about 4 tbsp)',
    '1 pizca de sal (opcional)',
    '4 chicken breasts (about 6 oz each), skin on',
  ])('loses no word of "%s"', (text) => {
    const { amount, name, note } = viewIngredient(text, 1);
    expect(said([amount, name, note].filter(Boolean).join(' ')).sort()).toEqual(said(text).sort());
  });

  it('breaks between the parts of an amount, not between a number and its unit', () => {
    expect(viewTypeset('1 (15 oz) can black beans', 1).amount).toBe('1 (15\u00a0oz) can');
    expect(viewTypeset('350 g/12 oz rice', 2).amount).toBe('700\u00a0g/\u200b1\u00a0½\u00a0lb');
    expect(viewTypeset('1 cup rice', 1).amount).toBe('1 cup');
  });

  it('is scaled in the author’s words: every amount, but no pack sizes', () => {
    expect(viewIngredient('1 cup rice', 3 / 4).amount).toBe('¾ cup');
    expect(viewIngredient('1 tin chickpeas', 3).amount).toBe('3 tins');
    expect(viewIngredient('1 (15 oz) can black beans', 2).amount).toBe('2 (15 oz) cans');
    expect(viewIngredient('5 oz / 150 g butter', 2).amount).toBe('10 oz / 300 g');
    expect(viewIngredient('1 cup plus 2 tbsp sugar', 2).amount).toBe('2 cups plus 4 tbsp');
    expect(viewIngredient('2 eggs', 0.5)).toEqual({ amount: '1', name: 'egg', note: undefined });
    expect(viewIngredient('1/8 tsp nutmeg', 0.5).amount).toBe('under ⅛ tsp');
  });

  it('is shown in the units the cook likes, with the author’s figure where there is one', () => {
    expect(viewIngredient('8 oz chocolate', 1, metric).amount).toBe('225 g');
    expect(viewIngredient('5 oz / 150 g butter', 2, metric).amount).toBe('300 g');
    expect(viewIngredient('1 cup plus 2 tbsp sugar', 1, metric).amount).toBe('225 g');
    expect(viewIngredient('1/2 cup butter, soft', 1, metric).amount).toBe('115 g');
    expect(viewIngredient('1/2 cup milk', 1, metric).amount).toBe('120 ml');
    expect(viewIngredient('2 Becher Sahne', 1, metric).amount).toBe('500 ml');
    expect(viewIngredient('2 tbsp oil', 1, metric).amount).toBe('2 tbsp');
    expect(viewIngredient('150 g/5 oz butter', 1, metric).amount).toBe('150 g/5 oz');
  });

  it('says the size of a can or a piece in them too', () => {
    expect(viewIngredient('1 (14.5 oz) can black beans', 2, metric).amount).toBe('2 (410 g) cans');
    expect(viewIngredient('2 cans (15 ounces each) kidney beans', 1, metric).amount).toBe('2 cans (425 g each)');
    expect(viewIngredient('2 x 400g tins tomatoes', 1, { ...metric, system: 'us' }).amount).toBe('2 x 14 oz tins');
    expect(viewIngredient('400g tin chopped tomatoes', 2, { ...metric, system: 'us' }).amount).toBe('2 x 14 oz tins');
    expect(viewIngredient('1 can (400 g/14 oz) beans', 1, metric).amount).toBe('1 can (400 g/14 oz)');
  });

  it('is written with the decimal sign of the reader, whatever its own language', () => {
    expect(viewIngredient('8 oz Käse', 3, metric).amount).toBe('680 g');
    expect(viewIngredient('3 lb Kartoffeln', 1, metric).amount).toBe('1.35 kg');
    expect(viewIngredient('1,5 dl Sahne', 1).amount).toBe('1.5 dl');
    expect(viewIngredient('1,5 dl Sahne', 3).amount).toBe('4.5 dl');
    expect(viewIngredient('1.500 g Mehl', 1).amount).toBe('1.500 g');
  });

  it('is read in the language of its list where its own words do not tell', () => {
    expect(viewIngredient('1 Kohlrabi', 2, undefined, 'de')).toEqual({ amount: '2', name: 'Kohlrabi', note: undefined });
    expect(viewIngredient('1 Mangold gehackt', 2, undefined, 'de').name).toBe('Mangold gehackt');
    expect(viewIngredient('1 cup chopped cabbage', 2, undefined, 'de').amount).toBe('2 cups');
  });

  it('is scaled without touching the size of one', () => {
    expect(viewIngredient('400g tin chopped tomatoes', 2)).toEqual({ amount: '2 x 400g tins', name: 'chopped tomatoes', note: undefined });
    expect(viewIngredient('6 tbsp butter', 3).amount).toBe('1 cup + 2 tbsp');
    expect(viewIngredient('1 taza y media de arroz', 2)).toEqual({ amount: '3 tazas', name: 'arroz', note: undefined });
  });

  it('is shown whole when it does not begin with an amount', () => {
    expect(viewIngredient('Salt, to taste', 1)).toEqual({ amount: '', name: 'Salt', note: 'to taste' });
    expect(viewIngredient('Juice of 2 lemons', 2)).toEqual({ amount: '', name: 'Juice of 4 lemons', note: undefined });
  });
});
