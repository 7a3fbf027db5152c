import { z } from 'zod';
import { FEED_MAIL_FREQUENCIES, FEED_MAIL_HOURS, FEED_MAIL_LIMITS } from '../constants';
import { Id, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';
import { CommunityRecipe, CommunityRecipeDetail } from './gallery';
import { FeedAnswer, FeedNotice } from './feed';

const { items, text } = FEED_MAIL_LIMITS;

const chosen = {
  frequency: z.enum(FEED_MAIL_FREQUENCIES),
  hour: z.literal(FEED_MAIL_HOURS).describe('Of the day, where the cook is'),
  includes_answers: z.boolean().describe('Whether answers to the cook are in it'),
};
export const FeedMailSettings = z.object(chosen);
export type FeedMailSettings = z.infer<typeof FeedMailSettings>;

const ofRecipe = CommunityRecipeDetail.pick({ slug: true, title: true });
const part = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item).max(items).describe('The newest first'), has_more: z.boolean() });

/** What is new for a cook, as a mail has it. */
export const FeedNews = z.object({
  recipes: part(
    ofRecipe.extend({
      cook: z.string().describe('Their username, or whom the recipe names'),
      source_url: CommunityRecipe.shape.source_url,
    }),
  ),
  answers: part(
    z.object({
      kind: FeedAnswer.shape.kind,
      cook: z.string().nullable().describe('Their username'),
      text: z.string().describe(`Its first ${text} characters`),
      recipe: ofRecipe,
    }),
  ),
  notices: part(FeedNotice),
});
export type FeedNews = z.infer<typeof FeedNews>;

/** What is new in the feed, by mail: community knows what is new, identity writes and sends. */
export const feedMail = {
  readSettings: operation('rpc.community.feed-mail.read-settings', {
    summary: 'Get how often what is new in your feed comes by email',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/community/feed/mail' },
    input: z.strictObject({}),
    output: FeedMailSettings,
  }),
  changeSettings: operation('rpc.community.feed-mail.change-settings', {
    summary: 'Choose how often what is new in your feed comes by email',
    access: 'cook',
    scope: 'none',
    http: { method: 'PUT', path: '/community/feed/mail' },
    input: z.strictObject({
      ...chosen,
      time_zone: z.string().max(64).nullable().describe('Such as `Europe/Berlin`; null, or one that is not known here: UTC'),
    }),
    output: FeedMailSettings,
  }),
  /** Called when a mail is about to be sent, so that nothing is in it that was hidden or removed since it was requested. */
  readNews: operation('rpc.community.feed-mail.read-news', {
    summary: 'Get what a mail says is new in a cook’s feed; nothing for a cook who wants no such mail any more',
    access: 'service',
    callers: ['identity'],
    input: z.strictObject({ accountId: Id, since: Timestamp, until: Timestamp }),
    output: z.object({ news: FeedNews.nullable().describe('Null when there is nothing to say') }),
  }),
  stop: operation('rpc.community.feed-mail.stop', {
    summary: 'End the mails with what is new in a cook’s feed',
    access: 'service',
    callers: ['identity'],
    input: z.strictObject({ accountId: Id }),
    output: z.object({ stopped: z.literal(true) }),
  }),
};
