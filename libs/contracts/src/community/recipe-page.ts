import { z } from 'zod';
import { Id } from '../kit/fields';
import { operation } from '../kit/operation';
import { SavedCopy } from '../recipes/published-recipe';
import { MadeEntry } from './made';
import { CommunityRating } from './rating';

/** What a cook has done with a published recipe. */
export const MineOfRecipe = CommunityRating.extend({
  is_own: z.boolean().describe('Whether the cook is its author'),
  copy: SavedCopy.nullable().describe('In the cook’s library; null also while recipes is away'),
  made: MadeEntry.nullable().describe('The last time that they said they made it'),
});
export type MineOfRecipe = z.infer<typeof MineOfRecipe>;

export const recipePage = {
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
