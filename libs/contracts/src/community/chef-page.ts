import { z } from 'zod';
import { CHEF_PAGE_LIMITS } from '../constants';
import { atMostBytes } from '../kit/answer-size';
import { IsoDate } from '../kit/fields';
import { operation } from '../kit/operation';
import { Username } from '../identity/profile';
import { ChefSummary } from './chef';
import { CommunityRecipe } from './gallery';

/** With a photo and the longest title. */
const CARD_BYTES = 16 * 1024;
const Card = atMostBytes(CARD_BYTES, CommunityRecipe);

/** What stands on a cook's page besides the cook and the list of their recipes. */
export const ChefKitchen = z.object({
  since_year: z.int().describe('The year in which the account was made'),
  saves: z.int().describe('Of all recipes together'),
  most_saved: z.array(Card).max(CHEF_PAGE_LIMITS.mostSaved).describe('The most saved recipes, then the newest'),
  followers: z.array(ChefSummary).max(CHEF_PAGE_LIMITS.followers).describe('Some of those who follow, the longest with Simmer first'),
  cooked_lately: z
    .array(z.object({ date: IsoDate, recipe: Card }))
    .max(CHEF_PAGE_LIMITS.cookedLately)
    .describe('Others’ recipes that the cook says they made, the latest first'),
});
export type ChefKitchen = z.infer<typeof ChefKitchen>;

export const chefPage = {
  kitchen: operation('rpc.community.chef-page.kitchen', {
    summary: 'Get what stands on a cook’s page besides their recipes: the most saved, who follows, what they cooked lately',
    access: 'public',
    http: { method: 'GET', path: '/community/chefs/:username/kitchen', cost: 2, sharedAmongVisitors: true },
    input: z.strictObject({ username: Username }),
    output: ChefKitchen,
    errors: ['community.chef-not-found'],
  }),
};
