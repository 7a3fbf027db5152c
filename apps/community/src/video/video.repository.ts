import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { SHORT_VIDEO_SECONDS, type VideoSort, type VideoTab } from '@simmer/contracts';
import { unlessConflict, wasInserted } from '@simmer/kit';
import type { Model, SortOrder } from 'mongoose';
import { VIDEO_MODEL, type VideoDocument } from './video.schema';

export interface VideoFilter {
  isActive?: boolean;
  /** In title, description or channel title, in whatever case; empty: everything. */
  search: string;
  tab?: VideoTab | undefined;
  categories?: readonly string[];
  tags?: readonly string[];
  /** Seconds. */
  durationMin?: number | undefined;
  durationMax?: number | undefined;
}

export interface VideoOrder {
  sort: VideoSort;
  featuredFirst: boolean;
  limit: number;
  offset: number;
}

const FEATURED: Record<string, SortOrder> = { isFeatured: -1 };
const SORTS: Record<VideoSort, Record<string, SortOrder>> = {
  newest: { addedAt: -1 },
  oldest: { addedAt: 1 },
  most_viewed: { viewCount: -1 },
  title: { titleKey: 1 },
};

@Injectable()
export class VideoRepository {
  constructor(@InjectModel(VIDEO_MODEL) private readonly videos: Model<VideoDocument>) {}

  find(id: string): Promise<VideoDocument | null> {
    return this.videos.findById(id).lean<VideoDocument>().exec();
  }

  findByYouTubeId(youtubeId: string): Promise<VideoDocument | null> {
    return this.videos.findOne({ youtubeId }).lean<VideoDocument>().exec();
  }

  list(filter: VideoFilter, { sort, featuredFirst, limit, offset }: VideoOrder): Promise<VideoDocument[]> {
    return this.videos
      .find(conditionsOf(filter))
      .sort({ ...(featuredFirst && FEATURED), ...SORTS[sort], _id: -1 })
      .skip(offset)
      .limit(limit)
      .lean<VideoDocument[]>()
      .exec();
  }

  count(filter: VideoFilter): Promise<number> {
    return this.videos.countDocuments(conditionsOf(filter)).exec();
  }

  /** How many are shown on a tab, and how many of all of them are short. */
  countTab(tab: VideoTab): Promise<number> {
    return this.count({ isActive: true, search: '', tab });
  }
  countShort(): Promise<number> {
    return this.count({ isActive: true, search: '', durationMax: SHORT_VIDEO_SECONDS });
  }

  /** False where there is one with its id, or of the same video at the provider. */
  insert(video: VideoDocument): Promise<boolean> {
    return wasInserted(this.videos.create(video));
  }

  /** Writes the revision after the one that was read; null when another writer was first. */
  async change(read: VideoDocument, set: Partial<VideoDocument>): Promise<VideoDocument | null> {
    const { _id, revision } = read;
    const next = { ...set, revision: revision + 1 };
    const written = await unlessConflict(() => this.videos.updateOne({ _id, revision }, { $set: next }));
    return written?.modifiedCount === 1 ? { ...read, ...next } : null;
  }

  /** All that are in a category. */
  inCategory(category: string): Promise<VideoDocument[]> {
    return this.videos.find({ category }).lean<VideoDocument[]>().exec();
  }
}

function conditionsOf({ isActive, search, tab, categories = [], tags = [], durationMin, durationMax }: VideoFilter) {
  const found = { $regex: search.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`), $options: 'i' };
  const isTimed = durationMin !== undefined || durationMax !== undefined;
  return {
    ...(isActive !== undefined && { isActive }),
    ...(tab && { tab }),
    ...(categories.length > 0 && { category: { $in: [...categories] } }),
    ...(tags.length > 0 && { tags: { $in: [...tags] } }),
    // one whose duration is not known is neither short nor long
    ...(isTimed && {
      durationSeconds: { $gte: Math.max(1, durationMin ?? 0), ...(durationMax !== undefined && { $lte: durationMax }) },
    }),
    ...(search && { $or: [{ title: found }, { description: found }, { channelTitle: found }] }),
  };
}
