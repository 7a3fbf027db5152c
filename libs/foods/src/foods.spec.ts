import type { Allergen } from '@simmer/contracts/constants';
import { allFoods } from './all';
import { loadFigures, loadFoods } from './index';
import type { FoodLanguage } from './languages';

const foods = allFoods();
const resolve = (name: string, language: FoodLanguage = 'en') => foods.resolve(name, language);

/** What must never be told free of it, in the words of every language. */
const SAFETY: Readonly<Record<string, readonly [Allergen, Readonly<Record<FoodLanguage, string>>]>> = {
  eggs: ['eggs', { en: '3 eggs', de: 'Eier', fr: 'œufs', es: 'huevos', it: 'uova', pt: 'ovos', nl: 'eieren', sv: 'ägg' }],
  milk: [
    'milk',
    {
      en: 'whole milk',
      de: 'Vollmilch',
      fr: 'lait entier',
      es: 'leche entera',
      it: 'latte intero',
      pt: 'leite gordo',
      nl: 'volle melk',
      sv: 'mjölk',
    },
  ],
  butter: ['milk', { en: 'butter', de: 'Butter', fr: 'beurre', es: 'mantequilla', it: 'burro', pt: 'manteiga', nl: 'boter', sv: 'smör' }],
  cream: ['milk', { en: 'cream', de: 'Sahne', fr: 'crème', es: 'nata', it: 'panna', pt: 'natas', nl: 'room', sv: 'grädde' }],
  cheese: [
    'milk',
    { en: 'grated cheese', de: 'Käse', fr: 'fromage râpé', es: 'queso', it: 'formaggio', pt: 'queijo', nl: 'kaas', sv: 'ost' },
  ],
  flour: [
    'gluten',
    { en: 'flour', de: 'Mehl', fr: 'farine', es: 'harina de trigo', it: 'farina', pt: 'farinha de trigo', nl: 'bloem', sv: 'vetemjöl' },
  ],
  bread: ['gluten', { en: 'bread', de: 'Brot', fr: 'pain', es: 'pan', it: 'pane', pt: 'pão', nl: 'brood', sv: 'bröd' }],
  almonds: [
    'nuts',
    { en: 'almonds', de: 'Mandeln', fr: 'amandes', es: 'almendras', it: 'mandorle', pt: 'amêndoas', nl: 'amandelen', sv: 'mandel' },
  ],
  walnuts: ['nuts', { en: 'walnuts', de: 'Walnüsse', fr: 'noix', es: 'nueces', it: 'noci', pt: 'nozes', nl: 'walnoten', sv: 'valnötter' }],
  peanuts: [
    'peanuts',
    {
      en: 'peanut butter',
      de: 'Erdnussbutter',
      fr: 'cacahuètes',
      es: 'cacahuetes',
      it: 'arachidi',
      pt: 'amendoins',
      nl: 'pindakaas',
      sv: 'jordnötter',
    },
  ],
  shrimp: [
    'crustaceans',
    { en: 'shrimp', de: 'Garnelen', fr: 'crevettes', es: 'gambas', it: 'gamberi', pt: 'camarões', nl: 'garnalen', sv: 'räkor' },
  ],
  salmon: ['fish', { en: 'salmon', de: 'Lachs', fr: 'saumon', es: 'salmón', it: 'salmone', pt: 'salmão', nl: 'zalm', sv: 'lax' }],
  anchovies: [
    'fish',
    { en: 'anchovies', de: 'Sardellen', fr: 'anchois', es: 'anchoas', it: 'acciughe', pt: 'anchovas', nl: 'ansjovis', sv: 'sardeller' },
  ],
  mussels: [
    'mollusks',
    { en: 'mussels', de: 'Miesmuscheln', fr: 'moules', es: 'mejillones', it: 'cozze', pt: 'mexilhões', nl: 'mosselen', sv: 'blåmusslor' },
  ],
  celery: ['celery', { en: 'celery', de: 'Sellerie', fr: 'céleri', es: 'apio', it: 'sedano', pt: 'aipo', nl: 'selderij', sv: 'selleri' }],
  mustard: [
    'mustard',
    { en: 'mustard', de: 'Senf', fr: 'moutarde', es: 'mostaza', it: 'senape', pt: 'mostarda', nl: 'mosterd', sv: 'senap' },
  ],
  soy: [
    'soy',
    {
      en: 'soy sauce',
      de: 'Sojasauce',
      fr: 'sauce soja',
      es: 'salsa de soja',
      it: 'salsa di soia',
      pt: 'molho de soja',
      nl: 'sojasaus',
      sv: 'sojasås',
    },
  ],
  sesame: [
    'sesame',
    {
      en: 'sesame seeds',
      de: 'Sesam',
      fr: 'graines de sésame',
      es: 'sésamo',
      it: 'semi di sesamo',
      pt: 'sésamo',
      nl: 'sesamzaad',
      sv: 'sesamfrön',
    },
  ],
};

describe('the catalogue', () => {
  it.each([
    ['500 g festkochende Kartoffeln', 'de', 'potato-waxy'],
    ['1 kg Kartoffeln, mehligkochend', 'de', 'potato-floury'],
    ['500 g waxy potatoes', 'en', 'potato-waxy'],
  ] as const)('knows the sort of potato in a whole line: %s', (line, language, id) => {
    expect(foods.resolve(line, language)?.food.id).toBe(id);
  });

  it.each(
    Object.entries(SAFETY).flatMap(([what, [allergen, names]]) =>
      foods.languages.map((language) => [what, allergen, language, names[language]] as const),
    ),
  )('tells that %s hold %s (%s: %s)', (_, allergen, language, name) => {
    const resolved = resolve(name, language);
    expect(resolved).not.toBeNull();
    const { contains, may } = foods.allergensOf(resolved!);
    expect([...contains, ...may]).toContain(allergen);
  });

  it.each([
    ['en', 'cocoa butter', 'milk'],
    ['en', 'peanut butter', 'milk'],
    ['en', 'coconut milk', 'milk'],
    ['de', 'Kokosmilch', 'milk'],
    ['fr', 'lait de coco', 'milk'],
    ['en', 'butternut squash', 'nuts'],
    ['de', 'Butternusskürbis', 'nuts'],
    ['en', 'nutmeg', 'nuts'],
    ['de', 'Muskatnuss', 'nuts'],
    ['de', 'Buchweizenmehl', 'gluten'],
    ['en', 'oyster mushrooms', 'mollusks'],
    ['fr', 'crème de cassis', 'milk'],
  ] as const)('knows that a word alone holds nothing (%s: %s, %s)', (language, name, allergen) => {
    const { contains, may } = foods.allergensOf(resolve(name, language)!);
    expect([...contains, ...may]).not.toContain(allergen);
  });

  it.each([
    ['Paprika', 'de', 'paprika', 'en'],
    ['prunes', 'fr', 'prunes', 'en'],
    ['Fleischtomaten', 'de', 'Rindfleisch', 'de'],
    ['Meersalz', 'de', 'Meeresfrüchte', 'de'],
    ['peperoni', 'it', 'pepperoni', 'en'],
    ['kip', 'nl', 'kippers', 'en'],
  ] as const)('keeps false friends apart (%s, %s: %s, %s)', (a, first, b, second) => {
    expect(foods.itemKey(a, first)).not.toBe(foods.itemKey(b, second));
  });

  it.each([
    ['eggplant', 'en', 'Auberginen', 'de'],
    ['aubergine', 'en', 'berenjena', 'es'],
    ['Ei', 'de', 'eggs', 'en'],
    ['courgettes', 'en', 'zucchine', 'it'],
    ['Paradeiser', 'de', 'tomates', 'fr'],
  ] as const)('knows one food by all its names (%s, %s: %s, %s)', (a, first, b, second) => {
    expect(foods.itemKey(a, first)).toBe(foods.itemKey(b, second));
  });

  it('keeps household goods of one kind apart, and knows one by its plural', () => {
    const keys = ['nails', 'paint', 'aspirin', 'ibuprofen', 'socks', 'tights'].map((name) => foods.itemKey(name, 'en'));
    expect(new Set(keys).size).toBe(6);
    expect(foods.itemKey('candle', 'en')).toBe(foods.itemKey('candles', 'en'));
  });

  it('offers the names that several languages share, too', () => {
    expect(foods.search('auberg', 'en', 2).map(({ name }) => name)).toEqual(['aubergine', 'aubergine dip']);
  });

  it('is the same whichever languages are loaded', async () => {
    const german = await loadFoods(['de']);
    for (const name of ['Käsesauce', 'Feta', 'Tomaten (Dose)', 'mystery'])
      expect(german.itemKey(name, 'de')).toBe(foods.itemKey(name, 'de'));
    expect(await loadFoods(['de'])).toBe(german);
    expect(() => german.resolve('milk', 'en')).toThrow("load them with loadFoods(['en'])");
  });

  it('can be loaded without sizes, and says so where one is asked for', async () => {
    const lean = await loadFoods(['en'], { sizes: false });
    const milk = lean.resolve('milk', 'en')!;
    expect(lean.allergensOf(milk).contains).toEqual(['milk']);
    expect(lean.aisleOf(milk)).toBe('dairy');
    expect(() => lean.gramsOf(milk, null)).toThrow('load them with loadFoods(languages), without { sizes: false }');
  });

  it('tells the figures of a food per 100 g', async () => {
    const { figuresOf } = await loadFigures();
    const flour = resolve('all-purpose flour')!.food;
    expect(figuresOf(flour)).toMatchObject({ calories: 364, sodium: 2 });
    expect(figuresOf(foods.get('vegetable')!)).toBeNull();
  });
});

describe('what is weighed where weights are metric', () => {
  const gramsOfCup = (name: string): number | null => {
    const resolved = resolve(name);
    const density = resolved && foods.weighedDensityOf(resolved);
    return density === null ? null : Math.round(density * 236.6);
  };

  it.each([
    ['butter', 227],
    ['all-purpose flour', 125],
    ['brown sugar', 220],
    ['milk powder', 120],
    ['sour cream', 230],
  ])('is a solid: a cup of %s has %d g', (name, grams) => {
    expect(gramsOfCup(name)).toBe(grams);
  });

  it.each([
    'milk',
    'heavy cream',
    'olive oil',
    'strong coffee',
    'cashew milk',
    'broth',
    'lemon juice',
    'hot water',
    'something unheard of',
  ])('is nothing that is poured, or that nobody knows: %s', (name) => {
    expect(gramsOfCup(name)).toBeNull();
  });
});
