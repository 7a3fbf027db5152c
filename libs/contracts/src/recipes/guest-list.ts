import { z } from 'zod';
import { LIST_LIMITS } from '../constants';
import { Actor } from '../kit/actor';
import { Id, text, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';
import { rule } from '../kit/rules';
import { GuestLinkToken, Shoppers, SyncAnswer, syncRequest, visit } from './shopping-list';

const resolve = operation('rpc.recipes.guest-list.resolve', {
  summary: 'Resolve the token of a guest link',
  access: 'service',
  callers: ['gateway'],
  input: z.strictObject({ token: z.string().max(200) }),
  output: z.object({ actor: Actor.nullable() }),
});

/** For guests of a list. */
export const withGuestLink = { kind: 'link', resolve } as const;

const token = { token: GuestLinkToken };
const name = text(LIST_LIMITS.guestName, rule('guest-name')).default('').describe('As the guest wants to be called');

/** A shopping list as its guests see it. */
export const guestList = {
  resolve,
  read: operation('rpc.recipes.guest-list.read', {
    summary: 'Get the list behind a guest link, or when the link expired',
    access: 'public',
    http: { method: 'GET', path: '/guest-lists/:token', authentication: 'none' },
    input: z.strictObject(token),
    output: z.object({
      state: z.enum(['open', 'expired', 'ended']).describe('ended: turned off before its time'),
      expires_at: Timestamp,
      list: z
        .object({
          id: Id,
          linkId: Id,
          name: z.string().describe('Empty for the one that every household has'),
          shared_by: z.string().describe('Who made the link'),
        })
        .nullable()
        .describe('Null when it is not open'),
    }),
    errors: ['recipes.guest-link-unknown'],
  }),
  sync: operation('rpc.recipes.guest-list.sync', {
    summary: "Sync a guest's changes to a list: guests tick and add",
    access: 'guest',
    http: { method: 'POST', path: '/guest-lists/:token/sync', status: 200, authentication: withGuestLink },
    input: z.strictObject({ ...token, name, ...syncRequest }),
    output: SyncAnswer,
    errors: ['recipes.list-not-found', 'recipes.device-taken'],
  }),
  visit: operation('rpc.recipes.guest-list.visit', {
    summary: "Announce a guest's visit to a list, and get the other visitors",
    access: 'guest',
    http: { method: 'POST', path: '/guest-lists/:token/visits', status: 200, authentication: withGuestLink },
    input: z.strictObject({ ...token, name, ...visit }),
    output: Shoppers,
    errors: ['recipes.list-not-found'],
  }),
};
