import { z } from 'zod';
import { POST_LIMITS } from '../constants';
import { Id, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';
import { ChefSummary } from './chef';

/** What cooks write under a published recipe, whatever it is. */
export const Post = z.object({
  id: Id,
  cook: ChefSummary.nullable().describe('Who wrote it; null where they have no username'),
  is_own: z.boolean().describe('Whether the reader wrote it'),
  held: z.boolean().describe('Not shown to others; only its writer gets it'),
  hidden: z.boolean().describe('Held for good, unless an appeal brings it back: staff have decided so'),
  created_at: Timestamp,
});

/** Ids of a recipe and of what stands under it. */
export const postOf = { id: Id.describe('The recipe'), postId: Id };

export const post = {
  /** What is shown already stays so. */
  restore: operation('rpc.community.post.restore', {
    summary: `Bring back a comment or an entry that you removed, within ${POST_LIMITS.undoMinutes} minutes`,
    access: 'cook',
    scope: 'none',
    http: { method: 'POST', path: '/community/posts/:id/restore' },
    input: z.strictObject({ id: Id }),
    output: z.object({ id: Id }),
    errors: ['community.post-not-found'],
  }),
};
