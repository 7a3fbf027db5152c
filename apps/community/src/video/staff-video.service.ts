import { Injectable } from '@nestjs/common';
import {
  type OutputOf,
  type ParsedInputOf,
  ProblemError,
  type staffVideo,
  type StaffVideo,
  watchAddress,
  youtubeIdOf,
} from '@simmer/contracts';
import { fitting } from '@simmer/kit';
import { GalleryService } from '../gallery/gallery.service';
import { VideoProvider } from './provider/video-provider';
import { VideoCategoryRepository } from './video-category.repository';
import { secondsOf } from './video-duration';
import { videoTab } from './video-tab';
import { toStaffVideo } from './video-view';
import { VideoRepository } from './video.repository';
import type { VideoDocument } from './video.schema';

type Input<K extends keyof typeof staffVideo> = ParsedInputOf<(typeof staffVideo)[K]>;
type Written = Omit<Input<'update'>, 'id' | 'revision'>;

const STATES = { all: undefined, shown: true, hidden: false } as const;

/** What staff do about videos. */
@Injectable()
export class StaffVideoService {
  constructor(
    private readonly videos: VideoRepository,
    private readonly categories: VideoCategoryRepository,
    private readonly provider: VideoProvider,
    private readonly gallery: GalleryService,
  ) {}

  async list({ limit, offset, search, state }: Input<'list'>): Promise<OutputOf<typeof staffVideo.list>> {
    const isActive = STATES[state];
    const filter = { search, ...(isActive !== undefined && { isActive }) };
    const [found, total] = await Promise.all([
      this.videos.list(filter, { sort: 'newest', featuredFirst: false, limit, offset }),
      this.videos.count(filter),
    ]);
    return { items: fitting(found.map(toStaffVideo)), total };
  }

  async lookUp({ url, key }: Input<'lookUp'>): Promise<OutputOf<typeof staffVideo.lookUp>> {
    const youtubeId = idIn(url);
    const [metadata, known] = await Promise.all([
      key === '' ? null : this.provider.find(youtubeId, key),
      this.videos.findByYouTubeId(youtubeId),
    ]);
    return { youtube_id: youtubeId, metadata, known_as: known?._id ?? null };
  }

  /** Sent again it is the same video. Throws `community.video-known` for one that is here under another id. */
  async add({ id, url, metadata, ...written }: Input<'add'>, now = new Date()): Promise<StaffVideo> {
    const youtubeId = idIn(url);
    const fresh: VideoDocument = {
      _id: id,
      youtubeId,
      url: watchAddress(youtubeId),
      ...(await this.fieldsOf(written)),
      isActive: true,
      thumbnailUrl: metadata?.thumbnail_url ?? null,
      thumbnailMedium: metadata?.thumbnail_medium ?? null,
      thumbnailHigh: metadata?.thumbnail_high ?? null,
      duration: metadata?.duration ?? '',
      durationSeconds: secondsOf(metadata?.duration ?? ''),
      publishedAt: metadata?.published_at ? new Date(metadata.published_at) : null,
      channelId: metadata?.channel_id ?? '',
      channelTitle: metadata?.channel_title ?? '',
      viewCount: metadata?.view_count ?? 0,
      likeCount: metadata?.like_count ?? 0,
      addedAt: now,
      isDemo: false,
      revision: 1,
    };
    if (await this.videos.insert(fresh)) return toStaffVideo(fresh);
    const known = await this.videos.find(id);
    if (!known) throw new ProblemError('community.video-known');
    if (known.youtubeId !== youtubeId) throw new ProblemError('request.id-reused');
    return toStaffVideo(known);
  }

  update({ id, revision, ...written }: Input<'update'>): Promise<StaffVideo> {
    return this.change(id, revision, () => this.fieldsOf(written));
  }

  setFeatured({ id, revision, is_featured: isFeatured }: Input<'setFeatured'>): Promise<StaffVideo> {
    return this.change(id, revision, () => ({ isFeatured }));
  }

  setActive({ id, revision, is_active: isActive }: Input<'setActive'>): Promise<StaffVideo> {
    return this.change(id, revision, () => ({ isActive }));
  }

  /** Throws `community.video-not-found`, and `community.video-changed` where somebody else was first. */
  private async change(
    id: string,
    revision: number,
    decide: () => Partial<VideoDocument> | Promise<Partial<VideoDocument>>,
  ): Promise<StaffVideo> {
    const read = await this.videos.find(id);
    if (!read) throw new ProblemError('community.video-not-found');
    const changed = read.revision === revision ? await this.videos.change(read, await decide()) : null;
    if (!changed) throw new ProblemError('community.video-changed');
    return toStaffVideo(changed);
  }

  /** What staff have written, as it is stored. Throws for a category or a recipe that is not there. */
  private async fieldsOf({ recipe_slug: slug, is_featured: isFeatured, category, ...rest }: Written) {
    const known = new Map((await this.categories.all()).map((one) => [one._id, one.tab]));
    if (category.some((id) => !known.has(id))) throw new ProblemError('community.video-category-not-found');
    const recipeSlug = slug ? await this.gallery.findSlug(slug) : null;
    if (slug && recipeSlug === null) throw new ProblemError('community.video-recipe-unknown');
    return {
      ...rest,
      category,
      titleKey: titleKeyOf(rest.title),
      recipeSlug,
      isFeatured,
      tab: videoTab({ ...rest, categoryTabs: category.map((id) => known.get(id) ?? null) }),
    };
  }
}

/** By what titles are sorted. */
export const titleKeyOf = (title: string): string => title.toLocaleLowerCase('en');

/** Of an address that the contract has let in. */
function idIn(address: string): string {
  const id = youtubeIdOf(address);
  if (id === null) throw new ProblemError('request.invalid');
  return id;
}
