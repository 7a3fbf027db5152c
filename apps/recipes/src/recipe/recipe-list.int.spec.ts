import { CATEGORIES, DIFFICULTIES, type InputOf, recipe, RECIPE_SORTS, type RecipeSummary, TIME_RANGES } from '@simmer/contracts';
import { bootService, Mongo } from '@simmer/kit';
import { cook, type ServiceUnderTest, serviceUnderTest, waitUntil } from '@simmer/testing';
import { RecipesModule } from '../recipes.module';

type Draft = InputOf<typeof recipe.create>;
type ListInput = InputOf<typeof recipe.list>;

const TITLES = ['Apple cake', 'apple cake', 'Äpple cake', 'Bean stew', 'Crème brûlée', '🍲'];
const TIMES = [0, 5, 14, 15, 30, 31, 60, 61, 240];

/** 45 recipes with many equal titles, times and difficulties. */
const drafts: Draft[] = Array.from({ length: 45 }, (_, at) => ({
  title: TITLES[at % TITLES.length] ?? '',
  total_time: TIMES[at % TIMES.length] ?? 0,
  difficulty: DIFFICULTIES[at % 2] ?? 'easy',
  tags: at % 4 === 0 ? ['Dinner', 'quick'] : at % 4 === 1 ? ['dessert', 'Lunch'] : [],
  ingredients: at % 5 === 0 ? ['200 g jalapeño (50%)'] : ['1 egg'],
}));

describe('the list of recipes', () => {
  let recipes: ServiceUnderTest;
  const ann = cook();
  const ids: string[] = [];
  const list = (input: ListInput) => recipes.call(recipe.list, input, ann);

  beforeAll(async () => {
    recipes = await serviceUnderTest('recipes', RecipesModule);
    for (const draft of drafts) ids.push((await recipes.call(recipe.create, draft, ann)).id);
    for (const id of ids.slice(0, 7)) await recipes.call(recipe.setFavorite, { id, favorite: true }, ann);
  });
  afterAll(() => recipes.close());

  async function wholeList(input: ListInput): Promise<RecipeSummary[]> {
    const all: RecipeSummary[] = [];
    let after: string | undefined;
    do {
      const page = await list({ ...input, ...(after && { after }) });
      expect(page.total).toBeGreaterThanOrEqual(page.items.length);
      all.push(...page.items);
      after = page.next ?? undefined;
    } while (after);
    return all;
  }

  it('shows 12 a page, newest first', async () => {
    const page = await list({});
    expect(page.items.map(({ id }) => id)).toEqual([...ids].reverse().slice(0, 12));
    expect(page.total).toBe(45);
  });

  it.each(RECIPE_SORTS)('pages through all of them once by %s, equal values included', async (sort) => {
    const all = await wholeList({ sort, limit: 4 });
    expect(all).toHaveLength(45);
    expect(new Set(all.map(({ id }) => id)).size).toBe(45);
  });

  it('ends with the page that is just full', async () => {
    expect(await list({ limit: 45 })).toMatchObject({ next: null });
  });

  it('stays complete when recipes come and go between two pages', async () => {
    const bea = cook();
    const made: string[] = [];
    for (let at = 0; at < 6; at++) made.push((await recipes.call(recipe.create, { title: 'Same' }, bea)).id);
    const first = await recipes.call(recipe.list, { sort: 'title', limit: 3 }, bea);
    await recipes.call(recipe.delete, { id: made[1] ?? '' }, bea);
    await recipes.call(recipe.delete, { id: made[2] ?? '' }, bea);
    await recipes.call(recipe.create, { title: 'A new one' }, bea);
    const second = await recipes.call(recipe.list, { sort: 'title', limit: 3, ...(first.next && { after: first.next }) }, bea);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(made);
  });

  it('sorts by title without minding case and accents, by time with unknown times last', async () => {
    const titles = (await wholeList({ sort: 'title' })).map(({ title }) => title);
    expect(titles[0]).toBe('🍲');
    expect(titles.findIndex((title) => title === 'Bean stew')).toBeGreaterThan(
      titles.findLastIndex((title) => title.toLowerCase().endsWith('pple cake')),
    );
    const times = (await wholeList({ sort: 'quickest' })).map(({ total_time }) => total_time);
    expect(times.slice(0, 5)).toEqual([5, 5, 5, 5, 5]);
    expect(times.slice(-5)).toEqual([0, 0, 0, 0, 0]);
  });

  const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

  it.each([
    ['apple', 'apple'],
    ['ÄPPLE CAKE', 'apple cake'],
    ['creme', 'creme'],
    ['jalapeno', 'jalapeno'],
    ['JALAPEÑO (50%)', 'jalapeno 50'],
    ['cake apple', 'apple cake'],
    ['apple jalapeno', 'apple jalapeno'],
    ['dinner', 'dinner'],
    ['jalapeon', 'jalapeno'],
    ['stew without jalapeno', 'stew'],
  ])('finds %j in titles, ingredients and tags, every word of it', async (search, words) => {
    const expected = drafts.filter((draft) => {
      const text = plain([draft.title, ...(draft.tags ?? []), ...(draft.ingredients ?? [])].join(' '));
      return words.split(' ').every((word) => text.includes(word)) && !(search.includes('without') && text.includes('jalapeno'));
    });
    expect(expected.length).toBeGreaterThan(0);
    expect((await list({ search })).total).toBe(expected.length);
  });

  it.each(['.*', '$where', '[', '\\', '^x'])('takes %j as text to look for, not as a pattern', async (search) => {
    expect((await list({ search })).total).toBe(0);
  });

  it('shows in every process what was written in any of them', async () => {
    const other = await bootService('recipes', RecipesModule, recipes.environment);
    try {
      // it hears the bus before its store is ready
      await waitUntil(
        () =>
          other.app
            .get(Mongo)
            .isReady()
            .catch(() => false),
        'the store of the other process',
      );
      const cat = cook();
      for (let at = 0; at < 12; at++) {
        const { id } = await recipes.call(recipe.create, { title: `Soup ${at}` }, cat);
        if (at % 3 === 2) await recipes.call(recipe.delete, { id }, cat);
        else await recipes.call(recipe.setFavorite, { id, favorite: true }, cat);
        const stays = at + 1 - Math.floor((at + 1) / 3);
        const [page, counts] = await Promise.all([
          recipes.call(recipe.list, { favorite: true }, cat),
          recipes.call(recipe.facets, { search: 'soup' }, cat),
        ]);
        expect([page.total, page.items.length, counts.total, counts.favorites]).toEqual([stays, stays, stays, stays]);
      }
    } finally {
      await other.stop();
    }
  });

  it('combines filters: any option within a group, every group', async () => {
    const found = await wholeList({ categories: ['dinner', 'lunch'], difficulties: ['easy'], favorite: true });
    const expected = drafts.slice(0, 7).filter((draft) => draft.tags?.length && draft.difficulty === 'easy');
    expect(found).toHaveLength(expected.length);
    expect(expected.length).toBeGreaterThan(0);
  });

  it.each([{}, { search: 'apple' }, { favorite: true }])(
    'counts for each filter option what the filter then shows, given %j',
    async (given) => {
      const facets = await recipes.call(recipe.facets, given, ann);
      expect(facets.total).toBe((await list(given)).total);
      expect(facets.favorites).toBe((await list({ ...given, favorite: true })).total);
      for (const category of CATEGORIES)
        expect([category, facets.categories[category]]).toEqual([category, (await list({ ...given, categories: [category] })).total]);
      for (const difficulty of DIFFICULTIES)
        expect([difficulty, facets.difficulties[difficulty]]).toEqual([
          difficulty,
          (await list({ ...given, difficulties: [difficulty] })).total,
        ]);
      for (const range of TIME_RANGES)
        expect([range, facets.timeRanges[range]]).toEqual([range, (await list({ ...given, timeRanges: [range] })).total]);
    },
  );

  it('refuses a cursor that was changed or belongs to another sort', async () => {
    const { next } = await list({ sort: 'title' });
    for (const after of ['x', next ?? ''])
      await expect(list({ sort: 'newest', after })).rejects.toMatchObject({
        code: 'request.unknown-cursor',
        errors: [{ pointer: '/after', message: expect.any(String) }],
      });
  });
});
