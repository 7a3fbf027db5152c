import { linesWithGroups, readFile, readOne } from '../../testing/read-file';

const PASTA = {
  '@context': 'http://schema.org',
  '@type': 'Recipe',
  identifier: 'r1',
  name: 'Lemon pasta',
  recipeYield: '2 plates',
  prepTime: 'PT10M',
  totalTime: 'PT25M',
  recipeIngredient: ['[Pasta]', '200 g linguine', '[Sauce]', '1 lemon'],
  recipeCategory: ['quick', 'pasta'],
  creditText: 'Nonna',
  isBasedOn: 'https://pasta.example/lemon',
  recipeInstructions: [
    { '@type': 'HowToSection', name: 'Pasta' },
    { '@type': 'HowToStep', text: 'Boil.' },
    { '@type': 'HowToSection', name: 'Sauce' },
    { '@type': 'HowToStep', text: 'Squeeze.' },
    { '@type': 'HowToStep', text: 'Toss.' },
  ],
  comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Add zest.' }],
  image: ['https://pasta.example/a.jpg'],
  aggregateRating: { '@type': 'AggregateRating', ratingValue: 5, ratingCount: 1 },
};

describe('RecipeSage', () => {
  it('sets numbers that grow in braces, which are no words of the recipe', async () => {
    const recipeInstructions = [{ '@type': 'HowToStep', text: 'Add {2} eggs and {1 1/2} cups milk. Keep {this}.' }];
    const recipe = await readOne('recipesage.json', JSON.stringify({ recipes: [{ ...PASTA, recipeInstructions }] }));
    expect(recipe.instructions.map(({ text }) => text)).toEqual(['Add 2 eggs and 1 1/2 cups milk. Keep {this}.']);
  });

  it('reads its file; a section is a name and the steps behind it', async () => {
    const recipe = await readOne('recipesage.json', JSON.stringify({ recipes: [PASTA] }));
    expect(recipe).toMatchObject({
      format: 'recipesage',
      title: 'Lemon pasta',
      servings: 2,
      yield_text: '2 plates',
      prep_time: 10,
      total_time: 25,
      tags: ['quick', 'pasta'],
      source_name: 'Nonna',
      source_url: 'https://pasta.example/lemon',
      notes: 'Add zest.',
      rating: 5,
    });
    expect(linesWithGroups(recipe.ingredients)).toEqual(['Pasta › 200 g linguine', 'Sauce › 1 lemon']);
    expect(linesWithGroups(recipe.instructions)).toEqual(['Pasta › Boil.', 'Sauce › Squeeze.', 'Sauce › Toss.']);
  });

  it('reads the text export', async () => {
    const text =
      'Title: Lemon pasta\nDescription: Bright\nYield: 2\nActive Time: 10 min\nTotal Time: 25 min\nSource: Nonna\nSource URL: https://pasta.example/lemon\nNotes: Add zest.\nWarm the plates.\nIngredients: 200 g linguine\n[Sauce]\n1 lemon\nInstructions: Boil.\nSqueeze.\nLabels: quick, pasta\nNutrition: Calories: 310, Zinc: 1 mg\n\nTitle: Toast\nActive Time: 2 min\nIngredients:\n1 slice bread\nInstructions:\nToast it.\n';
    const { format, entries } = await readFile('recipes.txt', text);
    expect(format).toBe('recipesage');
    expect(entries).toMatchObject([
      {
        recipe: {
          title: 'Lemon pasta',
          servings: 2,
          prep_time: 10,
          total_time: 25,
          notes: 'Add zest.\nWarm the plates.',
          tags: ['quick', 'pasta'],
          nutrition: { calories: 310 },
          losses: [{ code: 'nutrition-beyond', params: { statements: 'Zinc: 1 mg', more: 0 } }],
          ingredients: [
            { text: '200 g linguine', group: null },
            { text: '1 lemon', group: 'Sauce' },
          ],
          instructions: [{ text: 'Boil.' }, { text: 'Squeeze.' }],
        },
      },
      { recipe: { title: 'Toast', prep_time: 2, ingredients: [{ text: '1 slice bread' }], instructions: [{ text: 'Toast it.' }] } },
    ]);
  });
});
