import { z } from 'zod';
import { SEARCH_FIELDS } from '../constants';

/** A line of a recipe that a search has found, with the words. */
export const SearchReason = z.object({
  field: z.enum(SEARCH_FIELDS),
  line: z.int().describe('Which line of its field, the first being 0'),
  text: z.string(),
  marks: z.array(z.tuple([z.int(), z.int()])).describe('Where the found words stand in the text'),
  kindOf: z.string().nullable().describe('The asked word that the found one is a kind of'),
});
