import { linesWithGroups, PICTURE, readFile, zipOf } from '../../testing/read-file';

const recipe = (
  name: string,
  rest = '',
) => `<div class="recipe-details"><meta content="id" itemprop="recipeId"><meta content="True" itemprop="recipeIsFavourite"><meta content="4" itemprop="recipeRating">
  <img src="images/id_0.jpg" class="recipe-photo"/><h2 itemprop="name">${name}</h2><div>Courses: <span itemprop="recipeCourse">Dessert</span></div><meta content="Cake" itemprop="recipeCategory"><meta content="Party" itemprop="recipeCategory"><span itemprop="recipeCollection">Grandma</span>
  <span itemprop="recipeSource"><a href="https://cakes.example/carrot?long=1">https://cakes.exa…</a></span><span itemprop="recipeYield">Serves 8-10</span><span>20 mins</span><meta content="PT20M" itemprop="prepTime"><meta content="PT0S" itemprop="cookTime">
  <div class="recipe-ingredients" itemprop="recipeIngredients"><p><b>Cake</b></p><p>200 g carrots</p><p></p><p><b>Icing</b></p><p>100 g sugar </p></div>
  <div itemprop="recipeDirections"><p>1. Grate &amp; mix.</p><p></p><p>2. Bake.</p></div><div class="recipe-notes" itemprop="recipeNotes"><p>Keeps a week.</p><p>Freeze it.</p></div>
  <meta content="310" itemprop="recipeNutCalories"><meta content="12.5" itemprop="recipeNutTotalFat"><meta content="210" itemprop="recipeNutSodium">${rest}</div>`;
const page = (...recipes: string[]) => `<!DOCTYPE html><html><body>${recipes.join('')}</body></html>`;

describe('Recipe Keeper', () => {
  it('reads every field, with the picture beside the file', async () => {
    const { format, entries } = await readFile(
      'recipekeeper.zip',
      await zipOf({ 'recipes.html': page(recipe('Carrot cake'), recipe('Another')), 'images/id_0.jpg': PICTURE }),
    );
    expect(format).toBe('recipe-keeper');
    expect(entries).toHaveLength(2);
    const first = entries[0] && 'recipe' in entries[0] ? entries[0].recipe : null;
    expect(first).toMatchObject({
      title: 'Carrot cake',
      prep_time: 20,
      cook_time: null,
      servings: 8,
      yield_text: 'Serves 8-10',
      tags: ['Dessert', 'Cake', 'Party', 'Grandma'],
      source_url: 'https://cakes.example/carrot?long=1',
      notes: 'Keeps a week.\nFreeze it.',
      rating: 4,
      favorite: true,
      nutrition: { calories: 310, total_fat: 12.5, sodium: 210 },
      pictures: [{ bytes: Buffer.from(PICTURE) }],
      losses: [],
    });
    expect(linesWithGroups(first?.ingredients ?? [])).toEqual(['Cake › 200 g carrots', 'Icing › 100 g sugar']);
    expect(first?.instructions.map(({ text }) => text)).toEqual(['Grate & mix.', 'Bake.']);
  });

  it('keeps one of several pictures and tells of the others', async () => {
    const second = '<img src="images/id_1.jpg"/>';
    const { entries } = await readFile(
      'recipekeeper.zip',
      await zipOf({ 'recipes.html': page(recipe('Carrot cake', second)), 'images/id_0.jpg': PICTURE, 'images/id_1.jpg': PICTURE }),
    );
    expect(entries).toMatchObject([
      { recipe: { pictures: [{ bytes: Buffer.from(PICTURE) }], losses: [{ code: 'more-pictures', params: { count: 1 } }] } },
    ]);
  });

  it('reads thousands of recipes in one file', async () => {
    const { entries } = await readFile('recipes.html', page(...Array.from({ length: 3_000 }, (_, index) => recipe(`Cake ${index}`))));
    expect(entries.at(-1)).toMatchObject({ recipe: { title: 'Cake 2999', losses: [{ code: 'picture-missing' }] } });
    expect(entries).toHaveLength(3_000);
  });
});
