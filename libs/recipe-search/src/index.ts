export type { Condition, Verdict, Unwanted } from './condition';
export { type Excerpt, excerptsOf } from './excerpts';
export { kindsCalled, withKinds } from './food-meaning';
export { findRecipes, type FoundRecipes } from './find-recipes';
export { judgedOf, type JudgedRecipe, judgeOf } from './judge';
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
export { editDistance, slipsIn, SpellingIndex } from './spelling';
export { otherSpellings, withoutDigraphs } from './spellings';
export { plainWords, searchWords, stem } from './words';
