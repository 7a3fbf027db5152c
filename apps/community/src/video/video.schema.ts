import type { VideoChapter, VideoTab } from '@simmer/contracts';
import { Schema } from 'mongoose';

export const VIDEO_MODEL = 'Video';
export const VIDEO_CATEGORY_MODEL = 'VideoCategory';

export interface VideoDocument {
  _id: string;
  youtubeId: string;
  url: string;
  title: string;
  /** In small letters: what is sorted by. */
  titleKey: string;
  description: string;
  /** Ids of categories. */
  category: string[];
  tags: string[];
  notes: string;
  isFeatured: boolean;
  isActive: boolean;
  thumbnailUrl: string | null;
  thumbnailMedium: string | null;
  thumbnailHigh: string | null;
  duration: string;
  durationSeconds: number;
  publishedAt: Date | null;
  channelId: string;
  channelTitle: string;
  viewCount: number;
  likeCount: number;
  addedAt: Date;
  /** Follows from its categories and its words. */
  tab: VideoTab;
  chapters: VideoChapter[];
  recipeSlug: string | null;
  /** Not at the provider. */
  isDemo: boolean;
  /** Counts every change. */
  revision: number;
}

export interface VideoCategoryDocument {
  _id: string;
  name: string;
  nameDe: string;
  tab: VideoTab | null;
  isActive: boolean;
  order: number;
}

const text = { type: String, default: '' };
const address = { type: String, default: null };
const number = { type: Number, default: 0 };

export const VideoSchema = new Schema<VideoDocument>(
  {
    _id: { type: String, required: true },
    youtubeId: { type: String, required: true },
    url: { type: String, required: true },
    title: { type: String, required: true },
    titleKey: { type: String, required: true },
    description: text,
    category: [String],
    tags: [String],
    notes: text,
    isFeatured: { type: Boolean, default: false },
    isActive: { type: Boolean, default: true },
    thumbnailUrl: address,
    thumbnailMedium: address,
    thumbnailHigh: address,
    duration: text,
    durationSeconds: number,
    publishedAt: { type: Date, default: null },
    channelId: text,
    channelTitle: text,
    viewCount: number,
    likeCount: number,
    addedAt: { type: Date, required: true },
    tab: { type: String, required: true },
    chapters: [{ _id: false, at: Number, title: String, step: { type: Number, default: null } }],
    recipeSlug: address,
    isDemo: { type: Boolean, default: false },
    revision: { type: Number, required: true },
  },
  { collection: 'videos', versionKey: false, id: false },
);
VideoSchema.index({ youtubeId: 1 }, { unique: true });
VideoSchema.index({ isActive: 1, addedAt: -1, _id: -1 });

export const VideoCategorySchema = new Schema<VideoCategoryDocument>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    nameDe: { type: String, required: true },
    tab: { type: String, default: null },
    isActive: { type: Boolean, default: true },
    order: { type: Number, required: true },
  },
  { collection: 'video_categories', versionKey: false, id: false },
);
