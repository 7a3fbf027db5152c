import { z } from 'zod';
import { COUNTED_EXACTLY, POST_LIMITS } from '../constants';
import { Id, pageInput, pageOf, requiredText } from '../kit/fields';
import { operation } from '../kit/operation';
import { rule } from '../kit/rules';
import { Post, postOf } from './post';

export const RecipeComment = Post.extend({
  text: z.string().max(POST_LIMITS.comment),
  is_author: z.boolean().describe('Whether whoever wrote it is the author of the recipe'),
  answers: z.int().describe('How many there are that the reader may see; none to an answer'),
});
export type RecipeComment = z.infer<typeof RecipeComment>;

export const comment = {
  list: operation('rpc.community.comment.list', {
    summary: 'List the comments on a published recipe, newest first; the answers to one, oldest first',
    access: 'public',
    http: { method: 'GET', path: '/community/recipes/:id/comments', cost: 2 },
    input: z.strictObject({ id: postOf.id, answer_to: Id.optional().describe('The comment whose answers are listed'), ...pageInput }),
    output: pageOf(RecipeComment).extend({
      total: z.int().max(COUNTED_EXACTLY).optional().describe('With the first page alone; more are not counted'),
    }),
    errors: ['community.recipe-not-found'],
  }),
  create: operation('rpc.community.comment.create', {
    summary: 'Comment on a published recipe, or answer a comment',
    access: 'cook',
    scope: 'none',
    requires: { verifiedEmail: true },
    http: { method: 'PUT', path: '/community/recipes/:id/comments/:postId' },
    input: z.strictObject({
      id: postOf.id,
      postId: Id.describe('Of the comment, made by the client: the idempotency key'),
      text: requiredText(POST_LIMITS.comment, rule('text')),
      answer_to: Id.nullable().default(null).describe('A comment on the recipe; an answer has none itself'),
    }),
    output: RecipeComment,
    errors: [
      'community.recipe-not-found',
      'community.comment-not-found',
      'community.banned',
      'request.id-taken',
      'request.id-reused',
      'request.quota-used-up',
    ],
  }),
  /** Removing what is not there is no error. */
  remove: operation('rpc.community.comment.remove', {
    summary: 'Remove a comment of yours, or one on your recipe, with its answers',
    access: 'cook',
    scope: 'none',
    http: { method: 'DELETE', path: '/community/recipes/:id/comments/:postId' },
    input: z.strictObject(postOf),
    output: z.object({ id: Id }),
  }),
};
