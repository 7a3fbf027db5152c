import { Injectable } from '@nestjs/common';
import { type demoVideo, type OutputOf, type ParsedInputOf, watchAddress } from '@simmer/contracts';
import { titleKeyOf } from './staff-video.service';
import { VideoCategoryRepository } from './video-category.repository';
import { secondsOf } from './video-duration';
import { videoTab } from './video-tab';
import { VideoRepository } from './video.repository';

type Input = ParsedInputOf<typeof demoVideo.store>;

/** Videos of the demo: they are at no provider, and a stand-in film is played. */
@Injectable()
export class DemoVideoService {
  constructor(
    private readonly videos: VideoRepository,
    private readonly categories: VideoCategoryRepository,
  ) {}

  /** What is there already stays as it is. */
  async store({ categories, videos }: Input): Promise<OutputOf<typeof demoVideo.store>> {
    const inserted = categories.map(({ id, name, name_de: nameDe, tab }, order) =>
      this.categories.insert({ _id: id, name, nameDe, tab, isActive: true, order }),
    );
    await Promise.all(inserted);
    const tabs = new Map(categories.map(({ id, tab }) => [id, tab]));
    const added = await Promise.all(videos.map((video) => this.videos.insert(documentOf(video, tabs))));
    return { added: added.filter(Boolean).length };
  }
}

function documentOf(video: Input['videos'][number], tabs: ReadonlyMap<string, Input['categories'][number]['tab']>) {
  const { id, youtube_id: youtubeId, recipe_slug: recipeSlug, is_featured: isFeatured, ...rest } = video;
  const { view_count: viewCount, channel_title: channelTitle, added_at: addedAt, ...written } = rest;
  return {
    _id: id,
    youtubeId,
    url: watchAddress(youtubeId),
    ...written,
    titleKey: titleKeyOf(written.title),
    isFeatured,
    isActive: true,
    thumbnailUrl: null,
    thumbnailMedium: null,
    thumbnailHigh: null,
    durationSeconds: secondsOf(written.duration),
    publishedAt: new Date(addedAt),
    channelId: '',
    channelTitle,
    viewCount,
    likeCount: 0,
    addedAt: new Date(addedAt),
    tab: videoTab({ ...written, categoryTabs: written.category.map((one) => tabs.get(one) ?? null) }),
    recipeSlug,
    isDemo: true,
    revision: 1,
  };
}
