import type { StaffVideo, Video, VideoCategory } from '@simmer/contracts';
import { isDrawn, plateAddress, plateKind } from '@simmer/plates';
import type { VideoCategoryDocument, VideoDocument } from './video.schema';

const NO_PARTICULAR_DISH = 'grain';

/** A video as everybody sees it. */
export const toVideo = (video: VideoDocument): Video => ({
  id: video._id,
  youtube_id: video.youtubeId,
  url: video.url,
  title: video.title,
  description: video.description,
  category: video.category,
  tags: video.tags,
  is_featured: video.isFeatured,
  is_active: video.isActive,
  thumbnail_url: video.thumbnailUrl,
  thumbnail_medium: video.thumbnailMedium,
  thumbnail_high: video.thumbnailHigh,
  duration: video.duration,
  duration_seconds: video.durationSeconds,
  published_at: video.publishedAt?.toISOString() ?? null,
  channel_id: video.channelId,
  channel_title: video.channelTitle,
  view_count: video.viewCount,
  like_count: video.likeCount,
  added_at: video.addedAt.toISOString(),
  tab: video.tab,
  chapters: video.chapters.map(({ at, title, step }) => ({ at, title, step })),
  recipe_slug: video.recipeSlug,
  plate: posterOf(video),
  is_demo: video.isDemo,
});

export const toStaffVideo = (video: VideoDocument): StaffVideo => ({
  ...toVideo(video),
  notes: video.notes,
  revision: video.revision,
});

export const toVideoCategory = ({ _id, name, nameDe, tab, isActive, order }: VideoCategoryDocument): VideoCategory => ({
  id: _id,
  name,
  name_de: nameDe,
  tab,
  is_active: isActive,
  order,
});

/** The dish of its title, or else of a tag, with what the tags name on it. */
function posterOf({ title, tags }: VideoDocument): Video['plate'] {
  const dish = plateKind(title) === NO_PARTICULAR_DISH ? tags.find((tag) => plateKind(tag) !== NO_PARTICULAR_DISH) : undefined;
  return plateAddress(title, dish, tags.filter(isDrawn));
}
