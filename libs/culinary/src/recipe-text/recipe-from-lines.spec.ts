import { labelRecipeText } from './label-recipe-text';
import { recipeFromLines, type TextRecipe } from './recipe-from-lines';
import type { LabelledLine, LineLabel } from './recipe-line';

const line = (label: LineLabel, text: string, continues = false): LabelledLine => ({ label, text, continues, confidence: 1 });
const read = (...lines: LabelledLine[]): TextRecipe => recipeFromLines(lines);
const textsOf = (lines: TextRecipe['ingredients']): string[] => lines.map(({ text }) => text);

describe('the recipe of labelled lines', () => {
  it('takes off marks, numbers and chat stamps', () => {
    const recipe = read(
      line('title', '## **Corn tacos** 🌮'),
      line('ingredient', '- [ ] 3 corn cobs'),
      line('ingredient', '▢ 1 lime'),
      line('ingredient', '[03/02/2024, 18:14:02] Priya: 2 tsp cumin'),
      line('step', '1. Char the corn.'),
      line('step', '> 2) **Mix** it all.'),
      line('none', 'Subscribe'),
    );
    expect(recipe.title).toBe('Corn tacos');
    expect(textsOf(recipe.ingredients)).toEqual(['3 corn cobs', '1 lime', '2 tsp cumin']);
    expect(textsOf(recipe.instructions)).toEqual(['Char the corn.', 'Mix it all.']);
  });

  it('keeps the heat of the oven that stands beside a time', () => {
    const recipe = read(line('time', '220C 12-15 min'), line('time', 'Prep: 10 min'), line('note', 'Keeps a week.'));
    expect(recipe).toMatchObject({ prepMinutes: 10, notes: '220C 12-15 min\nKeeps a week.' });
  });

  it('puts lines under their headings, and none under a heading that only names the section', () => {
    const recipe = read(
      line('ingredient-heading', '✨ Ingredients ✨'),
      line('ingredient', '2 eggs'),
      line('ingredient-heading', 'For the sauce:'),
      line('ingredient', '1 lemon'),
      line('step-heading', 'Method'),
      line('step', 'Mix.'),
    );
    expect(recipe.ingredients).toEqual([
      { text: '2 eggs', group: null },
      { text: '1 lemon', group: 'For the sauce' },
    ]);
    expect(recipe.instructions).toEqual([{ text: 'Mix.', group: null }]);
  });

  it('joins wrapped lines and divided words', () => {
    const recipe = read(line('step', 'Turn the cab-'), line('step', 'bage in the fat until', true), line('step', 'it glistens.', true));
    expect(textsOf(recipe.instructions)).toEqual(['Turn the cabbage in the fat until it glistens.']);
  });

  it('leaves a short paragraph one step', () => {
    expect(
      textsOf(read(line('step', 'Beat the eggs with the milk. Fry them in plenty of butter. Serve them with bread at once.')).instructions),
    ).toHaveLength(1);
  });

  it('makes steps of the sentences of one long paragraph and loses nothing of it', () => {
    const text =
      'Mix the flour with the eggs and milk. Rest it 20 min. at room temperature! Stir. Fry thin pancakes in butter on both sides. Fill them with curd and roll them up. Serve with plum compote.';
    const steps = textsOf(read(line('step', text)).instructions);
    expect(steps).toEqual([
      'Mix the flour with the eggs and milk.',
      'Rest it 20 min. at room temperature! Stir.',
      'Fry thin pancakes in butter on both sides.',
      'Fill them with curd and roll them up.',
      'Serve with plum compote.',
    ]);
    expect(steps.join(' ')).toBe(text);
    expect(textsOf(read(line('step', 'Mix flour and eggs. Fry. Serve.')).instructions)).toEqual(['Mix flour and eggs. Fry. Serve.']);
    expect(textsOf(read(line('step', text), line('step', 'Eat.')).instructions)).toEqual([text, 'Eat.']);
  });

  it('makes several ingredients of a line that lists them', () => {
    expect(textsOf(read(line('ingredient', 'Zutaten: 2 Eier, 200 g Mehl, 1 l Milch')).ingredients)).toEqual([
      '2 Eier',
      '200 g Mehl',
      '1 l Milch',
    ]);
    expect(textsOf(read(line('ingredient', '2 eggs, beaten, at room temperature')).ingredients)).toEqual([
      '2 eggs, beaten, at room temperature',
    ]);
  });

  it.each([
    [
      'in columns with gaps',
      ['2 eggs          1 cup milk', '1 tsp baking powder     pinch of salt'],
      ['2 eggs', '1 cup milk', '1 tsp baking powder', 'pinch of salt'],
    ],
    ['in columns with tabs', ['2 eggs\t1 cup milk'], ['2 eggs', '1 cup milk']],
    [
      'in columns with bars',
      ['2 carrots | 1 onion | 200 g lentils', '1 l stock | salt | 1 bay leaf'],
      ['2 carrots', '1 onion', '200 g lentils', '1 l stock', 'salt', '1 bay leaf'],
    ],
    ['in columns with boxes', ['☐ 500 g de harina    ☐ 300 ml de agua'], ['500 g de harina', '300 ml de agua']],
    ['amount and food by turns', ['200 g | Mehl | 100 g | Zucker'], ['200 g Mehl', '100 g Zucker']],
    ['food and amount by turns', ['| Flour | 200 g | Sugar | 100 g |'], ['Flour 200 g', 'Sugar 100 g']],
    [
      'without an amount, as the rows around it have two',
      ['1 cup flour     2 tbsp sugar', '2 eggs          salt'],
      ['1 cup flour', '2 tbsp sugar', '2 eggs', 'salt'],
    ],
    [
      'amounts in lines of their own',
      ['200g', 'flour', '130 ml', 'warm water', '1 tsp', 'salt'],
      ['200g flour', '130 ml warm water', '1 tsp salt'],
    ],
    ['some amounts in lines of their own', ['2 eggs', '200g', 'flour', '1 l', 'milk'], ['2 eggs', '200g flour', '1 l milk']],
  ])('tells apart the ingredients of a card: %s', (_, rows, expected) => {
    expect(textsOf(read(...rows.map((row) => line('ingredient', row))).ingredients)).toEqual(expected);
  });

  it.each([
    ['200 g\tflour\tsifted', '200 g flour sifted'],
    ['Mehl      200 g', 'Mehl 200 g'],
    ['2 eggs   beaten', '2 eggs beaten'],
    ['1 cup milk | 250 ml', '1 cup milk 250 ml'],
    ['butter    or 2 tbsp oil', 'butter or 2 tbsp oil'],
  ])('leaves the columns of one ingredient together: %j', (row, expected) => {
    expect(textsOf(read(line('ingredient', row)).ingredients)).toEqual([expected]);
  });

  it('does not put the last spice to the one before it', () => {
    expect(textsOf(read(line('ingredient', '1 tsp cinnamon'), line('ingredient', '4 cloves')).ingredients)).toEqual([
      '1 tsp cinnamon',
      '4 cloves',
    ]);
  });

  it.each(['Ham Loaf:', 'Ham Loaf -', 'Ham Loaf.', 'Ham Loaf'])('takes off the sign behind the title %j', (title) => {
    expect(read(line('title', title)).title).toBe('Ham Loaf');
  });

  it.each([
    ['Serves 4, 30 min', { servings: 4, totalMinutes: 30 }],
    ['Serves 2 | Prep 5 mins', { servings: 2, prepMinutes: 5, totalMinutes: null }],
    ['Prep 5 mins, serves 2', { servings: 2, prepMinutes: 5, totalMinutes: null }],
    ['Total yield 2, 15 min prep', { servings: 2, prepMinutes: 15, totalMinutes: null }],
    ['Serves 6 (or 4 greedy people)', { servings: 6, yieldText: '' }],
    ['Makes 24 cookies', { servings: 24, yieldText: '24 cookies' }],
    ['Zutaten für ca. 6 Leute:', { servings: 6 }],
    ['Feeds a dozen', { servings: 12 }],
    ['Makes one 9 x 13-inch (23 x 33 cm) dish, 8 portions', { servings: 8 }],
  ])('reads the yield of %j', (text, expected) => {
    expect(read(line('servings', text))).toMatchObject(expected);
  });

  it.each([
    ['Lemon posset (for 6)', 6],
    ['Flammkuchen (für 4 Personen)', 4],
    ['Crêpes (pour 8 personnes)', 8],
  ])('reads the yield that stands behind the title %j', (text, servings) => {
    expect(read(line('title', text))).toMatchObject({ title: text.split(' (')[0], servings });
    expect(read(line('title', text), line('servings', 'Serves 2')).servings).toBe(2);
  });

  it.each([
    [['Prep Time', '15 mins', 'Cook Time', '28 mins', 'Total Time', '43 mins'], { prepMinutes: 15, cookMinutes: 28, totalMinutes: 43 }],
    [['Serves 6 | Prep: 20 mins | Cook: 2 1/2 hours'], { prepMinutes: 20, cookMinutes: 150, totalMinutes: 170 }],
    [['Prep: 1/2 hour / Cook: 20-25 min'], { prepMinutes: 30, cookMinutes: 25, totalMinutes: 55 }],
    [['PREP: 10 min | COOK: 30 min | TOTAL: 40 min'], { prepMinutes: 10, cookMinutes: 30, totalMinutes: 40 }],
    [['10 min de préparation, 40 min de cuisson'], { prepMinutes: 10, cookMinutes: 40, totalMinutes: 50 }],
    [['Préparation : 25 min', 'Cuisson : 35 min', 'Repos : 1 h'], { prepMinutes: 25, cookMinutes: 35, totalMinutes: 120 }],
    [['PREP 5 MINS  COOK 10 MINS'], { prepMinutes: 5, cookMinutes: 10, totalMinutes: 15 }],
    [['Préparation 10 min - Cuisson : 20 min'], { prepMinutes: 10, cookMinutes: 20, totalMinutes: 30 }],
    [['1 Std. 20 Min.'], { prepMinutes: null, cookMinutes: null, totalMinutes: 80 }],
  ])('reads the times of %j', (texts, expected) => {
    expect(read(...texts.map((text) => line('time', text)))).toMatchObject(expected);
  });

  it('says where it comes from', () => {
    expect(
      read(line('source', 'Source: [Flour Diary](https://flourdiary.example/x)'), line('source', 'https://flourdiary.example/x')),
    ).toMatchObject({ sourceName: 'Flour Diary', sourceUrl: 'https://flourdiary.example/x' });
    expect(read(line('source', 'By Lena Ashworth · Updated June 3, 2024'))).toMatchObject({ sourceName: 'Lena Ashworth', sourceUrl: null });
    expect(read(line('source', 'FROM THE KITCHEN OF: Nana Bea')).sourceName).toBe('Nana Bea');
    expect(read(line('source', '<https://flourdiary.example/x>'))).toMatchObject({
      sourceName: '',
      sourceUrl: 'https://flourdiary.example/x',
    });
    expect(read(line('source', 'Source: Flour Diary, www.flourdiary.example/x.'))).toMatchObject({
      sourceName: 'Flour Diary',
      sourceUrl: 'https://www.flourdiary.example/x',
    });
    expect(read(line('source', 'WWW.flourdiary.example/x'))).toMatchObject({
      sourceName: '',
      sourceUrl: 'https://WWW.flourdiary.example/x',
    });
    expect(read(line('source', 'the www. sign of our village fair'))).toMatchObject({ sourceUrl: null });
  });

  it('reads nothing out of nothing', () => {
    expect(recipeFromLines(labelRecipeText('\n \n'))).toMatchObject({
      title: '',
      ingredients: [],
      instructions: [],
      servings: null,
      totalMinutes: null,
    });
  });
});
