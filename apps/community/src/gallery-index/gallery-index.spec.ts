import { type ClaimedDiet, CLAIMED_DIETS, CUISINES, DIFFICULTIES } from '@simmer/contracts';
import { allFoods } from '@simmer/foods/all';
import { v7 as uuidv7 } from 'uuid';
import type { GalleryFilter, GalleryIndex, GalleryQuestion, IndexedCard } from './gallery-index.port';
import { SqliteGalleryIndex } from './sqlite-gallery-index';

const EVERYTHING: GalleryFilter = {
  search: '',
  cuisine: null,
  diet: null,
  difficulty: null,
  category: null,
  minutes: null,
  authors: null,
  withoutAuthors: [],
};
const FIRST: GalleryQuestion = { ...EVERYTHING, sort: null, language: null, limit: 12, after: null };
const BEGIN = Date.parse('2026-11-01T12:00:00Z');
let made = 0;

function card(title: string, more: Partial<IndexedCard> = {}): IndexedCard {
  made += 1;
  return {
    id: uuidv7({ msecs: BEGIN + made * 1_000 }),
    authorId: 'ann',
    title,
    tags: [],
    ingredients: [],
    language: 'en',
    minutes: 20,
    difficulty: 'easy',
    cuisine: null,
    diets: [],
    categories: [],
    trending: 0,
    rating: 0,
    saves: 0,
    ...more,
  };
}

const lines = (...texts: string[]) => texts.map((text) => ({ text, name: '' }));

/** What every index of the gallery promises. */
describe.each([['SQLite', (): GalleryIndex => new SqliteGalleryIndex(allFoods())]])('the index of the gallery in %s', (_, open) => {
  let index: GalleryIndex;
  let titles: Map<string, string>;
  beforeEach(() => {
    index = open();
    titles = new Map();
  });

  async function put(...cards: IndexedCard[]): Promise<void> {
    await index.put(cards);
    for (const { id, title } of cards) titles.set(id, title);
  }
  const found = async (question: Partial<GalleryQuestion> = {}): Promise<(string | undefined)[]> =>
    (await index.find({ ...FIRST, ...question })).ids.map((id) => titles.get(id));
  const counted = (filter: Partial<GalleryFilter> = {}, most = 1_001): Promise<number> => index.count({ ...EVERYTHING, ...filter }, most);

  it('lists the newest first, and follows a card that is replaced or removed', async () => {
    const soup = card('Soup');
    const stew = card('Stew');
    await put(soup, stew);
    expect(await found()).toEqual(['Stew', 'Soup']);
    await put({ ...soup, title: 'Leek soup' });
    expect(await found()).toEqual(['Stew', 'Leek soup']);
    await index.remove([stew.id, uuidv7()]);
    expect(await found()).toEqual(['Leek soup']);
    expect(await found({ search: 'stew' })).toEqual([]);
  });

  it('counts what was shared after a moment, of some cooks', async () => {
    const [soup, stew, foreign] = [card('Soup'), card('Stew'), card('Tart', { authorId: 'eve' })];
    await put(soup, stew, foreign);
    const sharedAfter = new Date(Number.parseInt(soup.id.replace('-', '').slice(0, 12), 16));
    expect(await counted({ authors: ['ann'], sharedAfter })).toBe(1);
    expect(await counted({ sharedAfter })).toBe(2);
    expect(await counted({ authors: ['ann'], sharedAfter: new Date(sharedAfter.getTime() - 1) })).toBe(2);
  });

  it('sorts by each of the figures, equal ones by their age', async () => {
    await put(
      card('Old', { saves: 1 }),
      card('Saved', { saves: 9 }),
      card('Rated', { rating: 4.5 }),
      card('Cooked', { trending: 3 }),
      card('New', { saves: 1 }),
    );
    expect(await found({ sort: 'save_count' })).toEqual(['Saved', 'New', 'Old', 'Cooked', 'Rated']);
    expect(await found({ sort: 'rating_average' })).toEqual(['Rated', 'New', 'Cooked', 'Saved', 'Old']);
    expect(await found({ sort: 'trending' })).toEqual(['Cooked', 'New', 'Rated', 'Saved', 'Old']);
    expect(await found({ sort: 'created_at' })).toEqual(['New', 'Cooked', 'Rated', 'Saved', 'Old']);
  });

  it('finds and counts a diet alike, whether few cards have it or many', async () => {
    const many = Array.from({ length: 520 }, (_, at) => card(`Vegan ${at}`, { diets: ['vegan'], saves: at, minutes: at % 2 ? 10 : 60 }));
    await put(...many, card('Keto', { diets: ['keto'], saves: 3 }), card('Other', { diets: ['keto'], authorId: 'bob' }));
    expect(await found({ diet: 'keto', sort: 'save_count' })).toEqual(['Keto', 'Other']);
    expect(await found({ diet: 'dairy-free', sort: 'save_count', limit: 2 })).toEqual(['Vegan 519', 'Vegan 518']);
    expect(await found({ diet: 'keto', authors: ['bob'] })).toEqual(['Other']);
    const counts = [{ diet: 'keto' }, { diet: 'vegetarian' }, { diet: 'vegan', minutes: 15 }, { diet: 'keto', authors: ['bob'] }] as const;
    expect(await Promise.all(counts.map((filter) => counted(filter)))).toEqual([2, 520, 260, 1]);
    await index.remove(many.slice(0, 30).map(({ id }) => id));
    expect(await counted({ diet: 'vegan' })).toBe(490);
    expect(await found({ diet: 'vegan', sort: 'save_count', limit: 1 })).toEqual(['Vegan 519']);
  });

  it('filters by what the author says and by time, alone and together', async () => {
    await put(
      card('Thai curry', { cuisine: 'thai', diets: ['vegan'], minutes: 30, categories: ['dinner'] }),
      card('Green curry', { cuisine: 'thai', difficulty: 'hard', minutes: 31 }),
      card('Toast', { diets: ['vegetarian'], minutes: 5, categories: ['breakfast', 'snack'] }),
      card('Of unknown time', { minutes: 0 }),
    );
    expect(await found({ cuisine: 'thai' })).toEqual(['Green curry', 'Thai curry']);
    expect(await found({ difficulty: 'hard' })).toEqual(['Green curry']);
    expect(await found({ minutes: 30 })).toEqual(['Toast', 'Thai curry']);
    expect(await found({ category: 'snack' })).toEqual(['Toast']);
    expect(await found({ cuisine: 'thai', minutes: 30, diet: 'vegan' })).toEqual(['Thai curry']);
    expect(await counted({ cuisine: 'thai' })).toBe(2);
    expect(await counted({ minutes: 30 })).toBe(2);
  });

  it('takes what is vegan for vegetarian and free of dairy as well', async () => {
    await put(card('Dal', { diets: ['vegan'] }));
    const finding = await Promise.all(CLAIMED_DIETS.map(async (diet) => ((await counted({ diet })) > 0 ? [diet] : [])));
    expect(finding.flat()).toEqual(['vegetarian', 'vegan', 'dairy-free'] satisfies ClaimedDiet[]);
  });

  it('shows the language of the reader first and nothing twice, page after page', async () => {
    const cards = Array.from({ length: 31 }, (_, at) =>
      card(`Dish ${at}`, { language: ['en', 'de', 'de-AT', null][at % 4] ?? null, saves: at % 3, cuisine: CUISINES[at % 2] ?? null }),
    );
    await put(...cards);
    for (const sort of ['created_at', 'save_count', null] as const) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: { ids: string[]; next: string | null } = await index.find({ ...FIRST, sort, language: 'de', limit: 4, after });
        seen.push(...page.ids);
        after = page.next;
      } while (after !== null);
      expect(new Set(seen).size).toBe(31);
      expect(seen).toHaveLength(31);
      const isGerman = seen.map((id) => cards.find((one) => one.id === id)?.language?.startsWith('de') ?? false);
      expect(isGerman.lastIndexOf(true)).toBe(isGerman.filter(Boolean).length - 1);
    }
  });

  it('shows only whom a cook follows, and nobody who is blocked', async () => {
    await put(card('Of Ann'), card('Of Ben', { authorId: 'ben' }), card('Of Eve', { authorId: 'eve' }));
    expect(await found({ authors: ['ben', 'eve'], withoutAuthors: ['eve'] })).toEqual(['Of Ben']);
    expect(await found({ authors: [] })).toEqual([]);
    expect(await counted({ withoutAuthors: ['eve'] })).toBe(2);
  });

  it('counts up to a bound', async () => {
    await put(...Array.from({ length: 30 }, (_, at) => card(`Dish ${at}`, { difficulty: DIFFICULTIES[at % 3] ?? 'easy' })));
    expect(await counted({}, 21)).toBe(21);
    expect(await counted({ difficulty: 'hard' }, 21)).toBe(10);
    expect(await counted({ search: 'dish' }, 21)).toBe(21);
  });

  describe('searches', () => {
    beforeEach(() =>
      put(
        card('Tomato soup', { ingredients: lines('1 kg tomatoes', '1 onion', '20 g butter'), tags: ['winter'], minutes: 40 }),
        card('Linguine with garlic', {
          ingredients: lines('400 g linguine', '3 cloves garlic', '4 tbsp olive oil'),
          minutes: 15,
          saves: 50,
        }),
        card('Roast potatoes', { ingredients: lines('1 kg potatoes', '2 tbsp olive oil', '1 tomato'), minutes: 60 }),
        card('Kartoffelsuppe', { ingredients: lines('500 g Kartoffeln', '1 Zwiebel'), language: 'de', minutes: 35 }),
      ),
    );

    it('titles, ingredients and tags, the title first', async () => {
      expect(await found({ search: 'tomatoes' })).toEqual(['Tomato soup', 'Roast potatoes']);
      expect(await found({ search: 'winter' })).toEqual(['Tomato soup']);
      expect(await found({ search: 'linguine garlic' })).toEqual(['Linguine with garlic']);
      expect(await found({ search: 'garlic winter' })).toEqual([]);
    });

    it('foods by their kind and in the other language, beginnings and slips', async () => {
      expect(await found({ search: 'pasta' })).toEqual(['Linguine with garlic']);
      expect(await found({ search: 'potato' })).toEqual(['Roast potatoes', 'Kartoffelsuppe']);
      expect(await found({ search: 'lingui' })).toEqual(['Linguine with garlic']);
      expect(await found({ search: 'tomatoe suop' })).toEqual(['Tomato soup']);
    });

    it('words as a whole where enough recipes have them, and not what they are the beginning of', async () => {
      await put(card('Eggplant', { saves: 9 }), card('Eggs'));
      expect(await found({ search: 'egg' })).toEqual(['Eggs', 'Eggplant']);
      await put(...Array.from({ length: 400 }, (_, at) => card(`Egg ${at}`)));
      expect(await counted({ search: 'egg' })).toBe(401);
      expect(await found({ search: 'egg', limit: 400 })).not.toContain('Eggplant');
      expect(await found({ search: 'eggpl' })).toEqual(['Eggplant']);
    });

    it('what keeps the conditions in the question, with and without words beside them', async () => {
      expect(await found({ search: 'tomato no butter' })).toEqual(['Roast potatoes']);
      expect(await found({ search: 'soup under 30 minutes' })).toEqual([]);
      expect(await found({ search: 'under 30 minutes' })).toEqual(['Linguine with garlic']);
      expect(await counted({ search: 'tomato no butter' })).toBe(1);
      expect(await counted({ search: 'under 30 minutes' })).toBe(1);
    });

    it('within the filters, in the order that is asked for, the language of the reader first', async () => {
      expect(await found({ search: 'tomato', minutes: 60, sort: 'created_at' })).toEqual(['Roast potatoes', 'Tomato soup']);
      expect(await found({ search: 'potato', language: 'de' })).toEqual(['Kartoffelsuppe', 'Roast potatoes']);
      expect(await found({ search: 'tomato', minutes: 15 })).toEqual([]);
    });

    it('page by page', async () => {
      const first = await index.find({ ...FIRST, search: 'tomato', limit: 1 });
      const second = await index.find({ ...FIRST, search: 'tomato', limit: 1, after: first.next });
      expect([...first.ids, ...second.ids].map((id) => titles.get(id))).toEqual(['Tomato soup', 'Roast potatoes']);
      expect(second.next).toBeNull();
    });

    it.each(['"', '*', '(', 'AND', 'a AND', 'title:x', '-', '^', 'NEAR(', "'; drop table card", '\u0000', '🍅', '💥"*', ' '.repeat(50)])(
      'takes %j for words and nothing else',
      async (search) => {
        await expect(index.find({ ...FIRST, search })).resolves.toMatchObject({ ids: expect.any(Array) });
        await expect(counted({ search })).resolves.toEqual(expect.any(Number));
      },
    );
  });

  it.each(['', 'x', 'c2_1_1', 'c0_1', 'h-1', 'c0_1e999_1', '{"$gt":""}', 'h12345'])('refuses the cursor %j', async (after) => {
    await expect(index.find({ ...FIRST, after })).rejects.toMatchObject({ code: 'request.unknown-cursor' });
  });

  it('refuses the cursor of a search for a list', async () => {
    await expect(index.find({ ...FIRST, after: 'h12' })).rejects.toMatchObject({ code: 'request.unknown-cursor' });
  });
});
