import { CATEGORIES, CLAIMED_DIETS, COMMUNITY_SORTS, CUISINES, DIFFICULTIES, type InputOf, operations } from '@simmer/contracts';
import { bootService, Mongo } from '@simmer/kit';
import { cook, isolatedEnvironment, serviceUnderTest } from '@simmer/testing';
import { CommunityModule } from '@svc/community';
import { v7 as uuidv7 } from 'uuid';
import { GalleryIndex } from '../../apps/community/src/gallery-index/gallery-index.port';
import { toIndexedCard } from '../../apps/community/src/gallery/gallery-card';
import type { GalleryCardDocument } from '../../apps/community/src/gallery/gallery.schema';
import type { CookDocument } from '../../apps/community/src/chef/cook.schema';
import { relationId } from '../../apps/community/src/chef/relation.schema';
import { FakeIdentityModule } from '../../apps/community/src/spec/fake-identity';

const { feed, gallery } = operations.community;
type Question = InputOf<typeof gallery.list>;

const MAINS = ['chicken', 'lentil', 'salmon', 'mushroom', 'beef', 'tofu', 'pumpkin', 'chickpea', 'potato', 'spinach'];
const DISHES = ['soup', 'stew', 'pie', 'salad', 'curry', 'pasta', 'casserole', 'tacos', 'risotto', 'stir-fry'];
const MANNERS = ['creamy', 'spicy', 'quick', 'roasted', 'smoky', 'lemony', 'weeknight', 'green', 'golden', 'slow'];
const AT_ONCE = 1_000;
const RECIPES_EACH = 12;
const FOLLOWED = 20;

/** One of a list, spread so that no two properties of a card go together. */
const oneOf = <T>(values: readonly T[], at: number, step: number): T => values[Math.floor(at / step) % values.length] as T;

const cardAt = (at: number, ownerId: string): GalleryCardDocument => {
  const main = oneOf(MAINS, at * 3, 1);
  return {
    _id: uuidv7(),
    recipeId: uuidv7(),
    ownerId,
    revision: 1,
    adapted_from: null,
    slug: `recipe-${at}`,
    slugEnd: String(at),
    title: `${oneOf(MANNERS, at, 1)} ${main} ${oneOf(DISHES, at, 10)}`,
    author: 'Mara',
    total_time: 10 + (at % 9) * 10,
    servings: 4,
    difficulty: oneOf(DIFFICULTIES, at, 7),
    tags: [oneOf(CATEGORIES, at, 11)],
    image_url: null,
    image: null,
    form: 'recipe',
    license: 'cc-by-sa',
    credit_line: '',
    comes_from: '',
    source_url: null,
    checked_diets: [],
    plate: { url: '/plates/soup.svg', ground: 'sage' },
    cuisine: oneOf(CUISINES, at, 13),
    diets: at % 3 === 0 ? [oneOf(CLAIMED_DIETS, at, 5)] : [],
    language: at % 4 === 0 ? 'de' : 'en',
    ingredients: [main, 'onion', 'olive oil', 'garlic', 'carrot', 'salt'].map((name) => ({ text: `2 ${name}`, name })),
    figures: { rating_average: 1 + (at % 41) / 10, rating_count: at % 50, save_count: at % 50, trending: (at * 7919) % 1_000, revision: 1 },
    // long ago: whoever inserts a card puts it into the index too
    changedAt: new Date(0),
  };
};

const cookAt = (accountId: string, at: number): CookDocument => ({
  _id: accountId,
  username: `cook-${at}`,
  about: '',
  picture: { kind: 'letters' },
  revision: 1,
});

const filters: Record<string, (at: number) => Question> = {
  'no filter': () => ({}),
  cuisine: (at) => ({ cuisine: oneOf(CUISINES, at, 1) }),
  diet: (at) => ({ diet: oneOf(CLAIMED_DIETS, at, 1) }),
  difficulty: (at) => ({ difficulty: oneOf(DIFFICULTIES, at, 1) }),
  time: (at) => ({ timeRange: at % 2 ? '30' : '60' }),
  category: (at) => ({ category: oneOf(CATEGORIES, at, 1) }),
};
const sorted = COMMUNITY_SORTS.flatMap((sort) =>
  Object.entries(filters).map(([name, filter]) => [`${sort}, ${name}`, (at: number): Question => ({ sort, ...filter(at) })] as const),
);
const questions: Record<string, (at: number) => Question> = {
  ...Object.fromEntries(sorted),
  'search, one word': (at) => ({ search: oneOf(MAINS, at, 1) }),
  'search, two words': (at) => ({ search: `${oneOf(MAINS, at, 1)} ${oneOf(DISHES, at * 7, 1)}` }),
  'search, with a typing error': (at) => ({ search: `${oneOf(MAINS, at, 1).slice(0, -2)} ${oneOf(DISHES, at, 1)}` }),
  'search, under 30 minutes': (at) => ({ search: `${oneOf(DISHES, at, 1)} under 30 minutes` }),
  'search, without garlic': (at) => ({ search: `${oneOf(DISHES, at, 1)} no garlic` }),
};
/** What a cook who follows some asks of their feed. */
const FEED_QUESTIONS = ['feed, recipes', 'feed, counts'];
export const GALLERY_QUESTIONS = [...Object.keys(questions), ...FEED_QUESTIONS];

/** The community service on real servers, and a way to put any number of cards into its gallery. */
export async function openGalleries() {
  const environment = isolatedEnvironment();
  const identity = await bootService('identity', FakeIdentityModule, environment);
  const community = await serviceUnderTest('community', CommunityModule, environment);
  const { connection } = community.get(Mongo);
  const index = community.running.app.get<GalleryIndex>(GalleryIndex);
  const reader = cook();
  let stored = 0;

  async function insert(count: number): Promise<void> {
    const owners = Array.from({ length: Math.ceil(count / RECIPES_EACH) }, () => uuidv7());
    if (stored === 0) await follow(owners.slice(0, FOLLOWED));
    const cards = Array.from({ length: count }, (_, at) => cardAt(stored + at, oneOf(owners, at, RECIPES_EACH)));
    await connection.collection('cooks').insertMany(owners.map(cookAt) as never[], { ordered: false });
    await connection.collection('gallery').insertMany(cards as never[], { ordered: false });
    await index.put(cards.map(toIndexedCard));
    stored += count;
  }

  const follow = (owners: readonly string[]): Promise<unknown> =>
    connection.collection('relations').insertMany(
      owners.map((to) => ({
        _id: relationId(reader.accountId, to) as never,
        from: reader.accountId,
        to,
        follows: true,
        mutes: false,
        blocks: false,
      })),
    );

  function answerTo(name: string, at: number): Promise<object> {
    if (name === 'feed, recipes') return community.call(feed.listRecipes, { limit: 12 }, reader);
    if (name === 'feed, counts') return community.call(feed.counts, {}, reader);
    return community.call(gallery.list, { limit: 12, language: 'en', ...questions[name]?.(at) }, reader);
  }

  return {
    async fillUpTo(total: number): Promise<void> {
      while (stored < total) await insert(Math.min(total - stored, AT_ONCE));
    },
    /** Milliseconds until the answer, and its bytes as JSON. */
    async ask(name: string, at: number): Promise<{ took: number; bytes: number }> {
      const begun = performance.now();
      const answer = await answerTo(name, at);
      return { took: performance.now() - begun, bytes: JSON.stringify(answer).length };
    },
    async close(): Promise<void> {
      await community.close();
      await identity.stop();
    },
  };
}
