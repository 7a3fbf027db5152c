import { z } from 'zod';
import { FORKS_SHOWN } from '../constants';
import { atMostBytes } from '../kit/answer-size';
import { Id, Timestamp } from '../kit/fields';
import { Image } from '../media/image';
import { Plate } from '../recipes/plate';
import { ChefSummary } from './chef';

/** Its titles and photo. */
const STATION_BYTES = 16 * 1024;

/** A published recipe, as the lineage of another names it. */
export const LineageRecipe = atMostBytes(
  STATION_BYTES,
  z.object({
    id: Id,
    slug: z.string(),
    title: z.string(),
    image_url: z.string().nullable(),
    image: Image.nullable(),
    plate: Plate,
    author: z.string(),
    chef: ChefSummary.nullable().describe('Null for a cook without a page of their own'),
    created_at: Timestamp,
  }),
);
export type LineageRecipe = z.infer<typeof LineageRecipe>;

/** Where a published recipe comes from, and what other cooks made of it. */
export const Lineage = z.object({
  is_adapted: z.boolean().describe('Whether it is a changed copy of another cook’s recipe'),
  original: LineageRecipe.nullable().describe('Null also where the original is not shown any more, or not to the reader'),
  forks: z.array(LineageRecipe).max(FORKS_SHOWN).describe('Published copies that their cooks changed, the newest first'),
  fork_count: z.int(),
});
export type Lineage = z.infer<typeof Lineage>;
