import { alternativesOf, ingredientsOf, list, reading, stepsOf } from './reading.fixture';

const rye = {
  lang: 'en',
  ingredients: 'Ingredients',
  method: 'Method',
  lines: ['300 g rye flour', '200 ml water', '10 g salt'],
  steps: ['Stir the flour into the water and leave it overnight.', 'Add the salt, shape a loaf and bake it for an hour.'],
};
const kaese = {
  lang: 'de',
  ingredients: 'Zutaten',
  method: 'Zubereitung',
  lines: ['400 g Spätzle', '200 g Bergkäse', '3 Zwiebeln'],
  steps: ['Die Zwiebeln in Ringe schneiden und langsam braun braten.', 'Spätzle und Käse schichten und im Ofen schmelzen lassen.'],
};
const clafoutis = {
  lang: 'fr',
  ingredients: 'Ingrédients',
  method: 'Préparation',
  lines: ['500 g de cerises', '4 œufs', '120 g de farine'],
  steps: ['Battre les œufs avec la farine et le sucre.', 'Verser sur les cerises et cuire trois quarts d’heure au four.'],
};
const risotto = {
  lang: 'it',
  ingredients: 'Ingredienti',
  method: 'Preparazione',
  lines: ['320 g di riso', '1 bustina di zafferano', '1 l di brodo'],
  steps: ['Tostare il riso con un filo d’olio e sfumare con il vino.', 'Aggiungere il brodo poco alla volta e lo zafferano alla fine.'],
};
const dishes = [rye, kaese, clafoutis, risotto];
type Dish = typeof rye;
const pageOf = (
  { lang, ingredients, method, lines, steps }: Dish,
  { around = '', before = '', list: shown = list(lines), told: stepList = list(steps, 'ol') } = {},
) =>
  reading({
    lang,
    title: 'Dish of the house',
    body: `<h1>Dish of the house</h1>${around}<h2>${ingredients}</h2>${before}${shown}<h2>${method}</h2>${stepList}`,
  });

describe('what the page hides', () => {
  it.each(dishes)('is no line of it, whatever the class that hides it ($lang)', (dish) => {
    const hidden = ['d-none', 'hide', 'hidden', 'print-only', 'is-hidden', 'u-hidden'];
    for (const name of hidden) {
      const read = pageOf(dish, {
        list: `<ul>${dish.lines.map((line) => `<li>${line}</li>`).join('')}<li class="${name}">1 subscription to the newsletter</li></ul><div class="${name}">${list(['2 cups of something else', '3 spoons of it'])}</div>`,
      });
      expect(ingredientsOf(read)).toEqual(dish.lines);
    }
  });

  it.each(dishes)('is read where another class shows it at some width ($lang)', (dish) => {
    for (const classes of ['d-none d-md-block', 'hidden md:block', 'hide show-for-large']) {
      const read = pageOf(dish, { list: `<div class="${classes}">${list(dish.lines)}</div>` });
      expect(ingredientsOf(read)).toEqual(dish.lines);
    }
  });

  it.each(dishes)('but folds behind a heading is read where no other steps are told ($lang)', (dish) => {
    for (const folded of ['visually-hidden', 'sr-only', 'd-none', 'collapse-panel screen-reader-text']) {
      const read = reading({
        lang: dish.lang,
        title: 'Dish of the house',
        body: `<h1>Dish of the house</h1><h2>${dish.ingredients}</h2>${list(dish.lines)}<div class="fold"><h2><button aria-expanded="false">${dish.method}</button></h2><div class="panel ${folded}">${list(dish.steps, 'ol')}</div></div><p>Serves 4</p>`,
      });
      expect(stepsOf(read)).toEqual(dish.steps);
    }
  });
});

describe('alternatives', () => {
  const turned: Record<string, string[]> = {
    en: ['10.5 oz rye flour', '7 fl oz water', '0.35 oz salt'],
    de: ['14 oz Spätzle', '7 oz Bergkäse', '3 Zwiebeln'],
    fr: ['1.1 lb de cerises', '4 œufs', '4.2 oz de farine'],
    it: ['11.3 oz di riso', '1 bustina di zafferano', '4 tazze di brodo'],
  };

  it.each(dishes)('in tabs, of which one is open, are not joined ($lang)', (dish) => {
    const tabs = '<ul class="nav-tabs"><li><a href="#m">Metric</a></li><li><a href="#u">US cups</a></li></ul>';
    const panels = `<div class="tab-content"><div class="tab-pane active" id="m">${list(dish.lines)}</div><div class="tab-pane" id="u">${list(turned[dish.lang] ?? [])}</div></div>`;
    const read = pageOf(dish, { list: tabs + panels });
    expect(ingredientsOf(read)).toEqual(dish.lines);
    expect(alternativesOf(read, 'ingredients')).toEqual([{ units: 'us', name: null, lines: turned[dish.lang] }]);
  });

  it.each(dishes)('in panels that nothing marks as open: the first is read ($lang)', (dish) => {
    const panels = `<div class="units"><div class="unit-panel"><h4>Metric</h4>${list(dish.lines)}</div><div class="unit-panel"><h4>US</h4>${list(turned[dish.lang] ?? [])}</div></div>`;
    const read = pageOf(dish, { list: panels });
    expect(ingredientsOf(read)).toEqual(dish.lines);
    expect(alternativesOf(read, 'ingredients')).toEqual([{ units: 'us', name: null, lines: turned[dish.lang] }]);
  });

  it.each(dishes)('of which the data states one and the page shows the other: the stated one is read ($lang)', (dish) => {
    const read = reading({
      lang: dish.lang,
      title: 'Dish of the house',
      data: { recipeIngredient: turned[dish.lang], recipeInstructions: dish.steps },
      body: `<h1>Dish of the house</h1><h2>${dish.ingredients}</h2>${list(dish.lines)}<h2>${dish.method}</h2>${list(dish.steps, 'ol')}`,
    });
    expect(ingredientsOf(read)).toEqual(turned[dish.lang]);
    expect(alternativesOf(read, 'ingredients')).toEqual([{ units: 'metric', name: null, lines: dish.lines }]);
  });

  it.each(dishes)('are none where the page tells one list ($lang)', (dish) => {
    const folded = `<div class="tab-content"><div class="tab-pane active">${list(dish.lines)}</div><div class="tab-pane">${list(['320 kcal', '12 g fat', '9 g salt'])}</div></div>`;
    const read = pageOf(dish, { list: folded });
    expect(alternativesOf(read, 'ingredients')).toEqual([]);
    expect(alternativesOf(read, 'instructions')).toEqual([]);
  });

  it('in two systems part by part are told apart part by part', () => {
    const part = (name: string, metric: string[], us: string[]) =>
      `<h3>${name}</h3><div class="m">${list(metric)}</div><div class="u">${list(us)}</div>`;
    const read = reading({
      title: 'Berry slice',
      body: `<h1>Berry slice</h1><h2>Ingredients</h2>${part('Base', ['250 g flour', '125 g butter', '80 g sugar'], ['2 cups flour', '4.4 oz butter', '6 tbsp sugar'])}${part('Top', ['300 g berries', '2 eggs', '100 ml cream'], ['10.5 oz berries', '2 eggs', '3.4 fl oz cream'])}<h2>Method</h2><p>Rub the butter into flour and sugar, bake, top with the rest and bake again.</p>`,
    });
    expect(ingredientsOf(read)).toEqual(['250 g flour', '125 g butter', '80 g sugar', '300 g berries', '2 eggs', '100 ml cream']);
    expect(alternativesOf(read, 'ingredients')).toEqual([
      {
        units: 'us',
        name: null,
        lines: ['2 cups flour', '4.4 oz butter', '6 tbsp sugar', '10.5 oz berries', '2 eggs', '3.4 fl oz cream'],
      },
    ]);
  });

  const ways: [string, Dish, string, string, string[]][] = [
    [
      'en',
      rye,
      'In the oven',
      'In the bread maker',
      [
        'Stir the flour into the water and leave it overnight.',
        'Add the salt, put all of it into the machine and start the long programme.',
      ],
    ],
    [
      'de',
      kaese,
      'Im Ofen',
      'In der Heißluftfritteuse',
      [
        'Die Zwiebeln in Ringe schneiden und langsam braun braten.',
        'Spätzle und Käse schichten und in der Fritteuse zehn Minuten schmelzen lassen.',
      ],
    ],
    [
      'fr',
      clafoutis,
      'Au four',
      'Au robot',
      ['Battre les œufs avec la farine et le sucre dans le bol du robot.', 'Verser sur les cerises et cuire vingt minutes à la vapeur.'],
    ],
  ];

  it.each(ways)('of the method, each numbered from one: the first is read (%s)', (_, dish, one, other, variant) => {
    const stepList = `<div class="way"><h3>${one}</h3>${list(dish.steps, 'ol')}</div><div class="way"><h3>${other}</h3>${list(variant, 'ol')}</div>`;
    const read = pageOf(dish, { told: stepList });
    expect(stepsOf(read)).toEqual(dish.steps);
    expect(alternativesOf(read, 'instructions')).toEqual([{ units: null, name: other, lines: variant }]);
  });

  it.each(ways)('of the method in tabs, of which one is open (%s)', (_, dish, one, other, variant) => {
    const stepList = `<ul role="tablist"><li><a href="#one">${one}</a></li><li><a href="#other">${other}</a></li></ul><div class="tabs"><div class="tab-pane is-active" id="one">${list(dish.steps, 'ol')}</div><div class="tab-pane" id="other">${list(variant, 'ol')}</div></div>`;
    const read = pageOf(dish, { told: stepList });
    expect(stepsOf(read)).toEqual(dish.steps);
    expect(alternativesOf(read, 'instructions')).toEqual([{ units: null, name: other, lines: variant }]);
  });

  it('are no parts of one dish, which are each numbered from one too', () => {
    const stepList = `<h3>Dough</h3>${list(['Knead flour, yeast and water for ten minutes.', 'Let it rise until it has doubled.'], 'ol')}<h3>Filling</h3>${list(['Fry the onions with the mince until brown.', 'Season it with cumin and let it cool.'], 'ol')}`;
    expect(stepsOf(pageOf(rye, { told: stepList }))).toHaveLength(4);
  });
});
