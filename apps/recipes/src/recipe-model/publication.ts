import { type Diet, DIETS, ProblemError, type Publication, type PublishedForm } from '@simmer/contracts';
import { foodLanguageOf } from '@simmer/foods';
import { allFoods } from '@simmer/foods/all';
import { hintsOf, recipeLanguage } from '@simmer/nutrition';
import type { RecipeDocument } from './recipe.schema';

/** Until a cook says more: nobody else may decide what others do with their words. */
export const UNSAID: Publication = { form: 'recipe', license: 'all-rights-reserved', credit_line: '', comes_from: '', isOwn: false };

type Sourced = Pick<RecipeDocument, 'source_url' | 'knownSource'>;
type Published = Sourced & Pick<RecipeDocument, 'publication' | 'credit'>;

/** The page that a recipe is from; null for one without. */
export const sourceOf = ({ source_url, knownSource }: Sourced): string | null => source_url ?? knownSource ?? null;

/**
 * In which form a recipe is shown to others. What comes from a page is a link card unless the cook has confirmed that it is theirs, also when the
 * address was added after it was published.
 */
export function shownForm(recipe: Sourced & Pick<RecipeDocument, 'publication'>): PublishedForm {
  const { form, isOwn } = recipe.publication ?? UNSAID;
  const source = sourceOf(recipe);
  if (source === null) return 'recipe';
  return isOwn ? form : 'link-card';
}

/**
 * How a recipe is published from now on; what is not given stays as it was, and a copy has the license of its original. Throws `recipes.source-not-own` for a whole recipe from another page
 * that the cook has not confirmed as theirs, and `recipes.no-source` for a link card that leads nowhere.
 */
export function publicationAfter(recipe: Published, given: Partial<Publication>): Publication {
  const publication = { ...UNSAID, ...(recipe.credit?.license && { license: recipe.credit.license }), ...recipe.publication, ...given };
  const source = sourceOf(recipe);
  if (publication.form === 'link-card' && source === null) throw new ProblemError('recipes.no-source');
  if (publication.form === 'recipe' && source !== null && !publication.isOwn) throw new ProblemError('recipes.source-not-own');
  return publication;
}

/** The diets for which every line of a recipe is understood and fits. */
export function fittingDiets({ ingredients, language }: Pick<RecipeDocument, 'ingredients' | 'language'>): Diet[] {
  const texts = ingredients.map(({ text }) => text);
  const lines = ingredients.map(({ text, parsed }) => ({ text, name: parsed.name }));
  const { diets } = hintsOf(lines, allFoods(), recipeLanguage(texts, foodLanguageOf(language) ?? 'en'));
  return DIETS.filter((diet) => diets[diet] === 'fits');
}
