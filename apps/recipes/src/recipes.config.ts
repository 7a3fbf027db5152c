import { config, type ConfigOf } from '@simmer/kit';
import { z } from 'zod';

export const RecipesConfig = config(
  'recipes',
  z.object({
    /** Seconds between two rounds of settling leftovers and purging what was deleted long ago. */
    RECIPES_UPKEEP_SECONDS: z.coerce.number().positive().default(60),
  }),
);
export type RecipesConfig = ConfigOf<typeof RecipesConfig>;
