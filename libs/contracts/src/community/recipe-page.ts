import { z } from 'zod';
import { COUNTED_EXACTLY } from '../constants';
import { Id, IsoDate } from '../kit/fields';
import { operation } from '../kit/operation';
import { SavedCopy } from '../recipes/published-recipe';
import { ChefSummary } from './chef';
import { MadeEntry } from './made';
import { CommunityRating } from './rating';

/** What a cook has done with a published recipe. */
export const MineOfRecipe = CommunityRating.extend({
  is_own: z.boolean().describe('Whether the cook is its author'),
  copy: SavedCopy.nullable().describe('In the cook’s library; null also while recipes is away'),
  made: MadeEntry.nullable().describe('The last time that they said they made it'),
});
export type MineOfRecipe = z.infer<typeof MineOfRecipe>;

const Counted = z.int().max(COUNTED_EXACTLY).describe('More are not counted');

/** Why a reader sees a recipe: what the gallery is sorted by. */
export const ReasonsShown = z.object({
  days: z.int().describe('In so many days the cooks are counted'),
  cooks: Counted.describe('Who cooked, saved or rated it, each once; more are not counted'),
  cooked: Counted,
  saved: Counted,
  rated: Counted,
  follows_author: z.boolean().describe('The reader follows its cook'),
  cooked_by_followed: z
    .object({ cook: ChefSummary, date: IsoDate })
    .nullable()
    .describe('Of the cooks whom the reader follows, the last who said that they made it'),
});
export type ReasonsShown = z.infer<typeof ReasonsShown>;

export const recipePage = {
  reasons: operation('rpc.community.recipe-page.reasons', {
    summary: 'Get why a published recipe is shown: how many cooks cooked, saved or rated it lately, and which of those whom you follow',
    access: 'public',
    http: { method: 'GET', path: '/community/recipes/:id/reasons', cost: 2, sharedAmongVisitors: true },
    input: z.strictObject({ id: Id }),
    output: ReasonsShown,
    errors: ['community.recipe-not-found'],
  }),
  mine: operation('rpc.community.recipe-page.mine', {
    summary: 'Get what you have done with a published recipe: saved, rated, made it',
    access: 'cook',
    scope: 'none',
    http: { method: 'GET', path: '/community/recipes/:id/mine', cost: 2 },
    input: z.strictObject({ id: Id }),
    output: MineOfRecipe,
    errors: ['community.recipe-not-found'],
  }),
};
