import { local, type Row } from './row';

const A_VIDEO = 'https://youtu.be/S1mm3rWhole';

/** Of the videos that everybody sees, and of what staff do about them. */
export const videoRows: Readonly<Record<string, Row>> = {
  'community.video.list': { input: () => ({ featured_first: undefined }) },
  'community.video.counts': {},
  'community.video.read': { ids: { id: local }, own: ['community.video-not-found'] },
  'community.video-category.list': {},
  'community.staff-video.list': {},
  'community.staff-video.look-up': { input: () => ({ url: A_VIDEO, key: '' }) },
  'community.staff-video.add': {
    ids: { id: local, 'category[]': local },
    input: () => ({ url: A_VIDEO, recipe_slug: null }),
    own: ['community.video-category-not-found'],
  },
  'community.staff-video.update': { ids: { id: local, 'category[]': local }, input: () => ({ recipe_slug: null }) },
  'community.staff-video.set-featured': { ids: { id: local } },
  'community.staff-video.set-active': { ids: { id: local } },
  'community.staff-video-category.list': {},
  'community.staff-video-category.add': { ids: { id: local } },
  'community.staff-video-category.update': { ids: { id: local } },
  'community.staff-video-category.sort': { ids: { 'ids[]': local } },
  'community.demo-video.store': {
    ids: { 'categories[].id': local, 'videos[].id': local, 'videos[].category[]': local },
    input: () => ({ categories: [], videos: [] }),
  },
};
