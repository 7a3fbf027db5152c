import { labelRecipeText, recipeFromLines } from './index';

const read = (text: string) => {
  const { ingredients, instructions, notes, servings, yieldText } = recipeFromLines(labelRecipeText(text));
  return {
    ingredients: ingredients.map(({ text: line }) => line),
    steps: instructions.map(({ text: line }) => line),
    notes,
    servings,
    yieldText,
  };
};
const METHOD = 'Fry the onion in the oil until it is soft.\nAdd the rest and simmer it for twenty minutes.';
const STEPS = METHOD.split('\n');

describe('a list of ingredients in a text', () => {
  it.each<[string, string[]]>([
    [
      'lines in lower case',
      [
        '1 cup red lentils (rinsed and drained well)',
        '1 large yellow onion, peeled and finely chopped',
        'olive oil for the pan and for drizzling over the soup can',
        'parsley for serving, chopped as fine as you can',
        '2 cups stock',
        'lemon wedges',
      ],
    ],
    [
      'a line that begins with a fraction',
      [
        '200 g red lentils, rinsed and drained well',
        'salt and plenty of freshly ground black pepper',
        '½ tsp ground cumin',
        '1 onion',
        '¼ lemon',
      ],
    ],
  ])('has one ingredient a line: %s', (_, lines) => {
    expect(read(`Lentil soup\n\nIngredients\n${lines.join('\n')}\n\nMethod\n${METHOD}\n`)).toMatchObject({
      ingredients: lines,
      steps: STEPS,
    });
  });

  it('still goes on where its line leads on', () => {
    const { ingredients } = read(
      `Lentil soup\n\nIngredients\n200 g red lentils, rinsed, drained and\nspread on a cloth to dry\n1 onion\n2 cups stock\n\nMethod\n${METHOD}\n`,
    );
    expect(ingredients).toEqual(['200 g red lentils, rinsed, drained and spread on a cloth to dry', '1 onion', '2 cups stock']);
  });

  it('keeps what is optional, and no remark becomes a step', () => {
    const text = `Chili\n\n2 cans beans\n1 lb ground beef\n1 onion, chopped\n\nOptional toppings: cheese, sour cream\n\nNotes: it freezes well.\n\n${METHOD}\n`;
    expect(read(text)).toMatchObject({
      ingredients: ['2 cans beans', '1 lb ground beef', '1 onion, chopped', 'Optional toppings: cheese, sour cream'],
      steps: STEPS,
      notes: 'Notes: it freezes well.',
    });
  });

  it('has what is optional behind the steps in the notes', () => {
    const text = `Chili\n\n2 cans beans\n1 lb ground beef\n1 onion, chopped\n\n${METHOD}\n\nOptional toppings: cheese, sour cream\nNotes:\n- It freezes well.\n`;
    expect(read(text)).toMatchObject({ steps: STEPS, notes: 'Optional toppings: cheese, sour cream\nIt freezes well.' });
  });

  it('that is numbered goes on to its last number, be it without an amount', () => {
    const text =
      'Dal\n\nIngredients:\n1. 1 cup lentils\n2. 2 tomatoes\n3. 1 tsp turmeric\n4. Salt\n5. Fresh coriander, chopped, for garnish\n\n1. Boil the lentils with the turmeric until soft.\n2. Add the tomatoes and cook for ten minutes.\n';
    expect(read(text)).toMatchObject({
      ingredients: ['1 cup lentils', '2 tomatoes', '1 tsp turmeric', 'Salt', 'Fresh coriander, chopped, for garnish'],
      steps: ['Boil the lentils with the turmeric until soft.', 'Add the tomatoes and cook for ten minutes.'],
    });
  });

  it.each(['Makes dinner in 1 - 2 hours', 'Makes a feast in 1 – 2 hours', 'Yield: a crowd, after 1 to 2 days'])(
    'has no servings from a time: %s',
    (line) => {
      expect(read(`Pulled pork\n${line}\n\nIngredients\n1 kg pork shoulder\nthree garlic cloves\n\nMethod\n${METHOD}\n`)).toMatchObject({
        ingredients: ['1 kg pork shoulder', 'three garlic cloves'],
        servings: null,
      });
    },
  );
});
