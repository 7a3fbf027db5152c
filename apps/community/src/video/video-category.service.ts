import { Injectable } from '@nestjs/common';
import {
  type OutputOf,
  type ParsedInputOf,
  ProblemError,
  type staffVideoCategory,
  VIDEO_LIMITS,
  type VideoCategory,
} from '@simmer/contracts';
import { VideoCategoryRepository } from './video-category.repository';
import { videoTab } from './video-tab';
import { toVideoCategory } from './video-view';
import { VideoRepository } from './video.repository';

type Input<K extends keyof typeof staffVideoCategory> = ParsedInputOf<(typeof staffVideoCategory)[K]>;
type Categories = OutputOf<typeof staffVideoCategory.list>;

/** What staff do about the categories of videos. */
@Injectable()
export class VideoCategoryService {
  constructor(
    private readonly categories: VideoCategoryRepository,
    private readonly videos: VideoRepository,
  ) {}

  async list(): Promise<Categories> {
    return { items: (await this.categories.all()).map(toVideoCategory) };
  }

  /** Sent again it is the same category. */
  async add({ id, name, name_de: nameDe, tab }: Input<'add'>): Promise<VideoCategory> {
    const all = await this.categories.all();
    const known = all.find(({ _id }) => _id === id);
    if (known) return toVideoCategory(known);
    if (all.length >= VIDEO_LIMITS.allCategories) throw new ProblemError('community.too-many-video-categories');
    const fresh = { _id: id, name, nameDe, tab, isActive: true, order: 1 + Math.max(-1, ...all.map(({ order }) => order)) };
    await this.categories.insert(fresh);
    return toVideoCategory(fresh);
  }

  /** The videos of the category follow to its tab. Throws `community.video-category-not-found`. */
  async update({ id, name, name_de: nameDe, tab, is_active: isActive }: Input<'update'>): Promise<VideoCategory> {
    const changed = await this.categories.change(id, { name, nameDe, tab, isActive });
    if (!changed) throw new ProblemError('community.video-category-not-found');
    await this.sortVideos(id);
    return toVideoCategory(changed);
  }

  async sort({ ids }: Input<'sort'>): Promise<Categories> {
    const all = await this.categories.all();
    const place = (id: string): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    const sorted = all.toSorted((one, other) => place(one._id) - place(other._id));
    await Promise.all(sorted.map(({ _id }, order) => this.categories.setOrder(_id, order)));
    return { items: sorted.map((one, order) => toVideoCategory({ ...one, order })) };
  }

  /** Puts the videos of a category where they stand now. One that is changed at this moment is put there by that change. */
  private async sortVideos(category: string): Promise<void> {
    const tabs = new Map((await this.categories.all()).map((one) => [one._id, one.tab]));
    for (const video of await this.videos.inCategory(category)) {
      const tab = videoTab({ ...video, categoryTabs: video.category.map((id) => tabs.get(id) ?? null) });
      if (tab !== video.tab) await this.videos.change(video, { tab });
    }
  }
}
