import type { RecipeSummary } from '@simmer/contracts';
import { foldText } from '@simmer/culinary';

type Compared = Pick<RecipeSummary, 'id' | 'title' | 'tags' | 'favorite' | 'rating'>;

const WORDS_THAT_TELL = 4;

/** What a recipe can have in common with another: its tags, and the longer words of its title. */
function featuresOf({ title, tags }: Compared): Set<string> {
  const words = foldText(title)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= WORDS_THAT_TELL);
  return new Set([...tags.map((tag) => `#${foldText(tag)}`), ...words]);
}

/** The recipes of a library that have most in common with one of them: what few recipes share counts more than what many do. */
export function similarRecipes<T extends Compared>(to: T, library: readonly T[], most: number): T[] {
  const features = library.map((recipe) => ({ recipe, has: featuresOf(recipe) }));
  const known = featuresOf(to);
  const spread = new Map([...known].map((feature) => [feature, features.filter(({ has }) => has.has(feature)).length]));
  const weigh = (has: ReadonlySet<string>): number =>
    [...known].reduce((sum, feature) => sum + (has.has(feature) ? Math.log(1 + library.length / (spread.get(feature) || 1)) : 0), 0);
  return features
    .filter(({ recipe }) => recipe.id !== to.id)
    .map(({ recipe, has }) => ({ recipe, weight: weigh(has) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight || (other.recipe.rating ?? 0) - (one.recipe.rating ?? 0))
    .slice(0, most)
    .map(({ recipe }) => recipe);
}
