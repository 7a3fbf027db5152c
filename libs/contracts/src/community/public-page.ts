import { z } from 'zod';
import { PUBLIC_PAGES_AT_ONCE } from '../constants';
import { pageItems, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';

/** What community shows to everybody, for the site map. What is hidden or taken back is not in it. */
export const publicPage = {
  count: operation('rpc.community.public-page.count', {
    summary: 'Count the pages of published recipes, and the cooks who have one',
    access: 'service',
    callers: ['gateway'],
    input: z.strictObject({}),
    output: z.object({ recipes: z.int(), chefs: z.int() }),
  }),
  list: operation('rpc.community.public-page.list', {
    summary: `List the addresses of pages that everybody may see, ${PUBLIC_PAGES_AT_ONCE} at a time`,
    access: 'service',
    callers: ['gateway'],
    input: z.strictObject({ kind: z.enum(['recipes', 'chefs']), part: z.int().min(1).max(100_000) }),
    output: z.object({
      items: pageItems(z.object({ path: z.string(), changed_at: Timestamp.nullable().describe('Of a recipe; null for a cook') })),
    }),
  }),
};
