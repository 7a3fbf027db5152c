import { allFoods } from '@simmer/foods/all';
import { excerptsOf } from './excerpts';
import { findRecipes } from './find-recipes';
import { RecipeIndex, type SearchableRecipe } from './recipe-index';

const recipe = (id: string, title: string, more: Partial<SearchableRecipe> = {}): SearchableRecipe => ({
  id,
  title,
  ingredients: [],
  instructions: [],
  tags: [],
  total_time: 30,
  ...more,
});
const linguine = recipe('linguine', 'Weeknight leeks', { ingredients: ['2 leeks', '200 g linguine'], notes: 'the pasta for Wednesdays' });
const rigatoni = recipe('rigatoni', 'Slow tomato', { ingredients: ['400 g rigatoni'], total_time: 50 });
const cake = recipe('cake', 'Lemon cake', { ingredients: ['2 lemons', 'flour'], instructions: ['Grate the zest.', 'Bake the cake.'] });
const index = new RecipeIndex(allFoods(), [linguine, rigatoni, cake]);
const why = (of: SearchableRecipe, question: string) => {
  const hit = index.search(question).hits.find(({ id }) => id === of.id);
  return excerptsOf(of, hit?.reasons ?? [], allFoods()).map(({ field, line, text, marks, kindOf }) => ({
    field,
    line,
    shown: marks.map(([from, to]) => text.slice(from, to)),
    kindOf,
  }));
};

describe('why a recipe is a hit', () => {
  it('is the line with the word', () => {
    expect(why(cake, 'zest')).toEqual([{ field: 'instructions', line: 0, shown: ['zest'], kindOf: null }]);
    expect(why(rigatoni, 'pasta')).toEqual([{ field: 'ingredients', line: 0, shown: ['rigatoni'], kindOf: 'pasta' }]);
  });

  it('is one line for two words of it, and what a slip was meant to be', () => {
    expect(why(cake, 'lemn caek')).toEqual([{ field: 'title', line: 0, shown: ['Lemon', 'cake'], kindOf: null }]);
  });

  it('is cut from a long line, with the word in it', () => {
    const long = recipe('long', 'Stew', { instructions: [`${'Stir and wait. '.repeat(20)}Then add the paprika. ${'Stir. '.repeat(30)}`] });
    const { hits } = new RecipeIndex(allFoods(), [long]).search('paprika');
    const [excerpt] = excerptsOf(long, hits[0]?.reasons ?? [], allFoods());
    expect(excerpt?.text.length).toBeLessThan(100);
    expect(excerpt?.text).toMatch(/^….*paprika.*…$/);
    expect(excerpt?.marks.map(([from, to]) => excerpt.text.slice(from, to))).toEqual(['paprika']);
  });
});

describe('what a results page says', () => {
  it('names what fits but takes longer, with how much', () => {
    const { hits, slower, total } = findRecipes(index, 'pasta under 30 min', 10);
    expect([hits.map(({ id }) => id), total]).toEqual([['linguine'], 1]);
    expect(slower.map(({ id, minutesOver }) => [id, minutesOver])).toEqual([['rigatoni', 20]]);
  });

  it('says which word a near hit lacks', () => {
    const { hits, total } = findRecipes(index, 'lemon rigatoni zest', 10);
    expect([hits.map(({ id, lacks }) => [id, lacks]), total]).toEqual([[['cake', 'rigatoni']], 0]);
  });

  it('takes conditions for words when asked for the exact ones', () => {
    expect(findRecipes(index, 'no leeks', 10).hits.map(({ id }) => id)).not.toContain('linguine');
    expect(findRecipes(index, 'no leeks', 10, { exact: true }).hits.map(({ id }) => id)).toContain('linguine');
  });

  it('offers the words that find something by themselves when the question does not', () => {
    const two = new RecipeIndex(allFoods(), [recipe('a', 'Rhubarb tart'), recipe('b', 'Potato dumplings'), recipe('c', 'Plum dumplings')]);
    const { hits, parts } = findRecipes(two, 'rhubarb dumplings no sugar under 1 min', 10);
    expect([hits, parts]).toEqual([
      [],
      [
        { word: 'rhubarb', count: 1 },
        { word: 'dumplings', count: 2 },
      ],
    ]);
  });
});
