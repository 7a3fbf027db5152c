import { z } from 'zod';
import { DIETS, SEARCH_FIELDS } from '../constants';

/** A line of a recipe that a search has found, with the words. */
export const SearchReason = z.object({
  field: z.enum(SEARCH_FIELDS),
  line: z.int().describe('Which line of its field, the first being 0'),
  text: z.string(),
  marks: z.array(z.tuple([z.int(), z.int()])).describe('Where the found words stand in the text'),
  kindOf: z.string().nullable().describe('The asked word that the found one is a kind of'),
});

const place = { from: z.int(), to: z.int() };

/** A condition that was read out of a question; `from` and `to` are where it stands there. */
export const SearchCondition = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('without'), food: z.string().describe('As it was asked'), ...place }),
  z.object({ kind: z.literal('diet'), diet: z.enum(DIETS), ...place }),
  z.object({ kind: z.literal('under'), minutes: z.int(), ...place }),
  z.object({ kind: z.literal('favorite'), ...place }),
  z.object({ kind: z.literal('rated'), least: z.int().describe('Stars'), ...place }),
  z.object({ kind: z.literal('not-cooked'), ...place }),
]);
export type SearchCondition = z.infer<typeof SearchCondition>;
