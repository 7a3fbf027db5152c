import { readRecipePage } from '../read-recipe-page';

describe('mark-up left over from another page', () => {
  const url = 'https://www.bistro.example/leek-tart';
  const shown =
    '<h1>Leek tart</h1><h2>Ingredients</h2><ul><li>3 leeks</li><li>200 g shortcrust pastry</li><li>150 ml cream</li><li>2 eggs</li></ul>' +
    '<h2>Method</h2><ol><li>Line a tin with the pastry and bake it blind.</li><li>Soften the leeks, spread them out and pour the eggs beaten with the cream over them.</li></ol>';
  const readPage = (title: string, marked: object): ReturnType<typeof readRecipePage> =>
    readRecipePage(
      `<title>${title}</title><script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', prepTime: 'PT5M', ...marked })}</script>${shown}`,
      url,
    );
  const muffins = {
    name: 'Oat muffins',
    recipeIngredient: ['100 g oats', '1 banana', '80 g sugar'],
    recipeInstructions: ['Mash and stir.', 'Fill the tin and bake for 20 minutes.'],
  };

  it('gives way to the dish that the page is named after and shows', () => {
    const { recipe, provenance, otherTitles } = readPage('Leek tart | Bistro', muffins);
    expect(recipe).toMatchObject({ title: 'Leek tart', prep_time: null });
    expect(recipe?.ingredients.map(({ text }) => text)).toEqual(['3 leeks', '200 g shortcrust pastry', '150 ml cream', '2 eggs']);
    expect(provenance.ingredients?.reader).toBe('visible-page');
    expect(otherTitles).toEqual(['Oat muffins']);
  });

  it('is none where the page is named after it, or shows its ingredients', () => {
    expect(readPage('Oat muffins | Bistro', muffins).recipe?.title).toBe('Oat muffins');
    const poireaux = { ...muffins, name: 'Tarte aux poireaux', recipeIngredient: ['leeks', 'shortcrust pastry', 'cream', 'eggs'] };
    expect(readPage('Leek tart | Bistro', poireaux).recipe).toMatchObject({ title: 'Tarte aux poireaux', prep_time: 5 });
  });
});
