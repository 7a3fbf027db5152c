import { z } from 'zod';
import { OFFER_LIMITS } from '../constants';
import { atMostBytes } from '../kit/answer-size';
import { Id, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';
import { OfferedChange } from '../recipes/recipe-parts';
import { LineageRecipe } from './lineage';

/** With what is said of each line. */
const OFFER_BYTES = OFFER_LIMITS.bytes + 4 * 1024;

/** What a cook who changed another's recipe offers back to its author. */
export const Offer = atMostBytes(
  OFFER_BYTES,
  z.object({
    changes: z
      .array(
        OfferedChange.extend({
          taken: z.boolean().nullable().describe('Null until its author has answered'),
          fits: z.boolean().describe('False where its author has changed the line since, so that it cannot be taken'),
        }),
      )
      .max(OFFER_LIMITS.lines),
    offered_at: Timestamp,
    answered_at: Timestamp.nullable(),
  }),
);
export type Offer = z.infer<typeof Offer>;

/** An offer, as the author of the recipe sees it. */
export const ReceivedOffer = z.object({ offer: Offer, fork: LineageRecipe.describe('The recipe that it is from') });
export type ReceivedOffer = z.infer<typeof ReceivedOffer>;

const ofFork = { id: Id.describe('The changed copy, which is the cook’s own') };

/** Of each published copy there is one offer: another one takes its place. */
export const offer = {
  put: operation('rpc.community.offer.put', {
    summary: 'Offer changes of your published version back to the original',
    access: 'cook',
    scope: 'none',
    requires: { verifiedEmail: true },
    http: { method: 'PUT', path: '/community/recipes/:id/offer' },
    input: z.strictObject({ ...ofFork, changes: z.array(OfferedChange).min(1).max(OFFER_LIMITS.lines) }),
    output: Offer,
    errors: [
      'community.recipe-not-found',
      'community.banned',
      'community.offer-outdated',
      'community.offer-too-long',
      'community.too-many-offers',
      'request.quota-used-up',
    ],
  }),
  read: operation('rpc.community.offer.read', {
    summary: 'Get what you offered back from your published version, and what became of it',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/community/recipes/:id/offer' },
    input: z.strictObject(ofFork),
    output: z.object({ offer: Offer.nullable() }),
  }),
  /** Withdrawing what is not there, or was answered, is no error. */
  withdraw: operation('rpc.community.offer.withdraw', {
    summary: 'Withdraw an offer that was not answered',
    access: 'cook',
    scope: 'none',
    http: { method: 'DELETE', path: '/community/recipes/:id/offer' },
    input: z.strictObject(ofFork),
    output: z.object({ offer: Offer.nullable().describe('The one that was answered already, if it was') }),
  }),
  list: operation('rpc.community.offer.list', {
    summary: 'List the changes that cooks offer for your published recipe and that you have not answered, oldest first',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/community/recipes/:id/offers', cost: 2 },
    input: z.strictObject({ id: Id }),
    output: z.object({ items: z.array(ReceivedOffer).max(OFFER_LIMITS.open) }),
    errors: ['community.recipe-not-found'],
  }),
  answer: operation('rpc.community.offer.answer', {
    summary: 'Take offered changes into your recipe, line by line, as a new version; the others are left',
    access: 'cook',
    scope: 'none',
    http: { method: 'PUT', path: '/community/recipes/:id/offers/:forkId' },
    input: z.strictObject({
      id: Id,
      forkId: Id,
      taken: z
        .array(
          z
            .int()
            .min(0)
            .max(OFFER_LIMITS.lines - 1),
        )
        .max(OFFER_LIMITS.lines)
        .describe('Their places among the changes, from 0; none leaves them all'),
    }),
    output: Offer,
    errors: [
      'community.recipe-not-found',
      'community.offer-not-found',
      'community.offer-outdated',
      'recipes.not-found',
      'recipes.waiting',
      'recipes.too-long',
    ],
  }),
};
