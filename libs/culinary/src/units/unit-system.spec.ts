import { formatAmount } from './format-amount';
import { mergeAmounts } from './merge-amounts';
import { type Amount, friendlyAmount, toSystem } from './unit-system';

const amount = (quantity: number | null, unit: string | null, quantityMax: number | null = null): Amount => ({
  quantity,
  quantityMax,
  unit,
});

describe('toSystem', () => {
  it.each([
    [amount(8, 'oz'), 'metric', '225 g'],
    [amount(2, 'lb'), 'metric', '905 g'],
    [amount(3, 'lb'), 'metric', '1.35 kg'],
    [amount(1, 'cup'), 'metric', '235 ml'],
    [amount(1, 'quart'), 'metric', '945 ml'],
    [amount(250, 'ml'), 'us', '1 cup'],
    [amount(500, 'g'), 'us', '1.1 lb'],
    [amount(100, 'g', 200), 'us', '3 ½–7 oz'],
    [amount(9, 'inch'), 'metric', '23 cm'],
    [amount(1, 'inch'), 'metric', '2.5 cm'],
    [amount(0.5, 'inch'), 'metric', '1.3 cm'],
    [amount(400, 'g'), 'us', '14 oz'],
    [amount(150, 'g'), 'us', '5 ¼ oz'],
    [amount(15, 'g'), 'us', '½ oz'],
    [amount(5, 'g'), 'us', '0.2 oz'],
    [amount(1 / 3, 'cup'), 'metric', '80 ml'],
    [amount(2, 'ml'), 'us', '½ tsp'],
    [amount(20, 'ml'), 'us', '1 ⅓ tbsp'],
    [amount(50, 'ml'), 'us', '3 ⅓ tbsp'],
    [amount(1, 'dl'), 'us', '¼ cup + 3 tbsp'],
    [amount(200, 'ml'), 'us', '¾ cup + 1 ½ tbsp'],
    [amount(1, 'l'), 'us', '4 ¼ cups'],
    [amount(2, 'kg'), 'us', '4 ½ lb'],
    [amount(750, 'g'), 'us', '1.7 lb'],
    [amount(900, 'g'), 'us', '2 lb'],
    [amount(200, 'g'), 'us', '7 oz'],
    [amount(2, 'fl oz'), 'metric', '60 ml'],
    [amount(0.5, 'fl oz'), 'metric', '15 ml'],
    [amount(3, 'oz'), 'metric', '85 g'],
  ] as const)('shows %j in the %s system', (given, system, text) => {
    expect(formatAmount(toSystem(given, system))).toBe(text);
  });

  it.each([
    [amount(0.5, 'cup'), 0.96, '115 g'],
    [amount(2, 'cup'), 0.53, '250 g'],
    [amount(1, 'cup', 2), 0.85, '200–400 g'],
    [amount(6, 'cup'), 0.85, '1.2 kg'],
    [amount(2, 'tbsp'), 0.96, '2 tbsp'],
    [amount(8, 'oz'), 0.96, '225 g'],
  ] as const)('weighs %j of what has %s grams in a millilitre', (given, density, text) => {
    expect(formatAmount(toSystem(given, 'metric', 'us', density))).toBe(text);
  });

  it('leaves spoons, counted things, unknown units and its own units alone', () => {
    for (const given of [
      amount(2, 'tbsp'),
      amount(3, 'clove'),
      amount(1, 'floret'),
      amount(2, null),
      amount(100, 'g'),
      amount(null, 'oz'),
    ]) {
      expect(toSystem(given, 'metric')).toBe(given);
    }
  });
});

describe('friendlyAmount', () => {
  it.each([
    [amount(1 / 6, 'cup'), '2 ⅔ tbsp'],
    [amount(8, 'tbsp'), '½ cup'],
    [amount(5, 'tbsp'), '5 tbsp'],
    [amount(0.25, 'tbsp'), '¾ tsp'],
    [amount(6, 'tsp'), '2 tbsp'],
    [amount(1500, 'g'), '1.5 kg'],
    [amount(150, 'cl'), '1.5 l'],
    [amount(10, 'dl'), '1 l'],
    [amount(20, 'cl'), '20 cl'],
    [amount(500, 'ml'), '500 ml'],
    [amount(0.25, 'kg'), '250 g'],
    [amount(0.75, 'l'), '750 ml'],
    [amount(2, 'tsp'), '2 tsp'],
    [amount(4, 'tsp'), '4 tsp'],
    [amount(4 / 3, 'tbsp'), '4 tsp'],
    [amount(6, 'tbsp'), '6 tbsp'],
    [amount(3 / 8, 'cup'), '6 tbsp'],
    [amount(9 / 8, 'cup'), '1 cup + 2 tbsp'],
    [amount(10, 'oz'), '10 oz'],
    [amount(4, 'oz'), '4 oz'],
    [amount(20, 'oz'), '1 ¼ lb'],
    [amount(1 / 8, 'lb'), '2 oz'],
  ])('moves %j to the unit a cook would choose', (given, text) => {
    expect(formatAmount(friendlyAmount(given))).toBe(text);
  });

  it('keeps the unit of ranges and of what has no ladder', () => {
    for (const given of [amount(4, 'tbsp', 8), amount(0.1, 'pint'), amount(2, null), amount(3, 'floret')])
      expect(friendlyAmount(given)).toBe(given);
  });
});

describe('formatAmount', () => {
  it.each([
    [amount(1.5, 'cup'), '1 ½ cups'],
    [amount(1, 'cup'), '1 cup'],
    [amount(0.5, 'cup'), '½ cup'],
    [amount(2, 'tbsp', 3), '2–3 tbsp'],
    [amount(2.2, 'lb'), '2.2 lb'],
    [amount(2.5, 'lb'), '2 ½ lb'],
    [amount(1 / 6, 'cup'), '2 ⅔ tbsp'],
    [amount(4, 'tbsp'), '4 tbsp'],
    [amount(3, 'leaf'), '3 leaves'],
    [amount(3, 'floret'), '3 floret'],
    [amount(null, 'pinch'), 'pinch'],
    [amount(null, null), ''],
  ])('writes %j', (given, text) => {
    expect(formatAmount(given)).toBe(text);
  });
});

describe('mergeAmounts', () => {
  it.each([
    [[amount(2, 'tbsp'), amount(0.25, 'cup')], ['6 tbsp']],
    [[amount(1, 'tsp'), amount(1, 'tbsp'), amount(1, 'cup')], ['1 cup + 4 tsp']],
    [[amount(1, 'cup'), amount(1, 'tbsp')], ['1 cup + 1 tbsp']],
    [[amount(2, 'cup'), amount(0.5, 'tbsp')], ['2 cups + ½ tbsp']],
    [[amount(0.25, 'cup'), amount(1, 'tsp')], ['¼ cup + 1 tsp']],
    [[amount(1 / 3, 'cup'), amount(1, 'tbsp')], ['⅓ cup + 1 tbsp']],
    [[amount(2 / 3, 'cup'), amount(0.75, 'cup')], ['1 ⅓ cups + 4 tsp']],
    [[amount(6, 'tbsp'), amount(4, 'tbsp')], ['½ cup + 2 tbsp']],
    [[amount(1, 'lb'), amount(3, 'oz')], ['1 lb + 3 oz']],
    [[amount(500, 'g'), amount(1, 'kg')], ['1.5 kg']],
    [
      [amount(2, 'clove'), amount(10, 'g'), amount(1, 'clove')],
      ['3 cloves', '10 g'],
    ],
    [[amount(1, null, 2), amount(3, null)], ['4–5']],
    [
      [amount(null, 'pinch'), amount(null, 'pinch'), amount(1, 'pinch')],
      ['pinch', '1 pinch'],
    ],
    [[amount(1, 'floret'), amount(2, 'floret')], ['3 floret']],
    [[amount(1, 'tsp'), amount(2, 'tsp')], ['1 tbsp']],
    [[amount(250, 'ml'), amount(1, 'cup')], ['485 ml']],
    [[amount(1, 'tbsp'), amount(15, 'ml')], ['30 ml']],
    [[amount(500, 'g'), amount(1, 'lb')], ['955 g']],
    [[amount(100, 'g', 150), amount(4, 'oz')], ['215–265 g']],
    [[amount(1, 'inch'), amount(2, 'inch')], ['3 inches']],
    [[amount(1, 'pfund'), amount(250, 'g')], ['750 g']],
    [[amount(2, 'etto'), amount(900, 'g')], ['1.1 kg']],
    [[], []],
  ])('adds up %j', (amounts, texts) => {
    expect(mergeAmounts(amounts).map((merged) => formatAmount(merged))).toEqual(texts);
  });
});
