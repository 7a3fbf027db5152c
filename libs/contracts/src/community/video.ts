import { z } from 'zod';
import { MAX_SEARCH_LENGTH, RECIPE_LIMITS, VIDEO_LIMITS, VIDEO_SORTS, VIDEO_TABS, VIDEOS_PER_PAGE } from '../constants';
import { Id, PageSize, pageItems, requiredText, text, Timestamp, WebAddress } from '../kit/fields';
import { operation } from '../kit/operation';
import { rule } from '../kit/rules';
import { Plate } from '../recipes/plate';
import { youtubeIdOf } from './youtube-address';

const tag = requiredText(VIDEO_LIMITS.tag, rule('tag'));
const DAY_SECONDS = 86_400;
const seconds = z.int({ error: rule('whole-number') }).min(0, { error: rule('at-least', { least: 0 }) });

/** Several texts in a query string: `?tags=soup,freezer`; an array is accepted too. */
const textList = (most: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
    z.array(text(VIDEO_LIMITS.tag)).max(most).default([]),
  );

const wholeNumber = z.coerce
  .number({ error: rule('whole-number') })
  .int({ error: rule('whole-number') })
  .min(0, { error: rule('at-least', { least: 0 }) });
const yesOrNo = z.union([z.stringbool(), z.boolean()], { error: rule('yes-or-no') });

export const VideoChapter = z.strictObject({
  at: seconds.max(DAY_SECONDS, { error: rule('at-most', { most: DAY_SECONDS }) }).describe('Seconds from the start'),
  title: requiredText(VIDEO_LIMITS.chapter, rule('video-chapter')),
  step: z.int().min(1).max(RECIPE_LIMITS.lines).nullable().default(null).describe('Of the recipe of the video; null where it shows none'),
});
export type VideoChapter = z.infer<typeof VideoChapter>;

/** What the provider says of a video. */
export const VideoMetadata = z.strictObject({
  title: text(VIDEO_LIMITS.title),
  description: text(VIDEO_LIMITS.description),
  tags: z.array(tag).max(VIDEO_LIMITS.tags),
  thumbnail_url: WebAddress.nullable(),
  thumbnail_medium: WebAddress.nullable(),
  thumbnail_high: WebAddress.nullable(),
  duration: z.string().max(40).describe('Such as PT1H4M20S; empty where it is not known'),
  published_at: Timestamp.nullable(),
  channel_id: text(120),
  channel_title: text(120),
  view_count: z.int().min(0),
  like_count: z.int().min(0),
});
export type VideoMetadata = z.infer<typeof VideoMetadata>;

export const Video = z.object({
  id: Id,
  youtube_id: z.string(),
  url: z.string(),
  title: text(VIDEO_LIMITS.title),
  description: text(VIDEO_LIMITS.description),
  category: z.array(Id).max(VIDEO_LIMITS.categories).describe('Ids of categories'),
  tags: z.array(tag).max(VIDEO_LIMITS.tags),
  is_featured: z.boolean(),
  is_active: z.boolean(),
  thumbnail_url: z.string().nullable(),
  thumbnail_medium: z.string().nullable(),
  thumbnail_high: z.string().nullable(),
  duration: z.string().describe('Such as PT1H4M20S; empty where it is not known'),
  duration_seconds: z.int().describe('0 where it is not known'),
  published_at: Timestamp.nullable(),
  channel_id: z.string(),
  channel_title: z.string(),
  view_count: z.int(),
  like_count: z.int(),
  added_at: Timestamp,
  tab: z.enum(VIDEO_TABS),
  chapters: z.array(VideoChapter).max(VIDEO_LIMITS.chapters),
  recipe_slug: z.string().nullable().describe('Of the published recipe that it cooks; null where it cooks none'),
  plate: Plate.describe('Drawn, for where no thumbnail comes'),
  is_demo: z.boolean().describe('Not at the provider: a stand-in film is played'),
});
export type Video = z.infer<typeof Video>;

export const StaffVideo = Video.extend({ notes: z.string().describe('Of the staff, for the staff'), revision: z.int() });
export type StaffVideo = z.infer<typeof StaffVideo>;

const paging = {
  limit: PageSize.unwrap().default(VIDEOS_PER_PAGE),
  offset: wholeNumber.default(0).describe('How many are left out at the beginning'),
};
const pageWithTotal = <T extends z.ZodType>(item: T) => z.object({ items: pageItems(item), total: z.int() });
const search = text(MAX_SEARCH_LENGTH).default('').describe('Case-insensitive, in title, description and channel title');

export const video = {
  list: operation('rpc.community.video.list', {
    summary: 'List the videos about Simmer, newest first unless sorted; empty also while they cannot be read',
    access: 'public',
    http: { method: 'GET', path: '/videos', sharedAmongVisitors: true },
    input: z.strictObject({
      ...paging,
      search,
      tab: z.enum(VIDEO_TABS).optional(),
      categories: textList(VIDEO_LIMITS.categories).describe('Ids; a video is in one of them'),
      tags: textList(VIDEO_LIMITS.tags).describe('A video has one of them'),
      duration_min: wholeNumber.optional().describe('Seconds'),
      duration_max: wholeNumber.optional().describe('Seconds'),
      sort: z.enum(VIDEO_SORTS).default('newest'),
      featured_first: yesOrNo.default(false),
    }),
    output: pageWithTotal(Video),
  }),
  counts: operation('rpc.community.video.counts', {
    summary: 'Count the videos of each tab; nothing anywhere also while they cannot be read',
    access: 'public',
    http: { method: 'GET', path: '/video-counts', sharedAmongVisitors: true },
    input: z.strictObject({}),
    output: z.object({
      tabs: z.object({ recipes: z.int(), 'meal-plan': z.int(), shopping: z.int() }),
      short: z.int().describe('Of all, those that are short'),
    }),
  }),
  read: operation('rpc.community.video.read', {
    summary: 'Get a video',
    access: 'public',
    http: { method: 'GET', path: '/videos/:id', sharedAmongVisitors: true },
    input: z.strictObject({ id: Id }),
    output: Video,
    errors: ['community.video-not-found'],
  }),
};

const categoryFields = {
  name: requiredText(VIDEO_LIMITS.categoryName, rule('video-category')),
  name_de: requiredText(VIDEO_LIMITS.categoryName, rule('video-category')),
  tab: z.enum(VIDEO_TABS).nullable().default(null).describe('Where its videos stand; null: by the words of each'),
};

export const VideoCategory = z.object({
  id: Id,
  name: z.string(),
  name_de: z.string(),
  tab: z.enum(VIDEO_TABS).nullable(),
  is_active: z.boolean(),
  order: z.int(),
});
export type VideoCategory = z.infer<typeof VideoCategory>;

const Categories = z.object({ items: z.array(VideoCategory).max(VIDEO_LIMITS.allCategories) });

export const videoCategory = {
  list: operation('rpc.community.video-category.list', {
    summary: 'List the categories of videos that are in use, in their order; empty also while they cannot be read',
    access: 'public',
    http: { method: 'GET', path: '/video-categories', sharedAmongVisitors: true },
    input: z.strictObject({}),
    output: Categories,
  }),
};

const YouTubeAddress = text(2_048, rule('youtube-address')).refine((address) => youtubeIdOf(address) !== null, {
  error: rule('youtube-address'),
});

/** What staff write about a video. */
const videoFields = {
  title: requiredText(VIDEO_LIMITS.title, rule('video-title')),
  description: text(VIDEO_LIMITS.description).default(''),
  category: z.array(Id).max(VIDEO_LIMITS.categories).default([]),
  tags: z.array(tag).max(VIDEO_LIMITS.tags).default([]),
  notes: text(VIDEO_LIMITS.notes).default(''),
  chapters: z.array(VideoChapter).max(VIDEO_LIMITS.chapters).default([]),
  recipe_slug: text(200).nullable().default(null),
  is_featured: z.boolean().default(false),
};

const staffRoles = ['moderator'] as const;
const onVideo = { id: Id, revision: z.int().describe('Of the video, as it was read') };
const videoErrors = ['community.video-not-found', 'community.video-changed'] as const;
const fieldErrors = ['community.video-recipe-unknown', 'community.video-category-not-found'] as const;

export const staffVideo = {
  list: operation('rpc.community.staff-video.list', {
    summary: 'List all videos, the hidden ones as well, newest first',
    access: 'staff',
    staffRoles,
    http: { method: 'GET', path: '/staff/videos' },
    input: z.strictObject({ ...paging, search, state: z.enum(['all', 'shown', 'hidden']).default('all') }),
    output: pageWithTotal(StaffVideo),
  }),
  lookUp: operation('rpc.community.staff-video.look-up', {
    summary: 'Ask the provider about a video, with a key of the caller that is neither stored nor logged',
    access: 'staff',
    staffRoles,
    unlogged: ['key'],
    http: { method: 'POST', path: '/staff/video-lookups' },
    input: z.strictObject({
      url: YouTubeAddress,
      key: text(VIDEO_LIMITS.key).default('').describe('Of the YouTube Data API v3; empty: it is not asked'),
    }),
    output: z.object({
      youtube_id: z.string(),
      metadata: VideoMetadata.nullable().describe('Null where nothing came back'),
      known_as: Id.nullable().describe('The video that it is here already'),
    }),
  }),
  add: operation('rpc.community.staff-video.add', {
    summary: 'Add a video by its address',
    access: 'staff',
    staffRoles,
    http: { method: 'POST', path: '/staff/videos', status: 201 },
    input: z.strictObject({ id: Id, url: YouTubeAddress, ...videoFields, metadata: VideoMetadata.nullable().default(null) }),
    output: StaffVideo,
    errors: ['community.video-known', ...fieldErrors, 'request.id-reused'],
  }),
  update: operation('rpc.community.staff-video.update', {
    summary: 'Change what is written about a video',
    access: 'staff',
    staffRoles,
    http: { method: 'PUT', path: '/staff/videos/:id' },
    input: z.strictObject({ ...onVideo, ...videoFields }),
    output: StaffVideo,
    errors: [...videoErrors, ...fieldErrors],
  }),
  setFeatured: operation('rpc.community.staff-video.set-featured', {
    summary: 'Show a video first on the help page, or not any more',
    access: 'staff',
    staffRoles,
    http: { method: 'PUT', path: '/staff/videos/:id/featured' },
    input: z.strictObject({ ...onVideo, is_featured: z.boolean() }),
    output: StaffVideo,
    errors: videoErrors,
  }),
  setActive: operation('rpc.community.staff-video.set-active', {
    summary: 'Hide a video from everybody, or show it again',
    access: 'staff',
    staffRoles,
    http: { method: 'PUT', path: '/staff/videos/:id/active' },
    input: z.strictObject({ ...onVideo, is_active: z.boolean() }),
    output: StaffVideo,
    errors: videoErrors,
  }),
};

export const staffVideoCategory = {
  list: operation('rpc.community.staff-video-category.list', {
    summary: 'List all categories of videos, in their order',
    access: 'staff',
    staffRoles,
    audited: false,
    http: { method: 'GET', path: '/staff/video-categories' },
    input: z.strictObject({}),
    output: Categories,
  }),
  add: operation('rpc.community.staff-video-category.add', {
    summary: 'Add a category of videos, at the end',
    access: 'staff',
    staffRoles,
    http: { method: 'POST', path: '/staff/video-categories', status: 201 },
    input: z.strictObject({ id: Id, ...categoryFields }),
    output: VideoCategory,
    errors: ['community.too-many-video-categories'],
  }),
  update: operation('rpc.community.staff-video-category.update', {
    summary: 'Change a category of videos, or take it out of use',
    access: 'staff',
    staffRoles,
    http: { method: 'PUT', path: '/staff/video-categories/:id' },
    input: z.strictObject({ id: Id, ...categoryFields, is_active: z.boolean() }),
    output: VideoCategory,
    errors: ['community.video-category-not-found'],
  }),
  sort: operation('rpc.community.staff-video-category.sort', {
    summary: 'Put the categories of videos into an order; those that are not named follow',
    access: 'staff',
    staffRoles,
    http: { method: 'PUT', path: '/staff/video-category-order' },
    input: z.strictObject({ ids: z.array(Id).min(1).max(VIDEO_LIMITS.allCategories) }),
    output: Categories,
  }),
};

const DemoVideo = z.strictObject({
  id: Id,
  youtube_id: z.string(),
  ...videoFields,
  duration: z.string().max(40),
  view_count: z.int().min(0),
  channel_title: text(120),
  added_at: Timestamp,
});
export type DemoVideo = z.input<typeof DemoVideo>;

export const demoVideo = {
  store: operation('rpc.community.demo-video.store', {
    summary: 'Store the videos of the demo, which are at no provider; what is there stays as it is',
    access: 'service',
    callers: ['operator'],
    input: z.strictObject({
      categories: z.array(z.strictObject({ id: Id, ...categoryFields })).max(VIDEO_LIMITS.allCategories),
      videos: z.array(DemoVideo).max(50),
    }),
    output: z.object({ added: z.int() }),
  }),
};
