import { VIDEO_LIMITS, type VideoMetadata } from '@simmer/contracts';
import { z } from 'zod';

const Thumbnail = z
  .object({ url: z.url({ protocol: /^https$/ }) })
  .optional()
  .catch(undefined);
const count = z.coerce.number().int().min(0).catch(0);
const someText = (most: number) =>
  z
    .string()
    .trim()
    .catch('')
    .transform((value) => [...value].slice(0, most).join(''));

/** What the YouTube Data API v3 answers to `videos.list`, as far as it is used. */
const Answer = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      snippet: z.object({
        title: someText(VIDEO_LIMITS.title),
        description: someText(VIDEO_LIMITS.description),
        publishedAt: z.coerce.date().nullable().catch(null),
        channelId: someText(120),
        channelTitle: someText(120),
        tags: z.array(z.string()).catch([]),
        thumbnails: z.object({ default: Thumbnail, medium: Thumbnail, high: Thumbnail, standard: Thumbnail, maxres: Thumbnail }).catch({}),
      }),
      contentDetails: z.object({ duration: z.string().max(40).catch('') }).catch({ duration: '' }),
      statistics: z.object({ viewCount: count, likeCount: count }).catch({ viewCount: 0, likeCount: 0 }),
    }),
  ),
});

/** What an answer says of a video; null where it is about no such video, or is no answer at all. */
export function metadataIn(answer: unknown, youtubeId: string): VideoMetadata | null {
  const found = Answer.safeParse(answer).data?.items.find(({ id }) => id === youtubeId);
  if (!found) return null;
  const { snippet, contentDetails, statistics } = found;
  const { maxres, standard, high, medium, default: smallest } = snippet.thumbnails;
  return {
    title: snippet.title,
    description: snippet.description,
    tags: snippet.tags
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '' && tag.length <= VIDEO_LIMITS.tag)
      .slice(0, VIDEO_LIMITS.tags),
    thumbnail_url: (maxres ?? standard ?? high ?? medium ?? smallest)?.url ?? null,
    thumbnail_medium: medium?.url ?? null,
    thumbnail_high: high?.url ?? null,
    duration: contentDetails.duration,
    published_at: snippet.publishedAt?.toISOString() ?? null,
    channel_id: snippet.channelId,
    channel_title: snippet.channelTitle,
    view_count: statistics.viewCount,
    like_count: statistics.likeCount,
  };
}
