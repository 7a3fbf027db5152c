export * from './article';
export { type ArticleHit, ArticleIndex, isMeant } from './find-articles';
