import { CATEGORIES, DIFFICULTIES, RECIPE_SORTS, TIME_RANGES } from '@simmer/contracts/constants';
import type { ListedRecipe } from './listed-recipe';
import { type ListFilter, type ListPosition, RecipeList } from './recipe-list';

const TITLES = ['Apple cake', 'apple cake', 'Äpple cake', 'Bean stew', 'Crème brûlée', '🍲'];
const TIMES = [0, 5, 14, 15, 30, 31, 60, 61, 240];

/** With many equal titles, times, ratings and difficulties. */
const recipes: ListedRecipe[] = Array.from({ length: 60 }, (_, at) => ({
  id: `id-${String(at).padStart(2, '0')}`,
  title: TITLES[at % TITLES.length] ?? '',
  total_time: TIMES[at % TIMES.length] ?? 0,
  difficulty: DIFFICULTIES[at % 2] ?? 'easy',
  tags: at % 4 === 0 ? ['Dinner', 'quick'] : at % 4 === 1 ? ['dessert', 'Lunch'] : [],
  favorite: at % 7 === 0,
  rating: at % 3 === 0 ? (at % 5) + 1 : null,
  times_cooked: at % 6,
  collections: [],
}));
const ids = (found: readonly ListedRecipe[]): string[] => found.map(({ id }) => id);

describe('a list of recipes', () => {
  const list = new RecipeList(recipes);

  it.each(RECIPE_SORTS)('gives all of them once, page after page, by %s', (sort) => {
    const all: string[] = [];
    let after: ListPosition | undefined;
    for (let turns = 0; turns < 60 && (turns === 0 || after); turns++) {
      const { items, next, total } = list.page({}, sort, 7, after);
      expect(total).toBe(60);
      all.push(...ids(items));
      after = next ?? undefined;
    }
    expect(all).toEqual(ids(list.list({}, sort)));
    expect(new Set(all).size).toBe(60);
  });

  it('sorts as each order says, of equal ones the newest first unless by title, time or age', () => {
    const first = (sort: (typeof RECIPE_SORTS)[number]) => list.list({}, sort)[0];
    expect(first('newest')?.id).toBe('id-59');
    expect(first('oldest')?.id).toBe('id-00');
    expect(first('title')?.title).toBe('🍲');
    expect(first('quickest')).toMatchObject({ id: 'id-01', total_time: 5 });
    expect(list.list({}, 'quickest').at(-1)?.total_time).toBe(0);
    expect(first('most-cooked')).toMatchObject({ id: 'id-59', times_cooked: 5 });
    expect(ids(list.list({}, 'favorites')).slice(0, 3)).toEqual(['id-56', 'id-49', 'id-42']);
    expect(first('highest-rated')).toMatchObject({ rating: 5, id: 'id-54' });
    expect(list.list({}, 'highest-rated').at(-1)?.rating).toBeNull();
  });

  it('goes on after a recipe that is gone', () => {
    const changing = new RecipeList(recipes);
    const { items, next } = changing.page({}, 'title', 5);
    for (const { id } of items) changing.remove(id);
    expect(ids(changing.page({}, 'title', 5, next ?? undefined).items)).toEqual(ids(list.page({}, 'title', 5, next ?? undefined).items));
  });

  const filters: ListFilter[] = [{}, { favorite: true }, { among: new Set(ids(recipes.slice(10, 30))) }];
  it.each(filters)('counts for each option what it then shows, given %j', (filter) => {
    const facets = list.facets(filter);
    const shown = (more: ListFilter): number => list.list({ ...filter, ...more }, 'newest').length;
    expect([facets.total, facets.favorites]).toEqual([shown({}), shown({ favorite: true })]);
    for (const category of CATEGORIES)
      expect([category, facets.categories[category]]).toEqual([category, shown({ categories: [category] })]);
    for (const one of DIFFICULTIES) expect([one, facets.difficulties[one]]).toEqual([one, shown({ difficulties: [one] })]);
    for (const range of TIME_RANGES) expect([range, facets.timeRanges[range]]).toEqual([range, shown({ timeRanges: [range] })]);
  });

  it('takes one match within a group, and wants every group', () => {
    const found = list.list({ categories: ['dinner', 'lunch'], difficulties: ['easy'], timeRanges: ['under-15', '15-30'] }, 'oldest');
    const expected = recipes.filter(
      ({ tags, difficulty, total_time }) => tags.length > 0 && difficulty === 'easy' && total_time > 0 && total_time <= 30,
    );
    expect(ids(found)).toEqual(ids(expected));
    expect(expected.length).toBeGreaterThan(0);
  });

  it('knows a changed recipe by what it has become, in every order that was asked for', () => {
    const changing = new RecipeList(recipes);
    for (const sort of RECIPE_SORTS) changing.list({}, sort);
    const changed = { ...recipes[0], title: 'Aardvark', favorite: false, tags: ['snack'], total_time: 1 } as ListedRecipe;
    changing.put(changed);
    changing.put({ ...changed, id: 'id-99' });
    changing.remove('id-33');
    const fresh = new RecipeList([...recipes.slice(1).filter(({ id }) => id !== 'id-33'), changed, { ...changed, id: 'id-99' }]);
    for (const sort of RECIPE_SORTS) expect(ids(changing.list({}, sort))).toEqual(ids(fresh.list({}, sort)));
    expect(changing.facets({})).toEqual(fresh.facets({}));
    expect(changing.get('id-00')).toEqual(changed);
    expect(changing.size).toBe(60);
  });
});
