import { z } from 'zod';
import { event } from '../kit/event';
import { Id } from '../kit/fields';
import { operation } from '../kit/operation';

const Stars = z.int().min(1).max(5);

export const CommunityRating = z.object({
  rating: Stars.nullable().describe('The cook’s own; null where there is none'),
  rating_average: z.number().nullable().describe('Counts some usual ratings with those there are; null without any'),
  rating_count: z.int(),
});
export type CommunityRating = z.infer<typeof CommunityRating>;

export const rating = {
  read: operation('rpc.community.rating.read', {
    summary: 'Get your rating of a published recipe, and that of all',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/community/recipes/:id/rating' },
    input: z.strictObject({ id: Id }),
    output: CommunityRating,
    errors: ['community.recipe-not-found'],
  }),
  put: operation('rpc.community.rating.put', {
    summary: 'Rate another cook’s published recipe; null takes the rating back',
    access: 'cook',
    scope: 'none',
    http: { method: 'PUT', path: '/community/recipes/:id/rating' },
    input: z.strictObject({ id: Id, rating: Stars.nullable() }),
    output: CommunityRating,
    errors: ['community.recipe-not-found', 'community.own-recipe', 'community.banned'],
  }),
};

/** A cook has rated a recipe, or taken that back: community itself brings the figures of the recipe up to date. */
export const recipeVoiceChanged = event(
  'events.community.recipe.voice-changed',
  z.object({ recipeId: Id, accountId: Id, revision: z.int() }),
);
