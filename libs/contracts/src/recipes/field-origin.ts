import { z } from 'zod';
import { RECIPE_LIMITS } from '../constants';
import { text } from '../kit/fields';

/** With more of them the list is a guess as a whole. */
const MOST_GUESSES = 40;
const MOST_ALTERNATIVES = 3;

/** An alternative list of a page: in other units, or another way to make the dish, with the page's name for it. */
export const ListAlternative = z.object({
  units: z.enum(['metric', 'us']).nullable(),
  name: text(RECIPE_LIMITS.group).nullable(),
  lines: z
    .array(z.object({ text: text(RECIPE_LIMITS.instruction), group: text(RECIPE_LIMITS.group).nullable() }))
    .min(1)
    .max(RECIPE_LIMITS.lines),
});
export type ListAlternative = z.infer<typeof ListAlternative>;

/**
 * Where a field of an imported recipe was read: which reader, which place in its source, and how sure it is (0 to 1). `checked` once a cook
 * has saved the recipe with that field as it was read.
 */
export const FieldOrigin = z.object({
  field: text(40),
  reader: text(40),
  place: text(300),
  confidence: z.number().min(0).max(1),
  guesses: z
    .array(text(RECIPE_LIMITS.instruction))
    .max(MOST_GUESSES)
    .optional()
    .describe('Of a list that is sure as a whole, the lines that are not, as they were read'),
  alternatives: z.array(ListAlternative).max(MOST_ALTERNATIVES).optional().describe('Of a list, what a cook can have in its place'),
});
export type FieldOrigin = z.infer<typeof FieldOrigin>;
