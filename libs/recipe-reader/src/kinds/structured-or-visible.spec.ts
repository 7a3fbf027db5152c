import { ingredientsOf, list, reading, stepsOf } from './reading.fixture';

const leek = {
  title: 'Leek tart',
  recipeIngredient: ['3 leeks', '200 g shortcrust pastry', '150 ml cream', '2 eggs'],
  recipeInstructions: [
    'Line a tin with the pastry and bake it blind for ten minutes.',
    'Soften the leeks in butter.',
    'Pour the eggs beaten with the cream over them and bake for half an hour.',
  ],
};
const knodel = {
  title: 'Semmelknödel',
  recipeIngredient: ['6 altbackene Brötchen', '250 ml Milch', '3 Eier', '1 Zwiebel', 'Petersilie'],
  recipeInstructions: [
    'Die Brötchen würfeln und mit der warmen Milch übergießen.',
    'Zwiebel andünsten und mit den Eiern und der Petersilie untermischen.',
    'Knödel formen und in Salzwasser 20 Minuten ziehen lassen.',
  ],
};
const gratin = {
  title: 'Gratin de courge',
  recipeIngredient: ['1 courge butternut', '20 cl de crème', '80 g de comté râpé', '1 gousse d’ail'],
  recipeInstructions: [
    'Éplucher la courge et la couper en tranches fines.',
    'Frotter le plat avec l’ail et y ranger les tranches.',
    'Verser la crème, parsemer de comté et enfourner 45 minutes.',
  ],
};
const lentejas = {
  title: 'Lentejas con chorizo',
  recipeIngredient: ['300 g de lentejas', '1 chorizo', '2 zanahorias', '1 hoja de laurel'],
  recipeInstructions: [
    'Poner las lentejas en una olla con el laurel y cubrir de agua fría.',
    'Añadir las zanahorias y el chorizo en rodajas.',
    'Cocer a fuego lento cuarenta minutos y salar al final.',
  ],
};
type Dish = typeof leek;
const dataOf = ({ recipeIngredient, recipeInstructions }: Dish) => ({ recipeIngredient, recipeInstructions });

describe('a complete structured list', () => {
  it.each<[string, string, Dish, string, string, string[]]>([
    [
      'nutrition facts in the next tab',
      'en',
      leek,
      'Ingredients',
      'Method',
      ['Energy 412 kcal', 'Fat 28 g', 'Saturates 14 g', 'Carbohydrate 30 g', 'Sugars 4 g', 'Protein 9 g', 'Salt 0.8 g'],
    ],
    [
      'nutrition facts in the next tab',
      'de',
      knodel,
      'Zutaten',
      'Zubereitung',
      ['Brennwert 310 kcal', 'Eiweiß 12 g', 'Fett 9 g', 'Kohlenhydrate 44 g', 'Ballaststoffe 3 g'],
    ],
    [
      'nutrition facts in the next tab',
      'fr',
      gratin,
      'Ingrédients',
      'Préparation',
      ['Calories 290 kcal', 'Lipides 21 g', 'Glucides 15 g', 'Protéines 8 g', 'Fibres 4 g'],
    ],
    ['products below', 'es', lentejas, 'Ingredientes', 'Preparación', ['Olla recomendada', 'Cazuela de barro', 'Cuchillo de cocina']],
    ['labels of times below', 'en', leek, 'Ingredients', 'Method', ['Prep time 20 min', 'Cook time 40 min', 'Difficulty easy']],
  ])('keeps out %s (%s)', (_, lang, dish, ingredients, method, others) => {
    const read = reading({
      lang,
      title: dish.title,
      data: dataOf(dish),
      body: `<h1>${dish.title}</h1><div class="box"><h2>${ingredients}</h2>${list(dish.recipeIngredient)}<div>${list(others)}</div></div><h2>${method}</h2>${list(dish.recipeInstructions, 'ol')}`,
    });
    expect(ingredientsOf(read)).toEqual(dish.recipeIngredient);
  });

  it.each<[string, string, Dish, string, (steps: string[]) => string]>([
    [
      'the steps once more with numbers, for narrow screens',
      'en',
      leek,
      'Method',
      (steps) => `${list(steps)}<div class="narrow">${steps.map((step, i) => `<p>${i + 1}. ${step}</p>`).join('')}</div>`,
    ],
    [
      'who wrote it, and buttons',
      'de',
      knodel,
      'Zubereitung',
      (steps) =>
        `${list(steps)}<p>Rezept und Foto: Karla Kern, Küche am Fluss, fotografiert in ihrem Garten</p><p>Dieses Rezept merken und mit Freunden teilen</p>`,
    ],
    [
      'a call to follow',
      'fr',
      gratin,
      'Préparation',
      (steps) =>
        `${list(steps)}<p>Retrouvez toutes nos recettes de saison sur notre page et abonnez-vous à la lettre du dimanche</p><p>Source : Marché de Lise, cahier d’automne</p>`,
    ],
    [
      'other recipes',
      'es',
      lentejas,
      'Preparación',
      (steps) => `${list(steps)}<p>Si te ha gustado esta receta, prueba también nuestras alubias con almejas y el cocido de la abuela</p>`,
    ],
  ])('of steps keeps out %s (%s)', (_, lang, dish, method, shown) => {
    const read = reading({
      lang,
      title: dish.title,
      data: dataOf(dish),
      body: `<h1>${dish.title}</h1>${list(dish.recipeIngredient)}<h2>${method}</h2>${shown(dish.recipeInstructions)}`,
    });
    expect(stepsOf(read)).toEqual(dish.recipeInstructions);
  });
});

describe('what the page shows of a line', () => {
  it.each<[string, string, string, string[], string[]]>([
    [
      'a number that lost its beginning',
      'en',
      'Ingredients',
      ['5 cups flour', '2 eggs', '1 tsp salt', '1 cup milk'],
      ['1.5 cups flour', '2 eggs', '1 tsp salt', '1 cup milk'],
    ],
    [
      'an amount that is not in the data',
      'it',
      'Ingredienti',
      ['farina', 'burro', '3 uova', '1 limone'],
      ['300 g farina', '120 g burro', '3 uova', '1 limone'],
    ],
    [
      'amounts that a program turned',
      'en',
      'Ingredients',
      ['18.20 gm butter', '236.59 ml milk', '2 eggs', '120.00 gm flour'],
      ['4 tsp butter', '1 cup milk', '2 eggs', '1 cup flour'],
    ],
    [
      'a line that the data lacks',
      'sv',
      'Ingredienser',
      ['4 potatisar', '2 morötter', '1 lök'],
      ['4 potatisar', '2 morötter', '3 dl grädde', '1 lök'],
    ],
    [
      'a measure that the data lacks',
      'de',
      'Zutaten',
      ['2 Tassen Reis', '2 Zwiebeln', '1 Ei', '3 EL Mehl'],
      ['2 Tassen Reis (370 g)', '2 Zwiebeln', '1 Ei', '3 EL Mehl'],
    ],
    [
      'an amount other than in an older version',
      'nl',
      'Ingrediënten',
      ['200 g linzen', '4 el sojasaus', '1 ui', '2 wortels'],
      ['200 g linzen', '1 el sojasaus', '1 ui', '2 wortels'],
    ],
  ])('wins: %s (%s)', (_, lang, heading, recipeIngredient, shown) => {
    const read = reading({
      lang,
      title: 'Dish of the house',
      data: {
        recipeIngredient,
        recipeInstructions: [
          'Put everything into one pot, stir well and cook it gently until it is done.',
          'Taste, season and serve it hot from the pot.',
        ],
      },
      body: `<h1>Dish of the house</h1><h2>${heading}</h2>${list(shown)}`,
    });
    expect(ingredientsOf(read)).toEqual(shown);
  });

  it('does not win where it is the same list for another number of people or in another system', () => {
    const recipeIngredient = ['2 cups flour', '1 cup sugar', '2 eggs', '4 oz butter'];
    const read = reading({
      title: 'Sand cake',
      data: {
        recipeYield: '4',
        recipeIngredient,
        recipeInstructions: ['Beat the butter with the sugar, add the rest and bake for 40 minutes.'],
      },
      body: `<h1>Sand cake</h1><h2>Ingredients</h2>${list(['240 g flour', '200 g sugar', '2 eggs', '115 g butter'])}`,
    });
    expect(ingredientsOf(read)).toEqual(recipeIngredient);
  });
});

describe('structured data that is an excerpt', () => {
  it.each<[string, string, string[], string[], string]>([
    [
      'names of the parts',
      'en',
      ['The dough', 'The filling'],
      ['250 g flour', '120 g butter', '4 apples', '50 g sugar'],
      '<h2>Ingredients</h2><h3>The dough</h3><ul><li>250 g flour</li><li>120 g butter</li></ul><h3>The filling</h3><ul><li>4 apples</li><li>50 g sugar</li></ul>',
    ],
    [
      'one part',
      'fr',
      ['2 c. à s. d’huile', '1 c. à s. de vinaigre', '1 c. à c. de moutarde'],
      [
        '4 tomates',
        '1 concombre',
        '200 g de feta',
        '1 oignon rouge',
        '2 c. à s. d’huile',
        '1 c. à s. de vinaigre',
        '1 c. à c. de moutarde',
      ],
      '<h2>Ingrédients</h2><ul><li>4 tomates</li><li>1 concombre</li><li>200 g de feta</li><li>1 oignon rouge</li></ul><h3>Pour la sauce</h3><ul><li>2 c. à s. d’huile</li><li>1 c. à s. de vinaigre</li><li>1 c. à c. de moutarde</li></ul>',
    ],
    [
      'names of the parts',
      'pl',
      ['Ciasto', 'Krem'],
      ['3 jajka', '150 g mąki', '250 g mascarpone', '2 łyżki cukru'],
      '<h2>Składniki</h2><h3>Ciasto</h3><ul><li>3 jajka</li><li>150 g mąki</li></ul><h3>Krem</h3><ul><li>250 g mascarpone</li><li>2 łyżki cukru</li></ul>',
    ],
  ])('of the ingredients, %s (%s), gives way to the whole', (_, lang, recipeIngredient, whole, body) => {
    const read = reading({
      lang,
      title: 'Dish of the house',
      data: {
        recipeIngredient,
        recipeInstructions: [
          'Mix everything that is listed, bake or toss it as you like and serve it at once.',
          'Keep what is left in the fridge.',
        ],
      },
      body: `<h1>Dish of the house</h1>${body}`,
    });
    expect(ingredientsOf(read)).toEqual(whole);
  });

  it.each([
    [
      'en',
      'Directions',
      [
        'Toast the bread on both sides until golden.',
        'Rub it with a clove of garlic.',
        'Pile the tomatoes on top and drizzle with oil.',
        'Season with flaky salt and eat at once.',
        'Offer more oil at the table.',
      ],
    ],
    [
      'de',
      'Zubereitung',
      [
        'Die Gurken hobeln und salzen.',
        'Den Dill fein hacken.',
        'Sahne mit Essig und Zucker verrühren.',
        'Alles mischen und eine Stunde ziehen lassen.',
        'Vor dem Servieren abschmecken.',
      ],
    ],
    [
      'it',
      'Procedimento',
      [
        'Lessare le patate con la buccia.',
        'Schiacciarle ancora calde.',
        'Impastare con farina e uovo.',
        'Formare i rotolini e tagliarli a tocchetti.',
        'Cuocere in acqua salata finché salgono a galla.',
      ],
    ],
  ])('of the steps, the first of a numbered list (%s), gives way to the whole', (lang, heading, steps) => {
    const read = reading({
      lang,
      title: 'Dish of the house',
      data: { recipeIngredient: ['2 of this', '3 of that'], recipeInstructions: steps.slice(0, 2) },
      body: `<h1>Dish of the house</h1><h2>${heading}</h2>${list(steps, 'ol')}`,
    });
    expect(stepsOf(read)).toEqual(steps);
  });

  it.each([
    [
      'en',
      '<p>My aunt made this every autumn, and we all loved it.</p><h2>Why you will love it</h2><p>It is quick. See also my <a href="https://www.cook.example/rye-bread">rye bread</a>.</p><h2>How to make nut bread</h2><ol><li>Mix the flour with the yeast and the water.</li><li>Knead in the nuts and let it rise for an hour.</li><li>Bake the loaf for forty minutes.</li></ol><h2>More breads</h2><p><a href="https://www.cook.example/bagels">Bagels</a> https://www.cook.example/rolls</p>',
      ['Mix the flour with the yeast and the water.', 'Knead in the nuts and let it rise for an hour.', 'Bake the loaf for forty minutes.'],
    ],
    [
      'de',
      '<p>Dieses Brot gab es bei uns jeden Herbst, und alle haben es geliebt.</p><h2>Warum dieses Brot?</h2><p>Es geht schnell. Siehe auch <a href="https://www.cook.example/roggen">Roggenbrot</a>.</p><h2>So wird Nussbrot gemacht</h2><ol><li>Mehl mit Hefe und Wasser verrühren.</li><li>Die Nüsse unterkneten und eine Stunde gehen lassen.</li><li>Den Laib vierzig Minuten backen.</li></ol><h2>Mehr Brote</h2><p><a href="https://www.cook.example/bagel">Bagel</a></p>',
      ['Mehl mit Hefe und Wasser verrühren.', 'Die Nüsse unterkneten und eine Stunde gehen lassen.', 'Den Laib vierzig Minuten backen.'],
    ],
    [
      'es',
      '<p>Este pan lo hacía mi tía cada otoño y nos encantaba a todos.</p><h2>Por qué te gustará</h2><p>Es rápido. Mira también el <a href="https://www.cook.example/centeno">pan de centeno</a>.</p><h2>Cómo hacer pan de nueces</h2><ol><li>Mezclar la harina con la levadura y el agua.</li><li>Amasar con las nueces y dejar levar una hora.</li><li>Hornear el pan cuarenta minutos.</li></ol><h2>Más panes</h2><p><a href="https://www.cook.example/bollos">Bollos</a></p>',
      ['Mezclar la harina con la levadura y el agua.', 'Amasar con las nueces y dejar levar una hora.', 'Hornear el pan cuarenta minutos.'],
    ],
  ])('or the whole article (%s): its list below "how to" is read', (lang, recipeInstructions, steps) => {
    const read = reading({
      lang,
      title: 'Nut bread',
      data: { recipeIngredient: ['500 g flour', '100 g nuts'], recipeInstructions },
      body: '<h1>Nut bread</h1><p>A loaf.</p>',
    });
    expect(stepsOf(read)).toEqual(steps);
  });
});
