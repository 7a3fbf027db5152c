/** Ids of the recorded videos: one with everything, and one with as little as an answer may have. */
export const RECORDED = { whole: 'S1mm3rWhole', sparse: 'S1mm3rSpars' } as const;

/** The key that stands for one that the provider refuses. */
export const REFUSED_KEY = 'refused-key';

const image = (name: string, width: number, height: number) => ({
  url: `https://i.ytimg.com/vi/${RECORDED.whole}/${name}.jpg`,
  width,
  height,
});

const whole = {
  kind: 'youtube#video',
  etag: 'e1',
  id: RECORDED.whole,
  snippet: {
    publishedAt: '2026-11-03T09:30:00Z',
    channelId: 'UCsimmerkitchen0000000000',
    title: 'Soup from the freezer, in words',
    description: 'Thaw, season again, serve.',
    thumbnails: {
      default: image('default', 120, 90),
      medium: image('mqdefault', 320, 180),
      high: image('hqdefault', 480, 360),
      standard: image('sddefault', 640, 480),
      maxres: image('maxresdefault', 1280, 720),
    },
    channelTitle: 'Simmer kitchen',
    tags: ['soup', 'freezer'],
    categoryId: '26',
    liveBroadcastContent: 'none',
  },
  contentDetails: { duration: 'PT2M14S', dimension: '2d', definition: 'hd', caption: 'true' },
  statistics: { viewCount: '1902', likeCount: '88', favoriteCount: '0', commentCount: '4' },
};

const sparse = {
  kind: 'youtube#video',
  etag: 'e2',
  id: RECORDED.sparse,
  snippet: {
    publishedAt: '2026-10-01T00:00:00Z',
    channelId: 'UC1',
    title: 'Live soon',
    description: '',
    thumbnails: {},
    channelTitle: 'One',
  },
  contentDetails: { duration: 'P0D' },
};

const list = (items: readonly object[]) => ({
  kind: 'youtube#videoListResponse',
  etag: 'e0',
  items,
  pageInfo: { totalResults: items.length, resultsPerPage: items.length },
});

/** What the YouTube Data API v3 answers to a question about one video, in the form of its documentation. */
export function recordedAnswer(youtubeId: string, key: string): { status: number; body: object } {
  if (key === REFUSED_KEY)
    return { status: 400, body: { error: { code: 400, message: 'API key not valid. Please pass a valid API key.' } } };
  return { status: 200, body: list([whole, sparse].filter(({ id }) => id === youtubeId)) };
}
