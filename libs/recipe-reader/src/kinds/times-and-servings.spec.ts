import { list, reading } from './reading.fixture';

const lines = ['200 g x', '3 eggs', '1 pinch of salt'];
const steps = ['Stir everything together until it is smooth.', 'Bake it until it is golden.'];

describe('times and servings', () => {
  it.each([
    ['en', 'Ingredients', 'Prep time: 10 minutes', { prepTime: 'PT10H', cookTime: 'PT20M' }, 10],
    ['de', 'Zutaten', 'Vorbereitungszeit: 45 Minuten', { prepTime: 'PT45S', cookTime: 'PT20M' }, 45],
    ['fr', 'Ingrédients', 'Préparation : 15 min', { prepTime: 'PT15H', cookTime: 'PT30M' }, 15],
    ['es', 'Ingredientes', 'Tiempo de preparación: 25 minutos', { prepTime: 'PT25S', cookTime: 'PT30M' }, 25],
  ])('out of proportion are those of the page (%s)', (lang, heading, label, times, minutes) => {
    const data = { recipeYield: '4', recipeIngredient: lines, recipeInstructions: steps, totalTime: 'PT1H', ...times };
    const read = reading({
      lang,
      title: 'Dish of the house',
      data,
      body: `<h1>Dish of the house</h1><p>${label}</p><h2>${heading}</h2>${list(lines)}`,
    });
    expect(read.recipe?.prep_time).toBe(minutes);
  });

  it.each([
    ['PTH5MS', 5],
    ['PT1HM', 60],
    ['P0DTH30M', 30],
  ])('with empty parts are read: %s', (prepTime, minutes) => {
    const data = { recipeIngredient: lines, recipeInstructions: steps, prepTime };
    expect(reading({ title: 'Dish of the house', data, body: '<h1>Dish of the house</h1>' }).recipe?.prep_time).toBe(minutes);
  });

  it.each(['1 1/2 cups', '3 Tassen', '2 tasses', '4 tazas', '750 ml'])('are none where the yield is a volume: %s', (recipeYield) => {
    const data = { recipeIngredient: lines, recipeInstructions: steps, recipeYield };
    const { recipe } = reading({ title: 'Dish of the house', data, body: '<h1>Dish of the house</h1>' });
    expect([recipe?.servings, recipe?.yield_text]).toEqual([null, recipeYield]);
  });

  it.each([
    ['en', 'Ingredients', '<h2>Ingredients for 5 (small) servings</h2>', 5],
    ['pl', 'Składniki', '<div>6 os.</div><h2>Składniki</h2>', 6],
    ['de', 'Zutaten', '<ul><li>Für 3 Personen</li><li>Leicht</li></ul><h2>Zutaten</h2>', 3],
    ['es', 'Ingredientes', '<p>Raciones: 8</p><h2>Ingredientes</h2>', 8],
  ])('shown in words are read (%s, %s)', (lang, _, above, servings) => {
    const read = reading({
      lang,
      title: 'Dish of the house',
      body: `<h1>Dish of the house</h1>${above}${list(lines)}<h2>Method</h2>${list(steps, 'ol')}`,
    });
    expect(read.recipe?.servings).toBe(servings);
  });

  it('are those of a list beside the ingredients', () => {
    const body = `<h1>Dish of the house</h1><h2>Ingredients</h2>${list(lines)}${'<p>This is a dish that we all love, whatever the day.</p>'.repeat(9)}<ul><li>Serves: 20</li><li>Cost: cheap</li></ul><h2>Method</h2>${list(steps, 'ol')}`;
    expect(reading({ title: 'Dish of the house', body }).recipe?.servings).toBe(20);
  });
});
