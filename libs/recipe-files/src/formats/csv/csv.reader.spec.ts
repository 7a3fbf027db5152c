import { COLUMNS } from './simmer-table';
import { linesWithGroups, readFile, readOne } from '../../testing/read-file';

describe('a table with columns of any name', () => {
  it('reads English headings, and keeps the columns it does not know in the notes', async () => {
    const recipe = await readOne(
      't.csv',
      'Recipe Name,Category,Serves,Prep (mins),Cook Time (hours),Ingredients,Method,Website,Oven,Calories\nCorn bread,Bread; Quick,8,10,0.5,"2 cups corn meal\nGlaze:\n1 tbsp honey","1. Mix.\n2. Bake.",https://corn.example/bread,180 °C,210\n',
    );
    expect(recipe).toMatchObject({
      format: 'csv',
      title: 'Corn bread',
      tags: ['Bread', 'Quick'],
      servings: 8,
      prep_time: 10,
      cook_time: 30,
      source_url: 'https://corn.example/bread',
      notes: 'Oven: 180 °C',
      nutrition: { calories: 210 },
      instructions: [{ text: 'Mix.' }, { text: 'Bake.' }],
    });
    expect(linesWithGroups(recipe.ingredients)).toEqual(['2 cups corn meal', 'Glaze › 1 tbsp honey']);
  });

  it.each([
    ['German', 'Titel;Zutaten;Zubereitung;Portionen;Kochzeit\nSuppe;"1 Zwiebel\n1 l Brühe";"Alles kochen.";4;20 Min.\n'],
    ['French', 'Nom,Ingrédients,Préparation,Nombre de personnes,Temps de cuisson\nSuppe,"1 Zwiebel\n1 l Brühe",Alles kochen.,4,20 min\n'],
    ['Spanish', 'Nombre\tIngredientes\tElaboración\tRaciones\tTiempo de cocción\nSuppe\t1 Zwiebel | 1 l Brühe\tAlles kochen.\t4\t20 min\n'],
    ['Italian', 'sep=|\nTitolo|Ingredienti|Preparazione|Porzioni|Tempo di cottura\nSuppe|1 Zwiebel; 1 l Brühe|Alles kochen.|4|20 min\n'],
    ['Portuguese', 'Título,Ingredientes,Modo de preparo,Porções,Tempo de cozimento\nSuppe,"1 Zwiebel, 1 l Brühe",Alles kochen.,4,20\n'],
  ])('reads %s headings, whatever separates the cells', async (_language, table) => {
    const recipe = await readOne('t.csv', table);
    expect(recipe).toMatchObject({ format: 'csv', title: 'Suppe', servings: 4, cook_time: 20, instructions: [{ text: 'Alles kochen.' }] });
    expect(recipe.ingredients.map(({ text }) => text).join(', ')).toBe('1 Zwiebel, 1 l Brühe');
  });

  it('reads the other rows, and what is there of one that is short of a cell', async () => {
    const { entries } = await readFile('t.csv', 'Name,Ingredients,Directions,Servings\nSoup,1 leek,Chop.,4\nSecond,1 egg,Boil.\n');
    expect(entries.map((entry) => 'recipe' in entry && [entry.recipe.title, entry.recipe.servings])).toEqual([
      ['Soup', 4],
      ['Second', null],
    ]);
  });

  it('tells of every picture and every figure that has no place', async () => {
    const recipe = await readOne(
      't.csv',
      'Title,Ingredients,Instructions,Image,Photo,Nutrition\nTea,1 bag tea,Pour.,https://tea.example/1.jpg,https://tea.example/2.jpg,"Calories: 2, Cholesterol: 1 mg"\n',
    );
    expect(recipe).toMatchObject({
      pictures: [{ url: 'https://tea.example/1.jpg' }],
      losses: [
        { code: 'nutrition-beyond', params: { statements: 'Cholesterol: 1 mg', more: 0 } },
        { code: 'more-pictures', params: { count: 1 } },
      ],
    });
  });

  it('reads lists as programs print them, and steps numbered within one text', async () => {
    const recipe = await readOne(
      't.csv',
      `name,ingredients,steps\nEgg,"['2 eggs', ""cook's salt""]",1. Boil the water. 2. Add the eggs.\n`,
    );
    expect(recipe.ingredients.map(({ text }) => text)).toEqual(['2 eggs', "cook's salt"]);
    expect(recipe.instructions.map(({ text }) => text)).toEqual(['Boil the water.', 'Add the eggs.']);
  });

  it('joins the rows of a recipe that has an ingredient in each', async () => {
    const { entries } = await readFile(
      't.csv',
      'Recipe,Ingredient,Directions\nTea,1 bag tea,Pour.\n,1 cup water,\nToast,1 slice bread,Toast.\nToast,butter,\n',
    );
    expect(entries).toMatchObject([
      { recipe: { title: 'Tea', ingredients: [{ text: '1 bag tea' }, { text: '1 cup water' }], instructions: [{ text: 'Pour.' }] } },
      { recipe: { title: 'Toast', ingredients: [{ text: '1 slice bread' }, { text: 'butter' }], instructions: [{ text: 'Toast.' }] } },
    ]);
  });

  it('puts an ingredient together whose amount, unit and preparation have columns', async () => {
    const { entries } = await readFile(
      't.csv',
      'name;base_servings;instructions;ingredient_name;ingredient_unit;ingredient_amount;ingredient_notes\nSalad;10;Toss.;potatoes;g;500;boiled\nSalad;10;Toss.;vinegar;ml;50;\nTea;1;Pour.;water;cup;0,5;\n',
    );
    expect(entries).toMatchObject([
      {
        recipe: {
          title: 'Salad',
          servings: 10,
          ingredients: [{ text: '500 g potatoes, boiled' }, { text: '50 ml vinegar' }],
          instructions: [{ text: 'Toss.' }],
          notes: '',
        },
      },
      { recipe: { title: 'Tea', ingredients: [{ text: '1/2 cup water' }] } },
    ]);
    expect(await readOne('u.csv', 'Rezept,Zutat,Menge,Einheit,Zubereitung\nTee,Wasser,2,Tassen,Kochen.\n,Teebeutel,1,,\n')).toMatchObject({
      ingredients: [{ text: '2 Tassen Wasser' }, { text: '1 Teebeutel' }],
      servings: null,
    });
  });

  it('reads numbered columns, and headings that stand down the first column', async () => {
    expect(await readOne('a.csv', 'Title,Ingredient 1,Ingredient 2,Step 1,Step 2\nTea,tea,water,Boil.,Pour.\n')).toMatchObject({
      ingredients: [{ text: 'tea' }, { text: 'water' }],
      instructions: [{ text: 'Boil.' }, { text: 'Pour.' }],
    });
    expect(await readOne('b.csv', 'Title,Tea\nServings,2\nIngredients,"1 bag tea\n1 cup water"\nInstructions,Pour.\n')).toMatchObject({
      title: 'Tea',
      servings: 2,
      ingredients: [{ text: '1 bag tea' }, { text: '1 cup water' }],
    });
  });

  it('tells columns without headings by what is in them', async () => {
    const row = (title: string): string =>
      `${title},https://x.example/${title},"2 eggs\n1 cup milk\n1 pinch salt","Beat the eggs with the milk and the salt. Pour the mixture into a hot pan and wait."\n`;
    const { entries } = await readFile('t.csv', row('Omelette') + row('Frittata'));
    expect(entries).toMatchObject([
      { recipe: { title: 'Omelette', source_url: 'https://x.example/Omelette' } },
      { recipe: { title: 'Frittata' } },
    ]);
  });

  it.each([
    ['English', 'Calories,Total fat,Protein,Carbs,Sugar,Fiber,Sodium'],
    ['German', 'Kalorien,Fett,Eiweiß,Kohlenhydrate,Zucker,Ballaststoffe,Natrium'],
    ['French', 'Calories,Lipides,Protéines,Glucides,Sucres,Fibres,Sodium'],
    ['Spanish', 'Calorías,Grasas,Proteínas,Carbohidratos,Azúcar,Fibra,Sodio'],
    ['Italian', 'Calorie,Grassi,Proteine,Carboidrati,Zuccheri,Fibra,Sodio'],
    ['Portuguese', 'Calorias,Gorduras,Proteínas,Carboidratos,Açúcar,Fibra,Sódio'],
  ])('reads the figures of columns with %s names', async (_language, columns) => {
    const recipe = await readOne('t.csv', `Title,Ingredients,Instructions,${columns}\nTea,1 bag tea,Pour.,210,12,7,30,5,4,300\n`);
    expect(recipe).toMatchObject({
      nutrition: { calories: 210, total_fat: 12, protein: 7, carbohydrates: 30, sugar: 5, fiber: 4, sodium: 300 },
      notes: '',
    });
  });

  it('knows every part of a recipe by its column', async () => {
    const recipe = await readOne(
      't.csv',
      'Id,Title,Description,Ingredients,Instructions,Total Time,Source,Link,Author,Stars,Level,Notes,Date added,Favourite\n7,Tea,Hot.,1 bag tea,Pour.,5,Aunt May,https://tea.example/black,Ann,4,Easy,Best black.,2020-03-04,yes\n',
    );
    expect(recipe).toMatchObject({
      description: 'Hot.',
      total_time: 5,
      source_name: 'Aunt May',
      source_url: 'https://tea.example/black',
      author: 'Ann',
      rating: 4,
      difficulty: 'easy',
      notes: 'Best black.',
      created_at: '2020-03-04T00:00:00.000Z',
      favorite: true,
    });
    expect(await readOne('t.csv', 'Title,Ingredients,Instructions,Source\nTea,1 bag tea,Pour.,https://tea.example/green\n')).toMatchObject({
      source_url: 'https://tea.example/green',
      source_name: '',
    });
  });

  it('parts a cell of names by its commas, but not a food and how it is prepared', async () => {
    const ingredients = async (cell: string): Promise<string[]> =>
      (await readOne('t.csv', `Title,Ingredients,Instructions\nStew,"${cell}",Boil.\n`)).ingredients.map(({ text }) => text);
    expect(await ingredients('carrots, olive oil, salt')).toEqual(['carrots', 'olive oil', 'salt']);
    expect(await ingredients('chicken, boned')).toEqual(['chicken, boned']);
    expect(await ingredients('2 eggs, 1 cup milk, 1 pinch salt')).toEqual(['2 eggs', '1 cup milk', '1 pinch salt']);
    expect(await ingredients('1 chicken, boned, rolled, tied, 2 onions')).toEqual(['1 chicken, boned, rolled, tied, 2 onions']);
  });

  it('takes commas in prose for no columns', async () => {
    expect(
      await readOne(
        't.txt',
        'My best recipe, plum cake\n\nIngredients\n200 g flour, sifted\n100 g butter, softened\n2 eggs\n\nMethod\nBeat the butter, which should be soft, with the eggs.\nFold in the flour, then bake it for forty minutes in a hot oven.\n',
      ),
    ).toMatchObject({ format: 'plain-text' });
  });

  it('leaves other tables alone', async () => {
    expect(await readFile('t.csv', 'Date,Amount,Account\n2020-01-01,12.00,Food\n')).toMatchObject({ format: null });
    expect(await readFile('t.csv', 'Name,Email,Phone\nEva,eva@example.com,12345\n')).toMatchObject({ format: null });
  });
});

it('knows a favorite in a table of ours that was written when its column was headed in British English', async () => {
  const table = 'Title,Ingredients,Instructions,Total time (min),Saturated fat (g),Favourite\nTea,1 bag tea,Pour.,5,,yes\n';
  const recipe = await readOne('t.csv', table);
  expect(recipe).toMatchObject({ title: 'Tea', favorite: true, losses: [] });
  expect(COLUMNS.map(({ name }) => name)).toContain('Favorite');
});
