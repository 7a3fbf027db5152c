import { queryKey } from '@simmer/client';
import type { WriteRules } from './rules';

const videos = [queryKey('GET /staff/videos'), queryKey('GET /videos'), queryKey('GET /videos/:id'), queryKey('GET /video-counts')];
const categories = [queryKey('GET /staff/video-categories'), queryKey('GET /video-categories')];

export const videoWrites = {
  'POST /staff/videos': { idempotent: true, invalidates: videos },
  'PUT /staff/videos/:id': { invalidates: videos },
  'PUT /staff/videos/:id/featured': { invalidates: videos },
  'PUT /staff/videos/:id/active': { invalidates: videos },
  'POST /staff/video-categories': { idempotent: true, invalidates: categories },
  // its videos go along to its tab
  'PUT /staff/video-categories/:id': { idempotent: true, invalidates: [...categories, ...videos] },
  'PUT /staff/video-category-order': {
    idempotent: true,
    keep: (cache, { items }) => void cache.setQueryData(queryKey('GET /staff/video-categories', {}), { items }),
    invalidates: [queryKey('GET /video-categories')],
  },
} satisfies WriteRules;
