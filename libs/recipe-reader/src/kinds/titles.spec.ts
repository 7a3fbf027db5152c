import { list, reading } from './reading.fixture';

const data = (name: string) => ({
  name,
  recipeIngredient: ['3 plums', '200 g flour', '100 g butter'],
  recipeInstructions: ['Rub the butter into the flour and press it into a tin.', 'Lay the plums on top and bake for forty minutes.'],
});
const page = (h1: string): string => `<h1>${h1}</h1><h2>Ingredients</h2>${list(data('').recipeIngredient)}`;

describe('the title', () => {
  it.each<[string, string, string, string, string]>([
    ['the site is left at its end', 'Plum slice | Cook’s Corner', 'Plum slice', 'Plum slice | Cook’s Corner', 'Plum slice'],
    ['a section and the site', 'Plum slice - Baking - Corner', 'Plum slice', 'Plum slice - Baking - Corner', 'Plum slice'],
    ['a teaser', 'Plum slice: easy!', 'Plum slice', 'Plum slice', 'Plum slice'],
    [
      'the heading says more',
      'Plum slice',
      'Plum slice with almond crumble',
      'Plum slice with almond crumble | Corner',
      'Plum slice with almond crumble',
    ],
    ['a word before it', 'Recipe - Plum slice', 'Plum slice', 'Recipe - Plum slice', 'Plum slice'],
    ['the same with a colon, and no heading', 'Recipe: Plum slice', '', 'Corner', 'Plum slice'],
    ['a heading of the site', 'Plum slice', 'Cook’s Corner', 'Plum slice | Cook’s Corner', 'Plum slice'],
    ['the heading of the article', 'Plum slice', 'What my aunt did with plums', 'What my aunt did with plums', 'Plum slice'],
  ])('%s', (_, name, h1, head, title) => {
    expect(reading({ title: name, head, data: data(name), body: page(h1) }).recipe?.title).toBe(title);
  });

  it('in two elements is read whole', () => {
    const read = reading({
      title: 'x',
      head: 'Roast plums with almond cream – Corner',
      body: `<h1>Roast plums</h1><p class="sub">with almond cream</p><h2>Ingredients</h2>${list(data('').recipeIngredient)}<h2>Method</h2>${list(data('').recipeInstructions)}`,
    });
    expect(read.recipe?.title).toBe('Roast plums with almond cream');
  });

  it('of a marked recipe is its own heading', () => {
    const read = reading({
      title: 'x',
      head: 'What my aunt did with plums',
      body: `<h1>What my aunt did with plums</h1><p>She had many.</p><div itemscope itemtype="https://schema.org/Recipe"><h2>Plum slice</h2><ul>${data(
        '',
      )
        .recipeIngredient.map((line) => `<li itemprop="recipeIngredient">${line}</li>`)
        .join('')}</ul><div itemprop="recipeInstructions">${data('')
        .recipeInstructions.map((line) => `<p>${line}</p>`)
        .join('')}</div></div>`,
    });
    expect(read.recipe?.title).toBe('Plum slice');
  });
});
