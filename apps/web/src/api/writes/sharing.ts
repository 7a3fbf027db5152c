import { queryKey } from '@simmer/client';
import { facets, keepRecipe, lists, planTemplates, tray } from './queries';
import type { WriteRules } from './rules';

const shareLinks = queryKey('GET /share-links', {});

export const sharingWrites = {
  'POST /share-links': { idempotent: true, invalidates: [shareLinks] },
  'POST /week-share-links': { idempotent: true, invalidates: [shareLinks] },
  'PUT /share-links/:id/revoked': { idempotent: true, invalidates: [shareLinks] },
  'POST /shared/:token/recipe': { idempotent: true, keep: keepRecipe, invalidates: [lists, facets, tray] },
  'POST /shared/:token/week': { idempotent: true, invalidates: [lists, facets, planTemplates] },
} satisfies WriteRules;
