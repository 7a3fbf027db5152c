import type { Video } from '@simmer/contracts';
import { VIDEO_ID } from '@simmer/contracts/constants';

type Pictured = Pick<Video, 'youtube_id' | 'thumbnail_url' | 'thumbnail_medium' | 'thumbnail_high' | 'is_demo'>;

const isEncrypted = (address: string): boolean => address.startsWith('https://');

/**
 * The thumbnails of a video in the order in which they are tried: its own, then the medium, high, standard and default sizes. Those of the
 * provider's picture host follow from the id. None for a video that is at no provider.
 */
export function thumbnailAddresses(video: Pictured): string[] {
  if (video.is_demo) return [];
  const hosted = (size: string): string =>
    VIDEO_ID.test(video.youtube_id) ? `https://i.ytimg.com/vi/${video.youtube_id}/${size}.jpg` : '';
  const all = [
    video.thumbnail_url ?? '',
    video.thumbnail_medium ?? hosted('mqdefault'),
    video.thumbnail_high ?? hosted('hqdefault'),
    hosted('sddefault'),
    hosted('default'),
  ];
  return [...new Set(all.filter(isEncrypted))];
}
