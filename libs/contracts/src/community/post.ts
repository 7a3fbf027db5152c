import { z } from 'zod';
import { Id, Timestamp } from '../kit/fields';
import { ChefSummary } from './chef';

/** What cooks write under a published recipe, whatever it is. */
export const Post = z.object({
  id: Id,
  cook: ChefSummary.nullable().describe('Who wrote it; null where they have no username'),
  is_own: z.boolean().describe('Whether the reader wrote it'),
  held: z.boolean().describe('Not shown to others yet; only its writer gets it'),
  created_at: Timestamp,
});

/** Ids of a recipe and of what stands under it. */
export const postOf = { id: Id.describe('The recipe'), postId: Id };
