import { loadIngredientParser } from './load-ingredient-parser';
import { parseIngredient } from './parse-ingredient';
import type { ParsedIngredient } from './ingredient';

const wholeOf = ({ alternatives: [whole] }: ParsedIngredient) => whole && [whole.quantity, whole.unit];

beforeAll(async () => {
  await loadIngredientParser();
});

describe('the size of one thing', () => {
  it.each([
    ['4 chicken breasts (150g each)', 4, 600, 'g'],
    ['2 cans (15 oz) chickpeas', 2, 30, 'oz'],
    ['3 packages (8 oz) cream cheese', 3, 24, 'oz'],
    ['2 chicken breasts, 6 oz each', 2, 12, 'oz'],
    ['4 fillets (150 g/5 oz each)', 4, 600, 'g'],
    ['3 x 400 g tins tomatoes', 3, 1200, 'g'],
    ['2 Dosen Tomaten (à 400 g)', 2, 800, 'g'],
    ['4 Kabeljaufilets à 125 g', 4, 500, 'g'],
    ['4 torskfiléer à 125 g', 4, 500, 'g'],
    ['2 Dosen Kichererbsen à 400 g', 2, 800, 'g'],
    ['4 Hähnchenbrüste, je 180 g', 4, 720, 'g'],
    ['2 boîtes de tomates (400 g chacune)', 2, 800, 'g'],
    ['2 latas de atún de 160 g', 2, 320, 'g'],
    ['2 scatole da 400 g di pomodori', 2, 800, 'g'],
    ['2 latas de feijão (400 g cada)', 2, 800, 'g'],
    ['2 blikken tomaten van 400 g', 2, 800, 'g'],
    ['2 burkar krossade tomater (à 400 g)', 2, 800, 'g'],
  ])('counts so many times in %j', (line, count, quantity, unit) => {
    const parsed = parseIngredient(line);
    expect([parsed.quantity, wholeOf(parsed), parsed.note]).toEqual([count, [quantity, unit], null]);
  });

  it('is no size where the weight is of all of them', () => {
    expect(wholeOf(parseIngredient('4 breasts (600 g in total)'))).toEqual([600, 'g']);
    expect(wholeOf(parseIngredient('8 chicken thighs (about 2 lb)'))).toEqual([2, 'lb']);
  });

  it('is added where packages of two sizes are', () => {
    expect(parseIngredient('1 can (28 oz) plus 1 can (14 oz) tomatoes')).toMatchObject({
      quantity: 2,
      unit: 'can',
      name: 'tomatoes',
      alternatives: [{ quantity: 42, unit: 'oz' }],
    });
  });
});

describe('measures that follow each other', () => {
  it.each([
    ['1 tablespoon, 1 teaspoon cumin', 4 / 3, 'tbsp', 'cumin'],
    ['1 cup, 2 tbsp flour', 1.125, 'cup', 'flour'],
    ['1 lb, 8 oz beef', 1.5, 'lb', 'beef'],
  ])('add up in %j', (line, quantity, unit, name) => {
    const parsed = parseIngredient(line);
    expect(parsed.quantity).toBeCloseTo(quantity);
    expect([parsed.unit, parsed.name, parsed.alternatives]).toEqual([unit, name, []]);
  });

  it('say the same twice where they are as much', () => {
    expect(parseIngredient('1 tbsp, 3 tsp oil')).toMatchObject({ quantity: 1, unit: 'tbsp', alternatives: [{ quantity: 3, unit: 'tsp' }] });
  });
});

describe('a second food of a line', () => {
  it.each([
    ['2 eggs plus 1 yolk', 2, 'eggs', 1, null, 'yolk'],
    ['3 carrots and 1 parsnip', 3, 'carrots', 1, null, 'parsnip'],
    ['1 egg + 1 egg white', 1, 'egg', 1, null, 'egg white'],
    ['2 eggs & 1 yolk', 2, 'eggs', 1, null, 'yolk'],
    ['1 onion and a carrot', 1, 'onion', 1, null, 'carrot'],
    ['200 g sugar and 1 pinch salt', 200, 'sugar', 1, 'pinch', 'salt'],
    ['2 Eier und 1 Eigelb', 2, 'Eier', 1, null, 'Eigelb'],
    ['2 œufs et 1 jaune', 2, 'œufs', 1, null, 'jaune'],
    ['2 huevos y 1 yema', 2, 'huevos', 1, null, 'yema'],
    ['2 uova e 1 tuorlo', 2, 'uova', 1, null, 'tuorlo'],
    ['2 ovos e 1 gema', 2, 'ovos', 1, null, 'gema'],
    ['2 eieren en 1 dooier', 2, 'eieren', 1, null, 'dooier'],
    ['2 ägg och 1 äggula', 2, 'ägg', 1, null, 'äggula'],
  ])('is told in %j', (line, quantity, name, alsoQuantity, alsoUnit, alsoName) => {
    const { also, ...main } = parseIngredient(line);
    expect([main.quantity, main.name, also?.quantity, also?.unit, also?.name]).toEqual([quantity, name, alsoQuantity, alsoUnit, alsoName]);
  });

  it.each([
    '1 cup plus 2 tbsp flour',
    '150 ml milk + 2 tbsp to glaze',
    '2 tbsp butter, plus 2 tablespoons more',
    '1 cup half and half',
    'salt and pepper',
    'between 2 and 3 apples',
  ])('is none in %j', (line) => {
    expect(parseIngredient(line).also).toBeNull();
  });

  it('stays in the words of the line', () => {
    expect(parseIngredient('2 eggs plus 1 yolk').note).toBe('plus 1 yolk');
  });
});

describe('a number that is a name', () => {
  it.each([
    ['7up', null, null, '7up'],
    ['00 flour', null, null, '00 flour'],
    ['1 kg 00 flour', 1, 'kg', '00 flour'],
    ['five spice', null, null, 'five spice'],
    ['1 tsp five-spice powder', 1, 'tsp', 'five-spice powder'],
    ['2 c. à c. de cinq épices', 2, 'tsp', 'cinq épices'],
    ['1 TL Fünf-Gewürze-Pulver', 1, 'tsp', 'Fünf-Gewürze-Pulver'],
    ['1 loaf 7-grain bread', 1, 'loaf', '7-grain bread'],
    ['1 #10 can tomatoes', 1, 'can', 'tomatoes'],
    ['1 can (#10) tomatoes', 1, 'can', 'tomatoes'],
    ['1 No. 303 can corn', 1, 'can', 'corn'],
    ['size 2 eggs', null, null, 'eggs'],
    ['500 g Mehl Type 405', 500, 'g', 'Mehl Type 405'],
    ['500 g farina tipo 00', 500, 'g', 'farina tipo 00'],
    ['200 g de farine type 55', 200, 'g', 'farine type 55'],
    ['1 9x13 pan', 1, null, 'pan'],
  ])('counts nothing in %j', (line, quantity, unit, name) => {
    const parsed = parseIngredient(line);
    expect([parsed.quantity, parsed.unit, parsed.name]).toEqual([quantity, unit, name]);
  });

  it('leaves packs and counts what they are', () => {
    expect(parseIngredient('6x330 ml cola').alternatives).toMatchObject([{ quantity: 1980, unit: 'ml' }]);
    expect(parseIngredient('2# beef')).toMatchObject({ quantity: 2, unit: 'lb' });
    expect(parseIngredient('5 grapes')).toMatchObject({ quantity: 5, name: 'grapes' });
  });
});

describe('short forms and counting words', () => {
  it.each([
    ['a couple of carrots', 2, null, 'carrots'],
    ['1 pr. duck breasts', 2, null, 'duck breasts'],
    ['2 Paar Wiener Würstchen', 4, null, 'Wiener Würstchen'],
    ['un par de huevos', 2, null, 'huevos'],
    ['un paio di carote', 2, null, 'carote'],
    ['une dizaine de tomates', 10, null, 'tomates'],
    ['2 doz. rolls', 24, null, 'rolls'],
    ['1 env. onion soup mix', 1, 'envelope', 'onion soup mix'],
    ['2 ea lemons', 2, 'piece', 'lemons'],
    ['3 units of lemon', 3, 'piece', 'lemon'],
    ['1-2 Hand Petersilie', 1, 'handful', 'Petersilie', 2],
    ['1 bte de thon', 1, 'can', 'thon'],
    ['1 paq. de levadura', 1, 'package', 'levadura'],
    ['twenty-five shrimp', 25, null, 'shrimp'],
    ['one (1) egg', 1, null, 'egg'],
    ['6 1/2-inch thick slices bread', 6, 'slice', 'bread'],
    ['1/2 ” (1 cm) ginger', 0.5, 'inch', 'ginger'],
    ['2 pounds (16 to 20 count shrimp) 4 per person, peeled', 2, 'lb', 'shrimp'],
    ['3 spsk olivenolie', 3, 'tbsp', 'olivenolie'],
  ])('are read in %j', (line, quantity, unit, name, quantityMax: number | null = null) => {
    const parsed = parseIngredient(line);
    expect([parsed.quantity, parsed.quantityMax, parsed.unit, parsed.name]).toEqual([quantity, quantityMax, unit, name]);
  });
});

describe('thousands with a space or an apostrophe', () => {
  it.each([
    ['1 000 ml d’eau', 'fr', 1000],
    ['1 500 g de farine', 'fr', 1500],
    ['1 000 g harina', 'es', 1000],
    ['1 200 g mjöl', 'sv', 1200],
    ["1'000 g Mehl", 'de', 1000],
    ['1’000 g di farina', 'it', 1000],
  ])('are one number in %j', (line, language, quantity) => {
    expect(parseIngredient(line, { language }).quantity).toBe(quantity);
  });

  it('are two numbers in English: "2 400 g tins"', () => {
    expect(parseIngredient('2 400 g tins tomatoes')).toMatchObject({ quantity: 2, unit: 'can' });
  });
});

describe('measures of other scripts', () => {
  it.each([
    ['砂糖 大さじ2', 2, 'tbsp', '砂糖'],
    ['砂糖大さじ2', 2, 'tbsp', '砂糖'],
    ['醤油 大さじ１と1/2', 1.5, 'tbsp', '醤油'],
    ['牛乳 1カップ', 1, 'cup', '牛乳'],
    ['卵2個', 2, 'piece', '卵'],
    ['薄力粉200g', 200, 'g', '薄力粉'],
    ['塩 少々', null, 'pinch', '塩'],
    ['200 г муки', 200, 'g', 'муки'],
    ['Мука 200 г', 200, 'g', 'Мука'],
    ['2 ст. л. сахара', 2, 'tbsp', 'сахара'],
    ['1 ч.л. соли', 1, 'tsp', 'соли'],
    ['2 зубчика чеснока', 2, 'clove', 'чеснока'],
    ['0,5 л молока', 0.5, 'l', 'молока'],
  ])('are read in %s', (line, quantity, unit, name) => {
    const parsed = parseIngredient(line);
    expect([parsed.quantity, parsed.unit, parsed.name]).toEqual([quantity, unit, name]);
  });
});

describe('the form in which a thing is bought', () => {
  it.each([
    ['500 g minced beef', 'minced beef'],
    ['1 lb ground turkey', 'ground turkey'],
    ['1 tbsp crushed red pepper', 'crushed red pepper'],
    ['1 can (14 oz) diced tomatoes', 'diced tomatoes'],
    ['1 can diced tomatoes', 'diced tomatoes'],
    ['400 g chopped tomatoes', 'chopped tomatoes'],
    ['1 jar roasted red peppers', 'roasted red peppers'],
    ['1 Dose gehackte Tomaten', 'gehackte Tomaten'],
    ['500 g carne picada', 'carne picada'],
    ['1 boîte de tomates concassées', 'tomates concassées'],
    ['1 burk krossade tomater', 'krossade tomater'],
  ])('stays with its name: %s', (line, name) => {
    expect(parseIngredient(line).name).toBe(name);
  });

  it.each([
    ['2 chopped tomatoes', 'tomatoes'],
    ['1 clove minced garlic', 'garlic'],
    ['3 crushed garlic cloves', 'garlic'],
    ['½ cup chopped parsley', 'parsley'],
    ['2 Tomaten, gehackt', 'Tomaten'],
  ])('is no preparation of the cook: %s', (line, name) => {
    expect(parseIngredient(line).name).toBe(name);
  });
});

describe('ounces of a drink', () => {
  it.each([
    ['12 oz beer', 'fl oz'],
    ['8 oz milk', 'fl oz'],
    ['4 oz heavy cream', 'fl oz'],
    ['8 oz sour cream', 'oz'],
    ['8 oz cream cheese', 'oz'],
    ['14 oz condensed milk', 'oz'],
    ['4 oz milk chocolate', 'oz'],
    ['8 oz pasta', 'oz'],
  ])('are fluid ones: %s', (line, unit) => {
    expect(parseIngredient(line).unit).toBe(unit);
  });
});
