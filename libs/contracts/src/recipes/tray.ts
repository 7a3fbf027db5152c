import { z } from 'zod';
import { MAX_PAGE_SIZE, TRAY_ORIGINS } from '../constants';
import { Id, pageInput, pageItems, pageOf, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';
import { RecipeSummary } from './recipe';

/** A recipe that waits until the plan has room for it. */
export const WaitingRecipe = RecipeSummary.extend({
  since: Timestamp.describe('Since when it waits'),
  origin: z.enum(TRAY_ORIGINS),
  name: z.string().describe('The site or the file that it came from; empty when there is none to name'),
});
export type WaitingRecipe = z.infer<typeof WaitingRecipe>;

/** A recipe that was not cooked or changed for long. */
export const UnusedRecipe = RecipeSummary.extend({ last_used_at: Timestamp, has_notes: z.boolean() });
export type UnusedRecipe = z.infer<typeof UnusedRecipe>;

/**
 * The tray: recipes that came in while the plan had no room for them. They can be read, cooked and exported, and each moves up by itself as soon as
 * there is a place. To take one out it is deleted, as any other.
 */
export const tray = {
  list: operation('rpc.recipes.tray.list', {
    summary: 'List recipes waiting for room in your plan, next one first',
    access: 'cook',
    callers: ['importer'],
    http: { method: 'GET', path: '/tray' },
    input: z.strictObject(pageInput),
    output: pageOf(WaitingRecipe),
  }),
  longestUnused: operation('rpc.recipes.tray.longest-unused', {
    summary: 'List the recipes that you have not used for longest',
    access: 'cook',
    http: { method: 'GET', path: '/tray/longest-unused' },
    input: z.strictObject({ limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(MAX_PAGE_SIZE) }),
    output: z.object({ items: pageItems(UnusedRecipe) }),
  }),
  moveFirst: operation('rpc.recipes.tray.move-first', {
    summary: 'Move a waiting recipe to the front',
    access: 'cook',
    http: { method: 'PUT', path: '/tray/:id/first' },
    input: z.strictObject({ id: Id }),
    output: z.object({ id: Id }),
    errors: ['recipes.not-found'],
  }),
};
