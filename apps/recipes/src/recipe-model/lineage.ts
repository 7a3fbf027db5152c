import { type AdaptedFrom, LICENSES_FOR_CHANGES, ProblemError, type Publication, SHARE_ALIKE_LICENSES } from '@simmer/contracts';
import { dishKeyOf } from './sameness';
import type { RecipeDocument } from './recipe.schema';

/**
 * Throws where a copy of another cook's recipe cannot be published so: `recipes.unchanged-copy` while it is cooked as the original is,
 * `recipes.rights-reserved` where the original may not be changed, and `recipes.share-alike` under another license than the original demands.
 */
export function assertMayFork(copy: RecipeDocument, { license }: Pick<Publication, 'license'>): void {
  const { credit } = copy;
  if (!credit) return;
  if (dishKeyOf(copy) === credit.dishKey) throw new ProblemError('recipes.unchanged-copy');
  if (!LICENSES_FOR_CHANGES.some((one) => one === credit.license)) throw new ProblemError('recipes.rights-reserved');
  if (license !== credit.license && SHARE_ALIKE_LICENSES.some((one) => one === credit.license))
    throw new ProblemError('recipes.share-alike');
}

/** What a published copy was adapted from; null for a recipe that is no copy. */
export const adaptedFrom = ({ credit }: Pick<RecipeDocument, 'credit'>): AdaptedFrom | null =>
  credit && { recipe_id: credit.recipe_id, revision: credit.revision };
