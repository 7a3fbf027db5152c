export type { Condition, Verdict, Unwanted } from './condition';
export { type Excerpt, excerptsOf } from './excerpts';
export { findRecipes, type FoundRecipes } from './find-recipes';
export {
  type HitReason,
  RecipeIndex,
  type SearchableRecipe,
  type SearchAnswer,
  type SearchField,
  type SearchHit,
  type SearchOptions,
} from './recipe-index';
export { foldKeepingLength, type UnderstoodQuery, understandQuery } from './understand-query';
export { languageOf } from './recipe-foods';
export { searchWords } from './words';
