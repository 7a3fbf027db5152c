import { z } from 'zod';
import { COUNTED_EXACTLY, POST_LIMITS } from '../constants';
import { Id, IsoDate, pageInput, pageOf, text } from '../kit/fields';
import { operation } from '../kit/operation';
import { Image } from '../media/image';
import { Post, postOf } from './post';

/** Of a recipe that a cook has made: when, how it was and what came of it. */
export const MadeEntry = Post.extend({
  date: IsoDate,
  note: z.string().max(POST_LIMITS.note),
  image: Image.nullable().describe('Null without a photo, and until it is ready'),
  image_id: Id.nullable().describe('The photo, also until it is ready; only its writer gets it'),
});
export type MadeEntry = z.infer<typeof MadeEntry>;

export const made = {
  list: operation('rpc.community.made.list', {
    summary: 'List the cooks who made a published recipe, the latest first',
    access: 'public',
    http: { method: 'GET', path: '/community/recipes/:id/made', cost: 2 },
    input: z.strictObject({ id: postOf.id, ...pageInput }),
    output: pageOf(MadeEntry).extend({
      total: z.int().max(COUNTED_EXACTLY).optional().describe('With the first page alone; more are not counted'),
    }),
    errors: ['community.recipe-not-found'],
  }),
  put: operation('rpc.community.made.put', {
    summary: 'Say that you made a published recipe; sent again on the same day it changes what you said',
    access: 'cook',
    scope: 'none',
    requires: { verifiedEmail: true },
    http: { method: 'PUT', path: '/community/recipes/:id/made' },
    input: z.strictObject({
      id: postOf.id,
      date: IsoDate.describe('Today, where the cook is'),
      note: text(POST_LIMITS.note).default(''),
      image_id: Id.nullable().default(null).describe('A photo of theirs, as media keeps it or will be sent it'),
    }),
    output: MadeEntry,
    errors: ['community.recipe-not-found', 'community.not-today', 'community.banned', 'request.quota-used-up'],
  }),
  /** Removing what is not there is no error. */
  remove: operation('rpc.community.made.remove', {
    summary: 'Take back that you made a recipe',
    access: 'cook',
    scope: 'none',
    http: { method: 'DELETE', path: '/community/recipes/:id/made/:postId' },
    input: z.strictObject(postOf),
    output: z.object({ id: Id }),
  }),
};
