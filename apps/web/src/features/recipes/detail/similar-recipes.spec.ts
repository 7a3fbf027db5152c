import { similarRecipes } from './similar-recipes';

const recipe = (id: string, title: string, tags: string[], rating: number | null = null) => ({ id, title, tags, favorite: false, rating });

describe('similar recipes', () => {
  const tart = recipe('1', 'Leek tart', ['dinner', 'spring']);
  const soup = recipe('2', 'Leek soup', ['dinner']);
  const salad = recipe('3', 'Radish salad', ['lunch', 'spring']);
  const roast = recipe('4', 'Roast beef', ['dinner']);
  const better = recipe('5', 'Pork chops', ['Dinner'], 5);
  const cake = recipe('6', 'Lemon cake', ['dessert']);
  const library = [tart, soup, salad, roast, better, cake];

  it('have most in common, the rarest counting most, and are never the recipe itself', () => {
    expect(similarRecipes(tart, library, 3)).toEqual([soup, salad, better]);
  });

  it('are none where nothing is in common', () => {
    expect(similarRecipes(cake, library, 3)).toEqual([]);
  });
});
