import { z } from 'zod';
import { DIFFICULTIES } from '../constants';
import { Id, pageInput, pageOf, Timestamp } from '../kit/fields';
import { operation } from '../kit/operation';
import { Image } from '../media/image';
import { Plate } from '../recipes/recipe';

export const CommunityRecipe = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  author: z.string(),
  total_time: z.int(),
  servings: z.number(),
  difficulty: z.enum(DIFFICULTIES),
  tags: z.array(z.string()),
  image_url: z.string().nullable(),
  image: Image.nullable(),
  plate: Plate,
  rating_average: z.number().nullable(),
  save_count: z.int(),
  created_at: Timestamp,
});
export type CommunityRecipe = z.infer<typeof CommunityRecipe>;

export const gallery = {
  list: operation('rpc.community.gallery.list', {
    summary: 'List published recipes, newest first',
    access: 'public',
    http: { method: 'GET', path: '/community/recipes', cost: 3 },
    input: z.strictObject({ ...pageInput }),
    output: pageOf(CommunityRecipe),
  }),
};
