import { z } from 'zod';
import { COLLECTION_LIMITS } from '../constants';
import { Id, requiredText } from '../kit/fields';
import { operation } from '../kit/operation';
import { rule } from '../kit/rules';

const Collection = z.object({ id: Id, name: z.string() });
export type Collection = z.infer<typeof Collection>;

/** What a cook calls groups of recipes. Which are in one stands with each recipe, so that taking a collection back brings them back too. */
export const collection = {
  list: operation('rpc.recipes.collection.list', {
    summary: 'List your collections by name',
    access: 'cook',
    callers: ['importer'],
    http: { method: 'GET', path: '/collections' },
    input: z.strictObject({}),
    output: z.object({
      items: z.array(Collection.extend({ count: z.int().describe('How many recipes are in it') })).max(COLLECTION_LIMITS.collections),
    }),
  }),
  put: operation('rpc.recipes.collection.put', {
    summary: 'Create, rename, or restore a collection',
    access: 'cook',
    callers: ['importer'],
    http: { method: 'PUT', path: '/collections/:id' },
    input: z.strictObject({ id: Id.describe('Made by the client'), name: requiredText(COLLECTION_LIMITS.name, rule('collection-name')) }),
    output: Collection,
    errors: ['collections.limit-reached'],
  }),
  delete: operation('rpc.recipes.collection.delete', {
    summary: 'Delete a collection; its recipes stay',
    access: 'cook',
    callers: ['importer'],
    http: { method: 'DELETE', path: '/collections/:id' },
    input: z.strictObject({ id: Id }),
    output: z.object({ id: Id }),
  }),
};
