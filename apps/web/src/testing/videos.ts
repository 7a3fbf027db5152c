import type { StaffVideo, Video } from '@simmer/contracts';
import type { Answers } from './fake-api';

let numbered = 0;

/** A video as the server answers it. */
export function aVideo(of: Partial<Video> & { title: string }): Video {
  numbered += 1;
  const youtubeId = of.youtube_id ?? `video${String(numbered).padStart(6, '0')}`;
  return {
    id: `00000000-0000-7000-8000-${String(numbered).padStart(12, '0')}`,
    youtube_id: youtubeId,
    url: `https://www.youtube.com/watch?v=${youtubeId}`,
    ...{ description: '', category: [], tags: [], is_featured: false, is_active: true },
    ...{ thumbnail_url: null, thumbnail_medium: null, thumbnail_high: null },
    ...{ duration: 'PT1M24S', duration_seconds: 84, published_at: null, channel_id: '', channel_title: '' },
    ...{ view_count: 4_210, like_count: 0, added_at: '2026-11-03T09:30:00.000Z', chapters: [], recipe_slug: null },
    tab: 'recipes',
    ...{ plate: { url: '/plates/1.svg?title=Soup', ground: 'sage' }, is_demo: false },
    ...of,
  };
}

export const aStaffVideo = (of: Partial<StaffVideo> & { title: string }): StaffVideo => ({ ...aVideo(of), notes: '', revision: 1, ...of });

/** Answers of a server with these videos, the newest first; it filters by tab and search alone. */
export const fakeVideos = (...videos: readonly Video[]): Answers => ({
  'GET /videos': ({ tab, search, offset, limit }) => {
    const found = videos.filter((video) => (!tab || video.tab === tab) && video.title.toLowerCase().includes(search.toLowerCase()));
    return { items: found.slice(offset, offset + limit), total: found.length };
  },
  'GET /video-counts': () => {
    const count = (tab: Video['tab']): number => videos.filter((video) => video.tab === tab).length;
    const short = videos.filter(({ duration_seconds: seconds }) => seconds <= 120).length;
    return { tabs: { recipes: count('recipes'), 'meal-plan': count('meal-plan'), shopping: count('shopping') }, short };
  },
  'GET /video-categories': () => ({ items: [] }),
});
