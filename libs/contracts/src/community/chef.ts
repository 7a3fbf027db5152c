import { z } from 'zod';
import { pageInput, pageOf } from '../kit/fields';
import { operation } from '../kit/operation';
import { PublicProfile, Username } from '../identity/profile';

/** How a cook stands to another. Nobody but the cook is told of muting and blocking. */
export const ChefRelation = z.object({
  follows: z.boolean(),
  mutes: z.boolean().describe('Their recipes are in none of the cook’s lists'),
  blocks: z.boolean().describe('Neither sees anything of the other'),
});
export type ChefRelation = z.infer<typeof ChefRelation>;

/** A cook, as others see them in a list. */
export const ChefSummary = PublicProfile.pick({ picture: true }).extend({ username: z.string() });
export type ChefSummary = z.infer<typeof ChefSummary>;

export const Chef = ChefSummary.extend({
  about: z.string(),
  followers: z.int(),
  relation: ChefRelation.nullable().describe('Null for a visitor, and for the cook themselves'),
});
export type Chef = z.infer<typeof Chef>;

const errors = ['community.chef-not-found', 'community.own-page', 'community.too-many-cooks'] as const;

export const chef = {
  read: operation('rpc.community.chef.read', {
    summary: 'Get a cook’s page by their username, also a former one',
    access: 'public',
    http: { method: 'GET', path: '/community/chefs/:username', sharedAmongVisitors: true },
    input: z.strictObject({ username: Username }),
    output: Chef,
    errors: ['community.chef-not-found'],
  }),
  follow: operation('rpc.community.chef.follow', {
    summary: 'Follow a cook, or no longer',
    access: 'cook',
    scope: 'none',
    http: { method: 'PUT', path: '/community/chefs/:username/follow' },
    input: z.strictObject({ username: Username, follows: z.boolean() }),
    output: ChefRelation,
    errors: [...errors, 'community.blocked-by-you'],
  }),
  mute: operation('rpc.community.chef.mute', {
    summary: 'Mute a cook, or no longer; they aren’t told',
    access: 'cook',
    scope: 'none',
    http: { method: 'PUT', path: '/community/chefs/:username/mute' },
    input: z.strictObject({ username: Username, mutes: z.boolean() }),
    output: ChefRelation,
    errors,
  }),
  block: operation('rpc.community.chef.block', {
    summary: 'Block a cook, which ends following both ways, or no longer; they aren’t told',
    access: 'cook',
    scope: 'none',
    http: { method: 'PUT', path: '/community/chefs/:username/block' },
    input: z.strictObject({ username: Username, blocks: z.boolean() }),
    output: ChefRelation,
    errors,
  }),
  listFollowed: operation('rpc.community.chef.list-followed', {
    summary: 'List the cooks you follow',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/community/followed' },
    input: z.strictObject({ ...pageInput }),
    output: pageOf(ChefSummary),
  }),
};
