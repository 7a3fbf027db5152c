import { queryKey, type RouteOutput } from '@simmer/client';
import type { ChefRelation, CommunityRecipePage } from '@simmer/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { facets, lists, tray } from './queries';
import type { WriteRules } from './rules';

const madeLists = queryKey('GET /community/recipes/:id/made');
const comments = queryKey('GET /community/recipes/:id/comments');
const mine = queryKey('GET /community/recipes/:id/mine');
const chefs = queryKey('GET /community/chefs/:username');
const kitchens = queryKey('GET /community/chefs/:username/kitchen');
const galleries = queryKey('GET /community/recipes');
const pages = queryKey('GET /community/recipe-pages/:slug');
const feedCounts = queryKey('GET /community/feed', {});
/** What shows whom a cook follows. */
const ofFollowed = [galleries, feedCounts, queryKey('GET /community/feed/recipes'), queryKey('GET /community/followed')];
/** What shows nothing of muted and blocked cooks. */
const withoutHidden = [...ofFollowed, queryKey('GET /community/feed/answers')];

/** Shows on the open pages of a recipe what has changed of it. */
const changePages = (cache: QueryClient, id: string, change: (page: CommunityRecipePage) => CommunityRecipePage): void =>
  void cache.setQueriesData<CommunityRecipePage>({ queryKey: pages }, (page) => (page?.card.id === id ? change(page) : page));

const keepRelation = (cache: QueryClient, relation: ChefRelation, { username }: { username: string }): void =>
  void cache.setQueryData<RouteOutput<'GET /community/chefs/:username'>>(
    queryKey('GET /community/chefs/:username', { username }),
    (known) => known && { ...known, relation },
  );

export const communityWrites = {
  'PUT /community/recipes/:id/rating': {
    idempotent: true,
    keep(cache, rating, { id }) {
      cache.setQueryData(queryKey('GET /community/recipes/:id/rating', { id }), rating);
      const { rating_average, rating_count } = rating;
      changePages(cache, id, (page) => ({ ...page, card: { ...page.card, rating_average, rating_count } }));
    },
    // for the spread of the stars
    invalidates: [pages],
  },
  'PUT /community/recipes/:id/copy': {
    idempotent: true,
    keep: (cache, copy, { id }) => changePages(cache, id, (page) => ({ ...page, copy })),
    invalidates: [lists, facets, tray],
  },
  'PUT /community/recipes/:id/made': { idempotent: true, invalidates: [madeLists, mine] },
  'DELETE /community/recipes/:id/made/:postId': { idempotent: true, invalidates: [madeLists, mine] },
  'PUT /community/recipes/:id/comments/:postId': { idempotent: true, invalidates: [comments] },
  'DELETE /community/recipes/:id/comments/:postId': { idempotent: true, invalidates: [comments] },
  'POST /community/posts/:id/restore': { idempotent: true, invalidates: [madeLists, comments, mine] },
  'PUT /community/chefs/:username/follow': { idempotent: true, keep: keepRelation, invalidates: [chefs, kitchens, ...ofFollowed] },
  'PUT /community/chefs/:username/mute': { idempotent: true, keep: keepRelation, invalidates: withoutHidden },
  'PUT /community/chefs/:username/block': { idempotent: true, keep: keepRelation, invalidates: [chefs, kitchens, ...withoutHidden] },
  // what was new on the screen stays marked until it is opened again
  'PUT /community/feed/seen': { idempotent: true, keep: (cache, counts) => void cache.setQueryData(feedCounts, counts) },
} satisfies WriteRules;
