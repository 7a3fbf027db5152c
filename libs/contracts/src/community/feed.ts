import { z } from 'zod';
import { CONTENT_KINDS, FEED_PARTS, MOST_NEW_IN_FEED, POST_LIMITS, RECIPE_LIMITS } from '../constants';
import { Id, pageInput, pageOf, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';
import { Chef, ChefSummary } from './chef';
import { CommunityRecipe, CommunityRecipeDetail } from './gallery';
import { Image } from '../media/image';

const isNew = { is_new: z.boolean().describe('Whether it came after this part was last seen') };

export const FeedRecipe = CommunityRecipe.extend({
  cook: ChefSummary.nullable().describe('Null without a username'),
  created_at: Timestamp,
  ...isNew,
});
export type FeedRecipe = z.infer<typeof FeedRecipe>;

/** What another cook wrote under a recipe of the reader's, or in answer to a comment of theirs. */
export const FeedAnswer = z.object({
  id: Id,
  kind: z.enum(['made', 'comment', 'answer']),
  cook: ChefSummary.nullable().describe('Null without a username'),
  text: z.string().max(POST_LIMITS.comment),
  image: Image.nullable(),
  recipe: CommunityRecipeDetail.pick({ id: true, slug: true, title: true, rating_average: true, rating_count: true }),
  created_at: Timestamp,
  ...isNew,
});
export type FeedAnswer = z.infer<typeof FeedAnswer>;

const ofNotice = { id: Id, created_at: Timestamp, ...isNew };
const ofOffer = {
  cook: ChefSummary.nullable().describe('Who offers, or who answered; null without a username'),
  recipe: CommunityRecipeDetail.pick({ slug: true, title: true }).describe('That the changes are for'),
  fork: CommunityRecipeDetail.pick({ slug: true }).describe('The version that they are from'),
  changes: z.int(),
};

/** What the reader has to know: what staff decided last about something of theirs, and changes that are offered. */
export const FeedNotice = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('decision'),
    ...ofNotice,
    outcome: z
      .enum(['hidden', 'warned', 'banned', 'restored', 'kept', 'passed'])
      .describe('`passed`: it was held back, and everybody sees it now'),
    content: z.enum(CONTENT_KINDS),
    title: z.string().max(RECIPE_LIMITS.title).describe('Of the recipe, or the username'),
  }),
  z.object({ kind: z.literal('offer').describe('Waits for the reader’s answer'), ...ofNotice, ...ofOffer }),
  z.object({ kind: z.literal('offer-answer').describe('What became of the reader’s offer'), ...ofNotice, ...ofOffer, taken: z.int() }),
]);
export type FeedNotice = z.infer<typeof FeedNotice>;

const count = z.int().max(MOST_NEW_IN_FEED).describe('New since it was last seen; more are not counted');
export const FeedCounts = z.object({ recipes: count, answers: count, notices: count, as_of: Timestamp });
export type FeedCounts = z.infer<typeof FeedCounts>;

const asOf = { as_of: Timestamp.describe('When this was read: what `see` is told once it was shown') };

/** So many cooks are offered to who follows nobody. */
const SUGGESTED_COOKS = 3;
export const SuggestedCook = ChefSummary.extend(Chef.pick({ about: true }).shape);
export type SuggestedCook = z.infer<typeof SuggestedCook>;

/** It is read when it is asked for: nothing is copied to those who follow. */
export const feed = {
  counts: operation('rpc.community.feed.counts', {
    summary: 'Count what is new in your feed',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/community/feed' },
    input: z.strictObject({}),
    output: FeedCounts,
  }),
  listRecipes: operation('rpc.community.feed.list-recipes', {
    summary: 'List the recipes of the cooks you follow, newest first',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/community/feed/recipes', cost: 3 },
    input: z.strictObject({ ...pageInput }),
    output: pageOf(FeedRecipe).extend(asOf),
  }),
  listAnswers: operation('rpc.community.feed.list-answers', {
    summary: 'List what others wrote under your recipes and in answer to your comments, newest first',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/community/feed/answers', cost: 2 },
    input: z.strictObject({ ...pageInput }),
    output: pageOf(FeedAnswer).extend(asOf),
  }),
  listNotices: operation('rpc.community.feed.list-notices', {
    summary: 'List what was decided about what you published, and changes that are offered, latest first',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/community/feed/notices', cost: 2 },
    input: z.strictObject({ ...pageInput }),
    output: pageOf(FeedNotice).extend(asOf),
  }),
  see: operation('rpc.community.feed.see', {
    summary: 'Say which parts of your feed you have seen, until when; an earlier time changes nothing',
    access: 'cook',
    scope: 'none',
    http: { method: 'PUT', path: '/community/feed/seen' },
    input: z.strictObject({
      parts: z.array(z.enum(FEED_PARTS)).min(1).max(FEED_PARTS.length),
      until: Timestamp.describe('`as_of` of what was shown; never later than now'),
    }),
    output: FeedCounts,
  }),
  suggestCooks: operation('rpc.community.feed.suggest-cooks', {
    summary: 'Suggest cooks to follow: those of the recipes that are cooked most',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/community/suggested-cooks', cost: 2 },
    input: z.strictObject({}),
    output: z.object({ items: z.array(SuggestedCook).max(SUGGESTED_COOKS) }),
  }),
};
