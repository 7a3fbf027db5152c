import { labelRecipeText } from './label-recipe-text';
import { recipeFromLines } from './recipe-from-lines';

const recipeOf = (...lines: string[]) => recipeFromLines(labelRecipeText(lines.join('\n')));
const texts = (lines: readonly { text: string }[]): string[] => lines.map(({ text }) => text);

describe('ingredients one below the other', () => {
  it.each([
    [
      'en',
      [
        'Plum crumble',
        '',
        'Ingredients',
        '1 pound of ripe plums, stoned and cut in halves',
        '½ cup brown sugar',
        '1 stick of butter',
        'salt and nutmeg to taste',
        '',
        'Method',
        'Rub the butter into the sugar.',
        'Bake the plums below it for half an hour.',
      ],
      ['1 pound of ripe plums, stoned and cut in halves', '½ cup brown sugar', '1 stick of butter', 'salt and nutmeg to taste'],
    ],
    [
      'de',
      [
        'Pflaumenstreusel',
        '',
        'Zutaten',
        '1 kg reife Pflaumen, entsteint und halbiert',
        '½ Tasse brauner Zucker',
        '125 g Butter',
        'etwas Zimt',
        '',
        'Zubereitung',
        'Die Butter mit dem Zucker verkneten.',
        'Die Pflaumen damit eine halbe Stunde backen.',
      ],
      ['1 kg reife Pflaumen, entsteint und halbiert', '½ Tasse brauner Zucker', '125 g Butter', 'etwas Zimt'],
    ],
    [
      'fr',
      [
        'Crumble aux prunes',
        '',
        'Ingrédients',
        '1 kg de prunes bien mûres, dénoyautées et coupées',
        '½ tasse de sucre roux',
        '125 g de beurre',
        'sel et cannelle',
        '',
        'Préparation',
        'Sabler le beurre avec le sucre.',
        'Cuire les prunes dessous une demi-heure.',
      ],
      ['1 kg de prunes bien mûres, dénoyautées et coupées', '½ tasse de sucre roux', '125 g de beurre', 'sel et cannelle'],
    ],
    [
      'es',
      [
        'Crumble de ciruelas',
        '',
        'Ingredientes',
        '1 kg de ciruelas maduras, deshuesadas y partidas',
        '½ taza de azúcar moreno',
        '125 g de mantequilla',
        'sal y canela',
        '',
        'Preparación',
        'Mezclar la mantequilla con el azúcar.',
        'Hornear las ciruelas debajo media hora.',
      ],
      ['1 kg de ciruelas maduras, deshuesadas y partidas', '½ taza de azúcar moreno', '125 g de mantequilla', 'sal y canela'],
    ],
  ])('are never joined (%s)', (_, lines, ingredients) => {
    expect(texts(recipeOf(...lines).ingredients)).toEqual(ingredients);
  });

  it.each([
    [
      'en',
      [
        'Mulled cider',
        '',
        'Ingredients',
        '2 apples',
        'A bottle of dry cider',
        '3 cloves',
        '1 orange',
        '',
        'Method',
        'Heat the cider with the spices.',
        'Add the fruit and keep it warm.',
      ],
      'A bottle of dry cider',
    ],
    [
      'de',
      [
        'Glühmost',
        '',
        'Zutaten',
        '2 Äpfel',
        'Eine Flasche trockener Most',
        '3 Nelken',
        '1 Orange',
        '',
        'Zubereitung',
        'Den Most mit den Gewürzen erhitzen.',
        'Das Obst dazugeben und warm halten.',
      ],
      'Eine Flasche trockener Most',
    ],
    [
      'fr',
      [
        'Cidre chaud',
        '',
        'Ingrédients',
        '2 pommes',
        'Une bouteille de cidre brut',
        '3 clous de girofle',
        '1 orange',
        '',
        'Préparation',
        'Chauffer le cidre avec les épices.',
        'Ajouter les fruits et garder au chaud.',
      ],
      'Une bouteille de cidre brut',
    ],
  ])('may begin with a number word (%s)', (_, lines, ingredient) => {
    expect(texts(recipeOf(...lines).ingredients)).toContain(ingredient);
  });
});

describe('what stands around the method', () => {
  it.each([
    [
      'en',
      [
        'Bean pot',
        'Serves 4',
        '',
        'Ingredients',
        '2 cups beans',
        '1 onion',
        '',
        'Notes:',
        'Soak the beans overnight.',
        'Use a heavy pot.',
        '',
        'Method',
        'Fry the onion until it is soft.',
        'Add the beans and simmer for an hour.',
      ],
      2,
    ],
    [
      'de',
      [
        'Bohnentopf',
        'Für 4 Personen',
        '',
        'Zutaten',
        '300 g Bohnen',
        '1 Zwiebel',
        '',
        'Hinweise:',
        'Die Bohnen über Nacht einweichen.',
        'Einen schweren Topf nehmen.',
        '',
        'Zubereitung',
        'Die Zwiebel weich dünsten.',
        'Die Bohnen dazugeben und eine Stunde köcheln.',
      ],
      2,
    ],
    [
      'es',
      [
        'Olla de alubias',
        'Para 4 personas',
        '',
        'Ingredientes',
        '300 g de alubias',
        '1 cebolla',
        '',
        'Notas:',
        'Remojar las alubias toda la noche.',
        'Usar una olla pesada.',
        '',
        'Preparación',
        'Sofreír la cebolla hasta que esté blanda.',
        'Añadir las alubias y cocer una hora.',
      ],
      2,
    ],
  ])('as notes before it is notes (%s)', (_, lines, steps) => {
    const recipe = recipeOf(...lines);
    expect(recipe.instructions).toHaveLength(steps);
    expect(recipe.notes.split('\n')).toHaveLength(2);
  });

  it.each([
    ['Serve warm.', ['Mash the beans with butter until smooth and season them well.']],
    ['Warm servieren.', ['Die Bohnen mit Butter zerdrücken und gut abschmecken.']],
    ['Servir chaud.', ['Écraser les haricots avec le beurre et bien assaisonner.']],
  ])('as a short last step stays: %s', (last, steps) => {
    const recipe = recipeOf(
      'Bean mash',
      '',
      'Ingredients',
      '2 cups beans',
      '1 tbsp butter',
      '',
      'Method',
      ...steps,
      last,
      '',
      'https://www.cook.example/bean-mash',
    );
    expect(texts(recipe.instructions)).toEqual([...steps, last]);
  });

  it('tells hours from servings', () => {
    expect(
      recipeOf(
        'Pot roast',
        '1 - 2 hours',
        '4 adults',
        '',
        'Ingredients',
        '2 lb beef',
        '1 onion',
        '',
        'Method',
        'Brown the beef and braise it slowly with the onion.',
      ).servings,
    ).not.toBe(1);
  });
});
