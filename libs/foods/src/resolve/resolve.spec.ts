import { smallFoods } from '../testing/small-catalogue';
import type { FoodLanguage } from '../languages';

const foods = smallFoods(`
tomato: { is: fruiting-vegetable, en: tomato/tomatoes, de: "Tomate/Tomaten, Paradeiser", fr: tomate/tomates, es: "tomate/tomates, jitomate/jitomates", it: pomodoro/pomodori, nl: tomaat/tomaten, sv: tomat/tomater, piece: 120 }
tomato-canned: { is: tomato, form: canned, en: "canned tomatoes, chopped tomatoes", de: "Dosentomaten, gehackte Tomaten" }
beef-tomato: { is: tomato, en: beef tomato/beef tomatoes, de: Fleischtomate/Fleischtomaten }
beef-meat: { is: beef, en: beef, de: "Rindfleisch, Fleisch", fr: bœuf, es: carne de res, sv: nötkött }
beef-ground: { is: beef-meat, form: ground, en: ground beef, de: Rinderhack }
chicken-breast: { is: chicken, en: chicken breast/chicken breasts, de: "Hähnchenbrust/Hähnchenbrüste", fr: blanc de poulet/blancs de poulet }
salmon: { is: oily-fish, en: salmon, de: Lachs, fr: saumon, es: salmón, it: salmone, pt: salmão, nl: zalm, sv: lax }
salmon-smoked: { is: salmon, form: smoked, en: smoked salmon, de: geräucherter Lachs }
cow-milk: { is: milk, en: milk, de: Milch, fr: lait, es: leche, it: latte, pt: leite, nl: melk, sv: mjölk }
coconut-milk: { aisle: tins, from: plant, en: coconut milk, de: Kokosmilch, fr: lait de coco }
almond: { is: nut, en: almond/almonds, de: Mandel/Mandeln, fr: amande/amandes, es: almendra/almendras, nl: amandel/amandelen, sv: mandel/mandlar }
cow-butter: { is: butter, en: butter, de: Butter, fr: beurre }
cheddar: { is: hard-cheese, en: cheddar, de: Cheddar }
any-cheese: { is: cheese, any-of: [cheddar, mozzarella], en: cheese, de: Käse, fr: fromage, sv: ost }
plain-cake: { is: cake, en: cake/cakes, de: Kuchen, sv: kaka/kakor }
plain-sauce: { is: sauce, from: plant, en: sauce, de: Soße/Soßen, sv: sås }
plain-bread: { is: bread, en: bread, de: Brot/Brote, nl: brood, sv: bröd }
mayonnaise: { is: sauce, from: egg, contains: [eggs, mustard], en: "mayonnaise, mayo", de: Mayonnaise }
black-pepper: { is: spice, en: "black pepper, pepper", de: "schwarzer Pfeffer, Pfeffer" }
table-salt: { is: salt, en: salt, de: Salz, fr: sel }
garlic: { is: allium, en: garlic, de: Knoblauch, fr: ail, es: ajo, it: aglio, nl: knoflook, sv: vitlök, portions: clove 4 }
clove: { is: spice, en: clove/cloves, de: Gewürznelke/Gewürznelken, fr: clou de girofle }
lemon: { is: citrus, en: lemon/lemons, de: Zitrone/Zitronen, fr: citron/citrons, es: limón/limones, piece: 100 }
lemon-juice: { is: lemon, form: juice, en: lemon juice, de: Zitronensaft, portions: tbsp 15 }
basil: { is: fresh-herb, en: basil, de: Basilikum, fr: basilic, it: basilico }
lime: { is: citrus, en: lime/limes, de: Limette/Limetten }
pea: { is: fresh-pod, en: pea/peas, de: Erbse/Erbsen, fr: petit pois/petits pois, es: guisante/guisantes }
wheat-flour: { is: flour, contains: gluten, en: flour, de: Mehl, fr: "farine, farine de blé" }
vegetable-stock: { is: stock, from: plant, en: vegetable stock, de: Gemüsebrühe }
chicken-stock: { is: stock, from: meat, en: chicken stock, de: Hühnerbrühe }
olive-oil: { is: oil, en: olive oil, de: Olivenöl, fr: huile d'olive }
any-oil: { is: oil, en: oil, de: Öl, fr: huile }
mozzarella: { is: fresh-cheese, en: mozzarella, de: Mozzarella, it: mozzarella }
bell-pepper-red: { is: fruiting-vegetable, en: red bell pepper/red bell peppers, de: "rote Paprika/rote Paprikas, Paprika" }
paprika: { is: spice, en: paprika, de: Paprikapulver }
shrimp: { is: crustacean, en: shrimp, de: "Garnele/Garnelen, Krabben", fr: crevette/crevettes, es: gamba/gambas, sv: räka/räkor }
oat: { is: cereal, contains: gluten, en: oats, de: Hafer, sv: havre }
dairy-cream: { is: cream, en: cream, de: Sahne, fr: crème, sv: grädde }
`);
const resolve = (name: string, language: FoodLanguage = 'en') => foods.resolve(name, language);
const idOf = (name: string, language: FoodLanguage = 'en'): string | undefined => {
  const resolved = resolve(name, language);
  return resolved ? [resolved.food.id, resolved.form].filter(Boolean).join(' ') : undefined;
};

describe('the food of a name', () => {
  it.each([
    ['en', 'Tomatoes', 'tomato'],
    ['en', 'organic heirloom-style ripe tomatoes, peeled', 'tomato'],
    ['en', '2 large tomatoes (about 8 oz), diced', 'tomato'],
    ['en', 'boneless, skinless chicken breasts', 'chicken-breast'],
    ['en', 'butter, at room temperature', 'cow-butter'],
    ['en', 'butter, plus more for the pan', 'cow-butter'],
    ['en', 'freshly ground black pepper', 'black-pepper'],
    ['de', 'Pfeffer, schwarz', 'black-pepper'],
    ['de', 'Schwarzer Pfeffer aus der Mühle', 'black-pepper'],
    ['en', 'cloves of garlic', 'garlic'],
    ['en', 'garlic cloves, crushed', 'garlic'],
    ['en', 'cloves', 'clove'],
    ['en', 'fillet of salmon', 'salmon'],
    ['de', 'Hähnchenbrustfilets', 'chicken-breast'],
    ['fr', "gousses d'ail", 'garlic'],
    ['es', 'dientes de ajo', 'garlic'],
    ['nl', 'teentjes knoflook', 'garlic'],
    ['sv', 'vitlöksklyftor', 'garlic'],
    ['it', 'foglie di basilico', 'basil'],
    ['fr', 'farine de blé bio', 'wheat-flour'],
    ['fr', 'Farine', 'wheat-flour'],
    ['fr', 'blancs de poulet sans peau', 'chicken-breast'],
    ['es', 'JITOMATES MADUROS', 'tomato'],
    ['de', 'Bio-Zitronen', 'lemon'],
    ['de', 'Mandeln, gehackt', 'almond'],
    ['en', 'mozarella', 'mozzarella'],
  ] as const)('%s: %s', (language, name, id) => {
    expect(idOf(name, language)).toBe(id);
  });

  it('keeps the form, in a food of its own where there is one', () => {
    expect(idOf('tomatoes (canned)')).toBe('tomato-canned');
    expect(idOf('Tomaten aus der Dose', 'de')).toBe('tomato-canned');
    expect(idOf('tinned chopped tomatoes')).toBe('tomato-canned');
    expect(idOf('Räucherlachs', 'de')).toBe('salmon-smoked');
    expect(idOf('minced beef')).toBe('beef-ground');
    expect(idOf('minced garlic')).toBe('garlic');
    expect(idOf('frozen peas')).toBe('pea frozen');
    expect(idOf('TK-Erbsen', 'de')).toBe('pea frozen');
    expect(idOf('petits pois surgelés', 'fr')).toBe('pea frozen');
    expect(idOf('guisantes congelados', 'es')).toBe('pea frozen');
    expect(idOf('juice of 1 lemon')).toBe('lemon-juice');
    expect(idOf('Saft einer Zitrone', 'de')).toBe('lemon-juice');
    expect(idOf('zest of 1 lemon')).toBe('lemon zest');
    expect(idOf('Abrieb von 1 Zitrone', 'de')).toBe('lemon zest');
    expect(idOf('ralladura de limón', 'es')).toBe('lemon zest');
  });

  it('is told by its head, and by the last part of a joined word', () => {
    expect(resolve('cheddar cheese')).toMatchObject({ food: { id: 'cheddar' }, certainty: 'head' });
    expect(resolve('Käsesoße', 'de')).toMatchObject({ food: { id: 'plain-sauce' }, certainty: 'part', additions: [{ id: 'any-cheese' }] });
    expect(resolve('mandelkaka', 'sv')).toMatchObject({ food: { id: 'plain-cake' }, additions: [{ id: 'almond' }] });
    expect(resolve('Cheddarkäse', 'de')).toMatchObject({ food: { id: 'cheddar' } });
  });

  it('is another one where two words only share letters or an order', () => {
    expect(idOf('Fleischtomaten', 'de')).toBe('beef-tomato');
    expect(idOf('Kokosmilch', 'de')).toBe('coconut-milk');
    expect(idOf('paprika', 'en')).toBe('paprika');
    expect(idOf('Paprika', 'de')).toBe('bell-pepper-red');
    expect(idOf('lime leaves')).not.toBe('lime');
  });

  it('is unknown where only a word beside it is known', () => {
    expect(resolve('chicken florentine')).toBeNull();
    expect(resolve('xyzzy')).toBeNull();
    expect(resolve('', 'de')).toBeNull();
    expect(resolve('laxfilé av okänd sort', 'sv')?.food.id).toBe('salmon');
    expect(resolve('torskfilé', 'sv')).toBeNull();
    expect(resolve('salade de tomates', 'fr')).toBeNull();
  });

  it('is one of several in "or", and holds both in "and"', () => {
    expect(resolve('butter or olive oil')).toMatchObject({ food: { id: 'cow-butter' }, alternatives: [{ id: 'olive-oil' }] });
    expect(resolve('vegetable or chicken stock')).toMatchObject({
      food: { id: 'vegetable-stock' },
      alternatives: [{ id: 'chicken-stock' }],
    });
    expect(resolve('Salz und Pfeffer', 'de')).toMatchObject({ food: { id: 'table-salt' }, additions: [{ id: 'black-pepper' }] });
  });

  it('is the same for any text every time, and never an exception', () => {
    const words = [
      'tomato',
      'or',
      'mit',
      '(',
      ')',
      ',',
      'de',
      '½',
      '🍅',
      'Käse',
      '%',
      '/',
      '-',
      "d'",
      'ラーメン',
      '\u0000',
      'ß',
      'aus der Dose',
      'of of',
      'zzz',
    ];
    let seed = 7;
    const random = (below: number): number => (seed = (seed * 48271) % 2147483647) % below;
    for (let round = 0; round < 2000; round++) {
      const name = Array.from({ length: random(7) }, () => words[random(words.length)]).join(random(2) ? ' ' : '');
      for (const language of foods.languages) {
        const key = foods.itemKey(name, language);
        expect(smallKey(name, language)).toBe(key);
      }
    }
  });
});

const again = smallFoods('');
const smallKey = (name: string, language: FoodLanguage): string => {
  again.itemKey(name, language);
  return foods.itemKey(name, language);
};

describe('the key of an item', () => {
  const same = (a: string, b: string, [first, second]: [FoodLanguage, FoodLanguage] = ['en', 'en']): boolean =>
    foods.itemKey(a, first) === foods.itemKey(b, second);

  it('is one for all names, numbers and languages of a food', () => {
    expect(same('tomato', 'Tomaten, gewürfelt', ['en', 'de'])).toBe(true);
    expect(same('Paradeiser', 'jitomate', ['de', 'es'])).toBe(true);
    expect(same('organic lemons', 'lemon, halved')).toBe(true);
    expect(same('garlic clove', 'cloves of garlic')).toBe(true);
  });

  it('differs where the food or its form does', () => {
    expect(same('canned tomatoes', 'tomatoes')).toBe(false);
    expect(same('smoked salmon', 'salmon')).toBe(false);
    expect(same('peas', 'frozen peas')).toBe(false);
    expect(same('almond cake', 'cake')).toBe(false);
    expect(same('coconut milk', 'milk')).toBe(false);
    expect(same('gluten-free bread', 'bread')).toBe(false);
  });

  it('is the folded name in the singular where nobody knows it', () => {
    expect(foods.itemKey('Blue Widgets', 'en')).toBe('blue widget');
    expect(same('Dragées', 'dragee', ['fr', 'fr'])).toBe(true);
  });
});

describe('allergens and diets', () => {
  const holds = (name: string, language: FoodLanguage = 'en') => foods.allergensOf(resolve(name, language)!);
  const fits = (name: string, diet: 'vegan' | 'vegetarian' | 'gluten-free' | 'dairy-free', language: FoodLanguage = 'en') =>
    foods.dietOf(resolve(name, language)!, diet);

  it('come with the words that the head does not need', () => {
    expect(holds('almond cake').contains).toEqual(['gluten', 'eggs', 'nuts']);
    expect(holds('Käsesoße', 'de').contains).toEqual(['milk']);
    expect(holds('sauce with shrimp').contains).toEqual(['crustaceans']);
    expect(holds('bread (with almonds)').may).toContain('nuts');
  });

  it('are those of either choice, and certain where both hold them', () => {
    expect(holds('butter or olive oil')).toMatchObject({ contains: [], may: ['milk'] });
    expect(fits('butter or olive oil', 'vegan')).toBe('may-fit');
    expect(fits('vegetable or chicken stock', 'vegetarian')).toBe('may-fit');
  });

  it('of a plant in front of milk or cream are not told for certain', () => {
    expect(holds('almond milk')).toMatchObject({ contains: ['nuts'] });
    expect(holds('almond milk').may).toContain('milk');
    expect(fits('havregrädde', 'vegan', 'sv')).toBe('may-fit');
  });

  it('give way to what the name says it is free of', () => {
    expect(holds('gluten-free bread').contains).not.toContain('gluten');
    expect(fits('gluten-free bread', 'gluten-free')).toBe('fits');
    expect(fits('vegan mayonnaise', 'vegan')).toBe('fits');
    expect(holds('vegane Mayonnaise', 'de')).toMatchObject({ contains: ['mustard'], may: expect.arrayContaining(['soy']) });
    expect(holds('lactose-free milk').contains).toEqual(['milk']);
  });

  it('give way to a promise that is part of a name of the catalogue, and only where it takes something away', () => {
    const plant = smallFoods('coconut-yogurt: { is: plant-dairy, may: milk, may-from: milk, en: "coconut yogurt, dairy-free coconut yogurt, vegan yogurt", de: Kokosjoghurt }\noat-drink: { is: plant-dairy, en: "oat drink, vegan oat drink", de: Haferdrink }'); // prettier-ignore
    expect(plant.allergensOf(plant.resolve('coconut yogurt', 'en')!).may).toEqual(['milk']);
    expect(plant.allergensOf(plant.resolve('dairy-free coconut yogurt', 'en')!).may).toEqual([]);
    expect(plant.itemKey('vegan oat drink', 'en')).toBe(plant.itemKey('oat drink', 'en'));
  });

  it('cannot be told with a word that nobody knows, unless it stands beside something plain', () => {
    expect(resolve('zorblax sauce')?.isClear).toBe(false);
    expect(fits('zorblax sauce', 'vegan')).toBe('unknown');
    expect(resolve('zorblax tomatoes')?.isClear).toBe(true);
    expect(fits('zorblax tomatoes', 'vegan')).toBe('fits');
    expect(fits('zorblax cheddar', 'vegan')).toBe('does-not-fit');
    expect(resolve('tomates de zorblax', 'fr')?.isClear).toBe(false);
    expect(resolve('tomates de Marmande', 'fr')?.isClear).toBe(true);
    expect(resolve('Käsetomaten', 'de')?.isClear).toBe(false);
  });

  it('of a vague name are those of everything it may be', () => {
    expect(foods.allergensOf(resolve('cheese')!)).toMatchObject({ contains: ['milk'] });
    expect(foods.get('fish')).toMatchObject({ isVague: true, allergens: { contains: ['fish'] } });
    expect(foods.get('stock')!.allergens.may).toEqual(expect.arrayContaining(['celery', 'gluten']));
    expect(foods.get('stock')!.origins.may).toEqual(['meat']);
  });

  it('of the name of a kind are those of the foods that it mostly means', () => {
    const fungi = smallFoods('fungus: { is: vegetable, any-of: [button], en: fungus, de: Pilz, piece: 18, usda: 1001 }\nbutton: { is: fungus, en: button, de: Knopf }\nstuffed: { is: fungus, contains: milk, from: milk, en: stuffed, de: gefüllt }'); // prettier-ignore
    expect(fungi.allergensOf(fungi.resolve('fungus', 'en')!)).toEqual({ contains: [], may: [] });
    expect(fungi.isKindOf('stuffed', 'fungus')).toBe(true);
    expect(fungi.get('fungus')).toMatchObject({ piece: 18, usda: 1001 });
    expect(fungi.get('button')).toMatchObject({ piece: null, usda: null });
  });
});

describe('where it stands and what it weighs', () => {
  it('follows the form', () => {
    expect(foods.aisleOf(resolve('peas')!)).toBe('produce');
    expect(foods.aisleOf(resolve('frozen peas')!)).toBe('frozen');
    expect(foods.aisleOf(resolve('canned peas')!)).toBe('tins');
    expect(foods.aisleOf(resolve('canned tomatoes')!)).toBe('tins');
    expect(foods.aisleOf(resolve('dried basil')!)).toBe('spices');
  });

  it('is told in grams of pieces, sizes, cups and cloves', () => {
    expect(foods.gramsOf(resolve('tomato')!, null)).toBe(120);
    expect(foods.gramsOf(resolve('tomato')!, null, 'large')).toBeCloseTo(156);
    expect(foods.gramsOf(resolve('garlic')!, 'clove')).toBe(4);
    expect(foods.gramsOf(resolve('lemon juice')!, 'cup')).toBeCloseTo(240, 0);
    expect(foods.gramsOf(resolve('lemon juice')!, 'kg')).toBe(1000);
    expect(foods.gramsOf(resolve('salt')!, null)).toBeNull();
  });
});

describe('weights and days', () => {
  const plums = smallFoods('plum: { is: stone-fruit, en: plum, de: Pflaume, piece: 66, usda: 1001, season: [8], keeps: fridge 5 }\nplum-canned: { is: plum, form: canned, en: canned plum, de: Dosenpflaume }\nplum-dried: { is: plum, form: dried, en: prune, de: Backpflaume }'); // prettier-ignore

  it('of another form are not those of what is fresh', () => {
    expect(plums.get('plum-canned')).toMatchObject({ piece: 66, usda: 1001, season: [], keeps: {} });
    expect(plums.get('plum-dried')).toMatchObject({ piece: null, usda: null, season: [], keeps: {} });
  });

  it('follow the size that a line tells in its language', () => {
    expect(foods.sizeIn('large, chopped', 'en')).toBe('large');
    expect(foods.sizeIn('extra large eggs', 'en')).toBe('jumbo');
    expect([foods.sizeIn('große Zwiebel', 'de'), foods.sizeIn('cebolla grande', 'es'), foods.sizeIn('små lökar', 'sv')]).toEqual([
      'large',
      'large',
      'small',
    ]);
    expect(foods.sizeIn('chopped', 'en')).toBeNull();
  });
});

describe('names', () => {
  it('are shown in the language and number asked for, in English where there are none', () => {
    const tomato = foods.get('tomato')!;
    expect([foods.displayName(tomato, 'de'), foods.displayName(tomato, 'de', 2), foods.displayName(tomato, 'pt', 3)]).toEqual([
      'Tomate',
      'Tomaten',
      'tomatoes',
    ]);
    expect(foods.namesOf(tomato, 'es').map(({ one }) => one)).toEqual(['tomate', 'jitomate']);
  });

  it('are offered while somebody types', () => {
    expect(foods.search('tom', 'en').map(({ name }) => name)).toEqual(['tomato']);
    expect(foods.search('KNOB', 'de')).toMatchObject([{ food: { id: 'garlic' }, name: 'Knoblauch' }]);
    expect(foods.search('', 'en')).toEqual([]);
  });

  it('tell the language of a recipe from all of its lines', () => {
    expect(foods.languageOfLines(['2 tomates', '1 gousse d’ail', 'sel', '30 g de beurre'])).toBe('fr');
    expect(foods.languageOfLines(['500 g Mehl', '2 Tomaten, gehackt', 'Salz und Pfeffer'])).toBe('de');
    expect(foods.languageOfLines(['2 tomater', '1 dl mjölk', '2 vitlöksklyftor, hackade'])).toBe('sv');
    expect(foods.languageOfLines(['12345'])).toBeNull();
  });
});

describe('the tree', () => {
  it('answers what is a kind of what, by old ids too', () => {
    const renamed = smallFoods('eggplant: { is: fruiting-vegetable, formerly: aubergine, en: eggplant, de: Aubergine }');
    expect(renamed.get('aubergine')).toBe(renamed.get('eggplant'));
    expect(foods.isKindOf('cheddar', 'cheese')).toBe(true);
    expect(foods.isKindOf('tomato', 'cheese')).toBe(false);
    expect(foods.isKindOf('nothing', 'cheese')).toBe(false);
    expect(foods.childrenOf(foods.get('salmon')!).map(({ id }) => id)).toEqual(['salmon-smoked']);
  });

  it('asks for a language that was not loaded in plain English', () => {
    const { facts, languages } = { facts: { foods: [], sizes: null }, languages: [] };
    expect(() => new (foods.constructor as typeof import('../foods').Foods)({ facts, languages }).resolve('milk', 'de')).toThrow(
      'The names of foods in "de" are not loaded: load them with loadFoods([\'de\']).',
    );
  });
});
